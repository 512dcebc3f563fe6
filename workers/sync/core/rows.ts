import { type EntityName, entities, entityNames } from '#domain/entities'
import { type Columns, columnsToRows } from '#domain/shared/columns'
import type { Row } from '#domain/shared/mutation'
import { readable, readableColumns } from '#domain/shared/readable'
import type { Scope } from '#domain/sync/protocol'
import { refold, waitingOf } from './fold.ts'
import { dropLeft, dropReturned, keepOrphans } from './orphans.ts'
import type { Entry, FreshRows, Meta, OutboxEntry, Tx } from './ports.ts'
import type { Fence } from './rules.ts'

/** Rows per read: bounds what is in memory besides the page itself. */
const chunkSize = 250
type ServerRow = { row: Row; rev: number }

/**
 * Put rule: a row of an older history always gives way, else the greater rev stays. Gives how many came. `isReread`: the
 * page says what the scope has, and not what has changed in it.
 */
export async function putRows(
  tx: Tx,
  meta: Meta,
  fence: Fence,
  { scope, isReread }: { scope: Scope; isReread: boolean },
  entity: EntityName,
  columns: Columns,
): Promise<number> {
  const { history } = meta
  const knowsAll = columnChecks.get(entity)!(columns.fields)
  // What was missing may be among them, and is looked for row by row.
  const fresh = knowsAll && !meta.hasOrphans ? asFresh(columns, scope, history) : null
  if (fresh && (await tx.putFresh(entity, fresh))) return columns.length
  const rows = incoming(columns)
  for (const chunk of chunks(rows)) {
    const found = await tx.entries(
      entity,
      chunk.map(({ row }) => row.id),
    )
    const fresh: { entry: Entry; base: Row | null }[] = []
    const before: Entry[] = []
    for (const [at, { row, rev }] of chunk.entries()) {
      const old = found[at]
      const outdated = old !== undefined && old.history < history && !fence.without.has('history')
      if (!outdated && rev <= (old?.rev ?? 0)) continue
      const known = knowsAll || canShow(entity, row)
      const entry: Entry = { id: row.id, row: null, rev, scope, history }
      if (old?.base !== undefined) entry.base = old.base
      if (old?.waiting) entry.waiting = old.waiting
      if (!known) entry.unread = row
      fresh.push({ entry, base: known ? row : null })
      if (outdated && old.scope) before.push(old)
    }
    const shown = await putFolded(tx, fence, entity, fresh)
    await dropReturned(tx, meta, entity, shown)
    if (isReread) await keepOrphans(tx, meta, fence, entity, changedTo(before, shown))
  }
  return rows.length
}

/** Null where a row is not whole, or not in order. */
function asFresh({ length, fields: all }: Columns, scope: Scope, history: number): FreshRows | null {
  const { rev: revs = [], ...fields } = all
  const { id: ids = [] } = fields
  const isWhole = Object.values(all).every((values) => values.length === length && !values.includes(undefined))
  if (length === 0 || !isWhole || !areIds(ids) || !areRevs(revs)) return null
  const isFalling = length > 1 && ids[0]! > ids[1]!
  const isInOrder = ids.every((id, at) => at === 0 || (isFalling ? ids[at - 1]! > id : ids[at - 1]! < id))
  return isInOrder ? { ids, revs, fields, scope, history } : null
}

const areIds = (values: readonly unknown[]): values is string[] =>
  values.length > 0 && values.every((id) => typeof id === 'string' && id !== '')
const areRevs = (values: readonly unknown[]): values is number[] =>
  values.length > 0 && values.every((rev) => Number.isInteger(rev) && (rev as number) > 0)

/** Without an id or a rev there is nothing to keep. */
function incoming({ length, fields: { rev: revs = [], ...fields } }: Columns): ServerRow[] {
  const found: ServerRow[] = []
  for (const [at, row] of columnsToRows({ length, fields }).entries()) {
    const rev = revs[at]
    if (typeof row.id === 'string' && row.id && Number.isInteger(rev)) found.push({ row, rev: rev as number })
  }
  return found
}

/** Takes the base away; what waits on a row stays and folds over nothing. Gives what is shown then. */
export async function removeBases(tx: Tx, meta: Meta, fence: Fence, entity: string, entries: readonly Entry[]) {
  const gone = { rev: 0, scope: null, history: meta.history }
  const shown: Entry[] = []
  for (const chunk of chunks(entries)) {
    const bare = chunk.map(({ unread: _, ...entry }) => ({ entry: { ...entry, ...gone }, base: null }))
    shown.push(...(await putFolded(tx, fence, entity, bare)))
  }
  return shown
}

