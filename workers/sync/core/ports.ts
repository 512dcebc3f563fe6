import type { BlobRef } from '#domain/blobs/blob'
import type { ErrorCode } from '#domain/errors'
import type { Row } from '#domain/shared/mutation'
import type {
  HelloAnswer,
  HelloRequest,
  MutationResult,
  PullAnswer,
  PullRequest,
  PushAnswer,
  PushRequest,
  Scope,
  SentMutation,
  VerifyAnswer,
  VerifyRequest,
  Within,
  Witness,
} from '#domain/sync/protocol'

/**
 * What the sync core asks of the world. The web worker gives it Dexie and fetch, the simulator maps and a scripted
 * network; the core itself knows no clock, no randomness and no browser.
 */
export type Ports = {
  store: Store
  net: Net
  clock: () => number
  /** A fresh random id (UUIDv7 at `clock()`). */
  newId: () => string
  /** In [0, 1): for the jitter of back-off. */
  random: () => number
  timer: (ms: number, run: () => void) => () => void
  /** Rows were erased for good: what is kept of rows only to start faster goes. */
  dropSnapshots?: () => Promise<void>
  /** And they go from what this device would undo changes with. */
  forgetRows?: (ids: ReadonlySet<string>) => Promise<void>
  /** Rows are this user's no more: nor is what they were before. */
  dropUndos?: () => Promise<void>
}

/** Rows of a scope as they come, in columns: by id, rising or falling, and each of them with every field, `id` among them. */
export type FreshRows = {
  ids: readonly string[]
  revs: readonly number[]
  fields: Record<string, readonly unknown[]>
  scope: Scope
  history: number
}

/** A row as the device keeps it. View = base folded with the waiting mutations; while none waits, they are one. */
export type Entry = {
  id: string
  /** what the screen shows; null: deleted here, or created elsewhere and not yet seen */
  row: Row | null
  /** of the base: 0 while the server has not sent this row */
  rev: number
  scope: Scope | null
  /** which history of the server `rev` belongs to: Meta.history when it was written */
  history: number
  /** what the server sent and this version cannot show; kept for a newer one, and then `row` and `base` are null */
  unread?: Row
  /** the base, kept aside only while something waits */
  base?: Row | null
  /** mids of the waiting mutations that touch this row, in order; absent when none */
  waiting?: number[]
}

/**
 * queued → sent → acked → done. `sent`: may or may not have arrived. `acked`: the server answered applied; it still
 * folds until a finished pull round covers its seq. `done`: the journal, sent again after the server was restored.
 */
export type OutboxState = 'queued' | 'sent' | 'acked' | 'done'
export type OutboxEntry = SentMutation & {
  state: OutboxState
  seq: number
  ids: string[]
  entity: string
  /** Meta.history when it was made: its base_rev means nothing in another one */
  history: number
  done_at?: number
  /** how large it is as it travels, bytes; known since it was first sent */
  size?: number
  /** of an entry of the journal: `Meta.written` with it */
  written?: number
  /** Given up, with this code: sent without its content, so the server gives the answer it has or refuses it for good. */
  withdrawn?: string
  /** Its verdict is with the user. It folds no more and is here only for a restored server, which must judge the same. */
  told?: true
}

export type OutboxHead = Omit<OutboxEntry, 'args' | 'ids'>

/** A change that the server refused: kept with all of its input until the user has dealt with it. */
export type Issue = {
  uid: string
  name: string
  /** of `args`; an issue without it is of this app's version */
  version?: number
  args: unknown
  status: 'rejected' | 'parked'
  code: ErrorCode | string
  edited_at: number
  at: number
}

export type ScopeState = {
  scope: Scope
  gen: number
  /** reading the scope from its newest row down, or following its changes */
  phase:
    | { kind: 'boot'; boot: number | null; after: [string, string] | null }
    /** `within`: as far as this the transaction after the cursor is here */
    | { kind: 'delta'; cursor: number; within?: Within | undefined }
  /** `upto` of the last finished round: what mutations with a seq up to here may stop waiting; -1 before the first */
  confirmed: number
  /** the head when it was read for the first time: every row of it that is here was read at or after this */
  booted?: number
}

