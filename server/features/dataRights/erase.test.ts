import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataRightsCalls as calls } from '#domain/dataRights/calls'
import { distributionCalls } from '#domain/distribution/calls'
import type { Actor } from '#domain/shared/mutation'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { remind } from '../../notifications/remind.ts'
import { setStatus } from '../../operator.ts'
import { getBlob, testPicture, upload } from '../../testing/blobs.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { aTask, put } from '../../testing/emailCompany.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const reason = 'asked by letter'
let people = 0

/** Somebody whom nobody else is mistaken for. */
function somebody() {
  const n = String(++people).padStart(4, '0')
  return { name: `Zhangwei${n}`, email: `zhangwei${n}@example.com`, phone: `8613800${n}11`, id: newTestId() }
}
type Somebody = ReturnType<typeof somebody>

const rowOf = ({ id, name, email, phone }: Somebody) => ({
  id,
  name,
  company: 'Ocean',
  emails: [{ email, is_valid: 'toVerify' }],
  phones: [{ full_number: phone, is_wt: 'unvalidated' }],
})
const create = (device: Device, ...rows: object[]) => device.does('contact.create', { rows })
const erase = (device: Device, address: string) => device.get(calls.erase, { address, reason })

/** Every row of every table, as text. */
async function everything(): Promise<string[]> {
  const { pool } = server.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`)
    found.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return found
}
const tracesOf = async ({ name, email, phone }: Somebody) =>
  (await everything()).filter((row) =>
    [name, email, phone].some((text) => row.toLowerCase().includes(text.toLowerCase())),
  )

test('after an erasure the person occurs nowhere in the database', async () => {
  const { main, subs } = await signedInCompany(server, 3)
  const [ann, bob, eve] = subs as [Device, Device, Device]
  const zhang = somebody()
  const li = somebody()
  await create(ann, rowOf(zhang), rowOf(li))
  await ann.does('contact.patch', { ids: [zhang.id, li.id], fields: { remark: 'met in Canton' } })
  await ann.does('contact.patch', { ids: [zhang.id], fields: { name: `${zhang.name} Jr` } })
  // Two devices disagree: one value is kept aside.
  await main.does('contact.patch', { ids: [zhang.id], fields: { company: `${zhang.name} Ltd` } })
  await ann.does('contact.patch', { ids: [zhang.id], fields: { company: 'Ocean 2' } })
  // A second contact of the same person is in the bin of somebody else.
  const second = { ...rowOf(zhang), id: newTestId() }
  await create(bob, second)
  await bob.does('contact.delete', { ids: [second.id] })
  // A picture, a voice note, and one that is on its way.
  const picture = testPicture(2_000, people)
  await upload(ann, picture)
  await ann.does('contact.patch', { ids: [zhang.id], fields: { picture: picture.ref } })
  const note = { ...testPicture(900, 77).ref, id: newTestId(), contact_id: zhang.id, mime: 'audio/webm' }
  await ann.does('voice_note.create', { ...note, duration_ms: 900, remark: `call ${zhang.name}` })
  // What else was written down and kept of the person.
  const lives = { contact_id: zhang.id }
  const file = { ...testPicture(700, 78).ref, name: `${zhang.name}.jpg` }
  const due = { kind: 'date', due_at: 1, text: `call ${zhang.phone}`, replies: 0, replied: false }
  const basis = { channel: 'email', basis: 'consent', evidence: zhang.email, given_at: 1 }
  const origin = { way: 'elsewhere', licence: '', evidence: zhang.email, collected_at: 1, fields: [] }
  await ann.does('contact_note.create', { ...lives, id: newTestId(), text: `${zhang.name} wants samples` })
  await ann.does('attachment.create', { ...lives, id: newTestId(), ...file })
  await ann.does('reminder.create', { ...lives, id: newTestId(), ...due })
  await ann.does('consent.create', { ...lives, id: newTestId(), ...basis })
  await ann.does('contact_origin.create', { ...lives, id: newTestId(), ...origin, name: `list of ${zhang.name}` })
  await remind(server.database)
  // Handed to a colleague, and refused things that name the person.
  await main.does('contact.transfer', { ids: [zhang.id], to: bob.user.id })
  await bob.does('contact.create', { rows: [{ ...rowOf(zhang), remark: 'again' }] })
  await eve.does('contact.patch', { ids: [zhang.id], fields: { remark: `${zhang.name}?` } })
  // A list that looks for the person, and who is sent nothing.
  const look = { columns: [{ key: 'name', width: null, frozen: true }], sort: null, descending: false }
  const filter = { join: 'all', of: [{ field: 'emails', is: 'equals', value: zhang.email }] }
  const view = { id: newTestId(), name: 'One customer', shared: true, ...look, filter }
  expect(await ann.does('saved_view.create', view)).toMatchObject({ status: 'applied' })
  const owner = { account: ann.user.account, user: ann.user.id } as Actor
  const task = aTask(owner, { message: newTestId(), sender: newTestId() }, { status: 'pending' })
  await put(server.database, owner, 'campaign_task', [{ ...task, audience: { ...task.audience, filter } }])
  const excluded = { id: newTestId(), full_number: zhang.phone, email: '', whatsapp_id: '', reason: zhang.name }
  expect(await ann.does('excluded_contact.create', { rows: [excluded] })).toMatchObject({ status: 'applied' })
  // Exports that looked for the person, and what a disabled user had not sent.
  const typed = new URLSearchParams({ q: zhang.email }).toString()
  await main.get(subAccountCalls.exportBegan, { id: randomUUID(), rows: 1, filter: typed, what: 'contacts' })
  for (const search of [zhang.name, zhang.phone]) {
    const asked = { kind: 'transfer', from: bob.user.id, to: [ann.user.id], count: 1, filter: { search } }
    await main.get(distributionCalls.start, { id: randomUUID(), asked })
  }
  await server.background.idle()
  await setStatus(server.database, eve.user.username, 'disabled')
  await eve.push(
    eve.makes('contact.create', {
      rows: [
        { ...rowOf(zhang), id: newTestId() },
        { ...rowOf(li), id: newTestId() },
      ],
    }),
  )
  await main.get(calls.note, { kind: 'erase', address: zhang.phone, asked_by: `${zhang.name} by mail`, asked_at: 1 })
  await main.get(calls.note, { kind: 'access', address: zhang.email, asked_by: zhang.name, asked_at: 1 })
  await main.get(calls.exportPerson, { address: zhang.email }).catch(() => {})
  expect((await tracesOf(zhang)).length).toBeGreaterThan(10)
  expect((await getBlob(ann, picture.ref.hash)).status).toBe(200)

  expect(await erase(main, zhang.email)).toEqual({ contacts: 2, blocked: 2, kept: 0 })

  expect(await tracesOf(zhang)).toEqual([])
  // With the question gone it would be for everybody.
  expect((await ann.readAll()).get(task.id)).toMatchObject({ audience: { filter: null } })
  expect((await getBlob(ann, picture.ref.hash)).status).toBe(404)
  const left = await tracesOf(li)
  expect(left.some((row) => row.startsWith('contact '))).toBe(true)
  expect(left.some((row) => row.startsWith('sync_mutation ') && row.includes('contact.create'))).toBe(true)
  expect(left.some((row) => row.startsWith('parked_change '))).toBe(true)
  const names = (await main.readContacts()).map(({ name }) => name)
  expect(names).toContain(li.name)
  expect(names.filter((name) => String(name).includes(zhang.name))).toEqual([])
})

test('an erasure and a change that is just being written do not lock each other out', async () => {
  const { main } = await signedInCompany(server, 0)
  const one = somebody()
  await create(main, rowOf(one))
  await main.does('contact.patch', { ids: [one.id], fields: { remark: one.email } })
  const writer = new pg.Client(server.database.config)
  await writer.connect()
  await writer.query('begin')
  await writer.query('update sync_account set seq = seq + 1 where account_id = $1', [main.user.account])
  const erased = erase(main, one.email)
  const isWaiting = async () => {
    const { rowCount } = await server.database.pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update sync_account%'`,
    )
    return rowCount! > 0
  }
  while (!(await isWaiting())) await new Promise((done) => setImmediate(done))
  // What it keeps is counted, and that count is the erasure's to change as well.
  await writer.query(
    `insert into tag (account_id, id, scope, rev, name, created_at, updated_at)
     select account_id, gen_random_uuid(), 'acct', seq, 'new', 0, 0 from sync_account where account_id = $1`,
    [main.user.account],
  )
  await writer.query('commit')
  await writer.end()
  expect(await erased).toMatchObject({ contacts: 1 })
  expect(await tracesOf(one)).toEqual([])
})

