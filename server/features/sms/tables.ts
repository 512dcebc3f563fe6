import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const smsTables = {
  channel_account: 'nobody',
  channel_secret: 'nobody',
  channel_hearing: 'nobody',
  raw_event: 'untold',
  raw_event_key: 'nobody',
  sms_link: 'ids',
  sms_message: 'nobody',
  sms_text: { told: 'mails' },
} as const satisfies Record<string, RetainedTrace>
