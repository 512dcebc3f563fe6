import { type FollowUpStatus, followUpStatuses } from '#domain/contacts/contact'
import type { ContactIndexApi, ContactQuery, ContactView } from '../api.ts'
import type { Entry } from '../sync/core/ports.ts'
import type { ColumnData } from './columns.ts'
import { ContactColumns, internedColumns } from './columns.ts'
import { Orders } from './orders.ts'
import { isHit, narrows, type Terms, termsOf } from './terms.ts'

type Saved = { columns: ColumnData; orders: ConstructorParameters<typeof Orders>[1] }
type Facets = Awaited<ReturnType<ContactIndexApi['facets']>>

/** All contacts of this user in memory, and the questions that are open about them. */
export class ContactIndex {
  readonly columns: ContactColumns
  readonly orders: Orders
  readonly now: () => number
  version = 1
  readonly #views = new Set<View>()
  #last: View | undefined

  constructor(saved?: Saved, now: () => number = Date.now) {
    this.now = now
    this.columns = new ContactColumns(saved?.columns)
    this.orders = new Orders(this.columns, saved?.orders)
  }

  /** Takes over what these contacts are now. */
  update(ids: readonly string[], entries: readonly (Entry | undefined)[]) {
    const changed = new Set<number>()
    ids.forEach((id, at) => {
      const slot = this.columns.put(id, entries[at])
      if (slot >= 0) changed.add(slot)
    })
    if (!changed.size) return
    this.orders.update(changed)
    this.version++
    for (const view of this.#views) view.changed(changed)
    if (this.#last && !this.#views.has(this.#last)) this.#last = undefined
  }

  open(query: ContactQuery, onChange: () => void): ContactView {
    const view: View = new View(this, query, onChange, this.#last, () => this.#views.delete(view))
    this.#views.add(view)
    this.#last = view
    return view
  }

  /** Everything was read anew: the questions stay open. */
  takeOver(former: ContactIndex) {
    this.version = former.version + 1
    for (const view of former.#views) {
      this.#views.add(view)
      view.moved(this, () => this.#views.delete(view))
    }
    former.#views.clear()
  }

  facets(): Facets {
    const { columns } = this
    const { numbers, interned } = columns
    const counts = Object.fromEntries(
      internedColumns.map((column) => [column, new Uint32Array(interned[column].values.length)]),
    ) as Record<(typeof internedColumns)[number], Uint32Array>
    const statuses = new Uint32Array(followUpStatuses.length)
    for (let slot = 0; slot < columns.size; slot++) {
      if (!columns.isThere(slot)) continue
      for (const column of internedColumns) counts[column][numbers[column][slot]!]!++
      statuses[numbers.status[slot]!]!++
    }
    const named = (column: 'category' | 'source' | 'belongto') =>
      Object.fromEntries(
        [...counts[column]].map((n, at) => [interned[column].values[at]!, n]).filter(([id, n]) => id && n),
      )
    const tag: Record<string, number> = {}
    counts.tags.forEach((n, at) => {
      for (const id of interned.tags.values[at]!.split(' ')) if (id && n) tag[id] = (tag[id] ?? 0) + n
    })
    return {
      tag,
      category: named('category'),
      source: named('source'),
      belongto: named('belongto'),
      follow_up_status: byStatus(statuses),
    }
  }
}

/** One open question. Its answer is made when it is asked for, and kept until something changes. */
class View implements ContactView {
  readonly query: ContactQuery
  readonly terms: Terms
  /** what was changed since then does not match */
  readonly untouchedSince: number
  #index: ContactIndex
  #onChange: () => void
  #forget: () => void
  /** slot → 1 where it matches */
  hits: Uint8Array | undefined
  #result: Int32Array | undefined
  #stale = new Set<number>()
  #told = false

  constructor(
    index: ContactIndex,
    query: ContactQuery,
    onChange: () => void,
    before: View | undefined,
    forget: () => void,
  ) {
    this.#index = index
    this.query = query
    this.terms = termsOf(query.search)
    this.untouchedSince = untouchedSince(query, index.now())
    this.#onChange = onChange
    this.#forget = forget
    this.hits = this.#scan(before)
  }

  async count() {
    return { version: this.#index.version, matching: this.#ordered().length, total: this.#index.columns.count }
  }

  async lines(from: number, to: number) {
    const result = this.#ordered()
    const lines = Array.from(result.subarray(Math.max(0, from), to), (slot) => this.#index.columns.line(slot))
    return { version: this.#index.version, matching: result.length, lines }
  }

  async ids(from = 0, to?: number) {
    const { ids } = this.#index.columns.texts
    return Array.from(this.#ordered().subarray(from, to), (slot) => ids[slot]!)
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

  close() {
    this.#forget()
  }

  changed(slots: ReadonlySet<number>) {
    for (const slot of slots) this.#stale.add(slot)
    this.#result = undefined
    this.#tell()
  }

  moved(index: ContactIndex, forget: () => void) {
    this.#index = index
    this.#forget = forget
    this.hits = this.#result = undefined
    this.#stale.clear()
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
    const { sort, descending } = this.query
    const order = this.#index.orders.ascending(sort)
    const empty = this.#index.orders.emptyFrom(sort)
    const result = new Int32Array(order.length)
    let length = 0
    if (descending) for (let at = empty - 1; at >= 0; at--) if (hits[order[at]!]) result[length++] = order[at]!
    for (let at = descending ? empty : 0; at < order.length; at++) if (hits[order[at]!]) result[length++] = order[at]!
    this.#result = result.subarray(0, length)
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
      const test = this.#test()
      for (const slot of this.#stale) this.hits[slot] = test(slot) ? 1 : 0
      this.#stale.clear()
    }
    return this.hits
  }

  #scan(before: View | undefined): Uint8Array {
    const { columns } = this.#index
    const hits = new Uint8Array(columns.size)
    const test = this.#test()
    const among = before && this.#narrows(before) ? before.hits : undefined
    for (let slot = 0; slot < columns.size; slot++) if ((!among || among[slot]) && test(slot)) hits[slot] = 1
    return hits
  }

  /** While somebody types on, only what matched so far can match. */
  #narrows(before: View): boolean {
    const same = (['tag', 'category', 'source', 'belongto', 'follow_up_status'] as const).every(
      (filter) => before.query[filter] === null || before.query[filter] === this.query[filter],
    )
    const noOlder = before.untouchedSince >= this.untouchedSince
    return same && noOlder && before.isCurrent(this.#index) && narrows(before.terms, this.terms)
  }

  isCurrent = (index: ContactIndex) => this.#index === index && this.hits !== undefined && this.#stale.size === 0

  #test(): (slot: number) => boolean {
    const { texts, numbers, interned, isThere } = this.#index.columns
    const { tag, category, source, belongto, follow_up_status } = this.query
    const filters: ((slot: number) => boolean)[] = [isThere]
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
    const { terms, untouchedSince } = this
    if (untouchedSince !== Number.POSITIVE_INFINITY) filters.push((slot) => numbers.updated_at[slot]! < untouchedSince)
    if (terms.words.length) filters.push((slot) => isHit(terms, texts.texts[slot]!, texts.phones[slot]!))
    return (slot) => filters.every((filter) => filter(slot))
  }
}

const byStatus = (counts: Uint32Array) =>
  Object.fromEntries(followUpStatuses.map((name, at) => [name, counts[at]!])) as Record<FollowUpStatus, number>

/** By the user's days: what was changed three days ago in the evening is untouched for three days in the morning. */
function untouchedSince({ untouched_days }: ContactQuery, now: number): number {
  if (untouched_days === null) return Number.POSITIVE_INFINITY
  const day = new Date(now)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - untouched_days + 1).getTime()
}
