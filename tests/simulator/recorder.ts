import type { Entry, FreshRows, Issue, Meta, Orphan, OutboxEntry, ScopeState, Tx } from '#workers/sync/core/ports'
import { entriesOf } from '#workers/sync/core/testing/entriesOf'
import { type Image, isNothing } from '#workers/sync/core/testing/memoryStore'

export type Changed = { entity: string; before: Entry | undefined; after: Entry | undefined; id: string }

/** Passes a transaction on, remembers what it wrote, and can fail at its n-th call. */
export class Recorder implements Tx {
  readonly written: OutboxEntry[] = []
  readonly deleted: number[] = []
  readonly orphaned: Orphan[] = []
  readonly #steps: ((image: Image) => void)[] = []
  readonly #entries: { entity: string; entry: Entry }[] = []
  #left: number

  readonly tx: Tx

  constructor(tx: Tx, failAt: number) {
    this.tx = tx
    this.#left = failAt
  }

  /** Brings an image up to what was committed and tells which rows changed. */
  applyTo(image: Image): Changed[] {
    for (const step of this.#steps) step(image)
    const changed = new Map<string, Changed>()
    for (const { entity, entry } of this.#entries) {
      const rows = image.entries.get(entity) ?? new Map<string, Entry>()
      image.entries.set(entity, rows)
      const key = `${entity}/${entry.id}`
      const before = changed.has(key) ? changed.get(key)!.before : rows.get(entry.id)
      const after = isNothing(entry) ? undefined : entry
      if (after) rows.set(entry.id, after)
      else rows.delete(entry.id)
      changed.set(key, { entity, id: entry.id, before, after })
    }
    return [...changed.values()]
  }

  #tick() {
    if (--this.#left === 0) throw new Error('storage failed')
  }

  #note(step: (image: Image) => void) {
    this.#tick()
    this.#steps.push(step)
  }

  meta = () => (this.#tick(), this.tx.meta())
  scopes = () => (this.#tick(), this.tx.scopes())
  entries = (entity: string, ids: readonly string[]) => (this.#tick(), this.tx.entries(entity, ids))
  outboxByMid = (mids: readonly number[]) => this.tx.outboxByMid(mids)
  outboxByUid = (uids: readonly string[]) => this.tx.outboxByUid(uids)
  outboxNaming = (ids: readonly string[]) => this.tx.outboxNaming(ids)
  outboxHeads: Tx['outboxHeads'] = (states, limit) => this.tx.outboxHeads(states, limit)
  countOutbox: Tx['countOutbox'] = (states) => this.tx.countOutbox(states)
  entriesInScope: Tx['entriesInScope'] = (entity, scope, limit) => this.tx.entriesInScope(entity, scope, limit)
  entriesAbove: Tx['entriesAbove'] = (entity, above, limit) => this.tx.entriesAbove(entity, above, limit)
  entriesOfScope: Tx['entriesOfScope'] = (entity, scope, above, below, except) =>
    this.tx.entriesOfScope(entity, scope, above, below, except)
  unreadEntries: Tx['unreadEntries'] = (entity, above, limit) => this.tx.unreadEntries(entity, above, limit)
  issues = () => this.tx.issues()
  outbox: Tx['outbox'] = (states, limit) => this.tx.outbox(states, limit)

  orphans: Tx['orphans'] = (keys) => this.tx.orphans(keys)
  someOrphans: Tx['someOrphans'] = (...asked) => this.tx.someOrphans(...asked)
  countOrphans: Tx['countOrphans'] = (isSure) => this.tx.countOrphans(isSure)

  putOrphans: Tx['putOrphans'] = (orphans) => {
    this.#note((image) => orphans.forEach((orphan) => image.orphans.set(orphan.key, orphan)))
    this.orphaned.push(...orphans)
    return this.tx.putOrphans(orphans)
  }
  deleteOrphans: Tx['deleteOrphans'] = (keys) => {
    this.#note((image) => keys.forEach((key) => image.orphans.delete(key)))
    return this.tx.deleteOrphans(keys)
  }
  setMeta = (meta: Meta) => {
    const kept = { ...meta }
    this.#note((image) => (image.meta = kept))
    return this.tx.setMeta(meta)
  }
  putScope = (scope: ScopeState) => {
    this.#note((image) => image.scopes.set(scope.scope, scope))
    return this.tx.putScope(scope)
  }
  deleteScope = (scope: string) => {
    this.#note((image) => image.scopes.delete(scope))
    return this.tx.deleteScope(scope)
  }
  putEntries = (entity: string, entries: readonly Entry[]) => {
    this.#tick()
    for (const entry of entries) this.#entries.push({ entity, entry })
    return this.tx.putEntries(entity, entries)
  }
  putFresh = async (entity: string, rows: FreshRows) => {
    this.#tick()
    if (!(await this.tx.putFresh(entity, rows))) return false
    for (const entry of entriesOf(rows)) this.#entries.push({ entity, entry })
    return true
  }
  putOutbox = (entries: readonly OutboxEntry[]) => {
    this.#note((image) => entries.forEach((entry) => image.outbox.set(entry.mid, entry)))
    this.written.push(...entries)
    return this.tx.putOutbox(entries)
  }
  deleteOutbox = (mids: readonly number[]) => {
    this.#note((image) => mids.forEach((mid) => image.outbox.delete(mid)))
    this.deleted.push(...mids)
    return this.tx.deleteOutbox(mids)
  }
  putIssue = (issue: Issue) => {
    this.#note((image) => image.issues.set(issue.uid, issue))
    return this.tx.putIssue(issue)
  }
  putFile: Tx['putFile'] = (file, owners) => (this.#tick(), this.tx.putFile(file, owners))
  deleteIssue = (uid: string) => {
    this.#note((image) => image.issues.delete(uid))
    return this.tx.deleteIssue(uid)
  }
}
