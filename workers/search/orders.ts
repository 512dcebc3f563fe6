import type { ContactSort } from '../api.ts'
import { collate, compareTexts } from './collation.ts'
import type { ContactColumns } from './columns.ts'

/** The slots of all contacts in the order of each sort that was asked for, kept current by insertion. */
export class Orders {
  readonly #columns: ContactColumns
  readonly #sorted: Map<ContactSort, Int32Array>

  constructor(columns: ContactColumns, sorted: Iterable<[ContactSort, Int32Array]> = []) {
    this.#columns = columns
    this.#sorted = new Map(sorted)
  }

  entries = () => this.#sorted.entries()

  ascending(sort: ContactSort): Int32Array {
    let sorted = this.#sorted.get(sort)
    if (!sorted) {
      sorted = this.#sort(sort)
      this.#sorted.set(sort, sorted)
    }
    return sorted
  }

  /** Where the contacts without a name or company begin: they come last in both directions. */
  emptyFrom(sort: ContactSort): number {
    const order = this.ascending(sort)
    const texts = this.#textsOf(sort)
    if (!texts) return order.length
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (texts[order[middle]!] === '') high = middle
      else low = middle + 1
    }
    return low
  }

  /** After these slots were written, added or freed. */
  update(changed: ReadonlySet<number>) {
    for (const [sort, order] of this.#sorted) {
      // Many at once are sorted faster than they are inserted one by one.
      if (changed.size > 500 && changed.size > order.length / 4) this.#sorted.delete(sort)
      else this.#sorted.set(sort, this.#merged(order, changed, this.#compare(sort)))
    }
  }

  #merged(order: Int32Array, changed: ReadonlySet<number>, compare: (a: number, b: number) => number): Int32Array {
    const kept = order.filter((slot) => !changed.has(slot))
    const coming = [...changed].filter(this.#columns.isThere).sort(compare)
    const merged = new Int32Array(kept.length + coming.length)
    let from = 0
    let to = 0
    for (const slot of coming) {
      const place = placeOf(kept, slot, from, compare)
      merged.set(kept.subarray(from, place), to)
      to += place - from
      merged[to++] = slot
      from = place
    }
    merged.set(kept.subarray(from), to)
    return merged
  }

  #sort(sort: ContactSort): Int32Array {
    const slots = this.#columns.slots()
    const texts = this.#textsOf(sort)
    if (!texts) return slots.sort(this.#compare(sort))
    return collate(slots, (slot) => texts[slot]!, this.#byId)
  }

  #compare(sort: ContactSort): (a: number, b: number) => number {
    const texts = this.#textsOf(sort)
    if (texts) return (a, b) => compareTexts(texts[a]!, texts[b]!) || this.#byId(a, b)
    const times = this.#columns.numbers[sort as 'updated_at' | 'created_at']
    return (a, b) => times[a]! - times[b]! || this.#byId(a, b)
  }

  #textsOf(sort: ContactSort): string[] | null {
    const { names, companies } = this.#columns.texts
    return sort === 'name' ? names : sort === 'company' ? companies : null
  }

  #byId = (a: number, b: number) => {
    const { ids } = this.#columns.texts
    return ids[a]! < ids[b]! ? -1 : 1
  }
}

/** The first place at or after `from` whose slot comes after this one. */
function placeOf(order: Int32Array, slot: number, from: number, compare: (a: number, b: number) => number): number {
  let low = from
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(order[middle]!, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}
