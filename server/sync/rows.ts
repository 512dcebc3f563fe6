import { type EntityName, entityNames, parentOf } from '#domain/entities'
import type { Actor, Row, RowIndex } from '#domain/shared/mutation'
import type { Scope } from '#domain/sync/protocol'
import type { Connection } from '../db/connect.ts'
import { beyondScope } from '../db/scope.ts'
import { type Claim, claimedIds } from './claim.ts'
import { quotedColumns } from './tables.ts'

/** Who changed a field last: seq, edited_at, user, replica. */
export type FieldVersion = [seq: number, edited_at: number, user: string, replica: string]

/** A row as the database has it; a deleted one is kept. */
export type StoredRow = {
  row: Row
  scope: Scope
  fv: Record<string, FieldVersion>
  deleted: boolean
  /** not in the database yet */
  isNew: boolean
}

/** A row as it will be; `touched`: the fields changed in this request, and when their user changed them. */
export type ChangedRow = StoredRow & { entity: EntityName; before: StoredRow | null; touched: Map<string, number> }

/** A row that was this user's until then, and where it is now; gone altogether: no `stored`. */
export type OwnershipTombstone = { seq: number; at: number; stored: StoredRow | null }

/** Of a try, what it changes alone is kept here; all else is where it was. */
class LiveRows implements RowIndex {
  readonly #under: RowIndex | null
  /** null: it is there no more */
  readonly #byId = new Map<string, Row | null>()
  readonly #below = new Map<unknown, Set<string>>()

  constructor(under: RowIndex | null = null) {
    this.#under = under
  }

  get(id: string): Row | undefined {
    const own = this.#byId.get(id)
    return own === undefined ? this.#under?.get(id) : (own ?? undefined)
  }

