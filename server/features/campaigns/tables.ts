import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const campaignTables = {
  email_receiver: { told: 'mails' },
  email_attempt: { told: 'mails' },
  email_suppression: { told: 'suppressions' },
  email_place: 'untold',
  email_contact_delta: 'untold',
  email_task: 'untold',
  email_audience: 'ids',
  email_run: 'nobody',
  email_batch: 'nobody',
  email_link: 'nobody',
  email_mail_file: 'nobody',
  email_pace: 'nobody',
  email_doubt: 'nobody',
  email_counts: 'nobody',
  email_delta: 'nobody',
} as const satisfies Record<string, RetainedTrace>
