import type { Areas, BlobReference } from '../area.ts'
import type { Database } from '../db/connect.ts'
import { knowsAllMigrations, lockMigrations } from '../db/migrate.ts'
import { asSystem } from '../db/scope.ts'

/**
 * Defines the database function `blob_is_named`, which row-level security calls. For a user it tells whether a row that
 * the user sees, or could restore, names the file; for the server itself, whether any row does. It is replaced at a start
 * when the areas name other references than before. A database that a newer version uses is left as it is.
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
      `create or replace function blob_is_named(account uuid, sha256 text) returns boolean
       language sql stable as $body$${body}$body$`,
    )
  })
}

const namedBody = (areas: Areas) =>
  `select ${referencesOf(areas)
    .map(({ table, names, counts }) => `exists (select from ${table} t${places[counts](names)})`)
    .join('\n or ')}`

const places = {
  always: (names) => ` where t.account_id = $1 and ${names}`,
  'with row': (names) => ` where t.account_id = $1 and ${names} and t.deleted_at is null`,
  'with row and contact': (names) =>
    ` join contact c on c.account_id = t.account_id and c.id = t.contact_id
    where t.account_id = $1 and ${names} and t.deleted_at is null and c.deleted_at is null`,
} satisfies Record<BlobReference['counts'], (names: string) => string>

/** Scopes of the rows that wait for a file, for the same `$1` and `$2`. */
export const awaitingSql = (areas: Areas) =>
  referencesOf(areas)
    .filter(({ awaited }) => awaited)
    .map(({ table, names }) => `select scope from ${table} t where account_id = $1 and ${names} and deleted_at is null`)
    .join(' union all ')

const referencesOf = (areas: Areas) => areas.flatMap(({ blobs = [] }) => blobs)
