import { type EntityName, isEntityName } from '#domain/entities'
import { limits } from '#domain/limits'
import type { Actor, Row } from '#domain/shared/mutation'
import type { HelloAnswer, Scope } from '#domain/sync/protocol'
import { bothOf, type ChangeBack, changesBack, inOrderOfMaking, isMissed } from '#domain/sync/wayBack'
import { type ChangeWriter, type CheckedChange, check, writeChanges } from './enqueue.ts'
import { fenced } from './fenced.ts'
import { baseOf } from './fold.ts'
import { transactLogged } from './logRecord.ts'
import { names } from './names.ts'
import type { Entry, Meta, Orphan, Ports, Store, Tx } from './ports.ts'
import type { Fence } from './rules.ts'

/**
 * Rows of an earlier history of the server that its present one has not, or has in an older state, and that no change in
 * the journal brings back. They leave the screen, because everybody's screen shows what the server has; here they wait for
 * the user to bring them back or to let them go.
 */

const keyOf = (entity: string, id: string) => `${entity} ${id}`

/** What a page of another history took from the screen. `meta` is this transaction's own, and written by the caller. */
export async function keepOrphans(
  tx: Tx,
  meta: Meta,
  fence: Fence,
  entity: string,
  changed: readonly { before: Entry; after: Entry | undefined }[],
): Promise<void> {
  if (!isEntityName(entity) || !isMissed(entity) || fence.without.has('orphans')) return
  const isCut = isJournalCut(meta)
  const found = changed.flatMap(({ before, after }): Orphan[] => {
    const { id, scope, history, unread, row: shown } = before
    const row = unread ?? shown
    if (history >= meta.history || !row || !scope) return []
    const stamp = stampOf(baseOf(before) ?? row)
    if (!isLacking(entity, { row, stamp }, after, meta)) return []
    const at = meta.lastContact ?? 0
    return [{ key: keyOf(entity, id), entity, id, row, stamp, scope, at, isSure: 0, ...(isCut && { isCut }) }]
  })
  if (found.length === 0) return
  const known = await tx.orphans(found.map(({ key }) => key))
  await tx.putOrphans(
    found.map((orphan, at) => {
      const { isCut, row } = known[at] ?? {}
      return { ...orphan, ...(row && { row: bothOf(row, orphan.row) }), ...(isCut && { isCut }) }
    }),
  )
  meta.hasOrphans = true
}

/**
 * Whether something of a row is missing in what is here now. While the journal reaches back to the backup, all that this
 * device had changed is sent again, and what differs in a row that somebody has changed since is that change. One that
 * does not reach so far, or did not when the row was missed, says nothing of the kind: then whatever differs is told.
 */
function isLacking(
  entity: EntityName,
  { row, stamp, isCut }: Pick<Orphan, 'row' | 'stamp' | 'isCut'>,
  now: Entry | undefined,
  meta: Meta,
): boolean {
  if (!now?.row) return true
  const base = baseOf(now)
  const isChanged = base && now.rev > (meta.began ?? 0) && stampOf(base) >= stamp
  const isReplaced = isChanged && !isCut && !isJournalCut(meta)
  return !isReplaced && changesBack(entity, row, now.row).length > 0
}

const isJournalCut = ({ began = 0, lostFrom = began, prunedTo = 0 }: Meta) => prunedTo > lostFrom

const stampOf = ({ updated_at }: Row) => (typeof updated_at === 'number' ? updated_at : 0)

/** What has come after all: another device has sent it again, or the row was in another scope. */
export async function dropReturned(tx: Tx, meta: Meta, entity: string, entries: readonly Entry[]): Promise<void> {
  if (!meta.hasOrphans || !isEntityName(entity)) return
  const found = await tx.orphans(entries.map(({ id }) => keyOf(entity, id)))
  await tx.deleteOrphans(
    found.flatMap((orphan, at) => (orphan && !isLacking(entity, orphan, entries[at], meta) ? orphan.key : [])),
  )
}

/** They left in the present history, which everybody who sees them was told. */
export async function dropLeft(tx: Tx, meta: Meta, entity: string, ids: readonly string[]): Promise<void> {
  if (meta.hasOrphans) await tx.deleteOrphans(ids.map((id) => keyOf(entity, id)))
}

/** Of a scope that is no longer this user's nothing stays. True while there may be more. */
export async function dropOrphansOf(tx: Tx, meta: Meta, scope: Scope, limit: number): Promise<boolean> {
  return dropWhere(tx, meta, (orphan) => orphan.scope === scope, limit)
}

/** Somebody has asked to be erased. */
export async function dropErasedOrphans(tx: Tx, meta: Meta, ids: ReadonlySet<string>): Promise<void> {
  await dropWhere(tx, meta, ({ row }) => names(row, ids), Number.POSITIVE_INFINITY)
}

async function dropWhere(tx: Tx, meta: Meta, isMeant: (orphan: Orphan) => boolean, limit: number): Promise<boolean> {
  if (!meta.hasOrphans) return false
  const all = [
    ...(await tx.someOrphans(0, Number.POSITIVE_INFINITY)),
    ...(await tx.someOrphans(1, Number.POSITIVE_INFINITY)),
  ]
  const meant = all.filter(isMeant).slice(0, limit)
  await tx.deleteOrphans(meant.map(({ key }) => key))
  return meant.length > 0
}

/* ---------- which of them are lost ---------- */

/**
 * A row that was deleted or given away in the present history is missing as well. The server knows by the tombstone, and is
 * asked before the user is told. False: it could not be asked.
 */
