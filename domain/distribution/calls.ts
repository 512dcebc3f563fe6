import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { Distribution, DistributionRequest, distributionKinds, distributionStates } from './distribution.ts'
import { PoolContact, PoolLimits } from './pool.ts'

/** that many named by their ids */
const distributionBodyBytes = 4_000_000
const poolIdsPerCall = 200

const page = {
  limit: z._default(z.int().check(z.minimum(1), z.maximum(500)), 20),
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
}
const One = z.object({ id: Id })
const PoolIds = z
  .array(Id)
  .check(z.minLength(1, says('nothingSelected')), z.maxLength(poolIdsPerCall, says('inputInvalid')))

/**
 * Contacts change hands: the main account's work, all of one distribution or nothing of it. And the public pool, from which
 * every user claims. What moved arrives on devices by sync.
 */
export const distributionCalls = calls({
  /** What it would do now. Refuses as `start` does, but that nothing matches is an answer here. */
  preview: {
    method: 'POST',
    path: '/api/distribution/preview',
    access: 'main',
    searchSeconds: limits.searchSeconds,
    bodyBytes: distributionBodyBytes,
    input: z.object({ asked: DistributionRequest }),
    output: z.object({
      /** all that match, whatever `count` is */
      matching: z.int(),
      going: z.int(),
      /** what the giver holds of it all */
      holds: z.int(),
      receivers: z.array(z.object({ user: Id, gets: z.int(), holds: z.int() })),
    }),
  },
  /**
   * Answers at once; `status` tells how it goes on. `id` is made by the device: asked again, also from elsewhere, it
   * answers with the state, and nothing moves twice. One that `failed` is tried again; `asked` may be left out then.
   */
  start: {
    method: 'POST',
    path: '/api/distribution/start',
    access: 'main',
    bodyBytes: distributionBodyBytes,
    input: z.object({ id: Id, asked: z.optional(DistributionRequest) }),
    output: Distribution,
  },
  status: {
    method: 'POST',
    path: '/api/distribution/status',
    access: 'main',
    input: One,
    output: Distribution,
  },
  /** While it, or its undo, is under way: nothing of that has happened then. Else it answers with the state as it is. */
  stop: {
    method: 'POST',
    path: '/api/distribution/stop',
    access: 'main',
    input: One,
    output: Distribution,
  },
  /**
   * Within 24 hours: what still belongs to whom it was given goes back to whom it was from; `receivers` say how many could.
   * Answers when it is over; meanwhile `status` tells how far it is, and after a `stop` it is `done` as before.
   */
  undo: {
    method: 'POST',
    path: '/api/distribution/undo',
    access: 'main',
    input: One,
    output: Distribution,
  },
  /** Newest first. */
  query: {
    method: 'POST',
    path: '/api/distribution/query',
    access: 'main',
    input: z.object({
      ...page,
      kind: z.optional(z.enum(distributionKinds)),
      state: z.optional(z.enum(distributionStates)),
      /** who gave or received */
      user: z.optional(Id),
      /** from the first to before the second moment */
      from: z.optional(Time),
      to: z.optional(Time),
    }),
    output: z.object({ count: z.int(), list: z.array(Distribution) }),
  },

  /* ---------- the public pool ---------- */

  /** Newest first, with what the caller may claim; `left` is null for the main account, which has no limit. */
  pool: {
    method: 'POST',
    path: '/api/pool/query',
    access: 'user',
    searchSeconds: limits.searchSeconds,
    input: z.object({
      ...page,
      /** every word of it in the name or the company */
      search: z.optional(text(200)),
      country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, says('inputInvalid')))),
      tag: z.optional(Id),
      source: z.optional(Id),
    }),
    output: z.object({
      count: z.int(),
      list: z.array(PoolContact),
      limits: PoolLimits,
      /** claimed within 24 hours, and claimed ones held now */
      today: z.int(),
      held: z.int(),
      left: z.nullable(z.int()),
    }),
  },
  /**
   * They become the caller's: all that nobody was quicker with. With too many for the limits, none. The main account takes
   * them out of the pool, and so keeps them.
   */
  claim: {
    method: 'POST',
    path: '/api/pool/claim',
    access: 'user',
    input: z.object({ ids: PoolIds }),
    output: z.object({ claimed: z.array(Id), gone: z.array(Id) }),
  },
  setPoolLimits: {
    method: 'POST',
    path: '/api/pool/limits',
    access: 'main',
    input: PoolLimits,
    output: PoolLimits,
  },
})
