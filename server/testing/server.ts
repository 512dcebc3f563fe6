import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { makeCluster } from '../db/embedded.ts'
import { type Log, noLog } from '../log.ts'
import { readSettings, type Settings } from '../settings.ts'
import { type Running, startServer } from '../start.ts'

// Real databases and real hashes: a machine that does other things as well may take its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

export type TestServer = Running & { settings: Settings }

/** A whole server on a database of its own: the embedded one, or a new one where TEST_DATABASE_URL points. */
export async function startTestServer(changes: Partial<Settings> = {}, log: Log = noLog): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-test-'))
  copyCluster(data)
  const outside = process.env.TEST_DATABASE_URL ? await makeDatabase(process.env.TEST_DATABASE_URL) : null
  const settings = {
    ...readSettings({ PORT: '0' }),
    data,
    watermark: data,
    databaseUrl: outside?.url ?? null,
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

const template = join(import.meta.dirname, '../../node_modules/.cache/fairlead-test-cluster')

/** An empty database takes a second and more to make: it is made once and copied. */
export function copyCluster(data: string): void {
  if (!existsSync(template)) {
    const made = mkdtempSync(`${template}-`)
    makeCluster(made, noLog)
    try {
      renameSync(made, template)
    } catch {
      // Another test was faster.
      rmSync(made, { recursive: true })
    }
  }
  cpSync(template, data, { recursive: true })
  chmodSync(join(data, 'postgres'), 0o700)
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
