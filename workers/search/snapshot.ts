import type { SnapshotRecord, UserDatabase } from '../database/schema.ts'
import { type ColumnData, internedColumns, numberColumns, textColumns } from './columns.ts'
import { ContactIndex } from './contactIndex.ts'
import type { SavedCounters } from './counters.ts'
import { turns } from './inTurns.ts'
import type { KeptSort } from './orders.ts'
import type { PackedTexts } from './searchTexts.ts'

/** Raised when the columns change their meaning; an older snapshot is not read. */
const format = 7
/** No text may contain it (domain: control characters are refused). */
const separator = '\u0001'
/** A reader of another tab may be this far behind; one that is further behind reads everything again. */
const keptChanges = 64

type Head = { format: number; n: number; size: number; orders: [KeptSort, Int32Array][] }

/** Reads what was kept, and the place in the change feed it belongs to. */
export async function loadSnapshot(db: UserDatabase): Promise<{ index: ContactIndex; n: number } | null> {
  const names = ['head', 'interned', 'searched', 'counters', ...textColumns, ...numberColumns].map(nameOf)
  const [head, interned, searched, counters, ...columns] = (await db.snapshots.bulkGet(names)).map(
    (record) => record?.value,
  )
  if (!isHead(head) || !searched || columns.some((column) => column === undefined)) return null
  const texts = textColumns.map((column, at) => [column, (columns[at] as string).split(separator)] as const)
  const numbers = numberColumns.map((column, at) => [column, columns[textColumns.length + at]] as const)
  const data: ColumnData = {
    size: head.size,
    texts: (head.size ? Object.fromEntries(texts) : emptyTexts()) as ColumnData['texts'],
    numbers: Object.fromEntries(numbers) as ColumnData['numbers'],
    interned: interned as ColumnData['interned'],
    searched: searched as PackedTexts,
  }
  const saved = { columns: data, orders: head.orders, counters: counters as SavedCounters | undefined }
  return { index: new ContactIndex(saved), n: head.n }
}

type TextColumn = (typeof textColumns)[number]

/** Some of its texts alone, and the place in the change feed they belong to. */
export async function loadTexts<C extends TextColumn>(
  db: UserDatabase,
  columns: readonly C[],
): Promise<{ texts: Record<C, string[]>; n: number } | null> {
  const [head, ...found] = await db.snapshots.bulkGet(['head', ...columns].map(nameOf))
  if (!isHead(head?.value) || found.some((column) => column === undefined)) return null
  const textsIn = (at: number) => ((head.value as Head).size ? (found[at]!.value as string).split(separator) : [])
  const texts = Object.fromEntries(columns.map((column, at) => [column, textsIn(at)])) as Record<C, string[]>
  return { texts, n: head.value.n }
}

/** False when the index changed meanwhile: then nothing was kept. */
export async function saveSnapshot(db: UserDatabase, index: ContactIndex, n: number): Promise<boolean> {
  const { version } = index
  const records: SnapshotRecord[] = []
  const turn = turns()
  // What is changed in between spoils a part: its end is where that is noticed.
  for await (const part of parts(index, n, turn)) {
    records.push(part)
    await turn()
    if (index.version !== version) return false
  }
  return db.transaction('rw', db.snapshots, db.changes, async () => {
    const kept = (await db.snapshots.get(nameOf('head')))?.value
    if (isHead(kept) && kept.n >= n) return true
    for (const record of records) await db.snapshots.put(record)
    // What a former version kept besides would stay for good.
    const names = new Set(records.map(({ name }) => name))
    const there = await db.snapshots.where('name').startsWith(prefix).primaryKeys()
    await db.snapshots.bulkDelete(there.filter((name) => !names.has(name)))
    await db.changes
      .where('n')
      .belowOrEqual(n - keptChanges)
      .delete()
    return true
  })
}

/** The next start reads the rows instead, and keeps a new one. */
export async function dropSnapshot(db: UserDatabase): Promise<void> {
  await db.snapshots.where('name').startsWith(prefix).delete()
}

/** Only what is there: free slots are left out, so slots are numbered anew. */
async function* parts(
  { columns, orders, statistics }: ContactIndex,
  n: number,
  turn: () => Promise<unknown>,
): AsyncGenerator<SnapshotRecord> {
  const { texts, numbers, interned } = columns
  const slots = columns.slots()
  const place = new Int32Array(columns.size)
  for (let at = 0; at < slots.length; at++) place[slots[at]!] = at
  const size = slots.length
  const sorted: Head['orders'] = []
  for (const [sort, order] of orders.entries()) {
    sorted.push([sort, order.map((slot) => place[slot]!)])
    await turn()
  }
  yield { name: nameOf('head'), value: { format, n, size, orders: sorted } satisfies Head }
  const values = Object.fromEntries(internedColumns.map((column) => [column, interned[column].values]))
  yield { name: nameOf('interned'), value: values }
  yield { name: nameOf('searched'), value: await columns.searched.packed(slots, turn) }
  yield { name: nameOf('counters'), value: statistics.saved() }
  for (const column of numberColumns) {
    const from = numbers[column]
    yield { name: nameOf(column), value: from.slice(0, size).map((_, at) => from[slots[at]!]!) }
  }
  for (const column of textColumns) yield { name: nameOf(column), value: await joined(texts[column], slots, turn) }
}

const joinedAtOnce = 2_048

async function joined(texts: readonly string[], slots: Int32Array, turn: () => Promise<unknown>): Promise<string> {
  const pieces: string[] = []
  for (let from = 0; from < slots.length; from += joinedAtOnce) {
    pieces.push(Array.from(slots.subarray(from, from + joinedAtOnce), (slot) => texts[slot]!).join(separator))
    await turn()
  }
  return pieces.join(separator)
}

const prefix = 'contacts:'
const nameOf = (part: string) => prefix + part
const isHead = (value: unknown): value is Head => (value as Head | undefined)?.format === format
const emptyTexts = () => Object.fromEntries(textColumns.map((column) => [column, []]))
