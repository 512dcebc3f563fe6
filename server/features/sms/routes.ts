import { channelCalls } from '#domain/channels/calls'
import type { Actor } from '#domain/shared/mutation'
import { findChannelAccount } from '../../channels/accounts/accountRow.ts'
import { forgetChannelSecrets, setSecrets } from '../../channels/accounts/setSecrets.ts'
import { webhookUrl } from '../../channels/accounts/webhookAddress.ts'
import type { Database } from '../../db/connect.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { RequestContext, Route } from '../../http/route.ts'
import type { By } from '../../people/manage.ts'
import type { Secrets } from '../../secrets.ts'
import type { Settings } from '../../settings.ts'
import type { SmsRoutes } from '../../sms/routes.ts'
import { testMessage, testRoute } from './testRoute.ts'

export type SmsUses = {
  database: Database
  secrets: Secrets
  settings: Settings
  limiter: Limiter
  smsRoutes: SmsRoutes
  /** the demo's message centre */
  sandbox: { settings: Pick<Settings, 'sms'> } | null
}

export function smsRoutes(route: Route, services: SmsUses): void {
  const by = ({ account, user }: Actor, { device, address }: RequestContext): By => ({ account, user, device, address })
  const doing = (user: Actor, asking: RequestContext) => ({ ...services, user, by: by(user, asking) })
  const { database, secrets, settings, limiter } = services

  route(channelCalls.setSecrets, async (input, user, asking) => {
    await setSecrets(doing(user, asking), input)
    return {}
  })
  route(channelCalls.forgetSecrets, async (input, user, asking) => {
    await forgetChannelSecrets(doing(user, asking), input)
    return {}
  })
  // Each of these makes the server talk to others.
  route(channelCalls.test, (input, user, asking) => {
    limiter.admit('mailCheck', user.user)
    return testRoute(doing(user, asking), input, asking.request.signal)
  })
  route(channelCalls.testMessage, (input, user, asking) => {
    limiter.admit('testSms', user.account)
    return testMessage(doing(user, asking), input, asking.request.signal)
  })
  route(channelCalls.webhook, async ({ id }, user) => {
    const { setting } = await findChannelAccount(database, user, id)
    const owner = { account: user.account, channelAccount: id }
    const { rows } = await database.pool.query<{ heard_at: number | null }>(
      `select floor(extract(epoch from heard_at) * 1000)::float8 as heard_at from channel_hearing
       where account_id = $1 and channel_account_id = $2`,
      [user.account, id],
    )
    const hasAddress = setting.kind === 'service' && settings.url !== null
    return {
      url: hasAddress ? webhookUrl(secrets, settings.url!, owner, 'sms') : null,
      heard_at: rows[0]?.heard_at ?? null,
    }
  })
  route(channelCalls.sandbox, () => {
    const sms = services.sandbox?.settings.sms
    if (sms?.kind !== 'smpp') return { setting: null }
    const { host, port, secure, systemId, long, window } = sms
    return { setting: { kind: 'smpp' as const, host, port, secure, system_id: systemId, long, window } }
  })
}
