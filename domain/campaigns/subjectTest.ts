import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Id, text } from '../shared/schema.ts'

/** In the order in which they decide where the wanted one is even. */
export const subjectMeasures = ['replied', 'clicked', 'opened'] as const
type SubjectMeasure = (typeof subjectMeasures)[number]
export const subjects = ['a', 'b'] as const
export type Subject = (typeof subjects)[number]

/** Two subjects for one mail: each goes to a share, and the better one to all others. */
export const SubjectTest = z.object({
  /** two tests split the same receivers differently */
  id: Id,
  /** the mail's own subject is a */
  b: text(limits.lineLength).check(z.trim(), z.minLength(1)),
  /** of the receivers, in percent, for each of the two; with 50 nobody waits for the better one */
  share: z.int().check(z.minimum(1), z.maximum(50)),
  measure: z.enum(subjectMeasures),
  wait_hours: z.int().check(z.minimum(1), z.maximum(72)),
})
export type SubjectTest = z.output<typeof SubjectTest>

/** Which subject somebody gets; null: the better one, when it is known. */
export function subjectOf({ id, share }: Pick<SubjectTest, 'id' | 'share'>, receiver: string): Subject | null {
  const place = (hashOf(`${id}/${receiver}`) / 2 ** 32) * 100
  return place < share ? 'a' : place < 2 * share ? 'b' : null
}

/** FNV-1a, then mixed as Murmur3 does: ids that were made one after the other are alike but for a few bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Of one subject: how many arrived, and what people did with them, each counted once. */
export type SubjectCounts = Record<SubjectMeasure | 'sent', number>
type Winner =
  | { kind: 'wait'; until: number | null }
  /** `clear`: chance alone would bring such a difference in less than one of twenty tests */
  | { kind: 'winner'; subject: Subject; clear: boolean }

/** `finished_at`: when the last mail of the test was sent; null: some are still to go. */
export function winnerOf(
  { measure, wait_hours }: Pick<SubjectTest, 'measure' | 'wait_hours'>,
  counts: Record<Subject, SubjectCounts>,
  finished_at: number | null,
  now: number,
): Winner {
  if (finished_at === null) return { kind: 'wait', until: null }
  const until = finished_at + wait_hours * 3_600_000
  if (now < until) return { kind: 'wait', until }
  for (const one of [measure, ...subjectMeasures]) {
    const lead = leadOf(counts, one)
    if (lead !== 0)
      return { kind: 'winner', subject: lead > 0 ? 'a' : 'b', clear: one === measure && isClear(counts, one) }
  }
  return { kind: 'winner', subject: 'a', clear: false }
}

/** Above 0: a has the higher rate. Multiplied, not divided: a subject that nobody got has no rate, and loses to any. */
const leadOf = ({ a, b }: Record<Subject, SubjectCounts>, measure: SubjectMeasure) =>
  a[measure] * Math.max(1, b.sent) - b[measure] * Math.max(1, a.sent)

/** The test of two proportions. */
function isClear({ a, b }: Record<Subject, SubjectCounts>, measure: SubjectMeasure): boolean {
  const sent = a.sent + b.sent
  const rate = (a[measure] + b[measure]) / sent
  const spread = Math.sqrt(rate * (1 - rate) * (1 / a.sent + 1 / b.sent))
  return spread > 0 && Math.abs(a[measure] / a.sent - b[measure] / b.sent) / spread >= 1.96
}
