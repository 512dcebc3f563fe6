import { type ContactSort, moreFields, type namedSorts, type numberSorts } from './api.ts'
import { collate, compareTexts } from './collation.ts'
import { type ContactColumns, emailsIn, fieldEnd } from './columns.ts'

/** What is named elsewhere or has few values is brought into its order for each question, out of that of the ids. */
export type KeptSort = Exclude<ContactSort, (typeof namedSorts)[number] | 'follow_up_status'> | 'id'

/** `upTo`: how many of the changes that are noted it has met. */
type SortOrder = { order: Int32Array; upTo: number }

/** The slots of all contacts in the order of each sort that was asked for, kept current by insertion when it is asked for. */
export class Orders {
  readonly #columns: ContactColumns
  readonly #sorted: Map<KeptSort, SortOrder>
  /** what was written, added or freed, one batch after the other */
  #noted: ReadonlySet<number>[] = []

  constructor(columns: ContactColumns, sorted: Iterable<[KeptSort, Int32Array]> = []) {
    this.#columns = columns
    this.#sorted = new Map([...sorted].map(([sort, order]) => [sort, { order, upTo: 0 }]))
  }

  /** Those that were asked for last. */
  entries = (): [KeptSort, Int32Array][] =>
    [...this.#sorted.keys()].slice(-savedOrders).map((sort) => [sort, this.ascending(sort)])

  ascending(sort: KeptSort): Int32Array {
    const known = this.#sorted.get(sort)
    const order = known ? this.#current(sort, known) : this.#sort(sort)
    // The one that was asked for last stands last.
    this.#sorted.delete(sort)
    this.#sorted.set(sort, { order, upTo: this.#noted.length })
    return order
  }

  /** Where the contacts begin that have nothing in this field: they come last in both directions. */
  emptyFrom(sort: KeptSort): number {
    const order = this.ascending(sort)
    const textOf = this.#textOf(sort)
    if (!textOf) return order.length
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (textOf(order[middle]!) === '') high = middle
      else low = middle + 1
    }
    return low
  }

  /** After these slots were written, added or freed. */
  update(changed: ReadonlySet<number>) {
    this.#noted.push(changed)
    // Many at once are sorted faster than they are inserted one by one, and what nobody asks for is not waited for.
    let missed = 0
    for (let at = this.#noted.length - 1; at >= 0; at--) {
      missed += this.#noted[at]!.size
      const tooMany = Math.max(500, this.#columns.size / 4)
      if (missed > tooMany) return this.#forget(at + 1)
    }
  }

  /** The orders that have not met all changes before this one; then nobody needs those. */
  #forget(from: number) {
    for (const [sort, known] of this.#sorted) {
      if (known.upTo < from) this.#sorted.delete(sort)
      else known.upTo -= from
    }
    this.#noted.splice(0, from)
  }

  #current(sort: KeptSort, { order, upTo }: SortOrder): Int32Array {
    const missed = this.#noted.slice(upTo)
    if (missed.length === 0) return order
    const changed = missed.length === 1 ? missed[0]! : new Set(missed.flatMap((slots) => [...slots]))
    return this.#merged(order, changed, this.#compare(sort))
  }

  #merged(order: Int32Array, changed: ReadonlySet<number>, compare: (a: number, b: number) => number): Int32Array {
    const kept = without(order, changed, this.#columns.size)
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

  #sort(sort: KeptSort): Int32Array {
    const slots = this.#columns.slots()
    const textOf = this.#textOf(sort)
    return textOf ? collate(slots, textOf, this.#byId) : slots.toSorted(this.#compare(sort))
  }

  #compare(sort: KeptSort): (a: number, b: number) => number {
    const textOf = this.#textOf(sort)
    if (textOf) return (a, b) => compareTexts(textOf(a), textOf(b)) || this.#byId(a, b)
    if (sort === 'id') return this.#byId
    const numbers = this.#columns.numbers[sort as (typeof numberSorts)[number]]
    return (a, b) => numbers[a]! - numbers[b]! || this.#byId(a, b)
  }

  /** Null: not a text. */
  #textOf(sort: KeptSort): ((slot: number) => string) | null {
    const { names, companies, positions, phones, emails, mores } = this.#columns.texts
    if (sort === 'name') return names
    if (sort === 'company') return companies
    if (sort === 'position') return positions
    if (sort === 'phones') return phones
    if (sort === 'emails') return (slot) => emailsIn(emails(slot))[0]?.email ?? ''
    const more = moreFields.findIndex((field) => field === sort)
    // Nobody looks further into a remark for its place in a list.
    return more < 0 ? null : (slot) => (mores(slot).split(fieldEnd, more + 1)[more] ?? '').slice(0, collatedLength)
  }

  #byId = (a: number, b: number) => {
    const { ids } = this.#columns.texts
    return ids[a]! < ids[b]! ? -1 : 1
  }
}

const collatedLength = 60
/** Of what the next start of the app finds. */
const savedOrders = 6

/** Ten times faster than `filter` with a set: this is done for every change that a list shows. */
function without(order: Int32Array, slots: ReadonlySet<number>, size: number): Int32Array {
  const leaves = new Uint8Array(size)
  for (const slot of slots) leaves[slot] = 1
  const kept = new Int32Array(order.length)
  let length = 0
  for (let at = 0; at < order.length; at++) if (!leaves[order[at]!]) kept[length++] = order[at]!
  return kept.subarray(0, length)
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
