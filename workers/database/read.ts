import type { Contact } from '#domain/contacts/contact'
import type { Label, LabelKind } from '#domain/contacts/label'
import type { EntityName, RowOf } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { Entry } from '../sync/core/ports.ts'
import { refuseNewer } from './database.ts'
import { Leaves } from './leaves.ts'
import { keptEntry, unpackEntries } from './packedEntries.ts'
import { databaseName, type LeafDataRecord, UserDatabase } from './schema.ts'

/**
 * Reading for screens and workers. A screen reads through `useLiveQuery(() => contactById(db, id), [db, id])`
 * and never writes here: changes are mutations of the sync worker.
 */
export async function openForReading(owner: { account: string; user: string }): Promise<UserDatabase> {
  const db = new UserDatabase(databaseName(owner), 'relaxed')
  await db.open()
  refuseNewer(db)
  return db
}

/** With what is known besides the row: `waiting` while a change is not confirmed. */
export async function entryById(db: UserDatabase, entity: string, id: string): Promise<Entry | undefined> {
  const leaf = await db.leafData.where(':id').between([entity, ''], [entity, id], true, true).last()
  return leaf && keptEntry(leaf.entries, id)
}

/** In the order asked; undefined where there is none. */
export async function entriesByIds(
  db: UserDatabase,
  entity: string,
  ids: readonly string[],
): Promise<(Entry | undefined)[]> {
  return db.transaction('r', db.leafData, async () => new Leaves(db, entity).get(ids))
}

/** What is kept was checked as a row of its kind when it came. */
export const rowById = async <E extends EntityName>(
  db: UserDatabase,
  entity: E,
  id: string,
): Promise<RowOf<E> | null> => ((await entryById(db, entity, id))?.row as RowOf<E> | null | undefined) ?? null

export const contactById = (db: UserDatabase, id: string): Promise<Contact | null> => rowById(db, 'contact', id)

export async function contactsByIds(db: UserDatabase, ids: readonly string[]): Promise<(Contact | null)[]> {
  const entries = await entriesByIds(db, 'contact', ids)
  return entries.map((entry) => (entry?.row as Contact | null | undefined) ?? null)
}

/** All labels of a kind, by name in the order of Chinese and English readers. */
export async function labels(db: UserDatabase, kind: LabelKind): Promise<Label[]> {
  const leaves = await db.leafData.where(':id').between([kind, ''], [kind, '\uffff']).toArray()
  const rows = leaves.flatMap((leaf) =>
    unpackEntries(leaf.entries).flatMap((entry) => (entry.row ? [{ ...unplaced, ...entry.row } as Label] : [])),
  )
  return rows.sort((a, b) => byName.compare(a.name, b.name))
}
/** What a label is that was made before there were trees and colours. */
const unplaced = { parent: null, colour: null, place: 0 }
const byName = new Intl.Collator('zh-CN')

/** Every leaf of an entity in the order of ids, some at a time: 100,000 rows pass through in little memory. */
export async function* eachLeaf(db: UserDatabase, entity: string, leavesAtOnce = 20): AsyncGenerator<Entry[]> {
  for (let above: string | null = null; ; ) {
    const leaves: LeafDataRecord[] = await db.leafData
      .where(':id')
      .between([entity, above ?? ''], [entity, '\uffff'], above === null, false)
      .limit(leavesAtOnce)
      .toArray()
    for (const leaf of leaves) yield unpackEntries(leaf.entries)
    if (leaves.length < leavesAtOnce) return
    above = leaves.at(-1)!.from
  }
}

/**
 * The same from the highest id down: leaves only ever join the one below them, so none is passed over, whatever is written
 * meanwhile, and what was made last comes first.
 */
export async function* eachLeafDown(db: UserDatabase, entity: string, leavesAtOnce = 2): AsyncGenerator<Entry[]> {
  for (let below: string | null = null; ; ) {
    const end: [string, string] = [entity, below ?? '\uffff']
    const leaves: LeafDataRecord[] = await db.leafData
      .where(':id')
      .between([entity, ''], end, true, false)
      .reverse()
      .limit(leavesAtOnce)
      .toArray()
    for (const leaf of leaves) yield unpackEntries(leaf.entries)
    if (leaves.length < leavesAtOnce) return
    below = leaves.at(-1)!.from
  }
}

/** The rows of the leaf in which this id would be, then those below it, leaf by leaf. */
export async function* entriesDownFrom(db: UserDatabase, entity: string, id: string): AsyncGenerator<Entry[]> {
  for (let leaf = await leafUpTo(db, [entity, id], true); leaf; leaf = await leafUpTo(db, [entity, leaf.from], false))
    yield unpackEntries(leaf.entries)
}

const leafUpTo = (db: UserDatabase, key: [string, string], isIncluded: boolean) =>
  db.leafData.where(':id').between([key[0], ''], key, true, isIncluded).last()

/** What the browser unpacks of them in one go lets nobody else have a turn. */
const leavesAtOnce = 5

/** The rows with `first <= id <= last`, leaf by leaf. */
export async function* rowsBetween(
  db: UserDatabase,
  entity: string,
  first: string,
  last: string,
): AsyncGenerator<Row[]> {
  const from = await db.leafData.where(':id').between([entity, ''], [entity, first], true, true).lastKey()
  for (let at = (from as [string, string] | undefined)?.[1] ?? '', open = true; open; ) {
    const leaves = await db.leafData
      .where(':id')
      .between([entity, at], [entity, last], true, true)
      .limit(leavesAtOnce)
      .toArray()
    for (const { entries } of leaves)
      yield unpackEntries(entries).flatMap(({ id, row }) => (row && id >= first && id <= last ? [row] : []))
    open = leaves.length === leavesAtOnce
    // The next leaf begins after this one's beginning, whatever comes between.
    if (open) at = `${leaves.at(-1)!.from}\u0000`
  }
}

/** The rows of an entity that has few of them: all are looked through. */
export async function rowsWhere<E extends EntityName>(
  db: UserDatabase,
  entity: E,
  isWanted: (row: RowOf<E>) => boolean,
): Promise<RowOf<E>[]> {
  const found: RowOf<E>[] = []
  for await (const entries of eachLeaf(db, entity))
    for (const entry of entries) {
      const row = entry.row as RowOf<E> | null
      if (row && isWanted(row)) found.push(row)
    }
  return found
}

/** How many rows there are, from the index alone. */
export async function countRows(db: UserDatabase, entity: string): Promise<number> {
  const keys = await db.leaves.where('[entity+size]').between([entity, 0], [entity, Infinity]).keys()
  return (keys as unknown as [string, number][]).reduce((sum, [, size]) => sum + size, 0)
}
