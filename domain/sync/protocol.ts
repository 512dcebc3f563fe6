import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, Time } from '../shared/schema.ts'

export const pushBodyBytes = 4_000_000
const scopesPerPull = 1_000
/** numbers that a device keeps with their marks */
export const witnessesPerDevice = 100

/**
 * The words between device and server. `reference`: docs/sync-protocol.md.
 *
 * - account: a company. user: main or sub account. replica: one local database of one user in one browser.
 * - seq: the account's counter, taken as the last lock of a write transaction. rev: the seq of a row's last change.
 * - scope: the one home of a row. `acct` everybody, `main` the main account, `user:<id>` its owner and the main account,
 *   `self:<id>` that user alone. `talk:<id>` the conversations of a user, for it and the main account; `pool:<id>` those of
 *   a channel account that nobody has taken; `mine:<id>` a user's private ones, for that user alone. Behind each of them
 *   `:<yyyymm>` their messages of one month.
 * - epoch: the identity of the server's history; another one after a restore from a backup.
 * - command: a mutation that means the moment it is given; answered alone, and refused as `expired` when it comes late.
 * - parked: what a disabled user had not sent yet. Its answer empties the outbox; everything else is 403 by then, and the
 *   device lets its rows go.
 */

/** Raised whenever a row or mutation changes its shape; the server refuses devices below `minSchema`. */
export const schemaNumber = 16
export const minSchema = 1
/** Devices below it do not know `self:` scopes, and are told of none. */
export const selfSchema = 3
/** Devices below it know nothing of conversations. */
export const talkSchema = 9
/** Devices below it know no private conversations, and are told of none. */
export const privateSchema = 15

export const Scope = z
  .string()
  .check(z.regex(/^(acct|main|(user|self):[0-9a-f-]{36}|(talk|pool|mine):[0-9a-f-]{36}(:[0-9]{4}(0[1-9]|1[0-2]))?)$/))
export type Scope = string
const Epoch = z.string().check(z.minLength(1), z.maxLength(100))
const Seq = z.int().check(z.minimum(0))
const EntityKey = z.string().check(z.maxLength(40))
const AnnouncedDigest = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const Digest = z.object({ rows: Seq, hash: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })
const eachScopeOnce = (asked: readonly { scope: string }[]) =>
  new Set(asked.map(({ scope }) => scope)).size === asked.length

/** The number that an answer stands at, and the random mark that this server gave it: no other history has both. */
const Witness = z.object({ seq: Seq, mark: Id })
export type Witness = z.output<typeof Witness>
/** The one up to which the sender has read. A server that does not know it was set back. */
const witness = { witness: z.optional(Witness) }
/**
 * What this user may see now: of months those that began last by the server's clock. Earlier ones may be asked for down to
 * `oldest_month`, later ones are empty.
 */
const granted = { scopes: z.array(Scope), oldest_month: z.optional(z.int()) }
const Columns = z.object({ length: z.int(), fields: z.record(z.string(), z.array(z.unknown())) })

/**
 * A mutation as it travels; `version` is that of its definition when it was made, older ones are upgraded. `prev` is the uid of the one this replica made before it; null begins a chain (anew, after
 * the server lost what came before). A uid that has an answer gets this answer again, whatever else it carries; else an
 * unknown `prev` is refused with 409 `missingPredecessor`, and nothing after it is looked at.
 */
export const SentMutation = z.object({
  uid: Id,
  prev: z.nullable(Id),
  mid: z.int().check(z.minimum(1)),
  name: z.string().check(z.maxLength(60)),
  version: z.int().check(z.minimum(1)),
  args: z.unknown(),
  /**
   * Everything up to here of the changed rows had been seen when the user made the change: a later change of the same
   * field by another replica is a conflict. 0: nothing is known, also after the server was restored.
   */
  base_rev: Seq,
  edited_at: Time,
  /**
   * Rows that a server, since restored, refused of it, and why; `args` has the others. It becomes part of the answer, so
   * that a device whose disk was set back hears of them as well.
   */
  refused: z.optional(
    z
      .record(Id, z.string().check(z.maxLength(60)))
      .check(z.refine((codes) => Object.keys(codes).length < limits.rowsPerMutation)),
  ),
})
export type SentMutation = z.output<typeof SentMutation>

/**
 * Every mutation gets exactly one answer, kept for ever under its uid: for all of its rows or none, but for what is judged
 * `rowByRow` where the device asks so. An HTTP error is no answer.
 */
export const MutationResult = z.object({
  uid: Id,
  status: z.enum(['applied', 'rejected', 'parked']),
  seq: Seq,
  code: z.optional(z.string()),
  /** the row that was refused, where it was one of many */
  id: z.optional(Id),
  /** rows that were not taken though the others were: of persons who asked to be erased */
  left_out: z.optional(z.array(Id)),
  /** rows that were refused one by one while the others count, and why */
  refused: z.optional(z.record(Id, z.string())),
})
export type MutationResult = z.output<typeof MutationResult>