  *below(id: string): Iterable<string> {
    yield* this.#below.get(id) ?? []
    for (const one of this.#under?.below(id) ?? []) if (!this.#byId.has(one)) yield one
  }

  *all(): Iterable<Row> {
    for (const row of this.#byId.values()) if (row) yield row
    for (const row of this.#under?.all() ?? []) if (!this.#byId.has(row.id)) yield row
  }

  put(row: Row, isDeleted: boolean): void {
    const was = this.#byId.get(row.id)
    if (was) this.#below.get(was.parent)?.delete(row.id)
    this.#byId.set(row.id, isDeleted ? null : row)
    if (isDeleted) return
    const beside = this.#below.get(row.parent) ?? new Set()
    this.#below.set(row.parent, beside.add(row.id))
  }
}

/** The rows of one transaction: as loaded, and over them what mutations have made of them. */
export class RowStore {
  readonly #base: Map<string, StoredRow>
  readonly #left: ReadonlyMap<string, OwnershipTombstone>
  readonly #changed = new Map<string, ChangedRow>()
  readonly #indexes = new Map<EntityName, LiveRows>()

  readonly #under: RowStore | null

  constructor(
    base = new Map<string, StoredRow>(),
    left: ReadonlyMap<string, OwnershipTombstone> = new Map(),
    under: RowStore | null = null,
  ) {
    this.#base = base
    this.#left = left
    this.#under = under
  }

  stored = (entity: EntityName, id: string) =>
    this.#changed.get(rowKey(entity, id)) ?? this.#base.get(rowKey(entity, id)) ?? null
  left = (entity: EntityName, id: string) => this.#left.get(rowKey(entity, id))
  /** Ids are random: one that any entity has is no other's. */
  knows = (id: string) => entityNames.some((entity) => this.stored(entity, id) ?? this.left(entity, id))
  /** All of an entity that are loaded and there. Made once, and kept right by every `put`. */
  index(entity: EntityName): RowIndex {
    const known = this.#indexes.get(entity)
    if (known) return known
    const index = new LiveRows(this.#under?.index(entity))
    for (const [key, { row, deleted }] of [...(this.#under ? [] : this.#base), ...this.#changed])
      if (key.startsWith(`${entity} `)) index.put(row, deleted)
    this.#indexes.set(entity, index)
    return index
  }
  touched = (entity: EntityName, id: string) => this.#changed.get(rowKey(entity, id))?.touched
  changes = () => [...this.#changed.values()]

  put(entity: EntityName, row: Omit<ChangedRow, 'before' | 'entity'>): void {
    const at = rowKey(entity, row.row.id)
    this.#changed.set(at, { ...row, entity, before: this.#base.get(at) ?? this.#left.get(at)?.stored ?? null })
    this.#indexes.get(entity)?.put(row.row, row.deleted)
  }

  /** Those that left this user for somebody else. */
  allLeft = () => [...this.#left.values()]
  /** Whether something was changed that this user sees no more, or goes where this user may not see it. */
  reachesBeyond = () =>
    [...this.#changed].some(([at, { before, scope }]) => this.#left.has(at) || (before && before.scope !== scope))

  /** A try: what it changes stays its own until it is absorbed. */
  overlay = () => new RowStore(this.#base, this.#left, this)

  /** The try was written: it is the ground for what follows. */
  absorb(tried: RowStore): void {
    for (const { entity, row, scope, fv, deleted, isNew } of tried.changes()) {
      this.#indexes.get(entity)?.put(row, deleted)
      // Made and deleted in one request: it never was in the database.
      if (isNew && deleted) this.#base.delete(rowKey(entity, row.id))
      else this.#base.set(rowKey(entity, row.id), { row, scope, fv, deleted, isNew: false })
    }
  }
}

/** Whether somebody changed it after a device had seen everything up to there. */
export const isChangedSince = ({ fv }: StoredRow, seq: number) => Object.values(fv).some(([changed]) => changed > seq)

export const rowKey = (entity: string, id: string) => `${entity} ${id}`

type LoadedRow = Row & { scope: Scope; fv: Record<string, FieldVersion>; deleted_at: Date | null }

/** The rows of this entity that a mutation changes, or that its row is to live with. */
function namedOf(entity: EntityName, claim: Claim): readonly string[] {
  if (claim.definition.entity === entity) return claimedIds(claim)
  const parent = parentOf(claim.definition.entity as EntityName)
  return parent?.entity === entity ? (claim.definition.parents?.(claim.args) ?? []) : []
}

/**
 * Locks and reads every row that the mutations name, in one order for everybody, with all of their entity where they are
 * judged among all (`among`), and without a lock all of those that they consult. A foreign row is not there at all.
 */
export async function loadRows(
  connection: Connection,
  actor: Actor,
  claims: readonly Claim[],
  also: Partial<Record<EntityName, readonly string[]>> = {},
): Promise<RowStore> {
  const base = new Map<string, StoredRow>()
  const left = new Map<string, OwnershipTombstone>()
  const threads = await threadsOfMessages(connection, actor, claims)
  for (const entity of entityNames) {
    const all = claims.some(({ definition, args }) => definition.entity === entity && definition.among?.(args))
    const everyId = all ? await readIds(connection, actor.account, entity) : []
    const ids = [
      ...new Set([
        ...claims.flatMap((claim) => namedOf(entity, claim)),
        ...(entity === 'conversation' ? threads : []),
        ...(also[entity] ?? []),
        ...everyId,
      ]),
    ]
    if (claims.some(({ definition, args }) => definition.consults?.(args)?.entity === entity))
      for (const [id, row] of await readAll(connection, actor, entity)) base.set(rowKey(entity, id), row)
    if (!ids.length) continue
    const found = await readRows(connection, actor, entity, ids)
    for (const [id, row] of found) base.set(rowKey(entity, id), row)
    const missing = ids.filter((id) => !found.has(id))
    if (actor.role === 'sub' && missing.length)
      for (const [id, row] of await readLeft(connection, actor, entity, missing)) left.set(rowKey(entity, id), row)
  }
  return new RowStore(base, left)
}

/** What befalls a message may be written into its thread, which everybody locks before its messages. */
async function threadsOfMessages(connection: Connection, { account }: Actor, claims: readonly Claim[]) {
  const ids = claims.flatMap((claim) => (claim.definition.entity === 'message' ? claimedIds(claim) : []))
  if (!ids.length) return []
  const { rows } = await connection.query<{ id: string }>(
    'select distinct conversation_id as id from message where account_id = $1 and id = any($2::uuid[])',
    [account, ids],
  )
  return rows.map(({ id }) => id)
}

async function readIds(connection: Connection, account: string, entity: EntityName): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from ${entity} where account_id = $1 and deleted_at is null`,
    [account],
  )
  return rows.map(({ id }) => id)
}

async function readRows(
  connection: Connection,
  { account, user, role }: Actor,
  entity: EntityName,
  ids: readonly string[],
): Promise<Map<string, StoredRow>> {
  const { rows } = await connection.query<LoadedRow>({
    name: `rows of ${entity}`,
    text: `select ${quotedColumns(entity).join(', ')}, scope, fv, deleted_at from ${entity}
     where account_id = $1 and id = any($2::uuid[]) and (($3 and scope not like 'self:%' and scope not like 'mine:%') or left(scope, 41) = any((select bases_of($1, $4))::text[]))
     order by id for update`,
    values: [account, ids, role === 'main', user],
  })
  return storedById(rows)
}

const storedById = (rows: readonly LoadedRow[]) =>
  new Map(
    rows.map(({ scope, fv, deleted_at, ...row }): [string, StoredRow] => [
      row.id,
      { row: row, scope, fv, deleted: deleted_at !== null, isNew: false },
    ]),
  )

/** Of a kind that all of the company see. Nobody waits for them: what they say does not change what was said before. */
async function readAll(
  connection: Connection,
  { account }: Actor,
  entity: EntityName,
): Promise<Map<string, StoredRow>> {
  const { rows } = await connection.query<LoadedRow>({
    name: `all of ${entity}`,
    text: `select ${quotedColumns(entity).join(', ')}, scope, fv, deleted_at from ${entity}
     where account_id = $1 and scope = 'acct' and deleted_at is null`,
    values: [account],
  })
  return storedById(rows)
}

/** Rows that were this user's and went to somebody else: the tombstones in the own scope say which, and when. */
async function readLeft(
  connection: Connection,
  actor: Actor,
  entity: EntityName,
  ids: readonly string[],
): Promise<Map<string, OwnershipTombstone>> {
  const { rows } = await connection.query<{ id: string; seq: number; at: number }>(
    `select id, seq, (extract(epoch from at) * 1000)::bigint as at from sync_tomb
     where account_id = $1 and scope = 'user:' || $2 and entity = $3 and id = any($4::uuid[]) and reason = 'moved'`,
    [actor.account, actor.user, entity, ids],
  )
  if (!rows.length) return new Map()
  const moved = rows.map(({ id }) => id)
  const stored = await beyondScope(connection, () => readRows(connection, { ...actor, role: 'main' }, entity, moved))
  return new Map(rows.map(({ id, seq, at }) => [id, { seq, at, stored: stored.get(id) ?? null }]))
}
