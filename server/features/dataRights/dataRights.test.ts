import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataRightsCalls as calls } from '#domain/dataRights/calls'
import { dueOf } from '#domain/dataRights/request'
import { testPicture, upload } from '../../testing/blobs.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { unzip } from '../../testing/unzip.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const reason = 'asked by letter'
const email = 'zhang@example.com'
const phone = '8613800138000'
const zhang = (more: object = {}) => ({
  id: newTestId(),
  name: 'Zhang Wei',
  company: 'Ocean',
  emails: [{ email, is_valid: 'toVerify' }],
  phones: [{ full_number: phone, is_wt: 'unvalidated' }],
  ...more,
})
const create = (device: Device, ...rows: object[]) => device.does('contact.create', { rows })

test.each([email, ' Zhang@Example.COM', '+86 138 0013 8000', '138 0013 8000', `${phone}@c.us`, `wa.me/${phone}`])(
  'finds everything about a person by %s',
  async (address) => {
    const { main, subs } = await signedInCompany(server, 2)
    const [ann, bob] = subs as [Device, Device]
    const own = zhang()
    await create(ann, own)
    await create(ann, zhang({ name: 'Li', emails: [], phones: [], remark: `knows ${email} and ${phone}` }))
    await create(ann, zhang({ name: 'Mei', emails: [], phones: [], address: 'Canton' }))
    const binned = zhang({ company: 'Harbour' })
    await create(bob, binned)
    await bob.does('contact.delete', { ids: [binned.id] })
    const note = { ...testPicture(900).ref, mime: 'audio/webm', duration_ms: 900, remark: '' }
    await ann.does('voice_note.create', { ...note, id: newTestId(), contact_id: own.id })
    await ann.does('contact_note.create', { id: newTestId(), contact_id: own.id, text: '要样品' })
    const found = await main.get(calls.find, { address })
    expect(found.contacts).toMatchObject([
      { id: own.id, belongto: ann.user.id, deleted_at: null, voice_notes: 1, companions: 1, picture: false },
      { id: binned.id, belongto: bob.user.id, deleted_at: expect.any(Number), voice_notes: 0 },
    ])
    expect(found.mentions).toMatchObject([{ name: 'Li' }])
    expect(found.addresses.map(({ value }) => value).sort()).toEqual([phone, email])
    expect(found).toMatchObject({ choices: [], history: 6, files: 1, users: [] })
  },
)

test('a number without its country may be meant of several people: nobody is found until it is whole', async () => {
  const { main } = await signedInCompany(server, 0)
  for (const full_number of ['491711234567', '431711234567'])
    await create(main, zhang({ phones: [{ full_number, is_wt: 'unvalidated' }] }))
  const found = await main.get(calls.find, { address: '0171 1234567' })
  expect(found).toMatchObject({ choices: ['431711234567', '491711234567'], contacts: [], addresses: [] })
  await expect(main.get(calls.erase, { address: '0171 1234567', reason })).rejects.toThrow('addressUnreadable')
  expect((await main.get(calls.find, { address: '+49 171 1234567' })).contacts).toHaveLength(1)
})

test('a user of the company is told and not erased', async () => {
  const { main } = await signedInCompany(server, 0)
  await server.database.pool.query('update app_user set email = $2 where id = $1', [main.user.id, 'boss@example.com'])
  const { users } = await main.get(calls.find, { address: 'Boss@example.com' })
  expect(users).toMatchObject([{ id: main.user.id, username: main.user.username }])
  await main.get(calls.erase, { address: 'boss@example.com', reason })
  expect((await main.get(calls.find, { address: 'boss@example.com' })).users).toHaveLength(1)
})

test('a contact without any address is found by itself, and erased', async () => {
  const { main } = await signedInCompany(server, 0)
  const contact = zhang({ phones: [], emails: [] })
  await create(main, contact, zhang())
  expect((await main.get(calls.find, { contact: contact.id })).contacts).toMatchObject([{ id: contact.id }])
  expect(await main.get(calls.erase, { contact: contact.id, reason })).toEqual({ contacts: 1, blocked: 0, kept: 0 })
  expect(await main.readContacts()).toHaveLength(1)
})

test('what is neither an address nor a contact is asked for again', async () => {
  const { main } = await signedInCompany(server, 0)
  for (const input of [{}, { address: 'Zhang Wei' }, { address: email, contact: newTestId() }])
    expect((await main.ask(calls.find, input)).body).toMatchObject({ code: 0, error: 'inputInvalid' })
  expect((await main.ask(calls.erase, { address: email, reason: '  ' })).body).toMatchObject({
    fields: { reason: 'reasonEmpty' },
  })
})

