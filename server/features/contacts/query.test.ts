import pg from 'pg'
import { expect, test } from 'vitest'
import { contactCalls } from '#domain/contacts/calls'
import { dataRightsCalls } from '#domain/dataRights/calls'
import { limits } from '#domain/limits'
import { connectionWaitSeconds } from '../../db/fairPool.ts'
import { asSystem } from '../../db/scope.ts'
import { inNewCompany, signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import type { TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let sub: Device
inNewCompany(1, (company) => {
  server = company.server
  main = company.main
  sub = company.subs[0]!
})

const contact = (name: string, company: string, full_number: string, email: string) => ({
  id: newTestId(),
  name,
  company,
  phones: [{ full_number, is_wt: 'unvalidated' }],
  emails: [{ email, is_valid: 'toVerify' }],
})
const names = async (device: Device, asked: object) =>
  (await device.get(contactCalls.query, asked)).list.map(({ name }) => name).toSorted()

test('a keyword is looked for in names, companies, numbers and addresses, and not in how these are kept', async () => {
  const rows = [
    contact('Ann Li', 'Harbour 100% Ltd.', '8613800000001', 'ann@harbour.example'),
    contact('王小明', '海港贸易', '4930123456', 'wang@example.com'),
  ]
  await sub.does('contact.create', { rows })
  for (const device of [sub, main]) {
    expect(await names(device, { keyword: 'HARBOUR' })).toEqual(['Ann Li'])
    expect(await names(device, { keyword: 'li harb' })).toEqual(['Ann Li'])
    expect(await names(device, { keyword: '0%' })).toEqual(['Ann Li'])
    expect(await names(device, { keyword: '小明' })).toEqual(['王小明'])
    expect(await names(device, { keyword: '30123' })).toEqual(['王小明'])
    expect(await names(device, { keyword: 'Wang@Example' })).toEqual(['王小明'])
    expect(await names(device, { keyword: 'example' })).toEqual(['Ann Li', '王小明'])
    for (const keyword of ['valid', 'full_number', 'email']) expect(await names(device, { keyword })).toEqual([])
    expect(await names(device, { full_number: '+86 138 0000 0001' })).toEqual(['Ann Li'])
    expect(await names(device, { full_number: '0123', query_type: 'contains' })).toEqual(['王小明'])
  }
  const { subs } = await signedInCompany(server, 1)
  expect(await names(subs[0]!, { full_number: '8613800000001' })).toEqual([])
})

test('pages have what is theirs, the count says how many there are in all, also beyond the last page', async () => {
  await sub.does('contact.create', { rows: ['a', 'b', 'c'].map((name) => ({ id: newTestId(), name })) })
  const page = async (page: number) => {
    const { count, list } = await sub.get(contactCalls.query, { limit: 2, page })
    return [count, list.length]
  }
  expect(await Promise.all([1, 2, 3].map(page))).toEqual([
    [3, 2],
    [3, 1],
    [3, 0],
  ])
})

/** Nobody reads contacts until `open`. */
async function closed(): Promise<{ open: () => Promise<void>; waiting: () => Promise<number> }> {
  const [holder, looker] = [new pg.Client(server.database.config), new pg.Client(server.database.config)]
  await Promise.all([holder.connect(), looker.connect()])
  await holder.query('begin')
  await holder.query('lock table contact in access exclusive mode')
  return {
    async open() {
      await holder.query('commit')
      await Promise.all([holder.end(), looker.end()])
    },
    async waiting() {
      const { rows } = await looker.query<{ count: number }>(
        `select count(*)::int as count from pg_locks where not granted and relation = 'contact'::regclass`,
      )
      return rows[0]!.count
    },
  }
}

test('searches of one user take turns, and those of others do not wait for them', async () => {
  const other = await signedInCompany(server, 0)
  const { open, waiting } = await closed()
  const asked = Array.from({ length: 3 }, () => sub.ask(contactCalls.query, { keyword: 'a' }))
  while ((await waiting()) === 0) await new Promise((done) => setImmediate(done))
  const others = [main, other.main].map((device) => device.ask(contactCalls.query, { keyword: 'a' }))
  while ((await waiting()) < 3) await new Promise((done) => setImmediate(done))
  // One of each user; the two others of the first one are not even asked of the database.
  expect(await waiting()).toBe(3)
  await open()
  for (const { status } of await Promise.all([...asked, ...others])) expect(status).toBe(200)
})

test('a search that takes too long is broken off and says so; the same again would be no faster', async () => {
  const { open } = await closed()
  const { status, body, headers } = await sub.ask(contactCalls.query, { keyword: 'a' })
  await open()
  expect([status, body.error, headers.get('retry-after')]).toEqual([422, 'searchTooLong', null])
  // What comes after on the same connections has its own time again.
  expect(await names(sub, { keyword: 'a' })).toEqual([])
  expect(limits.searchSeconds).toBeLessThan(connectionWaitSeconds)
})

test('a person is found by what the index has', async () => {
  await sub.does('contact.create', { rows: [contact('Ann', 'Harbour', '8613800000009', 'ann@harbour.example')] })
  for (const address of ['ANN@harbour.example', '+8613800000009']) {
    const { contacts } = await main.get(dataRightsCalls.find, { address })
    expect(contacts.map(({ name }) => name)).toEqual(['Ann'])
  }
  const plan = await asSystem(server.database, async (connection) => {
    // Of a few rows it would read all.
    await connection.query('set local enable_seqscan = off')
    const { rows } = await connection.query(
      `explain select id from contact where account_id = gen_random_uuid() and addresses_of(phones, emails) && array['a']`,
    )
    return JSON.stringify(rows)
  })
  expect(plan).toContain('contact_addresses')
})

test('statuses are the specification’s numbers', async () => {
  const row = { ...contact('Numbered', '', '8613800000009', 'n@example.com'), follow_up_status: 'noIntention' }
  await sub.does('contact.create', { rows: [row] })
  expect((await sub.get(contactCalls.query, { full_number: '8613800000009' })).list).toMatchObject([
    { follow_up_status: 7, phones: [{ is_wt: 0 }], emails: [{ is_valid: 0 }] },
  ])
})
