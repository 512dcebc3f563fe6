import { names } from '../names.ts'
import type {
  Entry,
  FreshRows,
  Issue,
  Meta,
  NewFile,
  Orphan,
  OutboxEntry,
  OutboxState,
  ScopeState,
  Store,
  Tx,
} from '../ports.ts'
import { entriesOf } from './entriesOf.ts'

/** Everything a device has on its disk. Values are never changed in place, so a copy is cheap. */
export type Image = {
  meta: Meta
  scopes: Map<string, ScopeState>
  entries: Map<string, Map<string, Entry>>
  outbox: Map<number, OutboxEntry>
  issues: Map<string, Issue>
  files: Map<string, NewFile>
  orphans: Map<string, Orphan>
}

export function emptyImage(replica: string): Image {
  const meta: Meta = {
    replica,
    epoch: null,
    history: 0,
    nextMid: 1,
    tailUid: null,
    leader: 0,
    skew: 0,
    seen: 0,
    lastContact: null,
  }
  const kept = { scopes: new Map(), entries: new Map(), outbox: new Map(), issues: new Map(), files: new Map() }
  return { meta, ...kept, orphans: new Map() }
}

export const copyImage = (image: Image): Image => ({
  meta: image.meta,
  scopes: new Map(image.scopes),
  entries: new Map([...image.entries].map(([entity, rows]) => [entity, new Map(rows)])),
  outbox: new Map(image.outbox),
  issues: new Map(image.issues),
  files: new Map(image.files),
  orphans: new Map(image.orphans),
})

/** Maps with true transactions: one at a time, all or nothing. */
export class MemoryStore implements Store {
  image: Image
  #turn: Promise<unknown> = Promise.resolve()

  constructor(replica: string) {
    this.image = emptyImage(replica)
  }

  transact<T>(_mode: 'read' | 'write' | 'strict', work: (tx: Tx) => Promise<T>): Promise<T> {
    const run = this.#turn.then(async () => {
      const tx = new MemoryTx(this.image)
      const result = await work(tx)
      tx.commit()
      return result
    })
    this.#turn = run.catch(() => {})
    return run
  }

  async inspect(): Promise<Image> {
    return this.image
  }
}

type Writes = { [K in 'scopes' | 'outbox' | 'issues' | 'files' | 'orphans']: Image[K] }

class MemoryTx implements Tx {
  readonly #image: Image
  #meta: Meta | undefined
  #own: Partial<Writes> = {}
  #entries = new Map<string, Map<string, Entry>>()

  constructor(image: Image) {
    this.#image = image
  }

