import { type PriceLine, priceDay, priceOf } from '../campaigns/prices.ts'
import { pointsOfRow } from '../leads/price.ts'
import type { AutoPlan, AutoSource, AutoStep } from './plan.ts'
import { autoWaitMs } from './plan.ts'

/** Rows that are expected of a source at most, and what they cost. */
export type SourceEstimate = { id: string; rows: number; points: number }
/** Whom a step reaches at most, what that costs, and when it begins at the earliest. */
export type StepEstimate = { id: string; people: number; points: number; begins: number }
export type AutoEstimate = {
  sources: SourceEstimate[]
  people: number
  steps: StepEstimate[]
  points: number
  /** when the last step begins at the earliest */
  ends: number
}

export type EstimateFacts = {
  now: number
  /** how many contacts a filter finds now, by the id of its source */
  contacts: ReadonlyMap<string, number>
  prices: readonly PriceLine[]
}

/** What a plan may cost and whom it may reach, at most: branches and gates make it less. */
export function estimateOf(plan: AutoPlan, facts: EstimateFacts): AutoEstimate {
  const sources = plan.sources.map((source) => sourceEstimate(source, facts))
  const people = Math.min(
    plan.most_people,
    sources.reduce((sum, { rows }) => sum + rows, 0),
  )
  const steps: StepEstimate[] = []
  let begins = Math.max(facts.now, plan.starts_at ?? 0)
  for (const step of plan.steps) {
    begins = Math.max(begins + autoWaitMs(step), step.not_before ?? 0)
    steps.push(stepEstimate(step, people, begins, facts))
  }
  const points = [...sources, ...steps].reduce((sum, one) => sum + one.points, 0)
  return { sources, people, steps, points, ends: begins }
}

function sourceEstimate(source: AutoSource, { contacts }: EstimateFacts): SourceEstimate {
  if (source.kind === 'contacts') return { id: source.id, rows: contacts.get(source.id) ?? 0, points: 0 }
  if (source.kind === 'open') return { id: source.id, rows: 0, points: 0 }
  const price = pointsOfRow(source.form)
  const paid = source.most_points === null || price === 0 ? source.most_rows : Math.floor(source.most_points / price)
  const rows = Math.min(source.most_rows, paid)
  return { id: source.id, rows, points: rows * price }
}

function stepEstimate(step: AutoStep, people: number, begins: number, { prices }: EstimateFacts): StepEstimate {
  const reached = Math.min(people, step.most)
  const category = step.channel === 'whatsapp' ? 'marketing' : ''
  const each = priceOf(prices, { channel: step.channel, country: '', category }, priceDay(begins))
  return { id: step.id, people: reached, points: reached * each, begins }
}
