import type { Row } from '#domain/shared/mutation'
import type { Entry, FreshRows } from '../sync/core/ports.ts'

/**
 * Entries as they are stored: rows of one entity have the same fields, so the names stand there once and the values of a
 * field together, a value that all rows have but once. It takes half the room of objects and a quarter of the time.
 */
export type PackedEntries = {
  /** of all entries, ascending; also the value of the field `id` */
  ids: string[]
  fields: string[]
  values: Column[]
  revs: Column
  scopes: Column
  histories: Column
  /** entries that are more than a row of these fields, such as those with waiting changes */
  others: [at: number, entry: Entry][]
}
type Column = unknown[] | { all: unknown }

/** Before version 4 of the database they stood there as they are. */
export type KeptEntries = PackedEntries | Entry[]

export function packEntries(entries: readonly Entry[]): PackedEntries {
  const fields = Object.keys(entries.find(isPlain)?.row ?? {})
  const others: PackedEntries['others'] = []
  const plain: Entry[] = []
  for (const [at, entry] of entries.entries()) {
    if (isPlain(entry) && hasFields(entry.row!, fields) && entry.row!.id === entry.id) plain.push(entry)
    else others.push([at, entry])
  }
  return {
    ids: entries.map(({ id }) => id),
    fields,
    values: fields.map((field) => (field === 'id' ? { all: null } : column(plain, ({ row }) => row![field]))),
    revs: column(plain, ({ rev }) => rev),
    scopes: column(plain, ({ scope }) => scope),
    histories: column(plain, ({ history }) => history),
    others,
  }
}

const isPlain = ({ row, waiting, base, unread }: Entry) =>
  row !== null && waiting === undefined && base === undefined && unread === undefined

/** These and no others, in this order, and each with a value. */
function hasFields(row: Row, fields: readonly string[]): boolean {
  let count = 0
  for (const field in row) if (field !== fields[count++] || row[field] === undefined) return false
  return count === fields.length
}

/** Rows that came as columns, from one place to another in the order of their ids. */
export function packFreshRows(
  { ids, revs, fields, scope, history }: FreshRows,
  from: number,
  to: number,
): PackedEntries {
  const { length } = ids
  const isFalling = length > 1 && ids[0]! > ids[1]!
  const part = <T>(all: readonly T[]): T[] => {
    // Not a slice: of an array that may have holes it is one too, and is stored with a number beside each value.
    const values: T[] = []
    for (let at = from; at < to; at++) values.push(all[isFalling ? length - 1 - at : at]!)
    return values
  }
  const names = Object.keys(fields)
  return {
    ids: part(ids),
    fields: names,
    values: names.map((field) => (field === 'id' ? { all: null } : shared(part(fields[field]!)))),
    revs: shared(part(revs)),
    scopes: { all: scope },
    histories: { all: history },
    others: [],
  }
}

const column = (entries: readonly Entry[], of: (entry: Entry) => unknown): Column => shared(entries.map(of))

/** A value that all have, once. */
function shared(values: unknown[]): Column {
  const all = values[0]
  return typeof all !== 'object' || all === null
    ? values.every((value) => Object.is(value, all))
      ? { all }
      : values
    : values
}

const valueAt = (column: Column, at: number) => (Array.isArray(column) ? column[at] : column.all)

export function unpackEntries(kept: KeptEntries): Entry[] {
  if (Array.isArray(kept)) return kept
  const others = new Map(kept.others)
  let plain = 0
  return kept.ids.map((_, at) => others.get(at) ?? entryAt(kept, at, plain++))
}

/** One of them alone. */
export function keptEntry(kept: KeptEntries, id: string): Entry | undefined {
  if (Array.isArray(kept)) return kept[placeOf(kept, ({ id }) => id, id)]
  const at = placeOf(kept.ids, (id) => id, id)
  if (at < 0) return undefined
  let before = 0
  for (const [place, entry] of kept.others) {
    if (place === at) return entry
    if (place < at) before++
  }
  return entryAt(kept, at, at - before)
}

/** Of all of them, ascending. */
export const entryIds = (kept: KeptEntries): readonly string[] =>
  Array.isArray(kept) ? kept.map(({ id }) => id) : kept.ids

/** In which scopes they are, whether some of them cannot be shown, and how many rows there are. */
export function summary(kept: KeptEntries): { scopes: ReadonlySet<string>; hasUnread: boolean; rows: number } {
  const others = Array.isArray(kept) ? kept : kept.others.map(([, entry]) => entry)
  const plain = Array.isArray(kept) ? 0 : kept.ids.length - others.length
  const packed = Array.isArray(kept) || plain === 0 ? [] : 'all' in kept.scopes ? [kept.scopes.all] : kept.scopes
  const scopes = new Set([...packed, ...others.map(({ scope }) => scope)] as (string | null)[])
  scopes.delete(null)
  return {
    scopes: scopes as Set<string>,
    hasUnread: others.some(({ unread }) => unread !== undefined),
    rows: plain + others.filter(({ row }) => row !== null).length,
  }
}

export const lastId = (kept: KeptEntries): string | undefined =>
  Array.isArray(kept) ? kept.at(-1)?.id : kept.ids.at(-1)

/** `plain`: which of those that are not among the others. */
function entryAt({ ids, fields, values, revs, scopes, histories }: PackedEntries, at: number, plain: number): Entry {
  const id = ids[at]!
  const row: Record<string, unknown> = {}
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]!
    row[field] = field === 'id' ? id : valueAt(values[i]!, plain)
  }
  return {
    id,
    row: row as Row,
    rev: valueAt(revs, plain) as number,
    scope: valueAt(scopes, plain) as string | null,
    history: valueAt(histories, plain) as number,
  }
}

/** -1 where it is not. */
function placeOf<T>(all: readonly T[], idOf: (one: T) => string, id: string): number {
  let low = 0
  let high = all.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (idOf(all[middle]!) < id) low = middle + 1
    else high = middle
  }
  return low < all.length && idOf(all[low]!) === id ? low : -1
}
