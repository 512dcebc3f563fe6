import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const campaignTables = {
  campaign_receiver: { told: 'mails' },
  campaign_attempt: { told: 'mails' },
  suppression: { told: 'suppressions' },
  campaign_place: 'untold',
  campaign_contact_delta: 'untold',
  campaign_task: 'untold',
  campaign_audience: 'ids',
  campaign_named: 'ids',
  campaign_course: 'nobody',
  campaign_run: 'nobody',
  campaign_batch: 'nobody',
  campaign_link: 'nobody',
  provider_ref: 'nobody',
  email_mail_file: 'nobody',
  campaign_pace: 'nobody',
  campaign_doubt: 'nobody',
  campaign_counts: 'nobody',
  campaign_delta: 'nobody',
  price_import: 'nobody',
  price_line: 'nobody',
} as const satisfies Record<string, RetainedTrace>
