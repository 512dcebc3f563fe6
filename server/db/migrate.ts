import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection, Database } from './connect.ts'

const folder = join(import.meta.dirname, 'migrations')
// Any number; two servers that start at once take turns with it.
const advisoryLock = 7_403_112

/**
 * Brings the database up to this version, or to an earlier one, which ends before the migration `before`. A migration that was
 * applied and then edited is refused.
 */
export async function migrate(database: Database, before?: string): Promise<void> {
  const connection = await database.pool.connect()
  try {
    await connection.query('set statement_timeout = 0')
    await connection.query('select pg_advisory_lock($1)', [advisoryLock])
    await connection.query(
      'create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null default now())',
    )
    const { rows } = await connection.query<{ name: string; checksum: string }>('select name, checksum from migration')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    for (const name of migrationNames().filter((name) => before === undefined || name < before))
      await applyOnce(connection, name, applied.get(name))
  } finally {
    // Closing the session lets the lock go, whatever happened.
    connection.release(true)
  }
}

const migrationNames = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()

/** Until the end of the transaction no other process changes what the database is made of. */
export const lockMigrations = (connection: Connection) =>
  connection.query('select pg_advisory_xact_lock($1)', [advisoryLock])

/** Whether no newer version has used this database. */
export async function knowsAllMigrations(connection: Connection): Promise<boolean> {
  const { rowCount } = await connection.query('select from migration where name <> all($1::text[])', [migrationNames()])
  return rowCount === 0
}

async function applyOnce(connection: Connection, name: string, known: string | undefined): Promise<void> {
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(sql).digest('hex')
  if (known === checksum) return
  if (known) throw new Error(`Migration ${name} is not the one that was applied to this database.`)
  await connection.query('begin')
  await connection.query(sql)
  await connection.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
  await connection.query('commit')
}
