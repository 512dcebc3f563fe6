import * as z from 'zod/mini'
import { Email } from '#domain/shared/schema'
import { isEmbedHost } from '#domain/shop/site/embedForm'
import { formWords } from '#domain/shop/site/formWords'
import type { Inquiry } from '#domain/shop/site/inquiry'
import type { Connection } from '../../../db/connect.ts'
import type { Secrets } from '../../../secrets.ts'
import { pressForm, refusedForm } from './formPages.ts'
import type { FormSource } from './formSource.ts'
import type { SentForm } from './readForm.ts'
import { makeStamp, readStamp } from './stamps.ts'

/** Somebody presses no button sooner. */
const quickestPressMs = 1_000
/** So many mails one address gets in a day that ask whether it wants news. */
const mostMailsADay = 3

export type SignUpProblem = 'email' | 'again' | 'press'
/** What becomes of a sign-up: a page of its own, our own form once more, or a mail that asks. `uid`: of the form; one is one mail. */
export type SignUpStep =
  | { kind: 'page'; status: number; body: string }
  | { kind: 'form'; problem: SignUpProblem }
  | { kind: 'ask'; uid: string; entry: Pick<Inquiry, 'email' | 'news' | 'page' | 'language'> }

type SignUp = {
  account: string
  language: string
  page: string
  source: FormSource
  shop: string
  hosts: readonly string[]
}

/**
 * A text that was copied into another site carries no fresh stamp: it is taken from the hosts of the list alone, and answered with a page on
 * which one presses once more. That page has a stamp, which holds for this address and this site, and what was pressed is what was agreed to.
 */
export function readSignUp(secrets: Secrets, now: number, signUp: SignUp, { fields }: SentForm): SignUpStep {
  const { account, language, page, source, shop, hosts } = signUp
  if (source.kind === 'other' && !isEmbedHost(hosts, source.host))
    return { kind: 'page', status: 403, body: refusedForm(language, { host: source.host, own: page }) }
  const email = z.safeParse(Email, fields.get('email') ?? '')
  if (!email.success) return { kind: 'form', problem: 'email' }
  const press = (from: string, stamp: string): SignUpStep => ({
    kind: 'page',
    status: 200,
    body: pressForm({ language, shop, email: email.data, from, stamp }),
  })
  const bound = (from: string) => `${account} ${email.data} ${from}`
  if (source.kind === 'other') return press(source.page, makeStamp(secrets, bound(source.page), now))
  const from = fields.get('from')
  const stamp = fields.get('stamp') ?? ''
  const read = readStamp(secrets, from === undefined ? account : bound(from), stamp, now)
  // Our own form, in which the address that was typed elsewhere stands already.
  if (!read) return { kind: 'form', problem: stamp ? 'again' : 'press' }
  if (read.isOld) return { kind: 'form', problem: 'again' }
  if (now - read.at < quickestPressMs)
    return from === undefined ? { kind: 'form', problem: 'press' } : press(from, stamp)
  const entry = {
    email: email.data,
    news: formWords(language).news(shop),
    page: (from ?? page).slice(0, 300),
    language,
  }
  return { kind: 'ask', uid: read.uid, entry }
}

/** Whoever wants to annoy somebody gets no further by many forms. */
export async function isAskedEnough(
  connection: Pick<Connection, 'query'>,
  account: string,
  email: string,
): Promise<boolean> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from shop_inquiry where account_id = $1 and kind = 'news' and state = 'waiting'
       and entry ->> 'email' = $2 and at > server_now() - interval '1 day'`,
    [account, email],
  )
  return rows[0]!.count >= mostMailsADay
}

export async function embedHostsOf(connection: Pick<Connection, 'query'>, account: string): Promise<string[]> {
  const { rows } = await connection.query<{ embed_hosts: string[] }>(
    'select embed_hosts from shop_site where account_id = $1',
    [account],
  )
  return rows[0]?.embed_hosts ?? []
}
