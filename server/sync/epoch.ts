import { existsSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { errorFields, type Log } from '../log.ts'

/** How far this database had come, kept outside of it: a database that is behind was restored from a backup. */
type Watermark = { epoch: string; total: number }

const everyMs = 1_000

/**
 * A database that has lost commits must not go on under its old name: devices would believe that they have everything.
 * It gets a new epoch, and every device reads again and sends again.
 */
export async function keepEpoch(
  database: Database,
  folder: string | null,
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  if (!folder) return { stop: async () => {} }
  const file = join(folder, 'watermark.json')
  const known = readWatermark(file)
  if (known && (await readDatabase(database)).total < known.total) {
    await asSystem(database, (connection) =>
      connection.query('update sync_server set epoch = gen_random_uuid(), created_at = now()'),
    )
    log('the database is older than it was: a new epoch begins')
  }
  let written = await save(file, await readDatabase(database))
  let keeping = Promise.resolve()
  const timer = setInterval(() => {
    keeping = keeping.then(keep)
  }, everyMs)

  async function keep(): Promise<void> {
    try {
      // Only what is committed is ever written, so the mark is never ahead of the database.
      const now = await readDatabase(database)
      if (now.total !== written.total || now.epoch !== written.epoch) written = await save(file, now)
    } catch (error) {
      log('watermark not written', errorFields(error))
    }
  }
  return {
    async stop() {
      clearInterval(timer)
      await keeping
      await keep()
    },
  }
}

async function readDatabase(database: Database): Promise<Watermark> {
  const { rows } = await database.pool.query<Watermark>(
    'select epoch::text, (select coalesce(sum(seq), 0)::bigint from sync_account) as total from sync_server',
  )
  return rows[0]!
}

function readWatermark(file: string): Watermark | null {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Watermark
  } catch {
    return null
  }
}

async function save(file: string, watermark: Watermark): Promise<Watermark> {
  const handle = await open(`${file}.new`, 'w', 0o600)
  await handle.writeFile(JSON.stringify(watermark))
  await handle.sync()
  await handle.close()
  await rename(`${file}.new`, file)
  return watermark
}
