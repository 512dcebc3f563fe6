import type { Table } from 'dexie'
import type { Entry, FreshRows } from '../sync/core/ports.ts'
import {
  entryIds,
  type KeptEntries,
  keptEntry,
  lastId,
  packEntries,
  packFreshRows,
  summary,
  unpackEntries,
} from './packedEntries.ts'
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

  /** Of all entries, without taking them apart. */
  get ids(): readonly string[] {
    return this.#entries?.map(({ id }) => id) ?? entryIds(this.#kept)
  }
  get size() {
    return this.#entries?.length ?? entryIds(this.#kept).length
  }
  packed = (): KeptEntries => (this.#entries ? packEntries(this.#entries) : this.#kept)
  set kept(entries: KeptEntries) {
    this.#kept = entries
    this.#entries = undefined
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

  /** Rows of which none is here: where they belong to one leaf, above nothing of it, they become leaves as they came. */
  async putFresh(rows: FreshRows): Promise<boolean> {
    const { length } = rows.ids
    const [lowest, highest] = [rows.ids[0]!, rows.ids.at(-1)!].sort() as [string, string]
    const leaf = await this.#find(highest)
    const [first] = leaf.ids
    if (leaf.from > lowest || leaf.size > leafSize.least || (first !== undefined && first <= highest)) return false
    const above = leaf.entries
    const pieces: KeptEntries[] = []
    for (let at = 0; at < length; ) {
      const rest = length - at + above.length
      const take = rest <= leafSize.fill + leafSize.least ? length - at : at === 0 ? fillOf(leaf) : leafSize.fill
      const piece = packFreshRows(rows, at, at + take)
      at += take
      pieces.push(at === length && above.length > 0 ? [...unpackEntries(piece), ...above] : piece)
    }
    this.#replace(leaf, pieces)
    return true
  }

  async ofScope(
    scope: string,
    above: string | null,
    below: string | null,
    except: ReadonlySet<string>,
  ): Promise<Entry[]> {
    const from = above ?? ''
    const end = below ?? noEnd
    if (!this.#isKnownFrom(from, end)) {
      const first = await this.#find(from)
      this.#admitRun(first, await this.#range(first.from, end, false, false).toArray(), end)
    }
    const first = this.#owner(from)
    const found: Entry[] = []
    for (const leaf of this.#known) {
      if (leaf.from < first.from || leaf.from >= end) continue
      const isAsked = (id: string) => id >= from && id < end && !except.has(id)
      if (!leaf.ids.some(isAsked)) continue
      for (const entry of leaf.entries) if (entry.scope === scope && isAsked(entry.id)) found.push(entry)
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
    for (const leaf of this.#known.filter((leaf) => leaf.dirty && leaf.size === 0)) await this.#drop(leaf)
    for (const leaf of this.#known.filter((leaf) => leaf.shrank)) await this.#joinLeft(leaf)
    const changed = this.#known.filter((leaf) => leaf.dirty)
    const kept = changed.map((leaf) => ({ entity: this.#entity, from: leaf.from, entries: leaf.packed() }))
    if (changed.length)
      await together([
        this.#records.bulkPut(kept.map((leaf) => this.#record(leaf))),
        ...kept.map((leaf) => this.#data.put(leaf, this.#key(leaf.from))),
      ])
    for (const leaf of changed) {
      leaf.dirty = false
      leaf.stored = true
    }
  }

  #record({ from, entries }: LeafDataRecord): LeafRecord {
    const { scopes, hasUnread, rows } = summary(entries)
    const homes = [...scopes].map((scope) => `${this.#entity} ${scope}`)
    if (hasUnread) homes.push(unreadHome(this.#entity))
    return { entity: this.#entity, from, homes, size: rows }
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
    const pieces: Entry[][] = []
    for (let at = 0; at < all.length; ) {
      const rest = all.length - at
      const take = rest <= leafSize.fill + leafSize.least ? rest : at === 0 ? fillOf(leaf) : leafSize.fill
      pieces.push(all.slice(at, at + take))
      at += take
    }
    this.#replace(leaf, pieces)
  }

  /** The first of these stays in the leaf, the others become leaves after it. */
  #replace(leaf: Leaf, [first, ...others]: KeptEntries[]) {
    const added = others.map((entries) => new Leaf({ from: entryIds(entries)[0]!, entries }, leaf.below, false))
    const all = [leaf, ...added]
    leaf.kept = first!
    const { below } = leaf
    all.forEach((piece, i) => (piece.below = all[i + 1]?.from ?? below))
    this.#known.splice(this.#known.indexOf(leaf) + 1, 0, ...added)
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
      const [first, ...others] = ids
      if (first !== undefined) await this.#find(first)
      // Mostly they stand in one leaf; where they do not, they are asked for together.
      await Promise.all(others.filter((id) => !this.#isKnown(id)).map((id) => this.#find(id)))
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

  /** Every id from one to below the other. */
  #isKnownFrom(from: string, end: string): boolean {
    if (!this.#isKnown(from)) return false
    for (let at = lastAtMost(this.#known, from); ; at++) {
      const { below } = this.#known[at]!
      if (below >= end) return true
      if (this.#known[at + 1]?.from !== below) return false
    }
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

/** A first sync comes from the newest row down, so the lowest leaf is written again with every page. */
const fillOf = ({ from }: Leaf) => (from === '' ? leafSize.least : leafSize.fill)

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
