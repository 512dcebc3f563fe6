import type { CampaignChannel } from '../channel.ts'
import type { SendStatus } from '../sendStatus.ts'
import { addCounts, type Counter, type Counts, type Dimension } from './counters.ts'
import type { Looks } from './tracking.ts'

/** One receiver's row of the ledger, as far as it is counted. Times are the first ones; null: it never happened. */
export type LedgerMail = {
  belongto: string
  channel: CampaignChannel
  task: string
  message: string
  sender: string
  /** of the receiver's address, such as its domain */
  address_group: string
  status: SendStatus
  /** since when */
  status_at: number
  /** of a returned one */
  returned: 'hard' | 'soft' | null
  /** of a suppressed one; '' for others */
  reason: string
  /** when a server took it; null: none did, as far as anybody knows */
  sent_at: number | null
  /** of the receiver's clock when it was sent, east of UTC; null: nobody knows where they are */
  offset_minutes: number | null
  looks: Looks | null
  replied_at: number | null
  auto_replied_at: number | null
  unsubscribed_at: number | null
  complained_at: number | null
  /** what receipts of its channel said; null: nothing */
  delivered_at: number | null
  read_at: number | null
}

/** What is added to one row of the numbers; what is taken away is below 0. */
export type Delta = { belongto: string; channel: CampaignChannel; dimension: Dimension; key: string; counts: Counts }
/** The row of the numbers that it is added to, as one text. */
export const countsPlaceOf = ({ belongto, channel, dimension, key }: Omit<Delta, 'counts'>): string =>
  `${belongto} ${channel} ${dimension} ${key}`
/** Minutes by which the company's clock is ahead of UTC at a moment: its days are counted. */
export type OffsetAt = (at: number) => number

/**
 * What has to be added where after something happened to one receiver. Whatever the order of what happens, and however
 * often it is told, the numbers are the sum over the ledger as it stands. `before` null: the row is new; `after` null: gone.
 */
export const deltasOf = (before: LedgerMail | null, after: LedgerMail | null, offsetAt: OffsetAt): Delta[] =>
  deltasOfAll([{ before, after }], offsetAt)

/** The same after something happened to several. */
export function deltasOfAll(
  changes: Iterable<{ before: LedgerMail | null; after: LedgerMail | null }>,
  offsetAt: OffsetAt,
): Delta[] {
  const sums: Tally = new Map()
  for (const { before, after } of changes) {
    if (after) for (const delta of contributionsOf(after, offsetAt)) tally(sums, delta)
    if (before) for (const delta of contributionsOf(before, offsetAt)) tally(sums, delta, -1)
  }
  return rowsIn(sums)
}

/** The numbers made anew from the whole ledger. */
export function countLedger(mails: Iterable<LedgerMail>, offsetAt: OffsetAt): Delta[] {
  const sums: Tally = new Map()
  for (const mail of mails) for (const delta of contributionsOf(mail, offsetAt)) tally(sums, delta)
  return rowsIn(sums)
}

/** Puts deltas into the numbers that were there; rows of nothing are gone. */
export function withDeltas(rows: readonly Delta[], deltas: readonly Delta[]): Delta[] {
  const sums: Tally = new Map()
  for (const row of rows) tally(sums, row)
  for (const row of deltas) tally(sums, row)
  return rowsIn(sums)
}

/** By their place; changed where they stand, since thousands of messages are added to the same few rows. */
type Tally = Map<string, { delta: Delta; counts: Map<Counter, number> }>

function tally(sums: Tally, delta: Delta, sign: 1 | -1 = 1): void {
  const id = countsPlaceOf(delta)
  let row = sums.get(id)
  if (!row) {
    row = { delta, counts: new Map() }
    sums.set(id, row)
  }
  for (const name in delta.counts) {
    const counter = name as Counter
    row.counts.set(counter, (row.counts.get(counter) ?? 0) + sign * (delta.counts[counter] ?? 0))
  }
}

function rowsIn(sums: Tally): Delta[] {
  const rows: Delta[] = []
  for (const { delta, counts } of sums.values()) {
    const left = [...counts].filter(([, count]) => count !== 0)
    if (left.length) rows.push({ ...placeOf(delta), counts: Object.fromEntries(left) })
  }
  return rows
}

const placeOf = ({ belongto, channel, dimension, key }: Delta) => ({ belongto, channel, dimension, key })

/** Something that is counted, and when it happened. */
type Mark = { counter: Counter; at: number }

