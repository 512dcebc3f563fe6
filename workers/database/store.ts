import type { Transaction } from 'dexie'
import { AppError } from '#domain/errors'
import { names } from '../sync/core/names.ts'
import type { Entry, FreshRows, Meta, NewFile, Orphan, OutboxEntry, Store, Tx } from '../sync/core/ports.ts'
import { type LocalDatabase, refuseNewer } from './database.ts'
import { storageError, storageFailure } from './failures.ts'
import { Leaves, leafSize, together } from './leaves.ts'
import { makeRoom } from './room.ts'
import type { QueuedRecord, UserDatabase } from './schema.ts'

/** What a commit touched; told after it is durable. */
export type CommitSummary = { rows: boolean; queue: boolean }

/**
 * The sync core's store on IndexedDB. What fails is tried once more where that can help and cannot do anything twice;
 * else it fails for the caller, who is told.
 */
export function dexieStore(database: LocalDatabase, onCommit: (committed: CommitSummary) => void = () => {}): Store {
  return {
    async transact(mode, work) {
      const db = mode === 'strict' ? database.strict : database.relaxed
      const progress = { mayHaveCommitted: false }
      const attempt = () => run(db, database.replica, mode, work, progress, onCommit)
      try {
        return await attempt()
      } catch (error) {
        if (!(await canTryAgain(error, progress))) throw storageError(error)
      }
      try {
        return await attempt()
      } catch (error) {
        throw storageError(error)
      }

      async function canTryAgain(error: unknown, { mayHaveCommitted }: typeof progress): Promise<boolean> {
        const failure = storageFailure(error)
        if (failure === 'full') return makeRoom(database, mode === 'strict')
        // Safari drops the connection of a tab in the background; what had not come to its commit was undone.
        return failure === 'lost' && !mayHaveCommitted && reopen(db)
      }
    },
  }
}

/** A connection that the browser has cut. Throws `upgradeRequired` when newer tables are there meanwhile. */
export async function reopen(db: UserDatabase): Promise<boolean> {
  try {
    db.close({ disableAutoOpen: false })
    await db.open()
  } catch (error) {
    throw storageError(error)
  }
  refuseNewer(db)
  return true
}

const readStores = ['meta', 'scopes', 'leaves', 'leafData', 'outbox', 'outboxData', 'issues', 'orphans'] as const
const writeStores = [...readStores, 'changes', 'older'] as const
// What the user does may bring a file; pages and answers never wait for one that is being written.
const userStores = [...writeStores, 'blobs', 'blobData'] as const

async function run<T>(
  db: UserDatabase,
  replica: string,
  mode: 'read' | 'write' | 'strict',
  work: (tx: Tx) => Promise<T>,
  progress: { mayHaveCommitted: boolean },
  onCommit: (committed: CommitSummary) => void,
): Promise<T> {
  // Dexie keeps its transaction over native awaits only for a function that says it is async.
  if (mode === 'read') return db.transaction('r', readStores, async (trans) => work(new DexieTx(trans, replica)))
  const committed: CommitSummary = { rows: false, queue: false }
  const result = await db.transaction('rw', mode === 'strict' ? userStores : writeStores, async (trans) => {
    const tx = new DexieTx(trans, replica)
    const result = await work(tx)
    committed.rows = await tx.finish()
    committed.queue = tx.touchedQueue
    progress.mayHaveCommitted = true
    return result
  })
  if (committed.rows || committed.queue) onCommit(committed)
  return result
}

type Tables = Pick<UserDatabase, (typeof userStores)[number]>

/**
 * The tables as this transaction sees them. Those of the database itself belong to whatever transaction Dexie believes to
 * be the current one, and it forgets that after some hundred steps that wait for nothing: a write after them was one of
 * its own, and stayed when the transaction was undone.
 */
const tablesOf = (trans: Transaction) =>
  Object.fromEntries(trans.storeNames.map((name) => [name, trans.table(name)])) as unknown as Tables

class DexieTx implements Tx {
  readonly #db: Tables
  readonly #replica: string
  readonly #leaves = new Map<string, Leaves>()
  readonly #changed = new Map<string, Set<string>>()
  /** what is stored of each mutation that this transaction met: written again only when it is another */
  readonly #args = new Map<number, unknown>()
  readonly #writes: PromiseLike<unknown>[] = []
  touchedQueue = false

