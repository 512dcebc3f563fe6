import type { Settings } from '../settings.ts'
import type { Channels } from './channel.ts'
import { smtpChannel } from './email/smtp.ts'
import { smsChannel } from './sms/http.ts'

export function openChannels({ smtp, sms }: Pick<Settings, 'smtp' | 'sms'>): Channels & { stop: () => Promise<void> } {
  const channels = { email: smtp && smtpChannel(smtp), sms: sms && smsChannel(sms) }
  return {
    ...channels,
    async stop() {
      await channels.email?.stop()
      await channels.sms?.stop()
    },
  }
}
