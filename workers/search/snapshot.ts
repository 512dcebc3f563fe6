import type { SnapshotRecord, UserDatabase } from '../database/schema.ts'
import {
  type ColumnData,
  ContactColumns,
  emptyNumbers,
  keptTexts,
  numberColumns,
  numberedColumns,
  textColumns,
} from './columns.ts'
import { ContactIndex } from './contactIndex.ts'
import type { SavedCounters } from './counters.ts'
import { turns } from './inTurns.ts'
import type { KeptSort } from './orders.ts'
import { type PackedTexts, SearchTexts } from './searchTexts.ts'

/** Raised when the columns change their meaning; an older snapshot is not read. */
const format = 10
/** No text may contain it (domain: control characters are refused). */
const separator = '\u0001'
/** A reader of another tab may be this far behind; one that is further behind reads everything again. */
const keptChanges = 64
/** Contacts of one record: what is written or read is in memory once more meanwhile. */
const perPart = 16_384

type Head = {
  format: number
  n: number
  size: number
  parts: number
  interned: ColumnData['interned']
  customIds: string[]
  orders: [KeptSort, Int32Array][]
  counters: SavedCounters | undefined
}
type Part = {
  texts: Record<(typeof textColumns)[number], string>
  numbers: Partial<ColumnData['numbers']>
  searched: PackedTexts
  written: PackedTexts
}

/** Reads what was kept, and the place in the change feed it belongs to. */
export async function loadSnapshot(db: UserDatabase): Promise<{ index: ContactIndex; n: number } | null> {
  const found = await db.transaction('r', db.snapshots, () => read(db))
  if (!found) return null
  const { head, columns } = found
  return { index: new ContactIndex({ columns, orders: head.orders, counters: head.counters }), n: head.n }
}

/** The columns alone. Within a transaction of the caller's. */
export async function loadColumns(db: UserDatabase): Promise<{ columns: ContactColumns; n: number } | null> {
  const found = await read(db)
  return found && { columns: new ContactColumns(found.columns), n: found.head.n }
}

async function read(db: UserDatabase): Promise<{ head: Head; columns: ColumnData } | null> {
  const head = (await db.snapshots.get(nameOf('head')))?.value
  if (!isHead(head)) return null
  const texts: ColumnData['texts'] = { ids: [], pictures: [] }
  const [searched, written] = [new SearchTexts(), keptTexts()]
  const numbers = emptyNumbers(Math.max(1, head.size))
  for (let nth = 0, from = 0; nth < head.parts; nth++) {
    const part = (await db.snapshots.get(nameOf(`part ${nth}`)))?.value as Part | undefined
    if (!part) return null
    for (const column of textColumns) for (const text of part.texts[column].split(separator)) texts[column].push(text)
    for (const column of numberColumns) {
      const some = part.numbers[column]
      if (some) numbers[column].set(some, from)
    }
    searched.add(from, part.searched)
    written.add(from, part.written)
    from += part.searched.ends.length
  }
  return {
    head,
    columns: { size: head.size, texts, numbers, interned: head.interned, searched, written, customIds: head.customIds },
  }
}

/** False when the index changed meanwhile: then nothing was kept. */
export async function saveSnapshot(db: UserDatabase, index: ContactIndex, n: number): Promise<boolean> {
  const { version } = index
  const head = await headOf(index, n, turns())
  if (index.version !== version) return false
  const isKept = await db
    .transaction('rw', db.snapshots, async () => {
      const kept = (await db.snapshots.get(nameOf('head')))?.value
      if (isHead(kept) && kept.n >= n) return
      const names = new Set<string>()
      for (const record of records(index, head)) {
        names.add(record.name)
        await db.snapshots.put(record)
        if (index.version !== version) throw new Changed()
      }
      // What a former version kept besides would stay for good.
      const there = await db.snapshots.where('name').startsWith(prefix).primaryKeys()
      await db.snapshots.bulkDelete(there.filter((name) => !names.has(name)))
    })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof Changed) return false
        throw error
      },
    )
  if (isKept)
    await db.changes
      .where('n')
      .belowOrEqual(n - keptChanges)
      .delete()
  return isKept
}

class Changed extends Error {}

/** The next start reads the rows instead, and keeps a new one. */
export async function dropSnapshot(db: UserDatabase): Promise<void> {
  await db.snapshots.where('name').startsWith(prefix).delete()
}

/** Only what is there: free slots are left out, so slots are numbered anew. */
async function headOf(
  { columns, orders, statistics }: ContactIndex,
  n: number,
  turn: () => Promise<unknown>,
): Promise<Head> {
  const slots = columns.slots()
  const place = new Int32Array(columns.size)
  for (let at = 0; at < slots.length; at++) place[slots[at]!] = at
  const sorted: Head['orders'] = []
  for (const [sort, order] of orders.entries()) {
    sorted.push([sort, order.map((slot) => place[slot]!)])
    await turn()
  }
  return {
    format,
    n,
    size: slots.length,
    parts: Math.ceil(slots.length / perPart),
    interned: Object.fromEntries(
      numberedColumns.map((column) => [column, columns.interned[column].values]),
    ) as ColumnData['interned'],
    customIds: [...columns.custom.ids],
    orders: sorted,
    counters: statistics.saved(),
  }
}

/** One at a time, each from the columns as they are then. */
function* records({ columns }: ContactIndex, head: Head): Generator<SnapshotRecord> {
  const slots = columns.slots()
  for (let nth = 0; nth < head.parts; nth++)
    yield { name: nameOf(`part ${nth}`), value: partOf(columns, slots.subarray(nth * perPart, (nth + 1) * perPart)) }
  yield { name: nameOf('head'), value: head }
}

function partOf({ texts, numbers, searched, written }: ContactColumns, slots: Int32Array): Part {
  const joined = textColumns.map((column) => {
    return [column, Array.from(slots, (slot) => texts[column][slot]!).join(separator)] as const
  })
  const some = numberColumns.map((column) => {
    const [from, values] = [numbers[column], numbers[column].slice(0, slots.length)]
    for (let at = 0; at < slots.length; at++) values[at] = from[slots[at]!]!
    return [column, values] as const
  })
  return {
    texts: Object.fromEntries(joined) as Part['texts'],
    // Most counters of most companies are zero.
    numbers: Object.fromEntries(some.filter(([, values]) => values.some((value) => value !== 0))),
    searched: searched.packed(slots),
    written: written.kept.packed(slots),
  }
}

const prefix = 'contacts:'
const nameOf = (part: string) => prefix + part
const isHead = (value: unknown): value is Head => (value as Head | undefined)?.format === format
