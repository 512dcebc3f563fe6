import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { html, raw } from 'hono/html'
import * as z from 'zod/mini'
import { limits } from '#domain/limits'
import { formTrap } from '#domain/shop/site/embedForm'
import { formWords } from '#domain/shop/site/formWords'
import { type Inquiry, isDoubtful, isFlood } from '#domain/shop/site/inquiry'
import { SiteSlug } from '#domain/shop/site/snapshot'
import { dropUnnamed, keepInboundFile, roomLeft, type StoredFile } from '../../../blobs/inboundFiles.ts'
import type { BlobStore } from '../../../blobs/store.ts'
import type { VirusScan } from '../../../blobs/virusScan.ts'
import type { Channels } from '../../../channels/channel.ts'
import type { Connection, Database } from '../../../db/connect.ts'
import { asSystem } from '../../../db/scope.ts'
import { Buckets } from '../../../http/limiter.ts'
import type { Secrets } from '../../../secrets.ts'
import { plainHtml } from '../plainHtml.ts'
import { confirmForm, type InquiryFormProblem, inquiryForm, saidPage, subscribeForm } from './formPages.ts'
import type { FormSource } from './formSource.ts'
import { emptyInquiry, readInquiry, readSent, type SentForm, typedInquiry } from './readForm.ts'
import { embedHostsOf, isAskedEnough, readSignUp } from './signUp.ts'
import { isWorkDone, makeStamp, readStamp } from './stamps.ts'
import {
  type InquiryFile,
  type InquiryPlace,
  type ShopOfInquiry,
  takeInquiry,
  takeSubscription,
} from './takeInquiry.ts'

export type FormTools = {
  database: Database
  secrets: Secrets
  channels: Channels
  blobs: BlobStore
  virusScan: VirusScan
  now?: () => number
}

/** Who asks, and where. `sender`: a hash of the network address, for a day. `page`: the whole address of the form. */
export type FormRequest = {
  account: string
  language: string
  page: string
  address: string
  sender: string
  source: FormSource
  query: URLSearchParams
  /** the title of a product of the site as HTML; null: it has none of that address */
  productTitle: (slug: string) => Promise<string | null>
}
export type FormAnswer = { status: number; body: string }

/** forms of one network address and of one shop: a company may be behind one address */
export const inquiryRates = { address: { burst: 12, perSecond: 0.02 }, shop: { burst: 120, perSecond: 0.2 } } as const