export async function askAboutOrphans(
  { store, net }: Pick<Ports, 'store' | 'net'>,
  fence: Fence,
  schema: number,
): Promise<boolean> {
  for (;;) {
    const { meta, orphans } = await store.transact('read', async (tx) => {
      const meta = await tx.meta()
      return { meta, orphans: meta.hasOrphans ? await tx.someOrphans(0, limits.missingRows) : [] }
    })
    if (orphans.length === 0) return true
    const missing = orphans.map(({ scope, entity, id }): [string, string, string] => [scope, entity, id])
    const reply = await net.hello({ replica: meta.replica, schema, missing })
    if (reply.kind !== 'ok') return false
    if (!(await applyLeft(store, fence, meta, orphans, reply.body))) return true
  }
}

function applyLeft(
  store: Store,
  fence: Fence,
  { epoch, history }: Meta,
  asked: readonly Orphan[],
  answer: HelloAnswer,
): Promise<boolean> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (answer.epoch !== epoch || meta.epoch !== epoch || meta.history !== history) return false
    const left = new Set(answer.left)
    const still = (await tx.orphans(asked.map(({ key }) => key))).filter((orphan) => orphan !== undefined)
    await tx.deleteOrphans(still.flatMap(({ key, id }) => (left.has(id) ? key : [])))
    await tx.putOrphans(still.flatMap((orphan) => (left.has(orphan.id) ? [] : [{ ...orphan, isSure: 1 }])))
    return true
  })
}

/* ---------- what the user decides ---------- */

/** As the list shows one: what would bring it back, and nothing where nobody can. */
export type MissingRow = Pick<Orphan, 'key' | 'entity' | 'id' | 'row' | 'at'> & {
  changes: ChangeBack[]
  isHere: boolean
}

export const readOrphans = (store: Store, limit: number): Promise<{ count: number; rows: MissingRow[] }> =>
  store.transact('read', async (tx) => {
    if (!(await tx.meta()).hasOrphans) return { count: 0, rows: [] }
    const orphans = await tx.someOrphans(1, limit)
    return { count: await tx.countOrphans(1), rows: await withChanges(tx, orphans) }
  })

async function withChanges(tx: Tx, orphans: readonly Orphan[]): Promise<MissingRow[]> {
  const rows: MissingRow[] = []
  for (const { key, entity, id, row, at } of orphans) {
    const [entry] = await tx.entries(entity, [id])
    const changes = changesBack(entity as EntityName, row, entry?.row ?? null)
    rows.push({ key, entity, id, row, at, changes, isHere: Boolean(entry?.row) })
  }
  return rows
}

const atOnce = 200

/**
 * Brings these rows back, or all of them, as changes of this user's; gives how many, and how many nobody can bring back.
 * What cannot come back stays in the list until the user lets it go.
 */
export async function bringBack(
  store: Store,
  writer: ChangeWriter,
  actor: Actor,
  only?: readonly string[],
): Promise<{ brought: number; left: number }> {
  const keys = only ?? (await allKeys(store))
  const outcome = { brought: 0, left: 0 }
  for (let at = 0; at < keys.length; at += atOnce) {
    const some = keys.slice(at, at + atOnce)
    const brought = await transactLogged(store, writer.wal, async (tx, records) => {
      const orphans = (await tx.orphans(some)).filter((orphan) => orphan !== undefined)
      const back: string[] = []
      const checked: CheckedChange[] = []
      for (const { key, changes } of await withChanges(tx, orphans)) {
        const own = check(changes)
        if (!Array.isArray(own) || own.length === 0) continue
        checked.push(...own)
        back.push(key)
      }
      if (checked.length === 0) return 0
      const saved = await writeChanges(tx, writer, actor, together(checked), records)
      if (saved.kind === 'refused') return 0
      await tx.deleteOrphans(back)
      return back.length
    })
    outcome.brought += brought
    outcome.left += some.length - brought
  }
  return outcome
}

/** Tags before the contacts that have them, contacts before their notes. */
async function allKeys(store: Store): Promise<string[]> {
  const found: Pick<Orphan, 'key' | 'entity'>[] = []
  for (let above = ''; ; ) {
    const some = await store.transact('read', (tx) => tx.someOrphans(1, 500, above))
    found.push(...some.map(({ key, entity }) => ({ key, entity })))
    const last = some.at(-1)
    if (!last) break
    above = last.key
  }
  return found.toSorted((a, b) => inOrderOfMaking(a.entity as EntityName, b.entity as EntityName)).map(({ key }) => key)
}

type Rows = { rows?: readonly { id: string }[] }

/** Rows that are made one upon the other are one change, as those of an import are. */
function together(changes: readonly CheckedChange[]): CheckedChange[] {
  const joined: CheckedChange[] = []
  for (const change of changes) {
    const last = joined.at(-1)
    const { rows } = change.args as Rows
    const { rows: before } = (last?.args ?? {}) as Rows
    const fits = last?.name === change.name && rows && before && before.length + rows.length <= limits.rowsPerMutation
    if (fits)
      joined[joined.length - 1] = { ...last, args: { rows: [...before, ...rows] }, ids: [...last.ids, ...change.ids] }
    else joined.push(change)
  }
  return joined
}

export async function discardOrphans(store: Store, only?: readonly string[]): Promise<void> {
  const keys = only ?? (await allKeys(store))
  await store.transact('strict', async (tx) => {
    await tx.deleteOrphans(keys)
    const isEmpty = (await tx.countOrphans(0)) + (await tx.countOrphans(1)) === 0
    const { hasOrphans: _, ...meta } = await tx.meta()
    if (isEmpty) await tx.setMeta(meta)
  })
}
