import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type Database, openDatabase } from '../db/connect.ts'
import { noLog } from '../log.ts'

/** An empty database for the tests of a file, which it migrates itself: up to a former version, and on from there. */
export function emptyDatabase(): () => Database {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-test-'))
  let database: Database
  beforeAll(async () => {
    database = await openDatabase({ data, databaseUrl: null }, noLog)
  })
  afterAll(async () => {
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  })
  return () => database
}
