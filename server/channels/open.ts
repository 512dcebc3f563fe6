import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Channels, DeliveryChannel, OutgoingEmail, SmsMessage } from './channel.ts'
import { type SmtpSettings, smtpChannel } from './email/smtp.ts'
import type { SmsSettings } from './settings.ts'
import { httpSms } from './sms/http.ts'
import { smppSms } from './sms/smpp.ts'

export const openChannels = ({ smtp, sms }: Pick<Settings, 'smtp' | 'sms'>, log: Log): Channels => ({
  email: openEmail(smtp),
  sms: openSms(sms, log),
})

export const openEmail = (settings: SmtpSettings | null): DeliveryChannel<OutgoingEmail> | null =>
  settings && smtpChannel(settings)

export function openSms(settings: SmsSettings | null, log: Log): DeliveryChannel<SmsMessage> | null {
  if (!settings) return null
  return settings.kind === 'smpp' ? smppSms(settings, log) : httpSms(settings)
}

export async function stopChannels({ email, sms }: Channels): Promise<void> {
  await email?.stop()
  await sms?.stop()
}
