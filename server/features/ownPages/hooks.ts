import type { Context } from 'hono'
import { readPageCall } from '../../channels/meta/pageWebhook.ts'
import { readSignedRequest } from '../../channels/meta/signedRequest.ts'
import { answerToVerification, isSignedByMeta } from '../../channels/whatsapp/webhook.ts'
import type { Database } from '../../db/connect.ts'
import { clientAddress } from '../../http/address.ts'
import { readAll } from '../../http/body.ts'
import { noPage } from '../../http/headers.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { HttpApp } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import { metaHookPath, metaVerifyToken } from '../../ownPages/connect.ts'
import { forgetGrantsOf } from '../../ownPages/forgetGrants.ts'
import type { OwnPages } from '../../ownPages/ownPages.ts'
import { ownersOfPage } from '../../ownPages/pageRows.ts'
import type { Secrets } from '../../secrets.ts'
import { callEvent, keepEvents } from '../../sms/receiving/events.ts'

/** Meta's calls are 3 MB at most. */
const mostBytes = 3_000_000
const mostFormBytes = 20_000

type HookUses = {
  database: Database
  secrets: Secrets
  limiter: Limiter
  ownPages: OwnPages
  hookBase: () => string | null
  log: Log
}

export const metaDeletionPath = `${metaHookPath}/deletion`
const deauthorizePath = `${metaHookPath}/deauthorize`

/**
 * Where Meta tells what happens at pages and accounts of all companies. What is kept is thanked for at once, and worked off
 * afterwards; pages that nobody has connected are nobody's, and nothing of them is kept.
 */
export function ownPageHooks(app: HttpApp, { database, secrets, limiter, ownPages, hookBase, log }: HookUses): void {
  const events = keepEvents(database)

  /** Meta makes sure that the address is ours. */
  app.get(metaHookPath, (c) => {
    c.set('route', metaHookPath)
    const said = answerToVerification(new URL(c.req.url).searchParams, metaVerifyToken(secrets))
    return ownPages.app && said ? c.body(said, 200, plain) : refused(c, 404)
  })

  app.post(metaHookPath, async (c) => {
    c.set('route', metaHookPath)
    const { app: metaApp } = ownPages
    if (!metaApp) return refused(c, 404)
    const body = await readAll(c.req.raw, mostBytes)
    if (!isSignedByMeta(body, c.req.header('x-hub-signature-256'), metaApp.secret)) {
      log('a call about pages is not signed by Meta')
      return refused(c, 401)
    }
    const entries = readPageCall(body.toString('utf8')) ?? []
    await Promise.all(
      entries.map(async ({ channel, page, entry }) => {
        const object = channel === 'facebook' ? 'page' : 'instagram'
        const call = { url: new URL(metaHookPath, c.req.url).href, body: JSON.stringify({ object, entry: [entry] }) }
        for (const owner of await ownersOfPage(database, channel, page)) await events.add(callEvent(owner, call))
      }),
    )
    return c.body('', 200, plain)
  })

  /** Somebody who connected pages wants what is known of them deleted: what they granted is. */
  app.post(metaDeletionPath, async (c) => {
    c.set('route', metaDeletionPath)
    const user = await wishOf(c)
    if (!user) return refused(c, 401)
    const code = await forgetGrantsOf({ database, log }, secrets, user)
    const url = new URL(metaDeletionPath, hookBase() ?? c.req.url)
    url.searchParams.set('code', code)
    return c.json({ url: url.href, confirmation_code: code })
  })
  app.get(metaDeletionPath, (c) => {
    c.set('route', metaDeletionPath)
    limiter.admit('address', clientAddress(c))
    const code = c.req.query('code') ?? ''
    if (!/^[\w-]{32}$/.test(code)) return c.body('not found', 404, plain)
    return c.body(deletedWords, 200, { ...plain, 'content-type': 'text/plain; charset=utf-8' })
  })

  app.post(deauthorizePath, async (c) => {
    c.set('route', deauthorizePath)
    const user = await wishOf(c)
    if (!user) return refused(c, 401)
    await forgetGrantsOf({ database, log }, secrets, user)
    return c.body('', 200, plain)
  })

  async function wishOf(c: Context): Promise<string | null> {
    limiter.admit('address', clientAddress(c))
    const { app: metaApp } = ownPages
    if (!metaApp) return null
    const body = (await readAll(c.req.raw, mostFormBytes)).toString('utf8')
    const signed = new URLSearchParams(body).get('signed_request') ?? ''
    return readSignedRequest(signed, metaApp.secret)?.user ?? null
  }

  function refused(c: Context, status: 401 | 404): Response {
    limiter.admit('address', clientAddress(c))
    return c.body(status === 404 ? 'not found' : 'not signed', status, plain)
  }
}

const deletedWords =
  '您授予的全部访问凭证已删除。What you had granted has been deleted; the companies whose pages these are keep their own records.'

const plain = {
  'content-security-policy': noPage,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-type': 'text/plain',
}
