import type { Context } from 'hono'
import type { Hit } from '#domain/email/hits/classifyHit'
import type { BlobStore } from '../../../blobs/store.ts'
import type { Database } from '../../../db/connect.ts'
import { ownTokens } from '../../../email/ownTokens.ts'
import { mailPaths } from '../../../email/urls.ts'
import { clientAddress } from '../../../http/address.ts'
import { noPage } from '../../../http/headers.ts'
import type { Limiter } from '../../../http/limiter.ts'
import { Buckets } from '../../../http/limiter.ts'
import type { HttpApp } from '../../../http/route.ts'
import type { Log } from '../../../log.ts'
import { errorFields } from '../../../log.ts'
import type { Secrets } from '../../../secrets.ts'
import { mailPicture } from './mailPicture.ts'
import { linkOf, takeHit } from './takeHit.ts'
import { unsubscribePages } from './unsubscribePages.ts'

/** pictures and links of one mail that are asked for: more say nothing new (`mostHits`) */
const mailHits = { burst: 40, perSecond: 0.2 }

/**
 * What a mail asks for in its receiver's hands. A token that was made here says whose mail it is; nothing else of a request
 * counts, and no answer says more of the mail than who holds it knows.
 */
export function mailPages(
  app: HttpApp,
  services: { database: Database; secrets: Secrets; limiter: Limiter; log: Log; blobs: BlobStore },
): void {
  const { database, secrets, limiter, log } = services
  const tokens = ownTokens(secrets)
  // By mail, because a whole company may read behind one address. Who tries tokens out is bound by the address.
  const perMail = new Buckets(mailHits)

  app.get(mailPaths.open, async (c) => {
    const receiver = tokens.read('open', c.req.param('token').replace(/\.gif$/, ''))
    if (!receiver) return nothing(c, mailPaths.open)
    await noteHit(c, receiver, { kind: 'open', link: null })
    return answer(c, mailPaths.open, { body: pixel, headers: { 'content-type': 'image/gif' } })
  })

  app.get(mailPaths.click, async (c) => {
    const click = tokens.readClick(c.req.param('token'))
    const url = click && (await linkOf(database.pool, click))
    if (!click || !url) return nothing(c, mailPaths.click)
    await noteHit(c, click.receiver, { kind: 'click', link: click.link })
    return answer(c, mailPaths.click, { status: 302, headers: { location: url } })
  })

  app.get(mailPaths.picture, async (c) => {
    limiter.admit('address', clientAddress(c))
    const found = await mailPicture(services, c.req.param())
    if (!found) return nothing(c, mailPaths.picture)
    const headers = { 'content-type': found.mime, 'cache-control': 'public, max-age=31536000, immutable' }
    return answer(c, mailPaths.picture, { body: found.bytes, headers })
  })

  unsubscribePages(app, services, tokens)

  /** What cannot be written down now is lost, and its reader does not hear of it. */
  async function noteHit(c: Context, receiver: string, what: Pick<Hit, 'kind' | 'link'>): Promise<void> {
    if (perMail.take(receiver, performance.now()).seconds) return
    try {
      await takeHit(database, receiver, { ...what, ...askedBy(c) })
    } catch (error) {
      log('hit not kept', errorFields(error))
    }
  }

  const askedBy = (c: Context) => ({
    method: c.req.method,
    user_agent: headerOf(c, 'user-agent', 300),
    purpose: ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']
      .map((name) => headerOf(c, name, 60))
      .join(' ')
      .trim(),
    from: secrets.digest('mail hit', clientAddress(c)).toString('base64url').slice(0, 16),
  })

  function nothing(c: Context, route: string): Response {
    limiter.admit('address', clientAddress(c))
    const headers = { 'content-type': 'text/plain; charset=utf-8' }
    return answer(c, route, { status: 404, body: 'not found', headers })
  }

  function answer(c: Context, route: string, { status = 200, body = null, headers = {} }: Partial<Answer>): Response {
    c.set('route', route)
    return new Response(body, { status, headers: { ...ownHeaders, ...headers } })
  }
}

type Answer = { status: number; body: string | Uint8Array<ArrayBuffer> | null; headers: Record<string, string> }

/** PostgreSQL keeps no NUL, and half of a sign is none. */
const headerOf = (c: Context, name: string, most: number) =>
  (c.req.header(name) ?? '').slice(0, most).replaceAll('\u0000', '').toWellFormed()

const ownHeaders = {
  'content-security-policy': noPage,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // A mail is shown on the pages of whoever keeps it.
  'cross-origin-resource-policy': 'cross-origin',
}

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