export type Meta = {
  replica: string
  epoch: string | null
  /** rises with every new epoch */
  history: number
  nextMid: number
  tailUid: string | null
  /** rises whenever a tab takes the lead; an older leader's writes are refused */
  leader: number
  /** server clock minus ours, ms */
  skew: number
  /** every change up to here of every row that is here has been seen; 0 before any row came */
  seen: number
  /** the last change of this device that has an answer, and the `seq` of that answer: the server must know it */
  acked?: { uid: string; seq: number }
  /**
   * Numbers that answers of pull stood at, with the marks that the server gave them, oldest first: the last one is as far
   * as this device has read. Of older ones the fewer are kept, the older they are.
   */
  witnesses?: Witness[]
  /** Another history began, and the server has not said yet how far it is the one that was read. */
  isParted?: true
  /** Another history of the server began: what it may have lost is queued again before anything else is asked or sent. */
  resending?: true
  /** Since then these scopes are read again; a row of theirs that is of an older history says nothing of what was seen. */
  rereading?: Scope[]
  /** bytes that were ever added to the journal: with `OutboxEntry.written` it tells the size without reading the journal */
  written?: number
  /** when the newest entry was done that left the journal for its size alone */
  cutAt?: number
  /** the greatest `seq` that ever left the journal: a backup from before it lost more than the journal has */
  prunedTo?: number
  /** where the present history parts from the one before, as far as is known: what is older is as the backup had it */
  began?: number
  /** the same, or that of an earlier history where rows are from before that one: what they lack, that one had lost */
  lostFrom?: number
  /** there are orphans */
  hasOrphans?: true
  /** the schema number the scopes were read with; a newer app reads them again */
  schema?: number
  /** of conversations, so many months are kept here */
  months?: number
  /** so many messages this user may see of each month (yyyymm), newest first, as far as a device may keep them */
  messages?: Record<string, number>
  lastContact: number | null
  /** when the rows were last compared with the server's; how many scopes had to be read again for it, ever */
  verified?: { at: number; mended: number }
  lost?: LostChanges
  /** of each write-ahead log, the last mid of what this database has of it */
  logged?: Record<string, number>
}

/**
 * Changes that went with an earlier copy of this database. Of `unchecked` some may have reached the server: it is asked.
 * `back`: so many came back from the memory of an open page.
 */
export type LostChanges = { changes: number; unchecked?: { waiting: number; uids: string[] }; back?: number }

/**
 * A row as this device had it of an earlier history of the server, and the present history has not, or in an older state.
 * `isSure`: the server was asked, and the row has not been deleted or moved in the present history; the user decides.
 */
export type Orphan = {
  /** `entity id` */
  key: string
  entity: string
  id: string
  row: Row
  /** when it was changed last, as the server had said */
  stamp: number
  scope: Scope
  at: number
  isSure: 0 | 1
  /** The journal did not reach back to the backup: only what brings the row back settles it. */
  isCut?: true
}

