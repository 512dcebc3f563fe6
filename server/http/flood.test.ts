import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { contactCalls } from '#domain/contacts/calls'
import { limits } from '#domain/limits'
import { syncCalls } from '#domain/sync/protocol'
import { connectionsFor } from '../db/fairPool.ts'
import { signedInCompany } from '../testing/company.ts'
import type { Device } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

// One user asks for more than the server can do at once; the others are answered while it still works on that. What the
// flood asks for stands still, at a lock, until the test lets it go: so the order shows it, and no clock.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Nobody of these gets their push through before `open`. */
async function gate(devices: readonly Device[]): Promise<{ open: () => Promise<void> }> {
  const client = new pg.Client(server.database.config)
  await client.connect()
  await client.query('begin')
  await client.query('select from sync_replica where replica_id = any($1::uuid[]) for update', [
    devices.map(({ replica }) => replica),
  ])
  return {
    async open() {
      await client.query('commit')
      await client.end()
    },
  }
}

/** So many pushes at once, in the order in which they are sent. */
const flood = (device: Device, many: number) =>
  Array.from({ length: many }, () =>
    device.ask(
      syncCalls.push,
      device.pushRequest([device.makes('tag.create', { id: randomUUID(), name: 'flood' }, { prev: null })]),
    ),
  )

/** What a user asks in a day: each way to the server. */
async function everything(device: Device): Promise<number[]> {
  const scopes = [{ scope: 'acct', gen: 0, phase: { kind: 'delta' as const, cursor: 0 } }]
  const head = { replica: device.replica, schema: 4, epoch: device.epoch }
  const answers = [
    await device.ask(authCalls.accountInfo, {}),
    await device.ask(syncCalls.pull, { ...head, scopes, limit: 100 }),
    await device.ask(syncCalls.push, device.pushRequest([device.makes('tag.create', { id: randomUUID(), name: 'a' })])),
    await device.ask(contactCalls.query, { limit: 10, page: 1 }),
  ]
  return answers.map(({ status }) => status)
}

test('while one sub account floods, its colleagues and another company are answered', async () => {
  const { main, subs } = await signedInCompany(server, 2)
  const other = await signedInCompany(server, 1)
  const [flooding, colleague] = subs as [Device, Device]
  const { open } = await gate([flooding])
  const done: string[] = []
  const flooded = flood(flooding, 40).map((answer) => answer.then(({ status }) => done.push(`flood ${status}`)))
  const all = [other.main, other.subs[0]!, main, colleague]
  for (const device of all) expect(await everything(device)).toEqual([200, 200, 200, 200])
  expect(done).toEqual([])
  await open()
  await Promise.all(flooded)
  expect(done).toEqual(Array.from({ length: 40 }, () => 'flood 200'))
})

test('while a whole company floods, another company is answered', async () => {
  const { main, subs } = await signedInCompany(server, 4)
  const other = await signedInCompany(server, 0)
  const all = [main, ...subs]
  const { open } = await gate(all)
  const flooded = all.flatMap((device) => flood(device, 20))
  expect(await everything(other.main)).toEqual([200, 200, 200, 200])
  await open()
  for (const { status } of await Promise.all(flooded)) expect(status).toBe(200)
})

test('while all that the server does by itself is stuck, requests are answered', async () => {
  const { main } = await signedInCompany(server, 0)
  const { pool } = server.database
  const asked = Array.from({ length: 24 }, () => pool.connect())
  await Promise.all(asked.slice(0, connectionsFor.background))
  expect(await everything(main)).toEqual([200, 200, 200, 200])
  await Promise.all(asked.map(async (connection) => (await connection).release()))
})

test('more at once than one user may have is refused with the time to wait, before it is read', async () => {
  const { main, subs } = await signedInCompany(server, 1)
  const { open } = await gate([main])
  const most = limits.requestsAtOnce.user
  const done: number[] = []
  const answers = flood(main, most + 5).map(async (answer) => {
    const { status, headers, body } = await answer
    done.push(status)
    return { status, wait: headers.get('retry-after'), error: body.error }
  })
  // The colleague is answered though the queue of the other is full.
  expect((await subs[0]!.ask(authCalls.accountInfo, {})).status).toBe(200)
  while (done.length < 5) await new Promise((wait) => setImmediate(wait))
  expect(done).toEqual(Array.from({ length: 5 }, () => 429))
  await open()
  const all = await Promise.all(answers)
  expect(all.filter(({ status }) => status === 200)).toHaveLength(most)
  for (const one of all.filter(({ status }) => status !== 200))
    expect(one).toEqual({ status: 429, wait: '2', error: 'tooManyRequests' })
  expect((await main.ask(authCalls.accountInfo, {})).status).toBe(200)
})

test('bodies that are small as they come and large when unpacked are counted by what they take', async () => {
  const { main, subs } = await signedInCompany(server, 1)
  const { open } = await gate([main])
  const large = 3_500_000
  const sent = main.makes('tag.create', { id: randomUUID(), name: 'a'.repeat(large) }, { prev: null })
  const body = gzipSync(JSON.stringify(main.pushRequest([sent])))
  expect(body.byteLength).toBeLessThan(10_000)
  const done: number[] = []
  const headers = { cookie: main.cookie, token: main.token, 'content-type': 'application/json' }
  const asked = Array.from({ length: 10 }, async () => {
    const url = main.url + syncCalls.push.path
    const { status } = await fetch(url, { method: 'POST', headers: { ...headers, 'content-encoding': 'gzip' }, body })
    done.push(status)
  })
  const most = Math.floor(limits.bodyBytesAtOnce.user / large)
  while (done.length < 10 - most) await new Promise((wait) => setImmediate(wait))
  expect(new Set(done)).toEqual(new Set([429]))
  expect(await everything(subs[0]!)).toEqual([200, 200, 200, 200])
  await open()
  await Promise.all(asked)
  expect(done.filter((status) => status === 200)).toHaveLength(most)
})

test('a pull that names one scope twice is refused, and so is a comparison', async () => {
  const { main } = await signedInCompany(server, 0)
  const head = { replica: main.replica, schema: 4, epoch: main.epoch }
  const scope = { scope: `user:${main.user.id}`, gen: 0, phase: { kind: 'delta', cursor: 0 } }
  const pull = (scopes: unknown[]) => main.ask(syncCalls.pull, { ...head, scopes, limit: 2_000 })
  expect((await pull([scope])).status).toBe(200)
  expect((await pull(Array.from({ length: 1_000 }, () => scope))).body.error).toBe('inputInvalid')
  const compared = { scope: 'acct', cursor: 0, digests: {} }
  expect((await main.ask(syncCalls.verify, { ...head, scopes: [compared] })).status).toBe(200)
  expect((await main.ask(syncCalls.verify, { ...head, scopes: [compared, compared] })).body.error).toBe('inputInvalid')
})
