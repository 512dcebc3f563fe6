import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const smsTables = {
  channel_account: 'nobody',
  channel_secret: 'nobody',
  channel_hearing: 'nobody',
  sms_message: 'nobody',
  sms_text: { told: 'mails' },
} as const satisfies Record<string, RetainedTrace>
