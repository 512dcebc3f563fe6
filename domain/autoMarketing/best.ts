import { limits } from '../limits.ts'
import type { AutoArrow, AutoOutcome } from './arrow.ts'
import type { AutoPlan } from './plan.ts'
import type { AutoRun } from './run.ts'

export type Outcomes = Readonly<Record<string, AutoOutcome>>

const noOutcome: AutoOutcome = { on: 0, opened: 0, clicked: 0, replied: 0 }
const addOutcome = (a: AutoOutcome, b: AutoOutcome): AutoOutcome => ({
  on: a.on + b.on,
  opened: a.opened + b.opened,
  clicked: a.clicked + b.clicked,
  replied: a.replied + b.replied,
})

export function addOutcomes(all: readonly (readonly [string, AutoOutcome])[]): Record<string, AutoOutcome> {
  const sums: Record<string, AutoOutcome> = {}
  for (const [key, one] of all) sums[key] = addOutcome(sums[key] ?? noOutcome, one)
  return sums
}

/** What counts first: an answer, then a click, then an opened mail. */
const measures = ['replied', 'clicked', 'opened'] as const

/** Chance alone would bring such a difference in less than one of twenty comparisons. */
const sureAt = 1.96

/** Whether `a` did better than `b`, and not by chance: the first measure that tells them apart decides. */
export function isSurelyBetter(a: AutoOutcome, b: AutoOutcome): boolean {
  if (a.on < limits.autoBestSent || b.on < limits.autoBestSent) return false
  for (const measure of measures) {
    const sure = sureness(a, b, measure)
    if (Math.abs(sure) >= sureAt) return sure > 0
  }
  return false
}

/** How many standard deviations lie between the two rates. */
function sureness(a: AutoOutcome, b: AutoOutcome, measure: (typeof measures)[number]): number {
  const rate = (a[measure] + b[measure]) / (a.on + b.on)
  const spread = Math.sqrt(rate * (1 - rate) * (1 / a.on + 1 / b.on))
  return spread === 0 ? 0 : (a[measure] / a.on - b[measure] / b.on) / spread
}

/** The one that did better than every other one that has enough numbers, of which there must be one; null: nobody can say. */
export function bestOf(outcomes: Outcomes): string | null {
  const known = Object.entries(outcomes).filter(([, { on }]) => on >= limits.autoBestSent)
  const best = known.find(([key, one]) => known.every(([other, its]) => other === key || isSurelyBetter(one, its)))
  return known.length > 1 && best ? best[0] : null
}

/** Those that did surely worse than another one. */
export const worseOf = (outcomes: Outcomes): string[] =>
  Object.keys(outcomes).filter((key) =>
    Object.entries(outcomes).some(([other, its]) => other !== key && isSurelyBetter(its, outcomes[key]!)),
  )

type RunFlow = Pick<AutoRun, 'plan' | 'flow'>

const arrowsOf = ({ plan, flow }: RunFlow): AutoArrow[] =>
  flow.filter(({ key }) => plan.steps.some(({ id }) => id === key))

/** By source, over all messages. */
export const sourceOutcomes = (run: RunFlow): Record<string, AutoOutcome> =>
  addOutcomes(arrowsOf(run).flatMap(({ sources = {} }) => Object.entries(sources)))

/** By the hour of the day (UTC) at which the first message left: those that follow wait for it. */
export function hourOutcomes(run: RunFlow): Record<string, AutoOutcome> {
  const [first] = run.plan.steps
  return { ...run.flow.find(({ key }) => key === first?.id)?.hours }
}

/** By the text: of the first messages of these runs over a channel, which alone go to everybody. */
export const messageOutcomes = (runs: readonly RunFlow[], channel: string): Record<string, AutoOutcome> =>
  addOutcomes(
    runs.flatMap(({ plan, flow }) => {
      const [first] = plan.steps
      const arrow = flow.find(({ key }) => key === first?.id)
      return first?.channel === channel && arrow ? [[first.message, arrow] as const] : []
    }),
  )

/** What is taken over of what did best; null, and nobody: the numbers do not say. */
export type BestOfRuns = { message: string | null; without: string[]; hour: number | null }

export function bestOfRuns(run: RunFlow, runs: readonly RunFlow[]): BestOfRuns {
  const [first] = run.plan.steps
  const message = first ? bestOf(messageOutcomes(runs, first.channel)) : null
  const hour = bestOf(hourOutcomes(run))
  const without = worseOf(sourceOutcomes(run)).filter((id) => run.plan.sources.some((source) => source.id === id))
  return { message: message === first?.message ? null : message, without, hour: hour === null ? null : Number(hour) }
}

export const hasBest = ({ message, without, hour }: BestOfRuns): boolean =>
  message !== null || without.length > 0 || hour !== null

const hourMs = 3_600_000

/** The plan once more with it: it begins at the next such hour. */
export function planWithBest(plan: AutoPlan, { message, without, hour }: BestOfRuns, now: number): AutoPlan {
  const [first, ...more] = plan.steps
  const steps = first && message !== null ? [{ ...first, message }, ...more] : plan.steps
  const sources = plan.sources.filter(({ id }) => !without.includes(id))
  return { ...plan, sources, steps, starts_at: hour === null ? null : nextHour(hour, now) }
}

function nextHour(hour: number, now: number): number {
  const today = Math.floor(now / (24 * hourMs)) * 24 * hourMs + hour * hourMs
  return today > now ? today : today + 24 * hourMs
}
