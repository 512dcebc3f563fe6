import { limits } from '../../limits.ts'
import { type Counter, type Counts, countOf, deliveredIn } from './counters.ts'

/** What is divided by what, said here and nowhere else. */
export const rates = {
  delivery: { of: 'delivered', from: 'sent' },
  /** receivers who opened, of those whom it reached */
  open: { of: 'opened_unique', from: 'delivered' },
  click: { of: 'clicked_unique', from: 'delivered' },
  /** whether the mail keeps what its subject promises */
  clickToOpen: { of: 'clicked_unique', from: 'opened_unique' },
  reply: { of: 'replied', from: 'delivered' },
  unsubscribe: { of: 'unsubscribed', from: 'delivered' },
  complaint: { of: 'complained', from: 'sent' },
  hardBounce: { of: 'returned_hard', from: 'sent' },
  softBounce: { of: 'returned_soft', from: 'sent' },
} as const satisfies Record<string, { of: Counter | 'delivered'; from: Counter | 'delivered' }>
export type RateName = keyof typeof rates

/** Those of which more is worse. */
const unwelcome: ReadonlySet<RateName> = new Set(['unsubscribe', 'complaint', 'hardBounce', 'softBounce'])
export const isWelcome = (name: RateName) => !unwelcome.has(name)

/** Of 1; null where there is nothing to divide by. Late news, such as an open of a mail that came back, never makes it more than all. */
export function rateOf(counts: Counts, name: RateName): number | null {
  const { some, all } = partsOf(counts, name)
  return all > 0 ? some / all : null
}

function partsOf(counts: Counts, name: RateName): { some: number; all: number } {
  const all = Math.max(0, numberOf(counts, rates[name].from))
  return { some: Math.max(0, Math.min(all, numberOf(counts, rates[name].of))), all }
}

/** `tooFew`: a rate of so few would be chance; how many there are can be said nevertheless. */
type ToldRate = { kind: 'rate' | 'tooFew'; rate: number; some: number; all: number }

/** What is rare, such as a complaint, needs more mails to be told of. */
export function toldRate(counts: Counts, name: RateName): ToldRate {
  const { some, all } = partsOf(counts, name)
  const least = unwelcome.has(name) ? limits.rateLeastSent : leastForRate
  return { kind: all < least ? 'tooFew' : 'rate', rate: rateOf(counts, name) ?? 0, some, all }
}
export const leastForRate = 20

const numberOf = (counts: Counts, name: Counter | 'delivered') =>
  name === 'delivered' ? deliveredIn(counts) : countOf(counts, name)

/** `of_first` and `of_previous`: of 1, or null where nobody was there. */
type Stage<Name> = { stage: Name; count: number; of_first: number | null; of_previous: number | null }
const mailStages = ['receivers', 'sent', 'delivered', 'opened_unique', 'clicked_unique'] as const
export type MailStage = Stage<(typeof mailStages)[number]>

/** Each stage is part of the one before it. Answers are none: who answers need not have clicked. */
export const mailFunnel = (counts: Counts): MailStage[] => funnelOf(mailStages, (stage) => numberOf(counts, stage))

const receiptStages = ['receivers', 'sent', 'delivered', 'read'] as const
export type ReceiptStage = Stage<(typeof receiptStages)[number]>

/** The funnel of a channel that has delivery and read receipts, but no opens or clicks. */
export const receiptFunnel = (counts: Counts): ReceiptStage[] =>
  funnelOf(receiptStages, (stage) => countOf(counts, stage))

function funnelOf<Name>(names: readonly Name[], numberAt: (stage: Name) => number): Stage<Name>[] {
  const stages: Stage<Name>[] = []
  for (const stage of names) {
    const previous = stages.at(-1)
    const count = Math.max(0, Math.min(numberAt(stage), previous?.count ?? Infinity))
    const first = stages[0]?.count ?? count
    stages.push({ stage, count, of_first: share(count, first), of_previous: share(count, previous?.count ?? count) })
  }
  return stages
}

const share = (some: number, all: number) => (all > 0 ? some / all : null)

export type HeatCell = { weekday: number; hour: number; sent: number; rate: number | null }

/** All 168 hours of a week, Monday first. An hour in which too few were sent has no rate: chance would look like advice. */
export function heatOf(
  rows: readonly { key: string; counts: Counts }[],
  name: RateName,
  { least = leastForRate } = {},
): HeatCell[] {
  const byHour = new Map(rows.map(({ key, counts }) => [Number(key), counts]))
  return Array.from({ length: 168 }, (_, at) => {
    const counts = byHour.get(at) ?? {}
    const sent = countOf(counts, 'sent')
    return { weekday: Math.floor(at / 24), hour: at % 24, sent, rate: sent < least ? null : rateOf(counts, name) }
  })
}

/**
 * `tooFew`: nobody can say. `same`: what differs may well be chance. `first` and `second`: that one's rate is the higher
 * one, and chance alone would show such a difference in fewer than one of twenty tries.
 */
type Comparison = {
  first: number | null
  second: number | null
  /** of the two-proportion test; null where it cannot be made */
  z: number | null
  higher: 'first' | 'second' | 'same' | 'tooFew'
}

/** The two-proportion z-test, two-sided at 5 %, with the pooled share. */
export function compare(first: Counts, second: Counts, name: RateName): Comparison {
  const [a, b] = [partsOf(first, name), partsOf(second, name)]
  const both = { first: rateOf(first, name), second: rateOf(second, name) }
  const pooled = (a.some + b.some) / (a.all + b.all)
  if (!isEnough(a.all, pooled) || !isEnough(b.all, pooled)) return { ...both, z: null, higher: 'tooFew' }
  const z = (a.some / a.all - b.some / b.all) / Math.sqrt(pooled * (1 - pooled) * (1 / a.all + 1 / b.all))
  if (Math.abs(z) < 1.96) return { ...both, z, higher: 'same' }
  return { ...both, z, higher: z > 0 ? 'first' : 'second' }
}

/** The test's own condition is that some five of each kind were to be expected. */
const isEnough = (all: number, share: number) =>
  all >= limits.rateLeastSent && all * share >= 5 && all * (1 - share) >= 5
