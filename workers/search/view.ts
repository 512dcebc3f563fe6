import { transfer } from 'comlink'
import { type FollowUpStatus, followUpStatuses } from '#domain/contacts/contact'
import { asksNothing } from '#domain/contacts/filter'
import { packIds } from '../bulk/packedIds.ts'
import type { ContactQuery, ContactView } from './api.ts'
import type { ContactIndex } from './contactIndex.ts'
import { foundIn } from './foundIn.ts'
import { heldOrder } from './heldOrder.ts'
import { matchingSlots, passingSlots } from './matching.ts'
import { orderedHits } from './orderedHits.ts'
import { distances, narrows, type TermCache, type Terms, termsOf, whereFound } from './terms.ts'

/** One open question. Its answer is made when it is asked for, and kept until something changes. */
export class IndexView implements ContactView {
  readonly query: ContactQuery
  readonly terms: Terms
  /** what was changed since then does not match */
  readonly untouchedSince: number
  readonly #filter: string
  #index: ContactIndex
  #onChange: () => void
  #forget: () => void
  /** slot → 0 where it does not match, else 1 and how far it is from what was searched */
  hits: Uint8Array | undefined
  /** of this scan, until a question that narrows it takes it over or something changes */
  #known: TermCache = new Map()
  #result: Int32Array | undefined
  /** `order`: who stood where, with those that do not match any more; `changed`: since then */
  #held: { order: Int32Array; changed: Set<number> } | undefined
  #stale = new Set<number>()
  #told = false

  constructor(
    index: ContactIndex,
    query: ContactQuery,
    onChange: () => void,
    before: IndexView | undefined,
    forget: () => void,
  ) {
    this.#index = index
    this.query = query
    this.terms = termsOf(query.search)
    this.untouchedSince = untouchedSince(query, index)
    this.#filter = JSON.stringify(query.filter)
    this.#onChange = onChange
    this.#forget = forget
    this.hits = this.#scan(before)
  }

