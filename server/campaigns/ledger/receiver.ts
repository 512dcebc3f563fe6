import type { CampaignChannel } from '#domain/campaigns/channel'
import type { ReceiverReason } from '#domain/campaigns/receiverReason'
import type { SendStatus } from '#domain/campaigns/sendStatus'
import type { LedgerMail } from '#domain/campaigns/statistics/statistics'
import { looksOf } from '#domain/campaigns/statistics/tracking'
import type { Subject } from '#domain/campaigns/subjectTest'
import type { Hit } from '#domain/email/hits/classifyHit'

/** One row of `campaign_receiver`, with what its run says of it. Times are milliseconds. */
export type ReceiverRow = {
  id: string
  account: string
  task: string
  belongto: string
  contact: string
  /** of a sequence; '' of a task without one */
  step: string
  place: number
  message: string
  sender: string
  subject: Subject | null
  channel: CampaignChannel
  address: string
  /** those with which it shares a pace, such as a domain; \'\' for none */
  address_group: string
  country: string
  /** those of the country in which their number is, joined by commas; \'\': all of them */
  zones: string
  status: SendStatus
  status_at: number
  reason: ReceiverReason | ''
  not_before: number | null
  batch: string | null
  /** points */
  cost: number
  /** over which sender it went; null before, and of one that was claimed before there was a choice */
  channel_account_id: string | null
  /** the record of its contact's origin that the mail tells of; null: it tells of none */
  informs: string | null
  handed_over_at: number | null
  sent_at: number | null
  /** what receipts said; null: nothing, as of mails */
  delivered_at: number | null
  read_at: number | null
  offset_minutes: number | null
  attempts: number
  returned: 'hard' | 'soft' | null
  hits: readonly Hit[]
  opened_at: number | null
  clicked_at: number | null
  replied_at: number | null
  auto_replied_at: number | null
  unsubscribed_at: number | null
  complained_at: number | null
  /** the number of the link that nobody sees */
  trap: number | null
}

const timeColumns = [
  'status_at',
  'not_before',
  'handed_over_at',
  'sent_at',
  'delivered_at',
  'read_at',
  'opened_at',
  'clicked_at',
  'replied_at',
  'auto_replied_at',
  'unsubscribed_at',
  'complained_at',
] as const

/** `r` is the receiver and `run` its run; see `receiversFrom`. */
export const receiverColumns = [
  'r.id, r.account_id as account, r.task_id as task, r.user_id as belongto, r.contact_id as contact, r.step, r.place',
  'r.message_id as message, coalesce(r.channel_account_id, run.sender_id) as sender, r.subject, r.channel, r.address, r.address_group, r.country, r.zones, r.status, r.reason, r.batch, r.cost, r.channel_account_id, r.informs',
  'r.offset_minutes, r.attempts, r.returned, r.hits',
  ...timeColumns.map((name) => `(extract(epoch from r.${name}) * 1000)::bigint as ${name}`),
  `(select min(l.number) from campaign_link l
    where l.account_id = r.account_id and l.task_id = r.task_id and l.step = r.step and l.trap) as trap`,
].join(', ')

export const receiversFrom = 'campaign_receiver r join campaign_run run using (account_id, task_id)'

export const looksAt = ({ hits, handed_over_at, trap }: Pick<ReceiverRow, 'hits' | 'handed_over_at' | 'trap'>) =>
  hits.length ? looksOf(hits, { handed_over_at, trap }) : null

/** What is counted of it. */
export const ledgerMailOf = (row: ReceiverRow): LedgerMail => ({ ...row, looks: looksAt(row) })
