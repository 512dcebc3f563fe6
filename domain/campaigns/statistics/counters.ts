import * as z from 'zod/mini'
import { Id, Time } from '../../shared/schema.ts'
import { CampaignChannel } from '../channel.ts'
import { type SendCounts, sendStatuses } from '../sendStatus.ts'

/**
 * What is counted of messages. `delivered` and `read`: where receipts say so, which mails have none of. Of `receivers` each is one of waiting, claimed, sent, failed, uncertain, held or suppressed.
 * `sent`: its server took it, also where it came back; `returned_hard` and `returned_soft` are some of those.
 * `opened_unique`: receivers who are known to have looked, because of the picture, a click or an answer; `…_total`: how
 * often people did. `…_machine`: receivers whose mail something looked at that is no sign of a person.
 */
const counters = [
  'receivers',
  'waiting',
  'claimed',
  'sent',
  'failed',
  'returned_hard',
  'returned_soft',
  'uncertain',
  'held',
  'suppressed',
  'opened_unique',
  'opened_total',
  'opened_machine',
  'clicked_unique',
  'clicked_total',
  'clicked_machine',
  'replied',
  'auto_replied',
  'unsubscribed',
  'complained',
  'delivered',
  'read',
] as const
type NamedCounter = (typeof counters)[number]
/** Why somebody was not written to is counted by the reason's own name. */
export type Counter = NamedCounter | `suppressed_${string}`
/** Those that are not 0. */
export type Counts = Readonly<Partial<Record<Counter, number>>>

export const countOf = (counts: Counts, counter: Counter) => counts[counter] ?? 0

/** Mails that came as far as anybody knows. */
export const deliveredIn = (counts: Counts) => countOf(counts, 'sent') - returnedIn(counts)
const returnedIn = (counts: Counts) => countOf(counts, 'returned_hard') + countOf(counts, 'returned_soft')

/** Where the receivers stand, each once. */
export function sendCountsIn(counts: Counts): SendCounts {
  const of = (status: (typeof sendStatuses)[number]) => {
    if (status === 'sent') return deliveredIn(counts)
    return status === 'returned' ? returnedIn(counts) : countOf(counts, status)
  }
  return Object.fromEntries(sendStatuses.map((status) => [status, of(status)])) as SendCounts
}

/** Why some were not written to, the most frequent reason first. */
export const suppressedBy = (counts: Counts): { reason: string; count: number }[] =>
  Object.entries(counts)
    .flatMap(([name, count]) => (name.startsWith('suppressed_') && count ? [{ reason: name.slice(11), count }] : []))
    .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1))

/**
 * What the numbers are of. `day` and `taskDay` hold what happened on a day, whenever the mail was sent; `hour` holds by
 * the weekday and hour at which a receiver got the mail what came of it; all others hold all there ever was.
 */
const dimensions = ['task', 'message', 'sender', 'domain', 'day', 'taskDay', 'link', 'hour'] as const
export type Dimension = (typeof dimensions)[number]

/** One row of the numbers, as devices keep it. */
export const EmailCounts = z.object({
  id: Id,
  belongto: Id,
  /** of a row from before there were others: email */
  channel: z._default(CampaignChannel, 'email'),
  dimension: z.enum(dimensions),
  /** an id or a domain; of a day its number, of an hour 24 × weekday + hour, of a part of a task its id, a colon and the part */
  key: z.string().check(z.maxLength(300)),
  counts: z.record(z.string().check(z.regex(/^[a-z][a-zA-Z_]{0,60}$/)), z.int()),
  created_at: Time,
  updated_at: Time,
})
export type EmailCounts = z.output<typeof EmailCounts>

export function addCounts(a: Counts, b: Counts): Counts {
  const sum: Partial<Record<Counter, number>> = { ...a }
  for (const [name, count = 0] of Object.entries(b) as [Counter, number | undefined][]) {
    const total = countOf(sum, name) + count
    if (total) sum[name] = total
    else delete sum[name]
  }
  return sum
}