/** One atomic, serialised transaction. Nothing but these calls may be awaited inside it. */
export type Tx = {
  meta(): Promise<Meta>
  setMeta(meta: Meta): Promise<void>
  scopes(): Promise<ScopeState[]>
  putScope(scope: ScopeState): Promise<void>
  deleteScope(scope: Scope): Promise<void>

  /** In the order asked; undefined where there is none. */
  entries(entity: string, ids: readonly string[]): Promise<(Entry | undefined)[]>
  /** Writes; an entry with neither row nor base nor anything waiting is removed. */
  putEntries(entity: string, entries: readonly Entry[]): Promise<void>
  /** The same for rows of which none may be here; false when they must be put one by one: then nothing was written. */
  putFresh(entity: string, rows: FreshRows): Promise<boolean>
  /**
   * Every entry of this scope with `above <= id < below`, where null is no bound, but those in `except`; by the plain order
   * of id strings.
   */
  entriesOfScope(
    entity: string,
    scope: Scope,
    above: string | null,
    below: string | null,
    except: ReadonlySet<string>,
  ): Promise<Entry[]>
  /** Up to `limit` entries of a scope that no longer belongs to this user; called until it gives none. */
  entriesInScope(entity: string, scope: Scope, limit: number): Promise<Entry[]>
  /** Some `limit` entries in the order of ids above this one; none at the end. */
  entriesAbove(entity: string, above: string, limit: number): Promise<Entry[]>
  /** Some `limit` entries with `unread`, in the order of ids above this one. */
  unreadEntries(entity: string, above: string, limit: number): Promise<Entry[]>

  /** The first `limit` in these states, in mid order. */
  outbox(states: readonly OutboxState[], limit: number): Promise<OutboxEntry[]>
  /** The same without what they say, which may be large. */
  outboxHeads(states: readonly OutboxState[], limit: number): Promise<OutboxHead[]>
  countOutbox(states: readonly OutboxState[]): Promise<number>
  outboxByMid(mids: readonly number[]): Promise<(OutboxEntry | undefined)[]>
  outboxByUid(uids: readonly string[]): Promise<(OutboxEntry | undefined)[]>
  putOutbox(entries: readonly OutboxEntry[]): Promise<void>
  deleteOutbox(mids: readonly number[]): Promise<void>
  /** Whatever its state, that has one of these ids anywhere in its content. */
  outboxNaming(ids: readonly string[]): Promise<OutboxEntry[]>

  /** Keeps a file with the change that names it; `owners`: that change's rows. */
  putFile(file: NewFile, owners: readonly string[]): Promise<void>

  putIssue(issue: Issue): Promise<void>
  issues(): Promise<Issue[]>
  deleteIssue(uid: string): Promise<void>

  /** In the order asked. */
  orphans(keys: readonly string[]): Promise<(Orphan | undefined)[]>
  /** The first `limit` in the order of their keys, above this one. */
  someOrphans(isSure: 0 | 1, limit: number, above?: string): Promise<Orphan[]>
  countOrphans(isSure: 0 | 1): Promise<number>
  putOrphans(orphans: readonly Orphan[]): Promise<void>
  deleteOrphans(keys: readonly string[]): Promise<void>
}

export type Store = {
  /** `strict`: resolves only when the disk has it; what a user did is written so. Throws undo everything. */
  transact<T>(mode: 'read' | 'write' | 'strict', work: (tx: Tx) => Promise<T>): Promise<T>
}

/** A file made on this device, not yet named by any row. */
export type NewFile = { ref: BlobRef; bytes: Uint8Array<ArrayBuffer> }

/** What came of a request. A time-out or anything unreadable is `unknown`: it may have happened. */
export type Reply<T> =
  | { kind: 'ok'; body: T }
  /** `received`: so many bytes of an answer came before it broke off */
  | { kind: 'unknown'; reason: 'offline' | 'timeout' | 'captivePortal' | 'garbled'; received?: number }
  /** 429, 5xx; `retryAfter` in ms; `code`: where something is full, and waiting alone does not help */
  | { kind: 'busy'; retryAfter: number | null; code?: ErrorCode | string }
  | { kind: 'refused'; code: ErrorCode | string; data?: unknown }
  | { kind: 'signedOut'; code: ErrorCode | string }

export type Net = {
  hello(request: HelloRequest): Promise<Reply<HelloAnswer>>
  push(request: PushRequest): Promise<Reply<PushAnswer>>
  /** `onBytes` hears how much of the answer has come, while it comes. */
  pull(request: PullRequest, onBytes?: (received: number) => void): Promise<Reply<PullAnswer>>
  verify(request: VerifyRequest): Promise<Reply<VerifyAnswer>>
}

export type { MutationResult }