/** All that one receiver adds to the numbers. */
function contributionsOf(mail: LedgerMail, offsetAt: OffsetAt): Delta[] {
  const { belongto, channel, task, message, sender, address_group } = mail
  const marks = marksOf(mail)
  const all = countsOf(marks)
  const row = (dimension: Dimension, key: string, counts: Counts): Delta => ({
    belongto,
    channel,
    dimension,
    key,
    counts,
  })
  return [
    row('task', task, all),
    row('message', message, all),
    row('sender', sender, all),
    row('domain', address_group.toLowerCase(), all),
    ...dayRows(marks, offsetAt).flatMap(({ day, counts }) => [
      row('day', `${day}`, counts),
      row('taskDay', `${task}:${day}`, counts),
    ]),
    ...linkRows(mail).map(({ link, counts }) => row('link', `${task}:${link}`, counts)),
    ...hourRows(mail, all).map(({ hour, counts }) => row('hour', `${hour}`, counts)),
  ]
}

function marksOf(mail: LedgerMail): Mark[] {
  const { status, status_at, looks } = mail
  const sent_at = sentAt(mail)
  const marks: Mark[] = []
  const mark = (counter: Counter, at: number | null) => {
    if (at !== null) marks.push({ counter, at })
  }
  mark('receivers', sent_at ?? status_at)
  mark('sent', sent_at)
  if (status === 'returned') mark(mail.returned === 'soft' ? 'returned_soft' : 'returned_hard', status_at)
  else if (status !== 'sent') mark(status, status_at)
  if (status === 'suppressed' && mail.reason) mark(`suppressed_${mail.reason}`, status_at)
  // Who answers has read it, with or without pictures.
  mark('opened_unique', earlier(looks?.opened_at ?? null, mail.replied_at))
  mark('clicked_unique', looks?.clicked_at ?? null)
  mark('opened_machine', looks?.machine_opened_at ?? null)
  mark('clicked_machine', looks?.machine_clicked_at ?? null)
  for (const { hit, verdict } of looks?.judged ?? [])
    if (verdict.counts) mark(hit.kind === 'open' ? 'opened_total' : 'clicked_total', hit.at)
  mark('delivered', mail.delivered_at)
  mark('read', mail.read_at)
  for (const counter of ['replied', 'auto_replied', 'unsubscribed', 'complained'] as const)
    mark(counter, mail[`${counter}_at`])
  return marks
}

/** A mail that came back was taken by a server, whether anybody heard that or not. */
const sentAt = ({ status, status_at, sent_at }: LedgerMail) =>
  status === 'sent' || status === 'returned' ? (sent_at ?? status_at) : null

const earlier = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b))

function countsOf(marks: readonly Mark[]): Counts {
  const counts: Partial<Record<Counter, number>> = {}
  for (const { counter } of marks) counts[counter] = (counts[counter] ?? 0) + 1
  return counts
}

function dayRows(marks: readonly Mark[], offsetAt: OffsetAt): { day: number; counts: Counts }[] {
  const byDay = grouped(marks, ({ at }) => Math.floor((at + offsetAt(at) * 60_000) / 86_400_000))
  return [...byDay].map(([day, marks]) => ({ day, counts: countsOf(marks) }))
}

/** Of a link, clicks are all there is to say. */
function linkRows({ looks }: LedgerMail): { link: number; counts: Counts }[] {
  const clicks = (looks?.judged ?? []).filter(({ hit }) => hit.link !== null)
  return [...grouped(clicks, ({ hit }) => hit.link ?? 0)].map(([link, hits]) => {
    const clicked_total = hits.filter(({ verdict }) => verdict.counts).length
    const clicked_unique = looks?.links.has(link) ? 1 : 0
    const clicked_machine = clicked_total < hits.length ? 1 : 0
    return {
      link,
      counts: addCounts({}, { clicked_unique, clicked_total, clicked_machine }),
    }
  })
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

const hourCounters = ['sent', 'returned_hard', 'returned_soft', 'opened_unique', 'clicked_unique', 'replied'] as const

/** By the receiver's own clock: when is a good time to write to somebody. */
function hourRows(mail: LedgerMail, all: Counts): { hour: number; counts: Counts }[] {
  const at = sentAt(mail)
  if (at === null || mail.offset_minutes === null) return []
  const counts = hourCounters.reduce<Counts>((sum, name) => addCounts(sum, { [name]: all[name] ?? 0 }), {})
  return [{ hour: hourOfWeek(at, mail.offset_minutes), counts }]
}

/** 24 × weekday, from Monday, 0, and the hour. */
export function hourOfWeek(at: number, offsetMinutes: number): number {
  const hours = Math.floor((at + offsetMinutes * 60_000) / 3_600_000)
  // 1 January 1970 was a Thursday.
  return (((hours + 72) % 168) + 168) % 168
}
