import type { SmsAccount } from '#domain/channels/account'
import type { CallService } from '../channels/callService.ts'
import { sendByHttp, serviceUrls } from '../channels/sms/services/sendByHttp.ts'
import type { SmsHeard, SmsRoute, SmsServiceSetting } from '../channels/sms/services/service.ts'
import { smppRoute } from '../channels/sms/smpp.ts'
import type { SmppSettings, SmppTimes } from '../channels/sms/smppSession.ts'
import type { Log } from '../log.ts'
import type { SmsNetwork } from './network.ts'

type RouteOf = Pick<SmsAccount, 'setting' | 'sender'>
type SmppSetting = Extract<SmsAccount['setting'], { kind: 'smpp' }>
type ServiceSetting = Extract<SmsAccount['setting'], { kind: 'service' }>
type SecretTexts = Readonly<Record<string, string>>

export type RouteTools = {
  network: SmsNetwork
  call: CallService
  log: Log
  timing?: SmppTimes
  /** What a message centre tells; what is not taken, it tells again. */
  hear: (heard: SmsHeard) => Promise<void>
}

export function openRoute({ setting, sender }: RouteOf, secrets: SecretTexts, tools: RouteTools): SmsRoute {
  if (setting.kind === 'smpp') {
    const { log, hear, timing, network } = tools
    return smppRoute(smppSettings(setting, sender, secrets), { log, hear, timing, reach: network.reach })
  }
  return {
    send: (message, handing) =>
      sendByHttp(setting.service, signInSetting(setting, secrets), message, handing, tools.call),
    stop: async () => {},
  }
}

export const smppSettings = (setting: SmppSetting, from: string, secrets: SecretTexts): SmppSettings => ({
  host: setting.host,
  port: setting.port,
  secure: setting.secure,
  systemId: setting.system_id,
  password: secrets.password ?? '',
  from,
  long: setting.long,
  window: setting.window,
})

export const signInSetting = (setting: ServiceSetting, secrets: SecretTexts): SmsServiceSetting => ({
  url: (setting.url || serviceUrls[setting.service] || '').replace(/\/+$/, ''),
  values: { ...setting.values, ...secrets },
})