/** The same for what a page that reads a scope again did not bring: of another history, that may be a loss. */
export async function removeAbsent(tx: Tx, meta: Meta, fence: Fence, entity: string, entries: readonly Entry[]) {
  const shown = await removeBases(tx, meta, fence, entity, entries)
  await keepOrphans(tx, meta, fence, entity, changedTo(entries, shown))
}

/** Each of these rows as it was, and as it is now. */
function changedTo(before: readonly Entry[], shown: readonly Entry[]) {
  const now = new Map(shown.map((entry) => [entry.id, entry]))
  return before.map((entry) => ({ before: entry, after: now.get(entry.id) }))
}

/**
 * What an older version could not show, and this one can. Gives where to go on, or null at the end.
 */
export async function showUnread(tx: Tx, fence: Fence, entity: EntityName, above: string): Promise<string | null> {
  const entries = await tx.unreadEntries(entity, above, chunkSize)
  const shown = entries.flatMap(({ unread, ...entry }) =>
    unread && canShow(entity, unread) ? [{ entry, base: unread }] : [],
  )
  await putFolded(tx, fence, entity, shown)
  return entries.at(-1)?.id ?? null
}

const checks = new Map(entityNames.map((entity) => [entity as string, readable(entities[entity].schema)]))
const columnChecks = new Map(entityNames.map((entity) => [entity, readableColumns(entities[entity].schema)]))
/** One row that this version does not understand must not break a page; what it has never heard of nothing shows. */
const canShow = (entity: string, row: Row) => checks.get(entity)?.(row) ?? true

/** Del rule: only the scope that a row is in can tell that it left. Of two scopes the tombstone may arrive last. */
export async function removeLeft(
  tx: Tx,
  meta: Meta,
  fence: Fence,
  scope: Scope,
  entity: string,
  dels: readonly { id: string; seq: number }[],
) {
  for (const chunk of chunks(dels)) {
    const found = await tx.entries(
      entity,
      chunk.map(({ id }) => id),
    )
    const left = chunk.flatMap(({ seq }, at) => {
      const entry = found[at]
      if (!entry || (entry.scope !== scope && !fence.without.has('tombstoneScope'))) return []
      return entry.history < meta.history || entry.rev <= seq ? [entry] : []
    })
    await removeBases(tx, meta, fence, entity, left)
    await dropLeft(
      tx,
      meta,
      entity,
      chunk.map(({ id }) => id),
    )
  }
}

/** These mutations wait no more, or again: folds their rows anew. The outbox must say so already. */
export async function refoldRows(tx: Tx, fence: Fence, mutations: readonly OutboxEntry[], waitsAgain = false) {
  const touched = new Map<string, Map<string, number[]>>()
  for (const { entity, ids, mid } of mutations) {
    const rows = touched.get(entity) ?? new Map<string, number[]>()
    touched.set(entity, rows)
    for (const id of ids) rows.set(id, [...(rows.get(id) ?? []), mid])
  }
  for (const [entity, rows] of touched)
    for (const chunk of chunks([...rows])) {
      const found = await tx.entries(
        entity,
        chunk.map(([id]) => id),
      )
      const folded = chunk.flatMap(([id, mids], at) => {
        const entry = found[at] ?? (waitsAgain ? { id, row: null, rev: 0, scope: null, history: 0 } : undefined)
        return entry ? [{ entry: waitsAgain ? withMids(entry, mids) : entry, base: base(entry) }] : []
      })
      await putFolded(tx, fence, entity, folded)
    }
}

/** This mutation is not about these rows any more. */
export async function detachRows(tx: Tx, fence: Fence, { entity, mid }: OutboxEntry, ids: readonly string[]) {
  for (const chunk of chunks(ids)) {
    const found = (await tx.entries(entity, chunk)).filter((entry) => entry !== undefined)
    const folded = found.map((entry) => ({
      entry: { ...entry, waiting: entry.waiting?.filter((other) => other !== mid) ?? [] },
      base: base(entry),
    }))
    await putFolded(tx, fence, entity, folded)
  }
}

const base = (entry: Entry): Row | null => (entry.waiting ? (entry.base ?? null) : entry.row)
const withMids = (entry: Entry, mids: readonly number[]): Entry => ({
  ...entry,
  waiting: [...new Set([...(entry.waiting ?? []), ...mids])].sort((a, b) => a - b),
})

async function putFolded(
  tx: Tx,
  fence: Fence,
  entity: string,
  rows: readonly { entry: Entry; base: Row | null }[],
): Promise<Entry[]> {
  if (rows.length === 0) return []
  const mutations = await waitingOf(
    tx,
    rows.map(({ entry }) => entry),
  )
  const folded = rows.map(({ entry, base }) => refold(entry, base, entry.waiting ?? [], mutations, fence.user))
  await tx.putEntries(entity, folded)
  return folded
}

export function* chunks<T>(all: readonly T[], size = chunkSize): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}
