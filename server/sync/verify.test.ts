import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EntityName, entityNames } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import { type Digest, RowDigest } from '#domain/sync/digest'
import { schemaNumber, syncCalls } from '#domain/sync/protocol'
import { signedInCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
let sub: Device
const said: Record<string, unknown>[] = []

beforeAll(async () => {
  server = await startTestServer({}, (text, fields) => text === 'a device differs' && said.push(fields ?? {}))
  const company = await signedInCompany(server, 1)
  main = company.main
  sub = company.subs[0]!
  for (let n = 0; n < 20; n++) {
    await sub.does('contact.create', { rows: [{ id: newTestId(), name: `${n}` }] })
    await main.does('tag.create', { id: newTestId(), name: `${n}` })
  }
})
afterAll(() => server.stop())

type HeldRows = Map<string, Row & { entity: string; scope: string; rev: number }>
function digestsIn(rows: HeldRows, scope: string): Record<string, Digest> {
  const digests = new Map(entityNames.map((entity): [EntityName, RowDigest] => [entity, new RowDigest()]))
  for (const row of rows.values()) if (row.scope === scope) digests.get(row.entity as EntityName)!.add(row.id, row.rev)
  return Object.fromEntries([...digests].map(([entity, digest]) => [entity, digest.value()]))
}
async function verify(device: Device, rows: HeldRows, cursor: number, epoch = device.epoch) {
  const { scopes } = await device.hello()
  const asked = scopes.map((scope) => ({ scope, cursor, digests: digestsIn(rows, scope) }))
  const request = { replica: device.replica, schema: schemaNumber, epoch, scopes: asked }
  const answer = await device.get(syncCalls.verify, request)
  return Object.fromEntries(answer.scopes.map(({ scope, verdict }) => [scope, verdict]))
}

test('a device that holds what the server holds hears so, scope by scope', async () => {
  const { head, scopes } = await main.hello()
  expect(await verify(main, await main.readAll(), head)).toEqual(Object.fromEntries(scopes.map((one) => [one, 'same'])))
})

/** What stays the same of the sub account's scopes. */
const others = async () => Object.fromEntries((await sub.hello()).scopes.map((scope) => [scope, 'same']))

test.each([
  [
    'one row of another rev',
    (rows: HeldRows, id: string) => rows.set(id, { ...rows.get(id)!, rev: rows.get(id)!.rev - 1 }),
  ],
  ['one row too few', (rows: HeldRows, id: string) => rows.delete(id)],
  ['one row too many', (rows: HeldRows, id: string) => rows.set(newTestId(), { ...rows.get(id)!, id: newTestId() })],
])('%s is found, in its scope only, and the log says where', async (_, spoil) => {
  const rows = await sub.readAll()
  const { head } = await sub.hello()
  const contact = [...rows.values()].find(({ entity }) => entity === 'contact')!
  spoil(rows, contact.id)
  said.length = 0
  expect(await verify(sub, rows, head)).toEqual({ ...(await others()), [`user:${sub.user.id}`]: 'different' })
  expect(said).toMatchObject([{ entity: 'contact', scope: `user:${sub.user.id}`, seq: head, replica: sub.replica }])
})

test('a scope that has changed since then says nothing of the device', async () => {
  const rows = await sub.readAll()
  const { head } = await sub.hello()
  await sub.does('contact.create', { rows: [{ id: newTestId(), name: 'later' }] })
  expect(await verify(sub, rows, head)).toEqual({ ...(await others()), [`user:${sub.user.id}`]: 'moved' })
})

test('a device that was away while what left was forgotten is not called wrong: it will read again', async () => {
  const rows = await sub.readAll()
  const { head } = await sub.hello()
  const { id } = [...rows.values()].find(({ entity }) => entity === 'contact')!
  await main.does('contact.transfer', { ids: [id], to: main.user.id })
  const { account } = sub.user
  const { pool } = server.database
  await pool.query('delete from sync_tomb where account_id = $1', [account])
  await pool.query('update sync_account set floor = seq where account_id = $1', [account])
  said.length = 0
  expect(await verify(sub, rows, head)).toMatchObject({ [`user:${sub.user.id}`]: 'moved' })
  expect(said).toEqual([])
})

test('another history is another answer, and a foreign scope none', async () => {
  await expect(verify(sub, new Map(), 0, 'another')).rejects.toThrow('epochChanged')
  const scopes = [{ scope: `user:${main.user.id}`, cursor: (await sub.hello()).head, digests: {} }]
  const request = { replica: sub.replica, schema: schemaNumber, epoch: sub.epoch, scopes }
  expect((await sub.get(syncCalls.verify, request)).scopes).toEqual([])
})
