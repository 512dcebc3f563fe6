import type { Table } from 'dexie'
import type { Entry } from '../sync/core/ports.ts'
import { type KeptEntries, keptEntry, lastId, packEntries, unpackEntries } from './packedEntries.ts'
import type { LeafDataRecord, LeafKey, LeafRecord, UserDatabase } from './schema.ts'

/** All of these, asked for at once. When one fails, what the end of the transaction does to the others is no news. */
export function together(all: readonly PromiseLike<unknown>[]): PromiseLike<unknown> {
  for (const one of all) one.then(null, () => {})
  return Promise.all(all)
}

/** A leaf splits above `most` into leaves of `fill`; one that shrank below `least` joins its left neighbour. */
export const leafSize = { most: 250, fill: 200, least: 50 }

class Leaf {
  readonly from: string
  /** every id from `from` to below this is known to belong here */
  below: string
  stored: boolean
  dirty: boolean
  shrank = false
  #kept: KeptEntries
  #entries: Entry[] | undefined

  constructor({ from, entries }: Pick<LeafDataRecord, 'from' | 'entries'>, below: string, stored: boolean) {
    this.from = from
    this.below = below
    this.stored = stored
    this.dirty = !stored
    this.#kept = entries
  }

  get entries(): Entry[] {
    this.#entries ??= unpackEntries(this.#kept)
    return this.#entries
  }
  set entries(entries: Entry[]) {
    this.#entries = entries
    this.dirty = true
  }

  /** Whoever looks for one needs no others. */
  find = (id: string) => keptEntry(this.#entries ?? this.#kept, id)
}

/** Finds the leaves with rows that this version cannot show; no scope is called so. */
const unreadHome = (entity: string) => `${entity} unread`
const justAbove = (id: string) => `${id}\0`
const noEnd = '￿'

/**
 * The leaves of one entity that one transaction touches: read once, changed in memory, written once at the end.
 * Nobody else writes meanwhile, so what was read stays true until then.
 */
export class Leaves {
  readonly #records: Table<LeafRecord, LeafKey>
  readonly #data: Table<LeafDataRecord, LeafKey>
  readonly #entity: string
  /** by `from`, ascending */
  #known: Leaf[] = []

  constructor({ leaves, leafData }: Pick<UserDatabase, 'leaves' | 'leafData'>, entity: string) {
    this.#records = leaves
    this.#data = leafData
    this.#entity = entity
  }