/**
 * How far a device has one transaction that is larger than a page: its rows first, then its tombstones, each by entity and
 * id. The cursor stays before the transaction until its last part has come. `after` null: from the first one on.
 */
export const Within = z.object({
  seq: Seq,
  kind: z.enum(['rows', 'dels']),
  after: z.nullable(z.tuple([EntityKey, Id])),
})
export type Within = z.output<typeof Within>

/**
 * First sync reads a scope entity by entity in the order of `entities`, within one by id downwards (newest first), in
 * pages that each say "these are all rows of this interval" (`bootIntervals`); `boot` is the head when it began. After
 * it, changes follow by rev. So a scope can be read again at any time over the rows that are on the screen, and nothing
 * has to be swept afterwards.
 *
 * The server checks the tombstones it still has against `cursor` of a scope that follows changes and against `boot` of
 * one that is being read (no boot yet: nothing to check), else a device that reads under a rising floor never ends.
 */
export const ScopeRequest = z.object({
  scope: Scope,
  /** rises with every reset of this scope; an answer of an older generation is dropped */
  gen: z.int().check(z.minimum(0)),
  phase: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('boot'), boot: z.nullable(Seq), after: z.nullable(z.tuple([EntityKey, Id])) }),
    z.object({ kind: z.literal('delta'), cursor: Seq, within: z.optional(Within) }),
  ]),
})
export type ScopeRequest = z.output<typeof ScopeRequest>

export const BootPage = z.object({
  kind: z.literal('boot'),
  scope: Scope,
  gen: z.int(),
  /** as asked */
  after: z.nullable(z.tuple([EntityKey, Id])),
  boot: Seq,
  /** the last row of this page, or null when the scope has been read to its end */
  next: z.nullable(z.tuple([EntityKey, Id])),
  puts: z.record(EntityKey, Columns),
})
export type BootPage = z.output<typeof BootPage>

export const DeltaPage = z.object({
  kind: z.literal('delta'),
  scope: Scope,
  gen: z.int(),
  /** both as asked */
  cursor: Seq,
  within: z.optional(Within),
  /** The transaction goes on after this; `upto` is still the cursor, and `more` is true. */
  next: z.optional(Within),
  upto: Seq,
  /** false: upto is the head */
  more: z.boolean(),
  puts: z.record(EntityKey, Columns),
  /** entity, id, seq of rows that left this scope */
  dels: z.array(z.tuple([EntityKey, Id, Seq])),
  /** entity, id of those among them that were erased for good: nothing of them stays anywhere on the device */
  erased: z.optional(z.array(z.tuple([EntityKey, Id]))),
})
export type DeltaPage = z.output<typeof DeltaPage>

/** The cursor is older than the tombstones that are kept: read the scope again from the start. */
const ResetPage = z.object({ kind: z.literal('reset'), scope: Scope, gen: z.int() })
type ResetPage = z.output<typeof ResetPage>

export const PullPage = z.discriminatedUnion('kind', [BootPage, DeltaPage, ResetPage])
export type PullPage = z.output<typeof PullPage>

const replica = { replica: Id, schema: z.int().check(z.minimum(0), z.maximum(1_000_000)) }

