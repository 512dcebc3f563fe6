import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { monthAfter } from '../shared/monthAfter.ts'
import { Id, Time, text } from '../shared/schema.ts'

/** What a person may ask of whoever keeps something about them, in the words of GDPR Art. 15 to 18. */
export const rightKinds = ['access', 'correct', 'restrict', 'erase'] as const
export const RightKind = z.enum(rightKinds)
export type RightKind = z.output<typeof RightKind>

/** A request and what became of it. After an erasure nothing in it says whose it was. */
export const PersonRequest = z.object({
  id: Id,
  kind: RightKind,
  state: z.enum(['open', 'done']),
  /** as it was looked for; null once the person is erased */
  address: z.nullable(z.string()),
  /** who asked, and how */
  asked_by: text(limits.lineLength),
  asked_at: Time,
  due_at: Time,
  done_at: z.nullable(Time),
  done_by: z.nullable(Id),
  /** what was done, in the main account's words */
  outcome: text(limits.lineLength),
})
export type PersonRequest = z.output<typeof PersonRequest>

/** Art. 12. */
export const dueOf = (asked_at: number) => monthAfter(asked_at)

export const isOverdue = ({ state, due_at }: Pick<PersonRequest, 'state' | 'due_at'>, now: number) =>
  state === 'open' && due_at < now
