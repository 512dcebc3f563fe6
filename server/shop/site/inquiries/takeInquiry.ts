import * as z from 'zod/mini'
import { newContact } from '#domain/contacts/contact'
import { keepableText } from '#domain/conversations/conversationMessage'
import { identityOf } from '#domain/conversations/identity'
import { LinkCard, linkCardLimits } from '#domain/conversations/messageExtra'
import { limits } from '#domain/limits'
import { formWords } from '#domain/shop/site/formWords'
import { type Inquiry, inquirySource } from '#domain/shop/site/inquiry'
import { sitePath } from '#domain/shop/site/sitePaths'
import { type ShopText, siteText } from '#domain/shop/site/snapshot'
import { nameFiles, type StoredFile } from '../../../blobs/inboundFiles.ts'
import { contactsByAddress, type PeerContact } from '../../../conversations/contactsOfPeers.ts'
import { planInbound } from '../../../conversations/inbound.ts'
import { lockThreads } from '../../../conversations/threads.ts'
import type { Connection } from '../../../db/connect.ts'
import { notify } from '../../../notifications/notify.ts'
import { serverNow } from '../../../people/serverNow.ts'
import { newIdAt } from '../../../sync/newId.ts'
import { changeServerRows } from '../../../sync/serverRows.ts'
import { countInquiry } from '../serving/seen.ts'
import { phoneDigits } from './readForm.ts'

export type InquiryFile = { name: string; stored: StoredFile }
export type ShopOfInquiry = { account: string; main: string; shop: string; host: string; sender: string | null }

/** Where an inquiry stands now. `message`: null where no mailbox could answer it. `question`: what is looked at to answer it by itself. */
export type InquiryPlace = { contact: string; message: string | null; question: string | null }

/**
 * An inquiry as a contact, with where it comes from and what was agreed to, and as a mail in the inbox: it is answered by mail, so it
 * stands where the answer will. A contact that has the address already is not changed by what somebody enters. In the caller's
 * transaction, which works as the server.
 */
export async function takeInquiry(
  connection: Connection,
  shop: ShopOfInquiry,
  inquiry: Inquiry,
  files: readonly InquiryFile[],
): Promise<InquiryPlace> {
  const { account, main } = shop
  const now = await serverNow(connection)
  const known = (await contactsByAddress(connection, account, [inquiry.email])).get(inquiry.email) ?? []
  const contact = known[0] ?? {
    id: newIdAt(now),
    belongto: main,
    name: inquiry.name || inquiry.company || inquiry.email,
  }
  const plan = await planMail(connection, shop, inquiry, { contact, files, now })
  const source = known.length ? null : await findSource(connection, account, now)
  await changeServerRows(connection, account, rowsOf(shop, inquiry, { contact, isNew: !known.length, source, now }))
  if (plan) {
    await nameFiles(
      connection,
      account,
      files.map(({ stored }) => stored),
    )
    await plan.write()
  } else await tellOf(connection, shop, contact)
  await countInquiry(connection, account, inquiry)
  return { contact: contact.id, message: plan?.message ?? null, question: plan?.question ?? null }
}

type InquiryContext = { contact: PeerContact; files: readonly InquiryFile[]; now: number }

type InquiryMail = { message: string; question: string; write: () => Promise<void> }

/** null: no mailbox could answer it. */
async function planMail(
  connection: Connection,
  { account, sender }: ShopOfInquiry,
  inquiry: Inquiry,
  { contact, files, now }: InquiryContext,
): Promise<InquiryMail | null> {
  const identity = identityOf('email', inquiry.email)
  if (sender === null || !identity) return null
  const words = formWords(inquiry.language)
  const products = await productsOf(connection, account, inquiry)
  const mail = {
    id: newIdAt(now),
    kind: 'text' as const,
    subject: `${inquirySource}: ${subjectOf(inquiry, products) || words.title}`.slice(0, limits.lineLength),
    quote: null,
    parts: files.map(({ name, stored: { sha256, size, mime } }) => ({
      file: { hash: sha256, size, mime, name },
      name,
      state: 'there' as const,
    })),
    task: null,
    contact,
    mail_id: '',
    extra: linkOf(products),
  }
  const heard = {
    identities: [identity],
    name: inquiry.name,
    ref: `shop:${inquiry.uid}`,
    at: now,
    body: bodyOf(inquiry, products),
    mail,
  }
  const plan = await planInbound(connection, { account, channelAccount: sender, channel: 'email' }, [heard])
  const threads = await lockThreads(connection, account, plan.threads)
  return { message: mail.id, question: questionOf(inquiry, products), write: () => plan.write(threads) }
}

/** A product that is asked about. `title`: null where it is not there any more. `url`: its page, in the visitor's language. */
type AskedProduct = { slug: string; count: number; title: string | null; url: string }

async function productsOf(
  connection: Connection,
  account: string,
  { items, language, page }: Pick<Inquiry, 'items' | 'language' | 'page'>,
): Promise<AskedProduct[]> {
  const { rows } = await connection.query<{ slug: string; title: ShopText; languages: string[] }>(
    `select k.key as slug, p.body -> 'title' as title, s.body -> 'languages' as languages from shop_key k
     join shop_part p on p.account_id = k.account_id and p.kind = 'product' and p.id = k.row_id
     join shop_part s on s.account_id = k.account_id and s.kind = 'shop'
     where k.account_id = $1 and k.kind = 'product' and k.key = any($2::text[])`,
    [account, items.map(({ slug }) => slug)],
  )
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const origin = URL.parse(page)?.origin ?? ''
  return items.map(({ slug, count }) => {
    const known = bySlug.get(slug)
    if (!known) return { slug, count, title: null, url: '' }
    const path = sitePath({ kind: 'product', slug }, language, known)
    return { slug, count, title: siteText(known.title, language, known), url: origin && `${origin}${path}` }
  })
}

