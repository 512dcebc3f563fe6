import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/**
 * `sent`: to whom a server gave a final answer, yes or no. `bounced`: of these, refused for good at once or returned for
 * good later.
 */
export type Outcome = { sent: number; bounced: number; complained: number }

const stopReasons = ['complaints', 'bounces'] as const
export const isStopReason = (problem: string) => stopReasons.some((one) => one === problem)

/** What became of mails that were sent since a task was started again; `before`: how many had their answer by then. */
export type Restart = Pick<Outcome, 'bounced' | 'complained'> & { before: number }

/**
 * By what a task is judged. Whoever starts a stopped one again has seen why it was stopped: from then on only what is sent
 * since counts, also what comes back late of the mails before does not, and again few mails make no rate.
 */
export const judgedBy = (all: Outcome, restart: Restart | null): Outcome =>
  restart
    ? { sent: Math.max(0, all.sent - restart.before), bounced: restart.bounced, complained: restart.complained }
    : all

type Health = { kind: 'fine' } | { kind: 'warned' } | { kind: 'stop'; why: (typeof stopReasons)[number] }

/** Whether a task may go on. Few mails make no rate. */
export function healthOf({ sent, bounced, complained }: Outcome): Health {
  if (sent < limits.rateLeastSent) return { kind: 'fine' }
  if (reaches(complained, sent, limits.complaintStopPercent)) return { kind: 'stop', why: 'complaints' }
  if (reaches(bounced, sent, limits.bounceStopPercent)) return { kind: 'stop', why: 'bounces' }
  return reaches(complained, sent, limits.complaintWarnPercent) ? { kind: 'warned' } : { kind: 'fine' }
}

/** In whole thousandths of a percent: 0.3 of a hundred is no number that a computer has. */
const reaches = (part: number, whole: number, percent: number) => part * 100_000 >= Math.round(percent * 1_000) * whole

/** Some first, then time to see what they do; not fewer than a rate can be told of. */
export const FirstBatch = z.object({
  size: z.int().check(z.minimum(limits.rateLeastSent), z.maximum(10_000)),
  wait_hours: z.int().check(z.minimum(1), z.maximum(72)),
})
export type FirstBatch = z.output<typeof FirstBatch>

/** `open`: how many of the batch may still be written to; `finished_at`: when the last of it was done, null while `open`. */
type BatchState = { open: number; finished_at: number | null; outcome: Outcome }
type BatchTurn =
  | { kind: 'batch' }
  | { kind: 'wait'; until: number }
  | { kind: 'rest' }
  | { kind: 'stop'; why: (typeof stopReasons)[number] }

/** Who may be written to now: those of the batch, nobody, or all others too. */
export function batchTurn(batch: FirstBatch, { open, finished_at, outcome }: BatchState, now: number): BatchTurn {
  const health = healthOf(outcome)
  if (health.kind === 'stop') return health
  if (open > 0 || finished_at === null) return { kind: 'batch' }
  const until = finished_at + batch.wait_hours * 3_600_000
  return now < until ? { kind: 'wait', until } : { kind: 'rest' }
}
