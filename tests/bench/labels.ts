import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import * as z from 'zod/mini'
import { limits } from '#domain/limits'
import { pushBodyBytes, type SentMutation, schemaNumber, syncCalls } from '#domain/sync/protocol'
import { type Database, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { areas } from '../../server/features/index.ts'
import { readJson } from '../../server/http/body.ts'
import { noLog } from '../../server/log.ts'
import { openSecrets } from '../../server/secrets.ts'
import { push } from '../../server/sync/push.ts'
import { newTestId } from '../../server/testing/device.ts'
import { type Company, makeCompany } from './company.ts'
import { type Figure, median } from './table.ts'

const changes = 999
const rounds = 5
const longestMs = 50

/** One push that hangs nearly a thousand labels elsewhere, among as many as a company may have: how long others wait. */
export async function benchLabels(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  try {
    await migrate(database)
    const secrets = await openSecrets(database, areas, { data, watermark: null, keys: [] })
    const company = await makeCompany(database, { rows: 100, subs: 1 })
    const ids = await labelsOf(database, company)
    const took: number[] = []
    const held: number[] = []
    for (let round = -1; round < rounds; round++) {
      const delay = monitorEventLoopDelay({ resolution: 1 })
      const body = JSON.stringify(requestOf(company, ids, ids[round + 1]!))
      delay.enable()
      const from = performance.now()
      const request = await readJson(asked(body), pushBodyBytes)
      const { results } = await push(
        { database, secrets, areas },
        company.main,
        z.parse(syncCalls.push.input, request),
        '',
      )
      delay.disable()
      if (results.length !== changes || results.some(({ status }) => status !== 'applied'))
        throw new Error('not applied')
      if (round < 0) continue
      took.push(performance.now() - from)
      held.push(delay.max / 1e6)
    }
    return [
      {
        name: `${changes} label changes in one push: the event loop is held at most`,
        value: median(held),
        unit: 'ms',
        against: { name: 'the limit', value: longestMs, atMost: 1 },
      },
      { name: '… the whole push', value: median(took), unit: 'ms' },
    ]
  } finally {
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function labelsOf(database: Database, { main }: Company): Promise<string[]> {
  const ids = Array.from({ length: limits.labelsPerKind }, () => newTestId())
  await database.pool.query(
    `insert into tag (account_id, id, scope, rev, name, created_at, updated_at)
     select $1, id, 'acct', 0, id::text, 0, 0 from unnest($2::uuid[]) id`,
    [main.account, ids],
  )
  return ids
}

const asked = (body: string) =>
  new Request('http://127.0.0.1', { method: 'POST', body, headers: { 'content-type': 'application/json' } })

function requestOf({ replica, epoch }: Company, ids: readonly string[], parent: string) {
  const mutations: SentMutation[] = ids.slice(-changes).map((id, n) => ({
    uid: randomUUID(),
    prev: null,
    mid: n + 1,
    name: 'tag.patch',
    version: 1,
    args: { id, fields: { parent } },
    base_rev: 0,
    edited_at: Date.now(),
  }))
  return { replica, schema: schemaNumber, epoch, mutations }
}
