import type { Areas } from '../area.ts'
import type { Database } from '../db/connect.ts'
import { knowsAllMigrations, lockMigrations } from '../db/migrate.ts'
import { asSystem } from '../db/scope.ts'

/** Where an area's rows name a file. */
export type BlobReference = {
  table: string
  /** how a row (`t`) of the account `$1` names the file `$2` */
  names: string
  /** how long that counts: as long as the row is there; the row and its contact; for ever */
  as_long_as: 'row' | 'row and contact' | 'ever'
  /** whoever has the row is told when the file has come */
  awaited: boolean
}

/**
 * `blob_is_named` is asked by row-level security, so it is a function of the database: whether the one who asks sees a row
 * that names this file, or one that can be brought back; as the server itself, whether there is any. It is written anew
 * at a start when the areas say something else than before; a database that a newer version uses is left as it is.
 */
export function defineBlobReferences(database: Database, areas: Areas): Promise<void> {
  const body = namedBody(areas)
  return asSystem(database, async (connection) => {
    await lockMigrations(connection)
    const { rows } = await connection.query<{ body: string }>(
      `select prosrc as body from pg_proc where oid = 'blob_is_named(uuid, text)'::regprocedure`,
    )
    if (rows[0]!.body === body || !(await knowsAllMigrations(connection))) return
    await connection.query(
      `create or replace function blob_is_named(account uuid, sha256 text) returns boolean language sql stable as $body$${body}$body$`,
    )
  })
}

const namedBody = (areas: Areas) =>
  `select ${referencesOf(areas)
    .map(({ table, names, as_long_as }) => `exists (select from ${table} t${places[as_long_as](names)})`)
    .join('\n or ')}`

const places = {
  ever: (names) => ` where t.account_id = $1 and ${names}`,
  row: (names) => ` where t.account_id = $1 and ${names} and t.deleted_at is null`,
  'row and contact': (names) =>
    ` join contact c on c.account_id = t.account_id and c.id = t.contact_id
    where t.account_id = $1 and ${names} and t.deleted_at is null and c.deleted_at is null`,
} satisfies Record<BlobReference['as_long_as'], (names: string) => string>

/** Scopes of the rows that wait for a file, for the same `$1` and `$2`. */
export const awaitingSql = (areas: Areas) =>
  referencesOf(areas)
    .filter(({ awaited }) => awaited)
    .map(({ table, names }) => `select scope from ${table} t where account_id = $1 and ${names} and deleted_at is null`)
    .join(' union all ')

const referencesOf = (areas: Areas) => areas.flatMap(({ blobs = [] }) => blobs)
