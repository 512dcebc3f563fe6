import type { DBCore, DBCoreCursor, DBCoreTable } from 'dexie'
import { fromBytes, toBytes } from './bytes.ts'
import type { DatabaseSealer, Key } from './keyring.ts'
import { type Sealer, sealer } from './sealer.ts'

/** They say nothing of anybody: counters, cursors and ids. */
const plainTables = new Set(['meta', 'scopes', 'leaves', 'changes'])
/** Their values have arrays of bytes or numbers, or numbers without an end; those of the others are JSON. */
const arrayTables = new Set(['drafts', 'snapshots', 'blobData', 'imports', 'exports', 'undoPacks'])

export const isSealedTable = (name: string) => !plainTables.has(name)

/** What stands in a sealed table: the key and the indexed fields as they are, and all else in `sealed`. */
type SealedRow = Record<string, unknown> & { sealed: Uint8Array }
const isSealed = (row: unknown): row is SealedRow =>
  (row as Partial<SealedRow> | undefined)?.sealed instanceof Uint8Array

/**
 * Seals a user's rows between Dexie and IndexedDB, so that nothing else in the product knows of it. A row carries whether
 * it is sealed, so sealed and plain ones may stand side by side while the whole is being rewritten. `writesPlain`: on the
 * way out of protection.
 */
export function sealing({ database, key, writesPlain = false }: NonNullable<Key>): DatabaseSealer {
  const box = sealer(key)
  return {
    database,
    key,
    writesPlain,
    // Beneath everything of Dexie's own, which then sees plain rows.
    middleware: {
      stack: 'dbcore',
      name: 'sealing',
      level: -2,
      create: (core): DBCore => ({
        ...core,
        table: (name) => (isSealedTable(name) ? sealedTable(core.table(name), box, writesPlain) : core.table(name)),
      }),
    },
    openRow: (row) => openRow(box, row),
    seal: (value) => box.seal(toBytes(value, true)),
    open: (sealed) => fromBytes(box.open(sealed)),
  }
}

function sealedTable(table: DBCoreTable, box: Sealer, writesPlain: boolean): DBCoreTable {
  const { primaryKey, indexes } = table.schema
  const clear = new Set([primaryKey, ...indexes].flatMap(({ keyPath }) => keyPath ?? []))
  const seal = (row: Record<string, unknown>) => sealRow(box, row, clear, arrayTables.has(table.name))
  const open = <T>(row: T) => openRow(box, row)
  return {
    ...table,
    mutate: (request) =>
      table.mutate(
        !writesPlain && (request.type === 'add' || request.type === 'put')
          ? { ...request, values: request.values.map(seal) }
          : request,
      ),
    get: (request) => table.get(request).then(open),
    getMany: (request) => table.getMany(request).then((rows: unknown[]) => rows.map(open)),
    query: (request) =>
      table.query(request).then((found) => (request.values ? { ...found, result: found.result.map(open) } : found)),
    openCursor: (request) => table.openCursor(request).then((cursor) => cursor && openedCursor(cursor, open)),
  }
}

function sealRow(box: Sealer, row: Record<string, unknown>, clear: ReadonlySet<string>, hasArrays: boolean): SealedRow {
  const shown: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(row)) (clear.has(field) ? shown : rest)[field] = value
  return { ...shown, sealed: box.seal(toBytes(rest, hasArrays)) }
}

function openRow<T>(box: Sealer, row: T): T {
  if (!isSealed(row)) return row
  const { sealed, ...shown } = row
  return { ...shown, ...(fromBytes(box.open(sealed)) as object) } as T
}

/** The fields of a browser's cursor can be read of itself alone. */
const openedCursor = (cursor: DBCoreCursor, open: <T>(row: T) => T): DBCoreCursor =>
  Object.create(cursor, {
    key: { get: () => cursor.key },
    primaryKey: { get: () => cursor.primaryKey },
    value: { get: () => open(cursor.value) },
  }) as DBCoreCursor
