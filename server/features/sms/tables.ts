import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const smsTables = {
  channel_account: 'nobody',
  channel_secret: 'nobody',
  sms_message: 'nobody',
} as const satisfies Record<string, RetainedTrace>