/** The first product whose page is known, as a card that leads there. */
function linkOf(products: readonly AskedProduct[]): LinkCard | null {
  const found = products.find(({ title, url }) => title && url)
  if (!found) return null
  const { title, url, count } = found
  const card = { title: title!.trim().slice(0, linkCardLimits.title), description: `× ${count}`, price: '' }
  return z.safeParse(LinkCard, { kind: 'link', url, ...card }).data ?? null
}

/** A few products that are named make a question clearer, and many of them another one. */
const mostNamed = 3
function questionOf({ text }: Inquiry, products: readonly AskedProduct[]): string {
  const titles = products.flatMap(({ title }) => title?.trim() || [])
  return titles.length && titles.length <= mostNamed ? `${titles.join(' / ')}: ${text}` : text
}

const subjectOf = ({ company, name }: Inquiry, products: readonly AskedProduct[]): string =>
  [products.map(({ title, slug }) => title ?? slug).join(', '), company || name].filter(Boolean).join(' · ')

function bodyOf({ text, name, company, phone, page, language }: Inquiry, products: readonly AskedProduct[]): string {
  const list = products.map(({ slug, count, title, url }) =>
    [`${count} × ${title ?? slug}`, url].filter(Boolean).join('\n'),
  )
  const who = [name, company, phone].filter(Boolean).join(' · ')
  return keepableText([text, list.join('\n'), who, `${page} (${language})`].filter(Boolean).join('\n\n'))
}

type ContactPlan = { contact: PeerContact; isNew: boolean; source: string | null; now: number }

function rowsOf(shop: ShopOfInquiry, inquiry: Inquiry, { contact, isNew, source, now }: ContactPlan) {
  const made = {
    contact_id: contact.id,
    created_by: shop.main,
    belongto: contact.belongto,
    created_at: now,
    updated_at: now,
  }
  const digits = phoneDigits(inquiry.phone)
  const fields = {
    name: inquiry.name,
    company: inquiry.company,
    emails: [{ email: inquiry.email, is_valid: 'toVerify' as const }],
    phones: digits ? [{ full_number: digits, is_wt: 'unvalidated' as const }] : [],
    source,
  }
  const origin = {
    ...made,
    id: newIdAt(now),
    way: 'person' as const,
    name: `${inquirySource} · ${shop.host}`.slice(0, limits.lineLength),
    licence: '',
    evidence: inquiry.page,
    collected_at: now,
    fields: [],
    informed_at: null,
  }
  return [
    ...(isNew ? [{ entity: 'contact' as const, puts: [newContact(contact.id, fields, shop.main, now)] }] : []),
    ...(isNew ? [{ entity: 'contact_origin' as const, puts: [origin] }] : []),
    ...(inquiry.news ? [{ entity: 'consent' as const, puts: [consentOf(inquiry, made, now)] }] : []),
  ]
}

/** The wording, the page and the time, as they can be shown to whoever asks. */
function consentOf<R extends object>(
  { news, page, language }: Pick<Inquiry, 'news' | 'page' | 'language'>,
  made: R,
  now: number,
) {
  return {
    ...made,
    id: newIdAt(now),
    channel: 'email' as const,
    basis: 'consent' as const,
    evidence: [news, page, language].join('\n').slice(0, limits.evidenceLength),
    given_at: now,
    withdrawn_at: null,
  }
}

/** Somebody who wants news, and said so twice. */
export async function takeSubscription(
  connection: Connection,
  shop: ShopOfInquiry,
  wanted: Pick<Inquiry, 'email' | 'news' | 'page' | 'language'>,
): Promise<string> {
  const now = await serverNow(connection)
  const known = (await contactsByAddress(connection, shop.account, [wanted.email])).get(wanted.email) ?? []
  const inquiry = { uid: newIdAt(now), name: '', company: '', phone: '', text: '', items: [], ...wanted }
  const contact = known[0] ?? { id: newIdAt(now), belongto: shop.main, name: '' }
  const source = known.length ? null : await findSource(connection, shop.account, now)
  await changeServerRows(
    connection,
    shop.account,
    rowsOf(shop, inquiry, { contact, isNew: !known.length, source, now }),
  )
  return contact.id
}

async function tellOf(connection: Connection, { main }: ShopOfInquiry, contact: PeerContact): Promise<void> {
  const users = [...new Set([main, contact.belongto])]
  const link = `/statistics/contacts?contact=${contact.id}`
  await notify(connection, { users, level: 2, type: 'message', content: { key: 'inquiryCame', values: {} }, link })
}

/** The company's source of this name; made where there is none. */
async function findSource(connection: Connection, account: string, now: number): Promise<string | null> {
  const { rows } = await connection.query<{ id: string }>(
    'select id from source where account_id = $1 and name = $2 and deleted_at is null order by id limit 1',
    [account, inquirySource],
  )
  if (rows[0]) return rows[0].id
  const id = newIdAt(now)
  await changeServerRows(connection, account, [
    {
      entity: 'source',
      puts: [{ id, name: inquirySource, parent: null, colour: null, place: 0, created_at: now, updated_at: now }],
    },
  ])
  return id
}