const fine = (body: string): FormAnswer => ({ status: 200, body })
const wrong = (body: string, status = 422): FormAnswer => ({ status, body })
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The forms of shops: what they show, and what comes in by them. */
export function openForms(tools: FormTools) {
  const { database, secrets, channels, now = Date.now } = tools
  const perAddress = new Buckets(inquiryRates.address)
  const perShop = new Buckets(inquiryRates.shop)
  const waits = ({ address, account }: FormRequest) =>
    perAddress.take(address, performance.now()).seconds || perShop.take(account, performance.now()).seconds

  async function show(kind: 'inquiry' | 'subscribe', asked: FormRequest): Promise<FormAnswer> {
    const token = asked.query.get('confirm')
    if (token) return showConfirm(token, asked)
    return fine(await formOf(kind, asked, null, null))
  }

  async function formOf(
    kind: 'inquiry' | 'subscribe',
    asked: FormRequest,
    sent: SentForm | null,
    problem: InquiryFormProblem | null,
  ): Promise<string> {
    const { language, account } = asked
    const { shop, email } = await shopWords(database.pool, account, language)
    const known = sent ? readStamp(secrets, account, sent.fields.get('stamp') ?? '', now()) : null
    const stamp = makeStamp(secrets, account, now(), known?.uid ?? randomUUID())
    if (kind === 'subscribe')
      return subscribeForm({
        language,
        shop,
        email,
        stamp,
        typed: sent?.fields.get('email')?.slice(0, 250) ?? '',
        problem,
      })
    const slug = z.safeParse(SiteSlug, asked.query.get('p'))
    const title = slug.success ? await asked.productTitle(slug.data) : null
    const typed = sent ? typedInquiry(sent) : emptyInquiry
    return inquiryForm({
      language,
      shop,
      email,
      stamp,
      about: title === null ? null : html`${raw(title)}`,
      typed,
      problem,
    })
  }

  async function take(
    kind: 'inquiry' | 'subscribe',
    asked: FormRequest,
    body: { type: string; bytes: Buffer },
  ): Promise<FormAnswer> {
    const words = formWords(asked.language)
    const sent = await readSent(body.type, body.bytes)
    if (!sent) return wrong(await formOf(kind, asked, null, 'failed'))
    const token = sent.fields.get('confirm')
    if (token) return confirm(token, asked)
    // A machine that fills in everything is thanked, and nothing is kept.
    if (sent.fields.get(formTrap)) return fine(saidPage(words.thanks, words.thanksMore))
    if (waits(asked)) return wrong(await formOf(kind, asked, sent, 'busy'), 429)
    return kind === 'inquiry' ? takeForm(asked, sent) : takeSignUp(asked, sent)
  }

  async function takeForm(asked: FormRequest, sent: SentForm): Promise<FormAnswer> {
    const { account, language } = asked
    const words = formWords(language)
    const again = async (problem: InquiryFormProblem, status?: number) =>
      wrong(await formOf('inquiry', asked, sent, problem), status)
    const stamp = sent.fields.get('stamp') ?? ''
    const read = readStamp(secrets, account, stamp, now())
    if (!read || read.isOld) return again('again')
    const { shop } = await shopWords(database.pool, account, language)
    const typed = typedInquiry(sent)
    const slug = z.safeParse(SiteSlug, asked.query.get('p'))
    const items = [typed.items, slug.success ? slug.data : ''].filter(Boolean).join(',')
    const facts = { uid: read.uid, language, page: asked.page, news: typed.news ? words.news(shop) : '' }
    const reading = readInquiry({ ...typed, items }, sent, facts)
    if (reading.kind === 'wrong') return again(reading.problem)
    const doubtful = isDoubtful({
      filledMs: now() - read.at,
      hasWork: isWorkDone(stamp, sent.fields.get('work') ?? ''),
      text: typed.text,
      ...(await formsOfHour(database.pool, asked)),
    })
    if (doubtful) {
      const isAsked = await askToConfirm(asked, { kind: 'inquiry', entry: reading.inquiry })
      return isAsked ? fine(saidPage(words.confirm, words.confirmMore, true)) : again('write', 503)
    }
    const kept = await keepFiles(tools, account, sent)
    if (kept === 'refused') return again('files')
    await inShop(account, async (connection, owner) => {
      const isNew = await noteTaken(connection, asked, reading.inquiry.uid)
      if (!isNew) return
      const place = await takeInquiry(connection, owner, reading.inquiry, kept)
      await notePlace(connection, account, reading.inquiry.uid, place)
    })
    await dropUnnamed(
      database,
      tools.blobs,
      kept.map(({ stored }) => stored),
    )
    return fine(saidPage(words.thanks, words.thanksMore, true))
  }

  /** Twice said, or it is none: here, and by the link in a mail. */
  async function takeSignUp(asked: FormRequest, sent: SentForm): Promise<FormAnswer> {
    const { account, language, page, source } = asked
    const words = formWords(language)
    const { shop } = await shopWords(database.pool, account, language)
    const hosts = await embedHostsOf(database.pool, account)
    const step = readSignUp(secrets, now(), { account, language, page, source, shop, hosts }, sent)
    if (step.kind === 'page') return { status: step.status, body: step.body }
    if (step.kind === 'form') return wrong(await formOf('subscribe', asked, sent, step.problem))
    if (isFlood(await formsOfHour(database.pool, asked)))
      return wrong(await formOf('subscribe', asked, sent, 'busy'), 429)
    const thanks = fine(saidPage(words.subscribe, words.subscribeSent))
    if (await isAskedEnough(database.pool, account, step.entry.email)) return thanks
    const isAsked = await askToConfirm(asked, { kind: 'news', entry: step.entry, uid: step.uid })
    return isAsked ? thanks : wrong(await formOf('subscribe', asked, sent, 'write'), 503)
  }

  /** false: no mail can be sent from here. */
  async function askToConfirm(asked: FormRequest, waiting: FormToConfirm): Promise<boolean> {
    if (!channels.email) return false
    const { account, language, sender } = asked
    const token = randomBytes(24).toString('base64url')
    const uid = waiting.kind === 'inquiry' ? waiting.entry.uid : waiting.uid
    const { rowCount } = await database.pool.query(
      `insert into shop_inquiry (account_id, uid, kind, state, entry, token_hash, sender)
       values ($1, $2, $3, 'waiting', $4, $5, $6) on conflict do nothing`,
      [account, uid, waiting.kind, JSON.stringify(waiting.entry), hashOf(token), sender],
    )
    // The same form sent again has its mail already.
    if (!rowCount) return true
    const { shop } = await shopWords(database.pool, account, language)
    const link = new URL(`?confirm=${token}`, asked.page.replace(/\?.*$/, '')).href
    const mail = confirmMail(language, shop, { kind: waiting.kind, link })
    await channels.email.send(
      { to: waiting.entry.email, ...mail },
      { idempotencyKey: uid, signal: AbortSignal.timeout(20_000) },
    )
    return true
  }

  async function showConfirm(token: string, { account, language }: FormRequest): Promise<FormAnswer> {
    const words = formWords(language)
    const { rows } = await database.pool.query<{ kind: WaitingForm['kind'] }>(
      `select kind from shop_inquiry where account_id = $1 and token_hash = $2 and state = 'waiting'`,
      [account, hashOf(token)],
    )
    return rows[0]
      ? fine(confirmForm(language, token, rows[0].kind))
      : wrong(saidPage(words.expired, words.expiredMore), 404)
  }

  async function confirm(token: string, { account, language }: FormRequest): Promise<FormAnswer> {
    const words = formWords(language)
    const kind = await inShop(account, async (connection, owner) => {
      const { rows } = await connection.query<WaitingForm & { uid: string }>(
        `select uid, kind, coalesce(entry, '{}') as entry from shop_inquiry where account_id = $1 and token_hash = $2 and state = 'waiting' for update`,
        [account, hashOf(token)],
      )
      const [waiting] = rows
      if (!waiting) return null
      const place =
        waiting.kind === 'inquiry'
          ? await takeInquiry(connection, owner, waiting.entry, [])
          : { contact: await takeSubscription(connection, owner, waiting.entry), message: null, question: null }
      await notePlace(connection, account, waiting.uid, place)
      return waiting.kind
    })
    if (kind === null) return wrong(saidPage(words.expired, words.expiredMore), 404)
    return fine(kind === 'news' ? saidPage(words.subscribed) : saidPage(words.confirmed, words.thanksMore, true))
  }

  const inShop = <T>(account: string, work: (connection: Connection, owner: ShopOfInquiry) => Promise<T>): Promise<T> =>
    asSystem(database, async (connection) => work(connection, await ownerOf(connection, account)))

  return { show, take }
}
export type SiteForms = ReturnType<typeof openForms>

