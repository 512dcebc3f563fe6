import { type Counts, countOf, deliveredIn } from '#domain/campaigns/statistics/counters'
import { type RateName, toldRate } from '#domain/campaigns/statistics/rates'
import type { TableKind } from './statisticsAddress.ts'

const counted = {
  receivers: (counts: Counts) => countOf(counts, 'receivers'),
  sent: (counts: Counts) => countOf(counts, 'sent'),
  delivered: (counts: Counts) => Math.max(0, deliveredIn(counts)),
  opened: (counts: Counts) => countOf(counts, 'opened_unique'),
  machine: (counts: Counts) => countOf(counts, 'opened_machine'),
  clicked: (counts: Counts) => countOf(counts, 'clicked_unique'),
  replied: (counts: Counts) => countOf(counts, 'replied'),
  clickedReceivers: (counts: Counts) => countOf(counts, 'clicked_unique'),
  clicks: (counts: Counts) => countOf(counts, 'clicked_total'),
  clickedMachine: (counts: Counts) => countOf(counts, 'clicked_machine'),
} as const satisfies Record<string, (counts: Counts) => number>
export type CountName = keyof typeof counted

/** A number of something, or a rate. */
export type CountColumn = { key: CountName; kind: 'count' } | { key: RateName; kind: 'rate' }

const count = (key: CountName): CountColumn => ({ key, kind: 'count' })
const rate = (key: RateName): CountColumn => ({ key, kind: 'rate' })

const ofMails: readonly CountColumn[] = [
  count('sent'),
  rate('delivery'),
  rate('open'),
  count('machine'),
  rate('click'),
  rate('reply'),
  rate('hardBounce'),
  rate('unsubscribe'),
  rate('complaint'),
]
const ofLinks: readonly CountColumn[] = [count('clickedReceivers'), count('clicks'), count('clickedMachine')]

/** Of a link, clicks are all there is to say. */
export const columnsOf = (kind: TableKind): readonly CountColumn[] => (kind === 'link' ? ofLinks : ofMails)
export const ofDays: readonly CountColumn[] = (
  ['receivers', 'sent', 'delivered', 'opened', 'machine', 'clicked', 'replied'] as const
).map(count)

export const numberIn = (counts: Counts, name: CountName) => counted[name](counts)

/** What rows are sorted by: a rate of too few stands behind all others. */
export function weightOf(counts: Counts, column: CountColumn): number {
  if (column.kind === 'count') return numberIn(counts, column.key)
  const { kind, rate } = toldRate(counts, column.key)
  return kind === 'rate' ? rate : -1
}
