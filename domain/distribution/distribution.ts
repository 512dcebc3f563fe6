import * as z from 'zod/mini'
import { followUpStatuses } from '../contacts/contact.ts'
import { countryCodes } from '../contacts/countryCodes.ts'
import { type ErrorCode, says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Time, text } from '../shared/schema.ts'

/** From the main account's own contacts; from one user to others; from a user back to the main account or into the pool. */
export const distributionKinds = ['distribute', 'transfer', 'release'] as const
export type DistributionKind = (typeof distributionKinds)[number]
/** In blocks of one size; one after another in turns; in blocks of given sizes. */
export const shareWays = ['equal', 'roundRobin', 'numbers'] as const
export type ShareWay = (typeof shareWays)[number]
/** By when they were made. */
export const distributionOrders = ['newest', 'oldest'] as const

/** Where a phone is registered: its first digits, a calling code or more, with or without + or 00 before it. */
export const AreaCode = z.string().check(
  z.trim(),
  z.overwrite((digits) => digits.replace(/^(\+|00)\s*/, '')),
  z.regex(/^[1-9]\d{0,6}$/, says('areaCodeInvalid')),
)

const some = <S extends z.ZodMiniType>(one: S) => z.optional(z.array(one).check(z.maxLength(limits.filterChoices)))

/** Each criterion that is there must hold; within one, any of its choices. Nothing chosen: no criterion. */
export const ContactFilter = z.object({
  tag: some(Id),
  source: some(Id),
  category: some(Id),
  area_code: some(AreaCode),
  country: some(z.enum(countryCodes as [string, ...string[]])),
  follow_up_status: some(z.enum(followUpStatuses)),
  /** from the first to before the second moment */
  created_from: z.optional(Time),
  created_to: z.optional(Time),
  updated_from: z.optional(Time),
  updated_to: z.optional(Time),
  /** every word of it in the name, the company, a phone or an email */
  search: z.optional(text(200)),
})
export type ContactFilter = z.output<typeof ContactFilter>

const Count = z
  .int()
  .check(z.minimum(1, says('distributionZero')), z.maximum(limits.distributionRows, says('distributionTooMany')))

/** What goes: at most `count` of those that match and, where ids are named, are among them. */
const what = {
  filter: z._default(ContactFilter, {}),
  ids: z.optional(
    z
      .array(Id)
      .check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.distributionRows, says('inputInvalid'))),
  ),
  count: Count,
  order: z._default(z.enum(distributionOrders), 'newest'),
}

const isEachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length
const Receivers = z
  .array(Id)
  .check(
    z.minLength(1, says('receiverMissing')),
    z.maxLength(limits.subAccountsPerCall, says('inputInvalid')),
    z.refine(isEachOnce, says('inputInvalid')),
  )

/** Who gets how many. `numbers` has one for each of `to`. */
const shared = {
  to: Receivers,
  share: z._default(z.enum(shareWays), 'equal'),
  numbers: z.optional(z.array(Count)),
}

export const DistributionRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('distribute'),
    ...what,
    ...shared,
    /** from what waits in the public pool, instead of what is not in it */
    pooled: z._default(z.boolean(), false),
  }),
  z.object({ kind: z.literal('transfer'), from: Id, ...what, ...shared }),
  /** `from` may be the main account where it puts its own into the pool. */
  z.object({ kind: z.literal('release'), from: Id, ...what, into: z.enum(['main', 'pool']) }),
])
export type DistributionRequest = z.output<typeof DistributionRequest>

type Problem = { code: ErrorCode; field: string }

/** What no schema sees: asked by the screen before its button, and by the server. `main` is the main account's user. */
export function distributionProblem(asked: DistributionRequest, main: string): Problem | null {
  if (asked.kind === 'release')
    return asked.into === 'main' && asked.from === main ? { code: 'sameAccount', field: 'from' } : null
  if (asked.to.includes(giverOf(asked, main))) return { code: 'sameAccount', field: 'to' }
  if (asked.share !== 'numbers') return null
  const { numbers = [], to, count } = asked
  if (numbers.length !== to.length) return { code: 'inputInvalid', field: 'numbers' }
  const sum = numbers.reduce((all, number) => all + number, 0)
  return sum === count ? null : { code: 'numbersDiffer', field: 'numbers' }
}

/** Whose the contacts are now. */
export const giverOf = (asked: DistributionRequest, main: string) => (asked.kind === 'distribute' ? main : asked.from)

/** Whose they become; what is in the pool belongs to the main account. */
export const receiversOf = (asked: DistributionRequest, main: string): readonly string[] =>
  asked.kind === 'release' ? [main] : asked.to

/** One list per receiver; together they are `rows`, each once. Where there are too few, the last ones go without. */
export function sharesOf<T>(asked: DistributionRequest, rows: readonly T[]): T[][] {
  if (asked.kind === 'release') return [[...rows]]
  const { to, share, numbers = [] } = asked
  if (share === 'roundRobin') return to.map((_, turn) => rows.filter((_, at) => at % to.length === turn))
  const [each, rest] = [Math.floor(rows.length / to.length), rows.length % to.length]
  const sizes = share === 'numbers' ? numbers : to.map((_, at) => (at < rest ? each + 1 : each))
  let from = 0
  return sizes.map((size) => rows.slice(from, (from += size)))
}

/**
 * `waiting` for another one of the company; `failed` moved nothing and may be asked for again; `stopped` moved nothing, by
 * wish; `undone` brought back what it could.
 */
export const distributionStates = ['waiting', 'running', 'done', 'failed', 'stopped', 'undone'] as const
export type DistributionState = (typeof distributionStates)[number]
export const isUnderWay = (state: DistributionState) => state === 'waiting' || state === 'running'

export const Distribution = z.object({
  id: Id,
  /** who did it */
  user: Id,
  /** without the ids that were named */
  asked: DistributionRequest,
  /** how many ids were named; null: none, the filter alone chose */
  named: z.nullable(z.int()),
  /** whose the contacts were */
  from: Id,
  state: z.enum(distributionStates),
  /** why it failed: a key of the error catalogue */
  code: z.nullable(z.string()),
  /** 0 until it is known */
  total: z.int(),
  done: z.int(),
  /** while it is being undone: how many go back, and how many have */
  undoing: z.nullable(z.object({ total: z.int(), done: z.int() })),
  /** once done; `back`: how many of them an undo brought back */
  receivers: z.array(z.object({ user: Id, count: z.int(), back: z.int() })),
  created_at: Time,
  ended_at: z.nullable(Time),
  /** until then it can be undone; null: it cannot */
  undo_until: z.nullable(Time),
})
export type Distribution = z.output<typeof Distribution>
