import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { entityNames } from '#domain/entities'
import { inNewCompany } from '../testing/company.ts'
import { type Device, Follower, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let bob: Device
inNewCompany(2, (company) => {
  server = company.server
  main = company.main
  ann = company.subs[0]!
  bob = company.subs[1]!
})
afterEach(() => vi.restoreAllMocks())

const userScope = ({ user }: Device) => `user:${user.id}`
const aContact = () => ({ id: newTestId(), name: 'Li' })

async function reached(): Promise<Record<string, number>> {
  const { rows } = await server.database.pool.query<{ scope: string; seq: number }>(
    'select scope, seq from sync_scope where account_id = $1',
    [main.user.account],
  )
  return Object.fromEntries(rows.map(({ scope, seq }) => [scope, seq]))
}

test('every synced table notes where its rows change; what is missing has to call follow_scopes in its migration', async () => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select tgrelid::regclass::text || ' ' || tgname as name from pg_trigger where tgname like 'note_scopes_of_%'`,
  )
  const wanted = [...entityNames, 'sync_tomb'].flatMap((table) =>
    ['new', 'changed'].map((kind) => `${table} note_scopes_of_${kind}`),
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted())
})

test('a scope is noted with the number of its last change, also the one that a row has left', async () => {
  const row = aContact()
  const made = await ann.does('contact.create', { rows: [row] })
  expect((await reached())[userScope(ann)]).toBe(made.seq)
  const tag = await bob.does('tag.create', { id: newTestId(), name: 'fair' })
  expect(await reached()).toMatchObject({ acct: tag.seq, [userScope(ann)]: made.seq })
  const moved = await main.does('contact.transfer', { ids: [row.id], to: bob.user.id })
  expect(await reached()).toMatchObject({ [userScope(ann)]: moved.seq, [userScope(bob)]: moved.seq, acct: tag.seq })
  const gone = await bob.does('contact.delete', { ids: [row.id] })
  expect(await reached()).toMatchObject({ [userScope(ann)]: moved.seq, [userScope(bob)]: gone.seq })
})

test('a pull looks into the scopes that have changed, and into no other', async () => {
  const { scopes } = await main.hello()
  const follower = new Follower(main, scopes)
  await follower.round()
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const lookedInto = () =>
    asked.mock.calls.flatMap(([query]) => {
      const { name, values } = query as unknown as { name?: string; values: string[][] }
      return name?.startsWith('revs ') ? values[1]! : []
    })
  await follower.round()
  expect(lookedInto()).toEqual([])
  const row = aContact()
  await ann.does('contact.create', { rows: [row] })
  asked.mockClear()
  await follower.round()
  expect(lookedInto()).toEqual([userScope(ann)])
  expect(follower.rows.has(row.id)).toBe(true)
})

test('many scopes behind are read in several answers, and nothing of them is left out', async () => {
  const rows = [ann, bob, main].map((device) => ({ device, row: aContact() }))
  for (const { device, row } of rows) await device.does('contact.create', { rows: [row] })
  const follower = new Follower(main, (await main.hello()).scopes)
  await follower.round(1)
  for (const { row } of rows) expect(follower.rows.has(row.id)).toBe(true)
})