test('the file has all of it, for programs and for people, with pictures', async () => {
  const { main, subs } = await signedInCompany(server, 1)
  const [ann] = subs as [Device]
  const picture = testPicture(3_000)
  await upload(ann, picture)
  const tag = newTestId()
  await ann.does('tag.create', { id: tag, name: 'Fair' })
  const contact = zhang({ tag: [tag], remark: '<b>met</b>', picture: picture.ref })
  const other = zhang({ name: 'Li Na', emails: [], phones: [] })
  await create(ann, contact, other)
  const response = await fetch(main.url + calls.exportPerson.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: main.cookie, token: main.token, lang: 'en' },
    body: JSON.stringify({ address: email }),
  })
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const files = unzip(Buffer.from(await response.arrayBuffer()))
  const person = JSON.parse(files.get('person.json')!.toString())
  const file = `files/${picture.ref.hash.slice(0, 16)}.jpg`
  expect(person.contacts).toMatchObject([
    {
      name: 'Zhang Wei',
      tag: ['Fair'],
      belongto: ann.user.username,
      phones: [{ full_number: `+${phone}` }],
      picture: file,
    },
  ])
  expect(person.history).toMatchObject([{ name: 'contact.create', said: { rows: [{ id: contact.id }] } }])
  expect(JSON.stringify(person)).not.toContain('Li Na')
  for (const part of Object.keys(person))
    expect(Object.keys(person.keys)).toEqual(expect.arrayContaining(part === 'keys' ? [] : [part]))
  const page = files.get('person.html')!.toString()
  expect(page).toContain('What is kept about zhang@example.com')
  expect(page).toContain('&lt;b&gt;met&lt;/b&gt;')
  expect(files.get(file)).toEqual(picture.bytes)
  const { list } = await main.get(calls.requests, {})
  expect(list).toMatchObject([{ kind: 'access', state: 'done', address: email, done_by: main.user.id }])
  const { rows } = await server.database.pool.query(
    `select action, detail from operation where account_id = $1 and action like 'dataRights.%'`,
    [main.user.account],
  )
  expect(rows).toEqual([{ action: 'dataRights.export', detail: { contacts: 1 } }])
})

test('a restricted contact is kept from sub accounts’ hands until it is lifted', async () => {
  const { main, subs } = await signedInCompany(server, 1)
  const [ann] = subs as [Device]
  const contact = zhang()
  await create(ann, contact)
  expect(await main.get(calls.restrict, { address: email, restricted: true, reason })).toEqual({ contacts: 1 })
  expect(await ann.readContacts()).toMatchObject([{ restricted_at: expect.any(Number) }])

  const ids = [contact.id]
  const note = { ...testPicture(900).ref, mime: 'audio/webm', duration_ms: 900, remark: '' }
  const tries = [
    await ann.does('contact.patch', { ids, fields: { remark: 'x' } }),
    await ann.does('contact.fill', { rows: [{ id: contact.id, remark: 'x' }] }),
    await ann.does('contact.tag.add', { ids, tag: newTestId() }),
    await ann.does('contact.delete', { ids }),
    await ann.does('voice_note.create', { ...note, id: newTestId(), contact_id: contact.id }),
  ]
  expect(tries.map(({ code }) => code)).toEqual(tries.map(() => 'restricted'))
  expect(await main.does('contact.patch', { ids, fields: { remark: 'corrected' } })).toMatchObject({
    status: 'applied',
  })
  expect(await main.readContacts(), 'a change leaves it restricted').toMatchObject([
    { remark: 'corrected', restricted_at: expect.any(Number) },
  ])

  await main.get(calls.restrict, { address: email, restricted: false, reason })
  expect(await ann.does('contact.patch', { ids, fields: { remark: 'y' } })).toMatchObject({ status: 'applied' })
})

test('nobody’s device can restrict a contact or make a restricted one', async () => {
  const { main } = await signedInCompany(server, 0)
  const contact = zhang({ restricted_at: 5 })
  await create(main, contact)
  await main.does('contact.patch', { ids: [contact.id], fields: { remark: 'x', restricted_at: 5 } })
  expect(await main.readContacts()).toMatchObject([{ restricted_at: null }])
})

test('a request is due a month after it was asked, and what is done about the person ends it', async () => {
  const { main } = await signedInCompany(server, 0)
  await create(main, zhang())
  const asked_at = Date.parse('2026-01-31T10:00:00Z')
  for (const kind of ['access', 'erase', 'correct'] as const)
    await main.get(calls.note, { kind, address: '138 0013 8000', asked_by: 'letter', asked_at })
  const open = (await main.get(calls.requests, {})).list
  expect(open.map(({ state, due_at }) => [state, due_at])).toEqual(open.map(() => ['open', dueOf(asked_at)]))
  const correct = open.find(({ kind }) => kind === 'correct')!
  await main.get(calls.close, { id: correct.id, outcome: 'name corrected' })
  await expect(main.get(calls.close, { id: correct.id, outcome: 'again' })).rejects.toThrow('notFound')

  await main.get(calls.erase, { address: `+${phone}`, reason })
  const { list } = await main.get(calls.requests, {})
  expect(list.map(({ kind, state, address, asked_by }) => ({ kind, state, address, asked_by }))).toEqual([
    { kind: 'access', state: 'open', address: null, asked_by: '' },
    { kind: 'erase', state: 'done', address: null, asked_by: '' },
    { kind: 'correct', state: 'done', address: null, asked_by: '' },
  ])
})

test('a sub account does none of this, and another company finds nothing', async () => {
  const { main, subs } = await signedInCompany(server, 1)
  const { main: rival } = await signedInCompany(server, 0)
  const contact = zhang()
  await create(main, contact)
  for (const call of Object.values(calls))
    expect((await subs[0]!.ask(call, { address: email, reason, restricted: true })).body.error).toBe('forbidden')
  expect((await rival.get(calls.find, { address: email })).contacts).toEqual([])
  expect((await rival.get(calls.find, { contact: contact.id })).contacts).toEqual([])
  await rival.get(calls.erase, { address: email, reason })
  await rival.get(calls.restrict, { contact: contact.id, restricted: true, reason })
  expect(await main.readContacts()).toMatchObject([{ name: 'Zhang Wei', restricted_at: null }])
})
