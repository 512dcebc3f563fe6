import type { EventEmitter } from 'node:events'
import pg from 'pg'
import { SettingError } from '../environment.ts'
import { errorFields, type Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { isDataFolderLocked, lockDataFolder } from './dataFolder.ts'
import { runningPlace, startEmbedded } from './embedded.ts'
import { FairPool } from './fairPool.ts'

// bigint: counters and milliseconds, all far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Database = {
  pool: pg.Pool
  /** for connections of their own, such as LISTEN */
  config: pg.ClientConfig
  stop: () => Promise<void>
}
export type Connection = pg.PoolClient

/** Hears every error that the database answers with, whoever asked. */
type Heard = (error: unknown) => void

/** Everything of the server's own database; holds the data folder until `stop`. */
export async function openDatabase(
  settings: Pick<Settings, 'data' | 'databaseUrl'>,
  log: Log,
  heard?: Heard,
): Promise<Database> {
  const lock = settings.databaseUrl ? null : lockDataFolder(settings.data)
  try {
    const embedded = lock && (await startEmbedded(settings.data, log))
    const database = connect(embedded ? embedded.place : { connectionString: settings.databaseUrl! }, log, heard)
    if (!embedded) await mustBeUsable(database)
    return {
      ...database,
      async stop() {
        await database.stop()
        await embedded?.stop()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function mustBeUsable({ pool }: Database): Promise<void> {
  const { rows } = await pool
    .query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
    .catch(async (cause: { code?: string }) => {
      await pool.end()
      // Not the error's own words: they can hold the password of the address.
      throw new SettingError(`The database of DATABASE_URL does not answer (${cause.code ?? 'no connection'}).`)
    })
  if (rows[0]!.version < 150_000) throw new SettingError('DATABASE_URL needs PostgreSQL 15 or newer.')
}

/** The operator's way in: the running server's database, or the stopped one's, started for as long as it is needed. */
export async function joinDatabase(settings: Pick<Settings, 'data' | 'databaseUrl'>, log: Log): Promise<Database> {
  if (!settings.databaseUrl && isDataFolderLocked(settings.data)) return connect(runningPlace(settings.data), log)
  return openDatabase(settings, log)
}

// Longer than anything we ask for; what is stuck must not hold its locks for ever.
const bounds = {
  connectionTimeoutMillis: 20_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
}

export function connect(config: pg.ClientConfig, log: Log, heard: Heard = () => {}): Database {
  const pool = new FairPool({ ...config, ...bounds })
  pool.on('connect', (client) => {
    // A connection that breaks under a query fails that query; unheard, its event would end the whole process.
    client.on('error', () => {})
    // The one place where all answers pass; its type is missing in @types/pg.
    const { connection } = client as unknown as { connection: EventEmitter }
    connection.on('errorMessage', heard)
  })
  let stopping = false
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', (error) => {
    if (!stopping) log('database connection lost', errorFields(error))
  })
  return {
    pool,
    config,
    stop() {
      stopping = true
      return pool.end()
    },
  }
}
