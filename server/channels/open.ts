import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Channel, Channels, SmsMessage } from './channel.ts'
import { smtpChannel } from './email/smtp.ts'
import type { SmsSettings } from './settings.ts'
import { httpSms } from './sms/http.ts'
import { smppSms } from './sms/smpp.ts'

export const openChannels = ({ smtp, sms }: Pick<Settings, 'smtp' | 'sms'>, log: Log): Channels => ({
  email: smtp && smtpChannel(smtp),
  sms: sms && smsChannel(sms, log),
})

export const smsChannel = (settings: SmsSettings, log: Log): Channel<SmsMessage> =>
  settings.kind === 'smpp' ? smppSms(settings, log) : httpSms(settings)

export async function stopChannels({ email, sms }: Channels): Promise<void> {
  await email?.stop()
  await sms?.stop()
}
