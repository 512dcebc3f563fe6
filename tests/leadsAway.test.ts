import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../domain/limits.ts'
import { products } from '../domain/products.ts'
import { columnsToRows } from '../domain/shared/columns.ts'
import type { Scope } from '../domain/sync/protocol.ts'
import type { LeadSteps } from '../server/leads/steps.ts'
import { grantProduct } from '../server/operator.ts'
import { signedInCompany } from '../server/testing/company.ts'
import type { Device } from '../server/testing/device.ts'
import { foundStore, giveLeadPoints, openLeads, putLeadJob, readLeadJob } from '../server/testing/leads.ts'
import { startTestServer, type TestServer } from '../server/testing/server.ts'
import { openUserDatabase } from '../workers/database/database.ts'
import { dexieStore } from '../workers/database/store.ts'
import { LeadFollower } from '../workers/search/leads/leadFollower.ts'
import type { Entry } from '../workers/sync/core/ports.ts'
import { amount, minutes } from './amounts.ts'

const rows = amount('LEADS_AWAY')
const stepRows = 1_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Each step finds a thousand stores. */
const stores: LeadSteps<'offlineStores'> = {
  first: () => Array.from({ length: rows / stepRows }, (_, n) => ({ key: `tile ${n}`, work: n })),
  take: async ({ work }) => ({
    kind: 'found',
    leads: Array.from({ length: stepRows }, (_, n) => foundStore(`store ${(work as number) * stepRows + n}`)),
    next: [],
    missing: null,
  }),
}

test(`a device that was away while ${rows} leads came reads each of them once, in answers of a bounded size, and lists them in windows`, {
  timeout: minutes(20),
}, async () => {
  const { main } = await signedInCompany(server, 0)
  const { account, id: user } = main.user
  const actor = { account, user, role: 'main' } as const
  await grantProduct(server.database, main.user.username, { products: [products.globalTrade], expires: null })
  await giveLeadPoints(server.database, actor, rows)
  const scope: Scope = `user:${user}`
  const cursor = (await main.pull([{ scope, gen: 0, phase: { kind: 'delta', cursor: 0 } }], 2_000)).head

  const job = await putLeadJob(server.database, actor, { most_rows: rows })
  const leads = await openLeads(server.database, stores, { data: server.settings.data })
  await expect
    .poll(async () => (await readLeadJob(server.database, job.id)).state, { timeout: minutes(15), interval: 500 })
    .toBe('over')
  await leads.stop()

  const database = await openUserDatabase({ owner: { account, user }, newId: () => 'replica' })
  const store = dexieStore(database)
  const seen = new Map<string, number>()
  let answers = 0
  for await (const page of pagesFrom(main, scope, cursor)) {
    answers++
    expect(page.length).toBeLessThanOrEqual(limits.pullRows)
    for (const { id } of page) seen.set(id, (seen.get(id) ?? 0) + 1)
    await store.transact('write', (tx) => tx.putEntries('lead', page))
  }
  expect(seen.size).toBe(rows)
  expect([...seen.values()].every((times) => times === 1)).toBe(true)
  expect(answers).toBeGreaterThanOrEqual(rows / limits.pullRows)

  const follower = new LeadFollower(database.relaxed, job.id)
  const query = { text: '', state: null, has: null, visited: null, sort: 'name', descending: false } as const
  const list = follower.index.open(query, () => {})
  await follower.catchUp()
  const last = await list.lines(rows - 50, rows)
  expect(last.matching).toBe(rows)
  expect(last.lines).toHaveLength(50)
  database.close()
})

/** The leads of each answer, from what the device knew on. */
async function* pagesFrom(device: Device, scope: Scope, from: number): AsyncGenerator<Entry[]> {
  for (let cursor = from, head = from + 1; cursor < head; ) {
    const answer = await device.pull([{ scope, gen: 0, phase: { kind: 'delta', cursor } }], limits.pullRows)
    head = answer.head
    for (const page of answer.pages) {
      if (page.kind !== 'delta') throw new Error('only changes were asked for')
      cursor = page.upto
      const found = page.puts.lead ? columnsToRows(page.puts.lead) : []
      yield found.map((row) => ({ id: row.id, row: { ...row }, rev: Number(row.rev), scope, history: 0 }))
    }
  }
}
