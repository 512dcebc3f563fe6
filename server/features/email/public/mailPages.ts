import type { Context } from 'hono'
import type { BlobStore } from '../../../blobs/store.ts'
import { hitNotes } from '../../../campaigns/hits/hitNotes.ts'
import type { Database } from '../../../db/connect.ts'
import { ownTokens } from '../../../email/ownTokens.ts'
import { mailPaths } from '../../../email/urls.ts'
import { clientAddress } from '../../../http/address.ts'
import { noPage } from '../../../http/headers.ts'
import type { Limiter } from '../../../http/limiter.ts'
import type { HttpApp } from '../../../http/route.ts'
import type { Log } from '../../../log.ts'
import type { Secrets } from '../../../secrets.ts'
import { linkOf } from './mailLink.ts'
import { mailPicture } from './mailPicture.ts'
import { unsubscribePages } from './unsubscribePages.ts'

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
  // Who tries tokens out is bound by the address.
  const noteHit = hitNotes({ database, secrets, log })

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

const ownHeaders = {
  'content-security-policy': noPage,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // A mail is shown on the pages of whoever keeps it.
  'cross-origin-resource-policy': 'cross-origin',
}

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
