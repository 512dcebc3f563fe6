import type { Context } from 'hono'
import type { SmsAccount } from '#domain/channels/account'
import { readChannelAccounts } from '../../channels/accounts/accountRow.ts'
import { webhookOwner, webhookPath } from '../../channels/accounts/webhookAddress.ts'
import { services as smsServices } from '../../channels/sms/services/sendByHttp.ts'
import type { WebhookCall } from '../../channels/sms/services/service.ts'
import type { Database } from '../../db/connect.ts'
import { clientAddress } from '../../http/address.ts'
import { readAll } from '../../http/body.ts'
import { noPage } from '../../http/headers.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { HttpApp } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import type { Settings } from '../../settings.ts'
import { signInSetting } from '../../sms/openRoute.ts'
import { callEvent, keepEvents } from '../../sms/receiving/events.ts'
import type { SmsRoutes } from '../../sms/routes.ts'

/** Up to hundreds of receipts in one call. */
const mostBytes = 1_000_000

type HookUses = {
  database: Database
  secrets: Secrets
  settings: Settings
  limiter: Limiter
  smsRoutes: SmsRoutes
  log: Log
}

/**
 * Where services tell what became of messages, and what their receivers answer. What is kept is thanked for at once, and
 * worked off afterwards. Who does not know the address learns nothing.
 */
export function smsHooks(app: HttpApp, { database, secrets, settings, limiter, smsRoutes, log }: HookUses): void {
  const events = keepEvents(database)
  const path = webhookPath('sms')

  app.on(['GET', 'POST'], path, async (c) => {
    c.set('route', path)
    const owner = webhookOwner(secrets, { name: c.req.param('account'), key: c.req.param('key') }, 'sms')
    if (!owner) return refused(c, 404)
    limiter.admit('webhook', owner.channelAccount)
    const rows = await readChannelAccounts(database.pool, owner.account)
    const row = rows.find(({ id }) => id === owner.channelAccount)
    if (row?.setting.kind !== 'service') return refused(c, 404)
    const call = await callOf(c)
    const service = smsServices[row.setting.service]
    if (!(await isGenuine(owner.account, row, row.setting, call))) {
      log('a call of a service is not signed as it should be', { service: row.setting.service })
      return refused(c, 401)
    }
    await events.add(callEvent(owner, call))
    const { type, body } = service.thanks ?? { type: 'text/plain', body: '' }
    return c.body(body, 200, { ...ownHeaders, 'content-type': type })
  })

  async function isGenuine(
    account: string,
    row: SmsAccount,
    setting: Extract<SmsAccount['setting'], { kind: 'service' }>,
    call: WebhookCall,
  ): Promise<boolean> {
    const held = await smsRoutes.secretsOf({ account, row })
    if (row.secrets.some((name) => held[name] === undefined) || !row.secrets.length) return false
    return smsServices[setting.service].isGenuine(call, signInSetting(setting, held))
  }

  /** As the service called it: what it signed is the public address. */
  async function callOf(c: Context): Promise<WebhookCall> {
    const { pathname, search } = new URL(c.req.url)
    const base = settings.url ?? c.req.url
    return {
      url: new URL(pathname + search, base).href,
      headers: Object.fromEntries(c.req.raw.headers),
      body: (await readAll(c.req.raw, mostBytes)).toString('utf8').replaceAll('\u0000', ''),
    }
  }

  function refused(c: Context, status: 401 | 404): Response {
    limiter.admit('address', clientAddress(c))
    return c.body(status === 404 ? 'not found' : 'not signed', status, { ...ownHeaders, 'content-type': 'text/plain' })
  }
}

const ownHeaders = { 'content-security-policy': noPage, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