type WaitingForm =
  | { kind: 'inquiry'; entry: Inquiry }
  | { kind: 'news'; entry: Pick<Inquiry, 'email' | 'news' | 'page' | 'language'> }

/** `uid`: of the form, so that one that is sent twice is one mail. */
type FormToConfirm =
  | Extract<WaitingForm, { kind: 'inquiry' }>
  | (Extract<WaitingForm, { kind: 'news' }> & { uid: string })

/** Whose contacts they become, and whose mailbox answers: the one that was chosen, or the main account's first. */
async function ownerOf(connection: Connection, account: string): Promise<ShopOfInquiry> {
  const { rows } = await connection.query<ShopOfInquiry>(
    `select s.account_id as account, u.id as main, '' as shop, s.host, (
       select e.id from email_sender e where e.account_id = s.account_id and e.deleted_at is null
       and (e.id = s.sender_id or s.sender_id is null) order by e.id = s.sender_id desc nulls last, e.belongto = u.id desc, e.id limit 1) as sender
     from shop_site s join app_user u on u.account_id = s.account_id and u.parent_id is null where s.account_id = $1`,
    [account],
  )
  return rows[0]!
}

async function shopWords(
  connection: Pick<Connection, 'query'>,
  account: string,
  language: string,
): Promise<{ shop: string; email: string }> {
  const { rows } = await connection.query<{ shop: string | null; email: string | null }>(
    `select coalesce(nullif(body #>> array['name', $2], ''), body #>> array['name', body #>> '{languages,0}']) as shop,
       body ->> 'email' as email from shop_part where account_id = $1 and kind = 'shop'`,
    [account, language],
  )
  return { shop: rows[0]?.shop ?? '', email: rows[0]?.email ?? '' }
}