  commit() {
    if (this.#meta) this.#image.meta = this.#meta
    Object.assign(this.#image, this.#own)
    for (const [entity, written] of this.#entries) {
      const kept = this.#image.entries.get(entity) ?? new Map<string, Entry>()
      this.#image.entries.set(entity, kept)
      for (const [id, entry] of written)
        if (isNothing(entry)) kept.delete(id)
        else kept.set(id, entry)
    }
  }

  #read<K extends keyof Writes>(name: K): Writes[K] {
    return this.#own[name] ?? this.#image[name]
  }

  #write<K extends keyof Writes>(name: K): Writes[K] {
    return (this.#own[name] ??= new Map(this.#image[name] as Map<never, never>) as Writes[K])
  }

  meta = async () => this.#meta ?? this.#image.meta
  setMeta = async (meta: Meta) => void (this.#meta = Object.freeze({ ...meta }))
  scopes = async () => [...this.#read('scopes').values()]
  putScope = async (scope: ScopeState) => void this.#write('scopes').set(scope.scope, Object.freeze(scope))
  deleteScope = async (scope: string) => void this.#write('scopes').delete(scope)

  #entry(entity: string, id: string): Entry | undefined {
    const written = this.#entries.get(entity)?.get(id)
    if (written) return isNothing(written) ? undefined : written
    return this.#image.entries.get(entity)?.get(id)
  }

  #all(entity: string): Entry[] {
    const ids = new Set([
      ...(this.#image.entries.get(entity)?.keys() ?? []),
      ...(this.#entries.get(entity)?.keys() ?? []),
    ])
    return [...ids].flatMap((id) => this.#entry(entity, id) ?? [])
  }

  entries = async (entity: string, ids: readonly string[]) => ids.map((id) => this.#entry(entity, id))

  putEntries = async (entity: string, entries: readonly Entry[]) => {
    const written = this.#entries.get(entity) ?? new Map<string, Entry>()
    this.#entries.set(entity, written)
    for (const entry of entries) written.set(entry.id, Object.freeze(entry))
  }

  putFresh = async (entity: string, rows: FreshRows) => {
    if (rows.ids.some((id) => this.#entry(entity, id))) return false
    await this.putEntries(entity, entriesOf(rows))
    return true
  }

  entriesOfScope: Tx['entriesOfScope'] = async (entity, scope, above, below, except) =>
    this.#all(entity).filter(
      ({ id, ...entry }) =>
        entry.scope === scope && (above === null || id >= above) && (below === null || id < below) && !except.has(id),
    )

  entriesInScope = async (entity: string, scope: string, limit: number) =>
    this.#all(entity)
      .filter((entry) => entry.scope === scope)
      .slice(0, limit)

  entriesAbove = async (entity: string, above: string, limit: number) =>
    this.#all(entity)
      .filter((entry) => entry.id > above)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, limit)

  unreadEntries = async (entity: string, above: string, limit: number) =>
    this.#all(entity)
      .filter((entry) => entry.unread && entry.id > above)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, limit)

  outbox = async (states: readonly OutboxState[], limit: number) =>
    [...this.#read('outbox').values()]
      .filter((entry) => states.includes(entry.state))
      .sort((a, b) => a.mid - b.mid)
      .slice(0, limit)

  countOutbox = async (states: readonly OutboxState[]) =>
    [...this.#read('outbox').values()].filter((entry) => states.includes(entry.state)).length

  outboxHeads = this.outbox

  outboxByMid = async (mids: readonly number[]) => mids.map((mid) => this.#read('outbox').get(mid))

  outboxByUid = async (uids: readonly string[]) => {
    const byUid = new Map([...this.#read('outbox').values()].map((entry) => [entry.uid, entry]))
    return uids.map((uid) => byUid.get(uid))
  }

  putOutbox = async (entries: readonly OutboxEntry[]) => {
    if (entries.length === 0) return
    const outbox = this.#write('outbox')
    for (const entry of entries) outbox.set(entry.mid, Object.freeze(entry))
  }

  deleteOutbox = async (mids: readonly number[]) => {
    if (mids.length === 0) return
    const outbox = this.#write('outbox')
    for (const mid of mids) outbox.delete(mid)
  }

  outboxNaming = async (ids: readonly string[]) => {
    const wanted = new Set(ids)
    return [...this.#read('outbox').values()].filter(({ args }) => names(args, wanted))
  }

  putFile = async (file: NewFile) => void this.#write('files').set(file.ref.hash, file)

  putIssue = async (issue: Issue) => void this.#write('issues').set(issue.uid, issue)
  issues = async () => [...this.#read('issues').values()]
  deleteIssue = async (uid: string) => void this.#write('issues').delete(uid)

  orphans = async (keys: readonly string[]) => keys.map((key) => this.#read('orphans').get(key))
  someOrphans: Tx['someOrphans'] = async (isSure, limit, above = '') =>
    [...this.#read('orphans').values()]
      .filter((orphan) => orphan.isSure === isSure && orphan.key > above)
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .slice(0, limit)
  countOrphans: Tx['countOrphans'] = async (isSure) => (await this.someOrphans(isSure, Number.POSITIVE_INFINITY)).length
  putOrphans: Tx['putOrphans'] = async (orphans) => {
    for (const orphan of orphans) this.#write('orphans').set(orphan.key, orphan)
  }
  deleteOrphans: Tx['deleteOrphans'] = async (keys) => {
    for (const key of keys) if (this.#read('orphans').has(key)) this.#write('orphans').delete(key)
  }
}

export const isNothing = (entry: Entry) => !entry.row && !entry.base && !entry.waiting && !entry.unread