  async count() {
    return { version: this.#index.version, matching: this.#ordered().length, total: this.#index.columns.count }
  }

  async lines(from: number, to: number) {
    const result = this.#ordered()
    const { columns } = this.#index
    const found = foundIn(this.terms, columns)
    const lines = Array.from(result.subarray(Math.max(0, from), to), (slot) => ({
      ...columns.line(slot, this.query),
      found: found(slot),
    }))
    return { version: this.#index.version, matching: result.length, total: columns.count, lines }
  }

  async ids(from = 0, to?: number) {
    const { ids } = this.#index.columns.texts
    return Array.from(this.#ordered().subarray(from, to), (slot) => ids[slot]!)
  }

  async packed(except: readonly string[]) {
    const { ids } = this.#index.columns.texts
    const left = new Set(except)
    const packed = packIds(Array.from(this.#ordered(), (slot) => ids[slot]!).filter((id) => !left.has(id)))
    return transfer(packed, [packed.buffer])
  }

  async positionOf(id: string) {
    return this.#ordered().indexOf(this.#index.columns.slotOf(id))
  }

  async statuses() {
    this.#told = false
    const hits = this.#current()
    const { size, numbers } = this.#index.columns
    const counts = new Uint32Array(followUpStatuses.length)
    for (let slot = 0; slot < size; slot++) if (hits[slot]) counts[numbers.status[slot]!]!++
    return byStatus(counts)
  }

  async hold(isHeld: boolean) {
    if (isHeld === Boolean(this.#held)) return
    if (isHeld) this.#held = { order: this.#ordered(), changed: new Set() }
    else {
      this.#held = this.#result = undefined
      this.#tell()
    }
  }

  close() {
    this.#forget()
  }

  changed(slots: ReadonlySet<number>) {
    for (const slot of slots) this.#stale.add(slot)
    this.#noteHeld(slots)
    this.#known.clear()
    this.#result = undefined
    this.#tell()
  }

  /** The slot of a contact that is gone may be another's soon. */
  #noteHeld(slots: ReadonlySet<number>) {
    if (!this.#held) return
    const { isThere } = this.#index.columns
    let isGone = false
    for (const slot of slots) {
      this.#held.changed.add(slot)
      isGone ||= !isThere(slot)
    }
    if (isGone) this.#held.order = this.#held.order.filter((slot) => isThere(slot))
  }

  moved(index: ContactIndex, forget: () => void) {
    this.#index = index
    this.#forget = forget
    this.hits = this.#result = undefined
    this.#stale.clear()
    // Slots of another index are others: who stood where is asked anew.
    if (this.#held) {
      this.#held = undefined
      void this.hold(true)
    }
    this.#tell()
  }

  /** Once until it was asked again: a list that does not look is not called every time. */
  #tell() {
    if (this.#told) return
    this.#told = true
    this.#onChange()
  }

  #ordered(): Int32Array {
    this.#told = false
    if (this.#result) return this.#result
    const hits = this.#current()
    const sorted = orderedHits(this.#index, this.query, hits, this.query.ranked && this.terms.words.length > 0)
    if (this.#held) this.#held.order = heldOrder(this.#held.order, sorted, this.#held.changed)
    this.#result = this.#held ? this.#held.order.filter((slot) => hits[slot]) : sorted
    return this.#result
  }

  #current(): Uint8Array {
    const { columns } = this.#index
    this.hits ??= this.#scan(undefined)
    if (this.#stale.size) {
      if (this.hits.length < columns.size) {
        const longer = new Uint8Array(Math.max(columns.size, this.hits.length * 2))
        longer.set(this.hits)
        this.hits = longer
      }
      const found = this.#judged(Int32Array.from(this.#stale).filter(columns.isThere))
      for (const slot of this.#stale) this.hits[slot] = found[slot]!
      this.#stale.clear()
    }
    return this.hits
  }

  #scan(before: IndexView | undefined): Uint8Array {
    this.#known.clear()
    if (before === undefined || !this.#narrows(before)) return this.#judged(this.#index.columns.slots(), this.#known)
    this.#known = before.#known
    before.#known = new Map()
    return this.#judged(whereFound(before.hits!), this.#known)
  }

  /** While somebody types on, only what matched so far can match. */
  #narrows(before: IndexView): boolean {
    const same = (['tag', 'category', 'source', 'belongto', 'follow_up_status'] as const).every(
      (filter) => before.query[filter] === null || before.query[filter] === this.query[filter],
    )
    const noOlder = before.untouchedSince >= this.untouchedSince
    const isNarrower = before.#filter === this.#filter || asksNothing(before.query.filter)
    return same && isNarrower && noOlder && before.isCurrent(this.#index) && narrows(before.terms, this.terms)
  }

  isCurrent = (index: ContactIndex) => this.#index === index && this.hits !== undefined && this.#stale.size === 0

  /** By slot, which of these match, and how far they are. */
  #judged(slots: Int32Array, known?: TermCache): Uint8Array {
    const { columns } = this.#index
    const { filter } = this.query
    let left = slots
    for (const test of this.#tests()) left = passingSlots(left, test)
    if (!asksNothing(filter)) left = matchingSlots(filter, columns, this.#index.filterContext(), left)
    return distances(this.terms, columns, left, known)
  }

  #tests(): ((slot: number) => boolean)[] {
    const { numbers, interned } = this.#index.columns
    const { tag, category, source, belongto, follow_up_status } = this.query
    const filters: ((slot: number) => boolean)[] = []
    if (tag !== null) {
      const has = interned.tags.values.map((ids) => ids.split(' ').includes(tag))
      filters.push((slot) => has[numbers.tags[slot]!]!)
    }
    for (const [column, wanted] of [
      ['category', category],
      ['source', source],
      ['belongto', belongto],
    ] as const) {
      if (wanted === null) continue
      const number = interned[column].find(wanted)
      filters.push((slot) => numbers[column][slot] === number)
    }
    if (follow_up_status !== null) {
      const number = followUpStatuses.indexOf(follow_up_status)
      filters.push((slot) => numbers.status[slot] === number)
    }
    const { untouchedSince } = this
    if (untouchedSince !== Number.POSITIVE_INFINITY) filters.push((slot) => numbers.updated_at[slot]! < untouchedSince)
    return filters
  }
}

export const byStatus = (counts: Uint32Array) =>
  Object.fromEntries(followUpStatuses.map((name, at) => [name, counts[at]!])) as Record<FollowUpStatus, number>

/** By the user's days: what was changed three days ago in the evening is untouched for three days in the morning. */
function untouchedSince({ untouched_days }: ContactQuery, index: ContactIndex): number {
  return untouched_days === null ? Number.POSITIVE_INFINITY : index.filterContext().dayStart(untouched_days - 1)
}