test('a batch that brings an erased person back goes through without that row, and says which', async () => {
  const { main, subs } = await signedInCompany(server, 1)
  const [ann] = subs as [Device]
  const zhang = somebody()
  const li = somebody()
  await create(ann, rowOf(zhang))
  await erase(main, zhang.email)

  const again = { ...rowOf(zhang), id: newTestId() }
  const sent = ann.makes('contact.create', { rows: [again, rowOf(li)] })
  const { results } = await ann.push(sent)
  expect(results).toMatchObject([{ status: 'applied', left_out: [again.id] }])
  expect((await ann.push(sent)).results, 'sent again it gets the same answer').toEqual(results)
  expect((await ann.readContacts()).map(({ name }) => name)).toEqual([li.name])

  expect(await create(ann, again)).toMatchObject({ status: 'rejected', code: 'erased', id: again.id })
  const fields = { phones: [{ full_number: zhang.phone, is_wt: 'unvalidated' }] }
  expect(await ann.does('contact.patch', { ids: [li.id], fields })).toMatchObject({ code: 'erased' })
  expect(await ann.does('contact.fill', { rows: [{ id: li.id, ...fields }] })).toMatchObject({ code: 'erased' })
  const excluded = { id: newTestId(), full_number: '', email: '', whatsapp_id: `${zhang.phone}@c.us`, reason: '' }
  expect(await ann.does('excluded_contact.create', { rows: [excluded] })).toMatchObject({ code: 'erased' })
  expect(await tracesOf(zhang)).toEqual([])
})

