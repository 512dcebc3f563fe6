import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '../db/connect.ts'
import type { Settings } from '../settings.ts'

/** How far this database had come, kept apart from it: a database that is behind was restored from a backup. */
export type Watermark = { epoch: string; total: number }

/** In the folder for watermarks, one file per database. */
export async function watermarkFile(
  database: Database,
  folder: string,
  { data, databaseUrl }: Pick<Settings, 'data' | 'databaseUrl'>,
): Promise<string> {
  const what = databaseUrl ? await databaseName(database) : data
  return join(folder, `${createHash('sha256').update(what).digest('hex').slice(0, 32)}.json`)
}

export function readWatermark(file: string): Watermark | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Watermark
  } catch {
    // None yet, or none that can be read: it is written anew, or said that it cannot be.
    return null
  }
}

export async function saveWatermark(file: string, { epoch, total }: Watermark): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(`${file}.new`, 'w', 0o600)
  await handle.writeFile(JSON.stringify({ epoch, total }))
  await handle.sync()
  await handle.close()
  await rename(`${file}.new`, file)
}

/** The same database by the same name in the same cluster, wherever it is reached. */
async function databaseName({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const cluster = await pool
    .query<{ id: string }>('select system_identifier::text as id from pg_control_system()')
    .then((found) => found.rows[0]!.id)
    .catch(() => `${pool.options.host}:${pool.options.port}`)
  return `${cluster}/${rows[0]!.name}`
}