  async get(ids: readonly string[]): Promise<(Entry | undefined)[]> {
    await this.#load(ids)
    return ids.map((id) => this.#owner(id).find(id))
  }

  /** Gives the ids whose visible row may have changed. */
  async put(entries: readonly Entry[]): Promise<string[]> {
    const newest = rising(entries)
    await this.#load(newest.map((entry) => entry.id))
    const changed: string[] = []
    for (let at = 0; at < newest.length; ) {
      const leaf = this.#owner(newest[at]!.id)
      const next = this.#after(leaf)
      const beyond = newest.findIndex((entry, i) => i > at && entry.id >= next)
      const end = beyond < 0 ? newest.length : beyond
      this.#merge(leaf, newest.slice(at, end), changed)
      at = end
    }
    return changed
  }

  async ofScope(scope: string, above: string | null, below: string | null): Promise<Entry[]> {
    const first = await this.#find(above ?? '')
    const end = below ?? noEnd
    const range = this.#range(first.from, end, false, false)
    this.#admitRun(first, await range.toArray(), end)
    const found: Entry[] = []
    for (const leaf of this.#known) {
      if (leaf.from < first.from || leaf.from >= end) continue
      for (const entry of leaf.entries)
        if (entry.scope === scope && entry.id >= (above ?? '') && entry.id < end) found.push(entry)
    }
    return found
  }

  async inScope(scope: string, limit: number): Promise<Entry[]> {
    await this.write()
    const keys = await this.#records
      .where('homes')
      .equals(`${this.#entity} ${scope}`)
      .limit(Math.ceil(limit / leafSize.fill))
      .primaryKeys()
    const found: Entry[] = []
    for (const record of await this.#data.bulkGet(keys)) {
      const leaf = this.#admit(record!)
      for (const entry of leaf.entries) if (entry.scope === scope && found.length < limit) found.push(entry)
    }
    return found
  }

  /** In the order of ids, a little more than asked: whole leaves. */
  async above(id: string, limit: number): Promise<Entry[]> {
    await this.write()
    const first = await this.#find(id)
    const range = this.#range(first.from, noEnd, true, false)
    const records = await range.limit(Math.ceil(limit / leafSize.fill) + 1).toArray()
    return records.flatMap(({ entries }) => unpackEntries(entries).filter((entry) => entry.id > id))
  }

  async unread(above: string, limit: number): Promise<Entry[]> {
    await this.write()
    const keys = await this.#records.where('homes').equals(unreadHome(this.#entity)).primaryKeys()
    const found: Entry[] = []
    for (const [at, key] of keys.entries()) {
      // All of a leaf is below the beginning of the next one.
      if (at + 1 < keys.length && keys[at + 1]![1] <= above) continue
      if (found.length >= limit) break
      const { entries } = this.#admit((await this.#data.get(key))!)
      found.push(...entries.filter(({ id, unread }) => unread && id > above))
    }
    return found
  }

  /** Writes what was changed. */
  async write(): Promise<void> {
    // Empty leaves first: what else is looked up must find the neighbour that takes over their range.
    for (const leaf of this.#known.filter((leaf) => leaf.dirty && !leaf.entries.length)) await this.#drop(leaf)
    for (const leaf of this.#known.filter((leaf) => leaf.shrank)) await this.#joinLeft(leaf)
    const changed = this.#known.filter((leaf) => leaf.dirty)
    if (changed.length)
      await together([
        this.#records.bulkPut(changed.map((leaf) => this.#record(leaf))),
        ...changed.map(({ from, entries }) =>
          this.#data.put({ entity: this.#entity, from, entries: packEntries(entries) }, this.#key(from)),
        ),
      ])
    for (const leaf of changed) {
      leaf.dirty = false
      leaf.stored = true
    }
  }

  #record({ from, entries }: Leaf): LeafRecord {
    const homes = new Set<string>()
    let size = 0
    for (const entry of entries) {
      if (entry.scope !== null) homes.add(`${this.#entity} ${entry.scope}`)
      if (entry.unread) homes.add(unreadHome(this.#entity))
      if (entry.row) size++
    }
    return { entity: this.#entity, from, homes: [...homes], size }
  }

  #key = (from: string): LeafKey => [this.#entity, from]

  #merge(leaf: Leaf, incoming: readonly Entry[], changed: string[]) {
    const merged: Entry[] = []
    const old = leaf.entries
    let at = 0
    for (const entry of incoming) {
      while (at < old.length && old[at]!.id < entry.id) merged.push(old[at++]!)
      const before = at < old.length && old[at]!.id === entry.id ? old[at++] : undefined
      if (!isNothing(entry)) merged.push(entry)
      else if (before) leaf.shrank = true
      if (looksDifferent(before, entry)) changed.push(entry.id)
    }
    while (at < old.length) merged.push(old[at++]!)
    leaf.entries = merged
    if (merged.length > leafSize.most) this.#split(leaf)
  }

  #split(leaf: Leaf) {
    const all = leaf.entries
    const pieces: Leaf[] = []
    for (let at = 0; at < all.length; ) {
      const rest = all.length - at
      // A first sync comes from the newest row down, so the lowest leaf is written again with every page.
      const fill = at === 0 && leaf.from === '' ? leafSize.least : leafSize.fill
      const take = rest <= leafSize.fill + leafSize.least ? rest : fill
      const entries = all.slice(at, at + take)
      const from = at === 0 ? leaf.from : entries[0]!.id
      pieces.push(new Leaf({ from, entries }, leaf.below, false))
      at += take
    }
    pieces.forEach((piece, i) => (piece.below = pieces[i + 1]?.from ?? leaf.below))
    leaf.entries = pieces[0]!.entries
    leaf.below = pieces[0]!.below
    this.#known.splice(this.#known.indexOf(leaf) + 1, 0, ...pieces.slice(1))
  }

  async #joinLeft(leaf: Leaf) {
    leaf.shrank = false
    if (leaf.entries.length >= leafSize.least || leaf.from === '') return
    const left = await this.#before(leaf.from)
    if (left.entries.length + leaf.entries.length > leafSize.most) return
    left.entries = [...left.entries, ...leaf.entries]
    left.below = leaf.below
    await this.#drop(leaf)
  }

  async #before(from: string): Promise<Leaf> {
    const record = await this.#range('', from, true, false).last()
    if (record) this.#admit(record)
    return this.#known.findLast((leaf) => leaf.from < from) ?? this.#admit(this.#nothing(''))
  }

  /** At once, so that nothing finds it in the table any more. */
  async #drop(leaf: Leaf) {
    this.#known.splice(this.#known.indexOf(leaf), 1)
    if (!leaf.stored) return
    const key = this.#key(leaf.from)
    await together([this.#records.delete(key), this.#data.delete(key)])
  }

  async #load(ids: readonly string[]) {
    if (ids.length <= 4) {
      for (const id of ids) await this.#find(id)
      return
    }
    const wanted = ids.filter((id) => !this.#isKnown(id)).sort()
    if (!wanted.length) return
    const first = await this.#find(wanted[0]!)
    const last = wanted.at(-1)!
    const keys = await this.#range(first.from, last, false, true).primaryKeys()
    const froms = keys.map(([, from]) => from)
    const needed: string[] = []
    let at = -1
    for (const id of wanted) {
      while (at + 1 < froms.length && froms[at + 1]! <= id) at++
      if (at >= 0 && needed.at(-1) !== froms[at] && !this.#isKnown(id)) needed.push(froms[at]!)
    }
    const records = await this.#data.bulkGet(needed.map(this.#key))
    for (const record of records) if (record) this.#admit(record)
    this.#extend([first.from, ...froms], justAbove(last))
  }

  #isKnown(id: string): boolean {
    const leaf = this.#known[lastAtMost(this.#known, id)]
    return leaf !== undefined && id < leaf.below
  }

  async #find(id: string): Promise<Leaf> {
    if (!this.#isKnown(id)) {
      const record = await this.#range('', id, true, true).last()
      this.#admit(record ?? this.#nothing(''))
      const leaf = this.#owner(id)
      if (leaf.below <= id) leaf.below = justAbove(id)
    }
    return this.#owner(id)
  }

  #owner(id: string): Leaf {
    return this.#known[lastAtMost(this.#known, id)]!
  }