test('what a device that was away did to the erased contact is refused and not kept', async () => {
  const { main, subs } = await signedInCompany(server, 1)
  const [ann] = subs as [Device]
  const zhang = somebody()
  await create(ann, rowOf(zhang))
  const contact = (await ann.readContacts())[0]!
  await erase(main, `+${zhang.phone}`)

  const note = { ...testPicture(900).ref, id: newTestId(), contact_id: zhang.id, mime: 'audio/webm', duration_ms: 900 }
  const { entity: _, scope: __, rev: ___, ...row } = contact
  const nobody = { ...row, phones: [], emails: [] }
  const late = [
    await ann.does('contact.patch', { ids: [zhang.id], fields: { remark: zhang.name } }),
    await ann.does('voice_note.create', { ...note, remark: zhang.name }),
    await ann.does('contact.restore', { rows: [nobody] }),
  ]
  expect(late.map(({ status, code }) => [status, code])).toEqual(late.map(() => ['rejected', 'erased']))
  expect(await ann.does('contact.delete', { ids: [zhang.id] })).toMatchObject({ status: 'applied' })
  expect(await ann.readContacts()).toEqual([])
  expect(await tracesOf(zhang)).toEqual([])
})

test('what a disabled user still had of an erased person is not even parked', async () => {
  const { main, subs } = await signedInCompany(server, 1)
  const [ann] = subs as [Device]
  const zhang = somebody()
  await create(ann, rowOf(zhang))
  await setStatus(server.database, ann.user.username, 'disabled')
  await erase(main, zhang.email)
  const { results } = await ann.push(ann.makes('contact.create', { rows: [{ ...rowOf(zhang), id: newTestId() }] }))
  expect(results).toMatchObject([{ status: 'rejected', code: 'erased' }])
  expect(await tracesOf(zhang)).toEqual([])
})

test('another company keeps its own record of the same person, and may make new ones', async () => {
  const { main } = await signedInCompany(server, 0)
  const { main: rival } = await signedInCompany(server, 0)
  const zhang = somebody()
  await create(main, rowOf(zhang))
  await create(rival, { ...rowOf(zhang), id: newTestId() })
  await erase(main, zhang.email)
  expect((await rival.readContacts()).map(({ name }) => name)).toEqual([zhang.name])
  expect(await create(rival, { ...rowOf(zhang), id: newTestId() })).toMatchObject({ status: 'applied' })
})

test('an address that somebody else has too stays free, and that contact stays', async () => {
  const { main } = await signedInCompany(server, 0)
  const zhang = somebody()
  const li = { ...somebody(), phone: zhang.phone }
  await create(main, rowOf(zhang), rowOf(li))
  const found = await main.get(calls.find, { address: zhang.email })
  expect(found.addresses).toEqual([
    { value: zhang.email, elsewhere: 0, blocked_at: null },
    { value: zhang.phone, elsewhere: 1, blocked_at: null },
  ])
  expect(await erase(main, zhang.email)).toEqual({ contacts: 1, blocked: 1, kept: 0 })
  expect((await main.readContacts()).map(({ name }) => name)).toEqual([li.name])
  expect(await create(main, { ...rowOf(li), id: newTestId() })).toMatchObject({ status: 'applied' })
})

test('only the main account’s lifting lets the person back in', async () => {
  const { main } = await signedInCompany(server, 0)
  const zhang = somebody()
  await create(main, rowOf(zhang))
  await erase(main, zhang.email)
  const found = await main.get(calls.find, { address: zhang.email })
  expect(found.addresses[0]!.blocked_at).not.toBeNull()
  for (const address of [zhang.email, `+${zhang.phone}`])
    await main.get(calls.lift, { address, reason: 'came back to our stand' })
  expect(await create(main, { ...rowOf(zhang), id: newTestId() })).toMatchObject({ status: 'applied' })
  await expect(main.get(calls.lift, { address: zhang.email, reason })).rejects.toThrow('notFound')
})

test('devices hear what was erased, also those of a former owner', async () => {
  const { main, subs } = await signedInCompany(server, 2)
  const [ann, bob] = subs as [Device, Device]
  const zhang = somebody()
  await create(ann, rowOf(zhang))
  await main.does('contact.transfer', { ids: [zhang.id], to: bob.user.id })
  const { head: cursor } = await ann.hello()
  await erase(main, zhang.email)
  for (const device of [ann, bob]) {
    const scope = `user:${device.user.id}`
    const { pages } = await device.pull([{ scope, gen: 0, phase: { kind: 'delta', cursor } }])
    expect(pages).toMatchObject([
      { dels: [['contact', zhang.id, expect.any(Number)]], erased: [['contact', zhang.id]] },
    ])
  }
})
