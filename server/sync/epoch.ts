import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { errorFields, type Log } from '../log.ts'
import type { Settings } from '../settings.ts'

/** How far this database had come, kept apart from it: a database that is behind was restored from a backup. */
type Watermark = { epoch: string; total: number }

export type Epoch = {
  /** whether a restored backup would be noticed: false while the watermark cannot be written */
  isWatched: () => boolean
  stop: () => Promise<void>
}

const everyMs = 1_000

/**
 * A database that has lost commits must not go on under its old name: devices would believe that they have everything.
 * It gets a new epoch, and every device reads again and sends again. Noticed in two ways: it is behind its watermark, or
 * it is a copy in another place than before (another cluster, another timeline after a recovery, restored by name).
 */
export async function keepEpoch(
  database: Database,
  { data, databaseUrl, watermark }: Pick<Settings, 'data' | 'databaseUrl' | 'watermark'>,
  log: Log,
): Promise<Epoch> {
  await renewForOrigin(database, log)
  if (!watermark) return { isWatched: () => true, stop: async () => {} }
  const file = join(watermark, `${fileName(databaseUrl ? await nameOf(database) : data)}.json`)
  let written = read(file)
  let watched = true
  let keeping = keep()
  await keeping
  const timer = setInterval(() => {
    keeping = keeping.then(keep)
  }, everyMs)

  async function keep(): Promise<void> {
    try {
      const now = await readDatabase(database)
      // Restored while we run, or while nobody did.
      if (written && now.epoch === written.epoch && now.total < written.total) {
        await renew(database, now.epoch, 'behind its watermark', log)
        written = null
        return await keep()
      }
      // Only what is committed is ever written, so the mark is never ahead of the database.
      if (now.total !== written?.total || now.epoch !== written.epoch) written = await save(file, now)
      watched = true
    } catch (error) {
      if (watched) log('watermark not written: a restored backup would not be noticed', errorFields(error))
      watched = false
    }
  }
  return {
    isWatched: () => watched,
    async stop() {
      clearInterval(timer)
      await keeping
      await keep()
    },
  }
}

/** Only the first of several processes that notice it. What devices had confirmed was of the history that is gone. */
async function renew(database: Database, epoch: string, reason: string, log: Log): Promise<void> {
  const isMine = await asSystem(database, async (connection) => {
    const { rowCount } = await connection.query(
      'update sync_server set epoch = gen_random_uuid(), created_at = now() where epoch = $1',
      [epoch],
    )
    await connection.query('update sync_replica set acked_seq = 0')
    return rowCount === 1
  })
  if (isMine) log('the database is not the one it was: a new epoch begins', { reason })
}

/** `origin`: cluster, timeline and database, as this server may know them. */
async function renewForOrigin(database: Database, log: Log): Promise<void> {
  const origin = await readOrigin(database)
  if (!origin) return
  const { rows } = await database.pool.query<{ epoch: string; origin: string | null }>(
    'select epoch::text, origin from sync_server',
  )
  const known = rows[0]!
  if (known.origin === origin) return
  if (known.origin !== null) await renew(database, known.epoch, 'in another place than before', log)
  await database.pool.query('update sync_server set origin = $1', [origin])
}

async function readOrigin({ pool }: Database): Promise<string | null> {
  try {
    const { rows } = await pool.query<{ origin: string }>(
      `select concat_ws('/', system_identifier, left(pg_walfile_name(pg_current_wal_lsn()), 8),
         (select oid from pg_database where datname = current_database())) as origin from pg_control_system()`,
    )
    return rows[0]!.origin
  } catch {
    // Some hosts do not say; the watermark remains.
    return null
  }
}

/** The same database by the same name in the same cluster, wherever it is reached. */
async function nameOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const cluster = await pool
    .query<{ id: string }>('select system_identifier::text as id from pg_control_system()')
    .then((found) => found.rows[0]!.id)
    .catch(() => `${pool.options.host}:${pool.options.port}`)
  return `${cluster}/${rows[0]!.name}`
}

const fileName = (what: string) => createHash('sha256').update(what).digest('hex').slice(0, 32)

async function readDatabase(database: Database): Promise<Watermark> {
  const { rows } = await database.pool.query<Watermark>(
    'select epoch::text, (select coalesce(sum(seq), 0)::bigint from sync_account) as total from sync_server',
  )
  return rows[0]!
}

function read(file: string): Watermark | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Watermark
  } catch {
    // None yet, or none that can be read: it is written anew, or said that it cannot be.
    return null
  }
}

async function save(file: string, watermark: Watermark): Promise<Watermark> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(`${file}.new`, 'w', 0o600)
  await handle.writeFile(JSON.stringify(watermark))
  await handle.sync()
  await handle.close()
  await rename(`${file}.new`, file)
  return watermark
}
