import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../db/connect.ts'
import { noLog } from '../log.ts'
import { copyCluster } from './cluster.ts'

export type TestDatabase = { database: Database; data: string; stop: () => Promise<void> }

/** A database without a server on it, which would send as well. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-test-'))
  await copyCluster(data)
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  return {
    database,
    data,
    async stop() {
      await database.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
