import type { Context } from 'hono'
import { consentChannels } from '#domain/contacts/companions/consent'
import { mostUnsubscribeBody, unsubscribeAnswer } from '#domain/email/unsubscribe'
import type { Language } from '#domain/texts/errorText'
import { type OurMessage, readerOf, recordOptOut } from '../../../campaigns/suppression/optOut.ts'
import type { Database } from '../../../db/connect.ts'
import { asSystem } from '../../../db/scope.ts'
import type { MailTokens } from '../../../email/tokens.ts'
import { mailPaths } from '../../../email/urls.ts'
import { clientAddress } from '../../../http/address.ts'
import { readAll } from '../../../http/body.ts'
import type { Limiter } from '../../../http/limiter.ts'
import type { HttpApp } from '../../../http/route.ts'
import type { Log } from '../../../log.ts'
import { errorFields } from '../../../log.ts'
import { everywhere, type UnsubscribeView, unsubscribePage } from './unsubscribePage.ts'

/**
 * Where a receiver gets out of the list: a page that asks, and an address that a mail provider posts to in their name. Both
 * come from elsewhere and nobody is signed in; the token is what allows it.
 */
export function unsubscribePages(
  app: HttpApp,
  { database, limiter, log }: { database: Database; limiter: Limiter; log: Log },
  tokens: MailTokens,
): void {
  app.get(mailPaths.unsubscribe, (c) => show(c))
  app.post(mailPaths.unsubscribe, (c) => show(c))
  app.all(mailPaths.unsubscribe, (c) => show(c))

  async function show(c: Context): Promise<Response> {
    c.set('route', mailPaths.unsubscribe)
    const receiver = tokens.read('unsubscribe', c.req.param('token') ?? '')
    const mail = receiver ? await readMail(database, receiver) : null
    if (!mail) limiter.admit('address', clientAddress(c))
    const language = languageOf(c, mail)
    const body = c.req.method === 'POST' ? (await readAll(c.req.raw, mostUnsubscribeBody)).toString('latin1') : ''
    const asked = { method: c.req.method, content_type: c.req.header('content-type') ?? '', body }
    const { status, page, leaves } = unsubscribeAnswer(asked, mail)
    const fromAll = mail !== null && asked.method === 'POST' && new URLSearchParams(body).get(everywhere) === '1'
    if (mail && (leaves || fromAll)) {
      try {
        await leave(database, mail, { fromAll })
      } catch (error) {
        log('request failed', { route: mailPaths.unsubscribe, ...errorFields(error) })
        return answer(c, { page: 'failed', language, mail, fromAll: false }, 503)
      }
    }
    return answer(c, { page, language, mail, fromAll }, status)
  }

  async function answer(c: Context, shown: UnsubscribeView, status: number): Promise<Response> {
    for (const [name, value] of Object.entries(ownHeaders)) c.header(name, value)
    if (status === 405) c.header('allow', 'GET, HEAD, POST')
    return c.html(await unsubscribePage(shown), status as 200)
  }
}

const ownHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

export type LeavingMail = OurMessage & {
  unsubscribed: boolean
  /** as the mail named who sent it */
  company: string
  language: 'zh' | 'en' | null
}

async function readMail({ pool }: Database, receiver: string): Promise<LeavingMail | null> {
  const { rows } = await pool.query<LeavingMail>(
    `select r.id, r.account_id as account, r.task_id as task, r.contact_id as contact, r.address,
       r.unsubscribed_at is not null or strpos(r.address, '@') = 0 or exists (select from suppression s where s.account_id = r.account_id
         and s.kind = 'email' and s.value = r.address and s.reason in ('unsubscribed', 'complained', 'stopped')
         and (s.channels = '{}' or 'email' = any(s.channels)) and s.deleted_at is null) as unsubscribed,
       coalesce(nullif(run.signature ->> 'company', ''), run.signature ->> 'name', '') as company,
       (select m.language from email_message m where m.account_id = r.account_id and m.id = r.message_id) as language
     from campaign_receiver r join campaign_run run using (account_id, task_id) where r.id = $1`,
    [receiver],
  )
  return rows[0] ?? null
}

const leave = (database: Database, mail: LeavingMail, { fromAll }: { fromAll: boolean }): Promise<void> =>
  asSystem(database, (connection) =>
    recordOptOut(connection, readerOf(mail), {
      reason: 'unsubscribed',
      channels: fromAll ? consentChannels : ['email'],
      evidence: `unsubscribe page, mail ${mail.id}`,
    }),
  )

/** What was chosen on the page, else the mail's own, else the browser's. */
function languageOf(c: Context, mail: LeavingMail | null): Language {
  const asked = c.req.query('lang') ?? mail?.language ?? c.req.header('accept-language') ?? ''
  return /^\s*zh/i.test(asked) ? 'zh-CN' : 'en-US'
}
