import { type Counts, countOf } from '#domain/campaigns/statistics/counters'
import { healthOf, type Outcome } from '#domain/campaigns/stopRules'
import { limits } from '#domain/limits'

const warningKinds = ['complaintsStop', 'bouncesStop', 'complaintsWarn'] as const
type WarningKind = (typeof warningKinds)[number]
/** `task` null: no task alone, but all together. `limit`: in percent. */
export type Warning = { task: string | null; kind: WarningKind; some: number; all: number; limit: number }

/** Which tasks are at the product's limits, the worst first; where none is, whether all of them together are. */
export function warningsOf(tasks: ReadonlyMap<string, Counts>, all: Counts): Warning[] {
  const found = [...tasks].flatMap(([task, counts]) => warningOf(task, counts) ?? [])
  if (found.length === 0) return [warningOf(null, all)].flatMap((one) => one ?? [])
  return found.sort((a, b) => warningKinds.indexOf(a.kind) - warningKinds.indexOf(b.kind) || b.all - a.all)
}

function warningOf(task: string | null, counts: Counts): Warning | null {
  const { sent, bounced, complained } = outcomeIn(counts)
  const health = healthOf({ sent, bounced, complained })
  if (health.kind === 'fine') return null
  if (health.kind === 'warned')
    return { task, kind: 'complaintsWarn', some: complained, all: sent, limit: limits.complaintWarnPercent }
  return health.why === 'complaints'
    ? { task, kind: 'complaintsStop', some: complained, all: sent, limit: limits.complaintStopPercent }
    : { task, kind: 'bouncesStop', some: bounced, all: sent, limit: limits.bounceStopPercent }
}

/** As far as numbers say: which of the failed ones were refused for good, the server alone knows. */
const outcomeIn = (counts: Counts): Outcome => ({
  sent: countOf(counts, 'sent') + countOf(counts, 'failed'),
  bounced: countOf(counts, 'returned_hard'),
  complained: countOf(counts, 'complained'),
})