  constructor(trans: Transaction, replica: string) {
    this.#db = tablesOf(trans)
    this.#replica = replica
  }

  /** Writes the leaves and appends to the change feed; true when a row on a screen may look different. */
  async finish(): Promise<boolean> {
    const changes = [...this.#changed].filter(([, ids]) => ids.size).map(([entity, ids]) => ({ entity, ids: [...ids] }))
    const writes: PromiseLike<unknown>[] = [...this.#leaves.values()].map((leaves) => leaves.write())
    if (changes.length) writes.push(this.#db.changes.bulkAdd(changes))
    await together([...this.#writes, ...writes])
    return changes.length > 0
  }

  /** The end of the transaction waits for it, and fails when it did. Whoever reads before that reads what was written. */
  #write(...writes: PromiseLike<unknown>[]) {
    for (const write of writes) write.then(null, () => {})
    this.#writes.push(...writes)
  }

  async meta(): Promise<Meta> {
    const kept = await this.#db.meta.get('meta')
    // A browser that threw the database away gives a new, empty one on the next access and says nothing.
    if (kept?.replica !== this.#replica) throw new AppError('storageLost')
    const { key: _, ...meta } = kept
    return meta
  }

  async setMeta(meta: Meta) {
    this.touchedQueue = true
    this.#write(this.#db.meta.put({ ...meta, key: 'meta' }))
  }

  scopes = () => this.#db.scopes.toArray()

  async putScope(scope: Parameters<Tx['putScope']>[0]) {
    this.touchedQueue = true
    this.#write(this.#db.scopes.put(scope))
  }

  async deleteScope(scope: string) {
    this.#write(this.#db.scopes.delete(scope))
  }

  entries = (entity: string, ids: readonly string[]) => this.#of(entity).get(ids)

  async putEntries(entity: string, entries: readonly Entry[]) {
    const changed = this.#changed.get(entity) ?? new Set()
    this.#changed.set(entity, changed)
    for (const id of await this.#of(entity).put(entries)) changed.add(id)
    // What was said in a conversation that is not here any more is not here either.
    const gone = entity === 'conversation' ? entries.filter(({ row }) => row === null).map(({ id }) => id) : []
    if (gone.length) this.#write(this.#db.older.where('conversation').anyOf(gone).delete())
  }

  async putFresh(entity: string, rows: FreshRows) {
    // Few are put in no time anyway, and would make small leaves.
    if (rows.ids.length < leafSize.fill || !(await this.#of(entity).putFresh(rows))) return false
    const changed = this.#changed.get(entity) ?? new Set()
    this.#changed.set(entity, changed)
    for (const id of rows.ids) changed.add(id)
    return true
  }

  entriesOfScope: Tx['entriesOfScope'] = (entity, ...asked) => this.#of(entity).ofScope(...asked)
  entriesAbove = (entity: string, above: string, limit: number) => this.#of(entity).above(above, limit)
  unreadEntries = (entity: string, above: string, limit: number) => this.#of(entity).unread(above, limit)
  entriesInScope = (entity: string, scope: string, limit: number) => this.#of(entity).inScope(scope, limit)

  outbox = async (states: readonly OutboxEntry['state'][], limit: number) =>
    this.#whole(await this.outboxHeads(states, limit))

  async outboxHeads(states: readonly OutboxEntry['state'][], limit: number) {
    const found = await Promise.all(
      states.map((state) => this.#db.outbox.where('state').equals(state).limit(limit).toArray()),
    )
    return found
      .flat()
      .sort((a, b) => a.mid - b.mid)
      .slice(0, limit)
  }

  async countOutbox(states: readonly OutboxEntry['state'][]) {
    const counts = await Promise.all(states.map((state) => this.#db.outbox.where('state').equals(state).count()))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  async outboxByMid(mids: readonly number[]) {
    const found = await this.#db.outbox.bulkGet([...mids])
    const whole = await this.#whole(found.filter((entry) => entry !== undefined))
    const byMid = new Map(whole.map((entry) => [entry.mid, entry]))
    return mids.map((mid) => byMid.get(mid))
  }

  async outboxByUid(uids: readonly string[]) {
    const found = await this.#db.outbox.where('uid').anyOf(uids).toArray()
    const byUid = new Map((await this.#whole(found)).map((entry) => [entry.uid, entry]))
    return uids.map((uid) => byUid.get(uid))
  }

  async putOutbox(entries: readonly OutboxEntry[]) {
    this.touchedQueue = true
    const said = entries.filter(({ mid, args }) => !this.#args.has(mid) || this.#args.get(mid) !== args)
    this.#write(
      this.#db.outbox.bulkPut(entries.map(({ args: _, ids: __, ...entry }) => entry)),
      this.#db.outboxData.bulkPut(
        said.map(({ mid, args, ids }) => ({ mid, args, ids })),
        said.map(({ mid }) => mid),
      ),
    )
    for (const { mid, args } of said) this.#args.set(mid, args)
  }

  async deleteOutbox(mids: readonly number[]) {
    this.touchedQueue = true
    this.#write(this.#db.outbox.bulkDelete([...mids]), this.#db.outboxData.bulkDelete([...mids]))
    for (const mid of mids) this.#args.delete(mid)
  }

  async outboxNaming(ids: readonly string[]) {
    const wanted = new Set(ids)
    // One after the other: an import's are large.
    const mids: number[] = []
    await this.#db.outboxData.each(({ mid, args }) => {
      if (names(args, wanted)) mids.push(mid)
    })
    return (await this.outboxByMid(mids)).filter((entry) => entry !== undefined)
  }

  async #whole(entries: readonly QueuedRecord[]): Promise<OutboxEntry[]> {
    if (!entries.length) return []
    const payloads = await this.#db.outboxData.bulkGet(entries.map(({ mid }) => mid))
    return entries.map((entry, at) => {
      const { args, ids } = payloads[at] ?? { args: null, ids: [] }
      this.#args.set(entry.mid, args)
      return { ...entry, args, ids }
    })
  }

  async putFile({ ref, bytes }: NewFile, owners: readonly string[]) {
    const kept = await this.#db.blobs.get(ref.hash)
    const known = { ...(kept ?? { moved: 0, history: 0 }), ...ref, used: Date.now() }
    // The server has it already when it was made or fetched here before.
    const state = kept && kept.state !== 'wanted' ? kept.state : 'local'
    this.#write(
      this.#db.blobs.put({ ...known, state, owners: [...new Set([...(kept?.owners ?? []), ...owners])] }),
      this.#db.blobData.put({ hash: ref.hash, bytes }),
    )
  }

  async putIssue(issue: Parameters<Tx['putIssue']>[0]) {
    this.touchedQueue = true
    this.#write(this.#db.issues.put(issue))
  }

  async issues() {
    return (await this.#db.issues.toArray()).sort((a, b) => a.at - b.at)
  }

  async deleteIssue(uid: string) {
    this.touchedQueue = true
    this.#write(this.#db.issues.delete(uid))
  }

  orphans = (keys: readonly string[]) => this.#db.orphans.bulkGet([...keys])

  async someOrphans(isSure: 0 | 1, limit: number, above = '') {
    const some = this.#db.orphans
      .where('key')
      .above(above)
      .and((orphan) => orphan.isSure === isSure)
    return Number.isFinite(limit) ? some.limit(limit).toArray() : some.toArray()
  }

  countOrphans = (isSure: 0 | 1) => this.#db.orphans.where('isSure').equals(isSure).count()

  async putOrphans(orphans: readonly Orphan[]) {
    this.touchedQueue = true
    this.#write(this.#db.orphans.bulkPut([...orphans]))
  }

  async deleteOrphans(keys: readonly string[]) {
    if (keys.length === 0) return
    this.touchedQueue = true
    this.#write(this.#db.orphans.bulkDelete([...keys]))
  }

  #of(entity: string): Leaves {
    const leaves = this.#leaves.get(entity) ?? new Leaves(this.#db, entity)
    this.#leaves.set(entity, leaves)
    return leaves
  }
}
