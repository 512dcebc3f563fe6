import { followUpStatuses } from '#domain/contacts/contact'
import { type ContactQuery, type ContactSort, namedSorts } from './api.ts'
import type { ContactIndex } from './contactIndex.ts'
import type { KeptSort } from './orders.ts'

type NamedSort = (typeof namedSorts)[number]
const isNamed = (sort: ContactSort): sort is NamedSort => (namedSorts as readonly string[]).includes(sort)

/** The slots that are hit, in the order that the query asks for. `ranked`: the nearest first, equally near ones in that order. */
export function orderedHits(index: ContactIndex, query: ContactQuery, hits: Uint8Array, ranked: boolean): Int32Array {
  const { sort, descending } = query
  if (ranked) {
    const isPlain = sort !== 'follow_up_status' && !isNamed(sort)
    const sorted = isPlain ? kept(index, sort, descending, hits, passing) : orderedHits(index, query, hits, false)
    return counted(sorted, hits, 256)
  }
  if (sort === 'follow_up_status') return byRank(index, hits, index.columns.numbers.status, statusRanks(descending))
  return isNamed(sort) ? byName(index, sort, query, hits) : kept(index, sort, descending, hits)
}

function kept(
  { orders }: ContactIndex,
  sort: KeptSort,
  descending: boolean,
  hits: Uint8Array,
  listOf = (length: number) => new Int32Array(length),
): Int32Array {
  const order = orders.ascending(sort)
  const empty = orders.emptyFrom(sort)
  const result = listOf(order.length)
  let length = 0
  if (descending) for (let at = empty - 1; at >= 0; at--) if (hits[order[at]!]) result[length++] = order[at]!
  for (let at = descending ? empty : 0; at < order.length; at++) if (hits[order[at]!]) result[length++] = order[at]!
  return result.subarray(0, length)
}

/** What is not in the query's order comes last in both directions. */
function byName(index: ContactIndex, sort: NamedSort, { order, descending }: ContactQuery, hits: Uint8Array) {
  const column = sort === 'tag' ? 'tags' : sort
  const places = new Map(order.map((id, at) => [id, descending ? order.length - 1 - at : at]))
  const placeOf = (id: string) => places.get(id) ?? order.length
  // Several tags: the one that comes first.
  const ranks = index.columns.interned[column].values.map((value) => Math.min(...value.split(' ').map(placeOf)))
  return byRank(index, hits, index.columns.numbers[column], ranks)
}

const statusRanks = (descending: boolean) =>
  followUpStatuses.map((_, at) => (descending ? followUpStatuses.length - 1 - at : at))

/** Ranks of the column's values, from 0; equal ones by id. */
function byRank(
  index: ContactIndex,
  hits: Uint8Array,
  column: Uint8Array | Uint32Array,
  ranks: readonly number[],
): Int32Array {
  const all = kept(index, 'id', false, hits, passing)
  const rankOf = Uint32Array.from(column, (value) => ranks[value] ?? 0)
  return counted(all, rankOf, ranks.reduce((most, rank) => Math.max(most, rank), 0) + 1)
}

let passed: Int32Array<ArrayBuffer> = new Int32Array()
/** A list that is read before the next one is asked for. */
function passing(length: number): Int32Array<ArrayBuffer> {
  if (length > passed.length) passed = new Int32Array(length)
  return passed.subarray(0, length)
}

/** A counting sort: it is stable, and takes as long as looking at all twice. */
function counted(slots: Int32Array, rankOf: Uint8Array | Uint32Array, ranks: number): Int32Array {
  const starts = new Uint32Array(ranks + 1)
  for (let at = 0; at < slots.length; at++) starts[rankOf[slots[at]!]! + 1]!++
  for (let rank = 0; rank < ranks; rank++) starts[rank + 1]! += starts[rank]!
  const sorted = new Int32Array(slots.length)
  for (let at = 0; at < slots.length; at++) sorted[starts[rankOf[slots[at]!]!]!++] = slots[at]!
  return sorted
}