export const syncCalls = calls({
  hello: {
    method: 'POST',
    path: '/api/sync/v1/hello',
    access: 'user',
    input: z.object({
      ...replica,
      /** uids that waited in a copy of the database which the browser threw away */
      lost: z.optional(z.array(Id).check(z.maxLength(limits.mirroredUids))),
      /** rows that this device has of an earlier history, and the scope that each was in there */
      missing: z.optional(z.array(z.tuple([Scope, EntityKey, Id])).check(z.maxLength(limits.missingRows))),
      /** some of those that this device has read, the last one among them */
      witnesses: z.optional(z.array(Witness).check(z.maxLength(witnessesPerDevice))),
    }),
    output: z.object({
      epoch: Epoch,
      head: Seq,
      /** what `head` was when this history began */
      began: z.optional(Seq),
      /** the greatest `seq` of `witnesses` that this history has, 0 for none: up to there it is the one that the device read */
      common: z.optional(Seq),
      min_schema: z.int(),
      server_now: Time,
      ...granted,
      /** messages that this user may see by month (yyyymm), newest first, until they exceed what a device keeps; none in a small company */
      messages: z.optional(z.record(z.string(), z.int())),
      /** how many of `lost` had reached the server all the same */
      known: z.optional(Seq),
      /** of `missing`, the ids of those that left their scope in this history: they are not lost */
      left: z.optional(z.array(Id)),
    }),
  },
  push: {
    method: 'POST',
    path: '/api/sync/v1/push',
    access: 'user',
    evenDisabled: true,
    bodyBytes: pushBodyBytes,
    input: z.object({
      ...replica,
      epoch: Epoch,
      mutations: z.array(SentMutation).check(z.minLength(1), z.maxLength(limits.mutationsPerPush)),
      /** this device knows `refused`; else one refused row refuses its mutation */
      row_by_row: z.optional(z.boolean()),
      /** the greatest `head` that a pull has told this device; older ones name it, which had no `witness` */
      known: z.optional(Seq),
      ...witness,
    }),
    /** `forgotten`: `witness` or `known` is not of this history; nothing was taken. As of pull. */
    output: z.object({
      epoch: Epoch,
      head: Seq,
      results: z.array(MutationResult),
      forgotten: z.optional(z.literal(true)),
    }),
  },
  pull: {
    method: 'POST',
    path: '/api/sync/v1/pull',
    access: 'user',
    input: z.object({
      ...replica,
      epoch: Epoch,
      scopes: z.array(ScopeRequest).check(z.maxLength(scopesPerPull), z.refine(eachScopeOnce)),
      limit: z.int().check(z.minimum(1), z.maximum(limits.pullRows)),
      /** the last change of this device that has an answer, and the `seq` of that answer */
      last: z.optional(z.object({ uid: Id, seq: Seq })),
      ...witness,
      /** this device knows `within`; else a transaction comes whole, however large it is */
      parts: z.optional(z.boolean()),
      /**
       * Changes of rows that wait on this device, as `announcedDigest` makes them: should the answer tell that a row has
       * gone to somebody else, these were made before that was known, and still count.
       */
      waiting: z.optional(
        z.array(z.tuple([Id, AnnouncedDigest])).check(
          z.maxLength(limits.announcedChanges),
          z.refine((announced) => new Set(announced.map(([uid]) => uid)).size === announced.length),
        ),
      ),
    }),
    /**
     * One snapshot of the database for the whole answer. A page for every scope that was asked for and may be seen, while
     * `limit` has room; a page without rows costs nothing. The device names first what it has not got to the end of, and
     * asks again for what was left out. A delta page has whole transactions, or a part of one (`next`).
     * Every row carries its `rev` besides its fields; its scope is its page's.
     */
    output: z.object({
      epoch: Epoch,
      head: Seq,
      ...granted,
      pages: z.array(PullPage),
      /** of this answer: as far as the device has read when it has all of it */
      ...witness,
      /**
       * The server does not know `witness`, or gave no such answer to `last`: it was set back together with all that would
       * tell it so. There is no page; the device takes it for another history and sends its journal. Nothing follows for any
       * other device.
       */
      forgotten: z.optional(z.literal(true)),
    }),
  },
  /**
   * Whether the device holds what the server holds, by `RowDigest` over the server's rows of each entity that it has. Only
   * a scope that has not changed since `cursor` can be compared; of another one `moved` is said, and nothing is known. So
   * it is of all where `witness` is not of this history.
   */
  verify: {
    method: 'POST',
    path: '/api/sync/v1/verify',
    access: 'user',
    searchSeconds: limits.longSearchSeconds,
    input: z.object({
      ...replica,
      epoch: Epoch,
      scopes: z
        .array(z.object({ scope: Scope, cursor: Seq, digests: z.record(EntityKey, Digest) }))
        .check(z.maxLength(scopesPerPull), z.refine(eachScopeOnce)),
      ...witness,
    }),
    output: z.object({
      epoch: Epoch,
      scopes: z.array(z.object({ scope: Scope, verdict: z.enum(['same', 'different', 'moved']) })),
    }),
  },
})
export type HelloRequest = z.output<typeof syncCalls.hello.input>
export type HelloAnswer = z.output<typeof syncCalls.hello.output>
export type PushRequest = z.output<typeof syncCalls.push.input>
export type PushAnswer = z.output<typeof syncCalls.push.output>
export type PullRequest = z.output<typeof syncCalls.pull.input>
export type PullAnswer = z.output<typeof syncCalls.pull.output>
export type VerifyRequest = z.output<typeof syncCalls.verify.input>
export type VerifyAnswer = z.output<typeof syncCalls.verify.output>

/** GET /api/sync/v1/live: a WebSocket that only hints. `live` texts may be lost; a pull finds everything all the
 * same. A browser sets no headers on it: the token travels as the second sub-protocol, `new WebSocket(url, ['fairlead', token])`.
 * With `?uuid=` it is the specification's socket of the WhatsApp service: it tells `poke` only when something in a chat of this linked
 * phone has changed that the user sees, and nothing of what; 404 for a phone that is not the user's. */
export const livePath = '/api/sync/v1/live'
export type LiveMessage =
  | { t: 'poke'; head: number }
  | { t: 'auth' }
  | { t: 'ping' }
  /** somebody began to write an answer there, or no longer does: who that is, is asked for */
  | { t: 'composing'; conversation: string }