  /** Where the next known leaf begins; ids of one batch beyond it are not this leaf's. */
  #after(leaf: Leaf): string {
    return this.#known[this.#known.indexOf(leaf) + 1]?.from ?? noEnd
  }

  #admit(record: LeafDataRecord): Leaf {
    const at = lastAtMost(this.#known, record.from)
    const known = this.#known[at]
    if (known?.from === record.from) return known
    const last = lastId(record.entries)
    const leaf = new Leaf(record, last === undefined ? record.from : justAbove(last), last !== undefined)
    leaf.dirty = false
    this.#known.splice(at + 1, 0, leaf)
    return leaf
  }

  #admitRun(first: Leaf, records: LeafDataRecord[], end: string) {
    for (const record of records) this.#admit(record)
    this.#extend([first.from, ...records.map((record) => record.from)], end)
  }

  /** `froms` are all stored leaves of a stretch that ends before `end`: each known leaf reaches to the next one. */
  #extend(froms: readonly string[], end: string) {
    let at = 0
    for (let i = 0; i < this.#known.length; i++) {
      const leaf = this.#known[i]!
      if (leaf.from < froms[0]! || leaf.from >= end) continue
      while (at < froms.length && froms[at]! <= leaf.from) at++
      const stored = froms[at] ?? end
      const known = this.#known[i + 1]?.from
      const below = known !== undefined && known < stored ? known : stored
      if (below > leaf.below) leaf.below = below
    }
  }

  #nothing = (from: string): LeafDataRecord => ({ entity: this.#entity, from, entries: [] })

  #range(from: string, to: string, withFrom: boolean, withTo: boolean) {
    const [lowest, highest] = from === to && !(withFrom && withTo) ? [true, false] : [withFrom, withTo]
    return this.#data.where(':id').between(this.#key(from), this.#key(to), lowest, highest)
  }
}

/** Where `id` stands, or would stand, among leaves: the last that begins at or before it; -1 when none does. */
function lastAtMost(leaves: readonly { from: string }[], id: string): number {
  let low = 0
  let high = leaves.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (leaves[middle]!.from <= id) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** By id, of each the last. What comes from the server is in order, mostly the newest first. */
function rising(entries: readonly Entry[]): readonly Entry[] {
  const isSorted = (all: readonly Entry[]) => all.every(({ id }, at) => at === 0 || all[at - 1]!.id < id)
  if (isSorted(entries)) return entries
  const reversed = entries.toReversed()
  if (isSorted(reversed)) return reversed
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort(byId)
}

const byId = (a: Entry, b: Entry) => (a.id < b.id ? -1 : 1)
const isNothing = ({ row, base, waiting, unread }: Entry) => !row && !base && !waiting?.length && !unread

/** Whether a screen could tell the two apart; rather once too often than once too seldom. */
function looksDifferent(before: Entry | undefined, after: Entry): boolean {
  if (!before?.row && !after.row) return false
  if (!before?.row || !after.row || before === after || before.rev !== after.rev) return true
  if (!before.waiting?.length !== !after.waiting?.length) return true
  return JSON.stringify(before.row) !== JSON.stringify(after.row)
}
