import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Log, noLog } from '../log.ts'
import { readSettings, type Settings } from '../settings.ts'
import { type RunningServer, startServer } from '../start.ts'
import { copyCluster } from './cluster.ts'

export type TestServer = RunningServer & { settings: Settings }

/** A whole server on a database of its own: the embedded one, or a new one where TEST_DATABASE_URL points. */
export async function startTestServer(changes: Partial<Settings> = {}, log: Log = noLog): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-test-'))
  await copyCluster(data)
  const outside = process.env.TEST_DATABASE_URL ? await makeDatabase(process.env.TEST_DATABASE_URL) : null
  const settings = {
    ...readSettings({ PORT: '0' }),
    data,
    watermark: data,
    databaseUrl: outside?.url ?? null,
    mailWork: false,
    // Nothing answers there: no test asks the world.
    comtrade: 'http://127.0.0.1:9',
    ...changes,
  }
  const running = await startServer(settings, log)
  return {
    ...running,
    settings,
    async stop() {
      await running.stop()
      await outside?.drop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** For another process of the server on the same database. */
export function databaseUrlOf({ database: { config } }: TestServer): string {
  if (config.connectionString) return config.connectionString
  return `postgres://${config.user}@/${config.database}?host=${encodeURIComponent(config.host!)}`
}

async function makeDatabase(base: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `fairlead_test_${randomBytes(6).toString('hex')}`
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: base })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await run(`create database ${name}`)
  const url = base.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`)
  return { url, drop: () => run(`drop database ${name} with (force)`) }
}