async function formsOfHour(
  connection: Pick<Connection, 'query'>,
  { account, sender }: FormRequest,
): Promise<{ ofAddress: number; ofShop: number }> {
  const { rows } = await connection.query<{ ofAddress: number; ofShop: number }>(
    `select count(*) filter (where sender = $2)::int as "ofAddress", count(*)::int as "ofShop" from shop_inquiry
     where account_id = $1 and at > server_now() - interval '1 hour'`,
    [account, sender],
  )
  return rows[0]!
}

/** false: it was sent before. */
async function noteTaken(connection: Connection, { account, sender }: FormRequest, uid: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `insert into shop_inquiry (account_id, uid, kind, state, sender) values ($1, $2, 'inquiry', 'taken', $3) on conflict do nothing`,
    [account, uid, sender],
  )
  return (rowCount ?? 0) > 0
}

/** Where it stands from now on; it waits for nobody any more. */
const notePlace = (
  connection: Connection,
  account: string,
  uid: string,
  { contact, message, question }: InquiryPlace,
) =>
  connection.query(
    `update shop_inquiry set state = 'taken', entry = null, token_hash = null, contact_id = $3, message_id = $4, question = $5
     where account_id = $1 and uid = $2`,
    [account, uid, contact, message, question],
  )

async function keepFiles(
  { database, blobs: store, virusScan }: FormTools,
  account: string,
  { files }: SentForm,
): Promise<InquiryFile[] | 'refused'> {
  const kept: InquiryFile[] = []
  for (const { name, bytes } of files) {
    const plain = name.slice(0, limits.lineLength).toWellFormed() || 'file'
    const room = await roomLeft(database, account)
    const stored: StoredFile | string = await keepInboundFile(
      { store, virusScan },
      { account, name: plain, bytes, room },
    )
    if (typeof stored === 'string') {
      await dropUnnamed(
        database,
        store,
        kept.map((one) => one.stored),
      )
      return 'refused'
    }
    kept.push({ name: plain, stored })
  }
  return kept
}

function confirmMail(language: string, shop: string, { kind, link }: { kind: 'inquiry' | 'news'; link: string }) {
  const { mail } = formWords(language)
  const [subject, body] = kind === 'news' ? [mail.news(shop), mail.newsBody] : [mail.inquiry(shop), mail.inquiryBody]
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body><p>${body}</p><p><a href="${link}">${link}</a></p><p>${mail.ignore}</p></body></html>`
  return {
    subject: subject.replaceAll(/\s+/g, ' '),
    text: [body, link, mail.ignore].join('\n\n'),
    html: plainHtml(page),
  }
}
