import { type EntityName, entityNames } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { Scope } from '#domain/sync/protocol'
import type { Connection } from '../db/connect.ts'
import type { SignedIn } from '../features/auth/sessions.ts'
import { type Claim, idsOf } from './claim.ts'
import { fieldsOf } from './tables.ts'

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

/** The rows of one transaction: as loaded, and over them what mutations have made of them. */
export class RowStore {
  readonly #base: Map<string, StoredRow>
  readonly #changed = new Map<string, ChangedRow>()

  constructor(base = new Map<string, StoredRow>()) {
    this.#base = base
  }

  stored = (entity: EntityName, id: string) =>
    this.#changed.get(key(entity, id)) ?? this.#base.get(key(entity, id)) ?? null
  touched = (entity: EntityName, id: string) => this.#changed.get(key(entity, id))?.touched
  changes = () => [...this.#changed.values()]

  put(entity: EntityName, row: Omit<ChangedRow, 'before' | 'entity'>): void {
    const at = key(entity, row.row.id)
    this.#changed.set(at, { ...row, entity, before: this.#base.get(at) ?? null })
  }

  /** A try: what it changes stays its own until it is absorbed. */
  overlay = () => new RowStore(this.#base)

  /** The try was written: it is the ground for what follows. */
  absorb(tried: RowStore): void {
    for (const { entity, row, scope, fv, deleted, isNew } of tried.changes()) {
      // Made and deleted in one request: it never was in the database.
      if (isNew && deleted) this.#base.delete(key(entity, row.id))
      else this.#base.set(key(entity, row.id), { row, scope, fv, deleted, isNew: false })
    }
  }
}

const key = (entity: EntityName, id: string) => `${entity} ${id}`

type Loaded = Row & { scope: Scope; fv: Record<string, FieldVersion>; deleted_at: Date | null }

/** Locks and reads every row that the mutations name, in one order for everybody. A foreign row is not there at all. */
export async function loadRows(connection: Connection, user: SignedIn, claims: readonly Claim[]): Promise<RowStore> {
  const base = new Map<string, StoredRow>()
  for (const entity of entityNames) {
    const ids = new Set(claims.filter((claim) => claim.definition.entity === entity).flatMap(idsOf))
    if (!ids.size) continue
    const { rows } = await connection.query<Loaded>(
      `select ${fieldsOf(entity).join(', ')}, scope, fv, deleted_at from ${entity}
       where account_id = $1 and id = any($2::uuid[]) and ($3 or scope in ('acct', 'user:' || $4))
       order by id for update`,
      [user.account, [...ids], user.role === 'main', user.user],
    )
    for (const { scope, fv, deleted_at, ...row } of rows)
      base.set(key(entity, row.id), { row: row, scope, fv, deleted: deleted_at !== null, isNew: false })
  }
  return new RowStore(base)
}
