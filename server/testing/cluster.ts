import { createHash } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Database, openDatabase } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { noLog } from '../log.ts'

const migrations = join(import.meta.dirname, '../db/migrations')
// Tests kill processes and never the machine: what was written is there without waiting for the disk.
const settings = 'fsync = off\n'
/** Changes whenever something else than the migrations and the settings does. */
const edition = 2

/**
 * An empty database of this version takes two seconds and more to make: it is made once and copied. What a copy costs is
 * its files, so it has none of the databases that nobody but `create database` needs.
 */
export async function copyCluster(data: string): Promise<void> {
  const template = `${join(import.meta.dirname, '../../node_modules/.cache/fairlead-test-cluster')}-${version()}`
  if (!existsSync(template)) await makeTemplate(template)
  cpSync(join(template, 'postgres'), join(data, 'postgres'), { recursive: true })
  chmodSync(join(data, 'postgres'), 0o700)
}

function version(): string {
  const hash = createHash('sha256').update(`${edition}`).update(settings)
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)))
  return hash.digest('hex').slice(0, 12)
}

async function makeTemplate(template: string): Promise<void> {
  mkdirSync(dirname(template), { recursive: true })
  const made = mkdtempSync(`${template}-`)
  const database = await openDatabase({ data: made, databaseUrl: null }, noLog)
  await migrate(database)
  await dropSpares(database)
  await database.stop()
  appendFileSync(join(made, 'postgres/postgresql.conf'), settings)
  try {
    renameSync(made, template)
  } catch {
    // Another test was faster.
    rmSync(made, { recursive: true })
  }
}

async function dropSpares({ pool }: Database): Promise<void> {
  const { rows: spares } = await pool.query<{ datname: string }>(
    'update pg_database set datistemplate = false where datname <> current_database() returning datname',
  )
  for (const { datname } of spares) await pool.query(`drop database ${datname}`)
}
