import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { createCompany, createSubAccount, setStatus } from '../../operator.ts'
import { sweep } from '../../sync/sweep.ts'
import { Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { areas } from '../index.ts'
import { boothEntryRates } from './boothPages.ts'

let server: TestServer
let boss: Device
let ann: Device
let address = 0

beforeAll(async () => {
  server = await startTestServer()
  await createCompany(server.database, { username: 'boss', password: 'a long password' })
  await createSubAccount(server.database, 'boss', { username: 'ann', password: 'a long password' })
  boss = await new Device(server.url).signIn('boss', 'a long password')
  ann = await new Device(server.url).signIn('ann', 'a long password')
})
afterAll(() => server.stop())

const keyOf = () => Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url')

/** A fair, and a booth's page of ann's there. */
async function openBooth(some: object = {}) {
  const [fair, tag, key, id] = [newTestId(), newTestId(), keyOf(), newTestId()]
  await ann.does('tag.create', { id: tag, name: `booth ${key}` })
  await ann.does('fair.create', {
    id: fair,
    name: '广交会',
    place: '',
    from: '',
    to: '',
    booths: [],
    tag,
    source: null,
  })
  const page = {
    id,
    key,
    fair,
    booth: 'A12',
    title: '海港 <b>电子</b>',
    tag: [tag, newTestId()],
    source: null,
    open: true,
  }
  expect(await ann.does('booth_page.create', { ...page, ...some })).toMatchObject({ status: 'applied' })
  return { key, id, tag }
}

/** Each visitor from an address of their own, behind the proxy of this machine. */
const from = () => ({ 'x-forwarded-for': `10.${++address >> 16}.${(address >> 8) & 255}.${address & 255}` })
const show = (key: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/f/${key}`, { headers: { ...from(), ...headers } })
const send = (key: string, form: Record<string, string | string[]>, headers: Record<string, string> = from()) =>
  fetch(`${server.url}/f/${key}?lang=en`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(
      Object.entries({ uid: newTestId(), ...form }).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, one] as [string, string]),
      ),
    ),
  })
const max = { name: 'Max Müller', company: 'Nordlicht', email: 'Max@Nordlicht.de', phone: '+49 40 1234567' }
const rowsOf = async (device: Device, entity: string) =>
  [...(await device.readAll()).values()].filter((row) => row.entity === entity)
const named = async (device: Device, name: string) =>
  (await rowsOf(device, 'contact')).filter((row) => row.name === name)

test('a visitor leaves an address without signing in, and it is a contact of the booth’s user', async () => {
  const { key, tag } = await openBooth()
  const page = await show(key)
  const text = await page.text()
  expect(page.status).toBe(200)
  expect(text).toContain('海港 &lt;b&gt;电子&lt;/b&gt;')
  expect(text).not.toContain('<script')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await send(key, { ...max, consent: ['email', 'phone'], remark: 'Valves' })).status).toBe(200)

  const [contact, ...others] = await named(ann, 'Max Müller')
  expect(others).toEqual([])
  expect(contact).toMatchObject({
    company: 'Nordlicht',
    belongto: ann.user.id,
    country: 'DE',
    remark: 'Valves',
    tag: [tag],
    emails: [{ email: 'max@nordlicht.de', is_valid: 'toVerify' }],
    phones: [{ full_number: '49401234567', is_wt: 'unvalidated' }],
  })
  const about = (row: object) => (row as { contact_id: string }).contact_id === contact!.id
  const consents = (await rowsOf(ann, 'consent')).filter(about)
  expect(consents.map(({ channel }) => channel).sort()).toEqual(['email', 'phone'])
  expect(consents[0]).toMatchObject({ basis: 'consent', withdrawn_at: null, created_by: ann.user.id })
  expect(consents.find(({ channel }) => channel === 'email')!.evidence).toContain('Contact me by email')
  const [origin] = (await rowsOf(ann, 'contact_origin')).filter(about)
  expect(origin).toMatchObject({ way: 'person', name: '广交会 · A12' })
  expect(await named(boss, 'Max Müller')).toHaveLength(1)
})

test('the page speaks the visitor’s language', async () => {
  const { key } = await openBooth()
  expect(await (await show(key, { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' })).text()).toContain('lang="zh-CN"')
  expect(await (await show(key, { 'accept-language': 'de,en;q=0.8' })).text()).toContain('lang="en-US"')
})

test('the same form sent twice is one contact', async () => {
  const { key } = await openBooth()
  const form = { ...max, name: 'Twice', uid: newTestId() }
  await Promise.all([send(key, form), send(key, form), send(key, form)])
  expect(await named(ann, 'Twice')).toHaveLength(1)
})

test('which forms came in is forgotten after a while, and the contact stays', async () => {
  const { key, id } = await openBooth()
  await send(key, { ...max, name: 'Stays' })
  const entries = () => server.database.pool.query('select from booth_entry where page_id = $1', [id])
  expect((await entries()).rowCount).toBe(1)
  await sweep(server.database, areas, Date.now() + (limits.boothEntryDays + 1) * 24 * 3_600_000)
  expect((await entries()).rowCount).toBe(0)
  expect(await named(ann, 'Stays')).toHaveLength(1)
})

test('a customer who is known is not changed by what somebody enters', async () => {
  const { key } = await openBooth()
  const id = newTestId()
  const emails = [{ email: 'known@example.com', is_valid: 'toVerify' }]
  await ann.does('contact.create', { rows: [{ id, name: 'Known', emails }] })
  await send(key, { name: 'Known', email: 'known@example.com', phone: '+49 40 7654321' })
  const known = await named(ann, 'Known')
  expect(known).toHaveLength(2)
  expect(known.find((row) => row.id === id)).toMatchObject({ phones: [] })
})

test('what is wrong is said at its field, and what was typed stands there still', async () => {
  const { key } = await openBooth()
  const answer = await send(key, { name: '"><script>alert(1)</script>', email: 'nobody@', phone: '12' })
  const text = await answer.text()
  expect(answer.status).toBe(422)
  expect(text).toContain('Enter a valid email address')
  expect(text).toContain('Enter a valid phone number')
  expect(text).toContain('&lt;script&gt;alert(1)')
  expect(text).not.toContain('<script>')
  expect((await send(key, { name: 'Nobody' })).status).toBe(422)
  expect((await send(key, { email: 'a@b.com' })).status).toBe(422)
  expect(await named(ann, 'Nobody')).toEqual([])
})

test('a channel without an address for it is not agreed to', async () => {
  const { key } = await openBooth()
  await send(key, { name: 'No phone', email: 'nophone@example.com', consent: ['whatsapp', 'email', 'fax'] })
  const [contact] = await named(ann, 'No phone')
  const consents = (await rowsOf(ann, 'consent')).filter((row) => row.contact_id === contact!.id)
  expect(consents.map(({ channel }) => channel)).toEqual(['email'])
})

test('a machine that fills in everything is thanked and not kept', async () => {
  const { key } = await openBooth()
  const answer = await send(key, { ...max, name: 'Machine', homepage: 'http://spam.example' })
  expect([answer.status, await named(ann, 'Machine')]).toEqual([200, []])
})

test('a page that is closed, unknown or whose user is gone takes nothing and looks alike', async () => {
  const closed = await openBooth()
  await ann.does('booth_page.patch', { id: closed.id, fields: { open: false } })
  const unknown = await show(keyOf())
  const heard = await show(closed.key)
  expect([heard.status, unknown.status]).toEqual([404, 404])
  expect(await heard.text()).toBe(await unknown.text())
  expect((await send(closed.key, { ...max, name: 'Late' })).status).toBe(404)
  expect((await show("x' or '1'='1")).status).toBe(404)

  const { key } = await openBooth()
  await setStatus(server.database, 'ann', 'disabled')
  expect((await send(key, { ...max, name: 'Late' })).status).toBe(404)
  await setStatus(server.database, 'ann', 'normal')
  ann = await new Device(server.url).signIn('ann', 'a long password')
  expect(await named(boss, 'Late')).toEqual([])
})

test('who copies a printed key gets no visitor, also after the page was closed', async () => {
  const { key, id } = await openBooth()
  await createCompany(server.database, { username: 'rival', password: 'a long password' })
  const rival = await new Device(server.url).signIn('rival', 'a long password')
  const copy = { id: newTestId(), key, fair: null, booth: 'A12', title: 'Rival', tag: [], source: null, open: true }
  expect(await rival.does('booth_page.create', copy, { edited_at: 1 })).toMatchObject({ status: 'applied' })
  expect(await (await show(key)).text()).not.toContain('Rival')
  await send(key, { ...max, name: 'Sought after' })
  expect(await named(rival, 'Sought after')).toEqual([])
  expect(await named(ann, 'Sought after')).toHaveLength(1)
  await ann.does('booth_page.patch', { id, fields: { open: false } })
  expect((await show(key)).status).toBe(404)
})

test('another site cannot send the form, and too large a body is not read', async () => {
  const { key } = await openBooth()
  expect((await send(key, max, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await send(key, { ...max, remark: 'x'.repeat(limits.anonymousBodyBytes) })).status).toBe(413)
})

test('who sends without end is told to wait, and others are not', async () => {
  const { key } = await openBooth()
  const one = from()
  const flood = () => send(key, { ...max, name: 'Flood' }, one).then(({ status }) => status)
  const statuses: number[] = []
  while (statuses.length < boothEntryRates.page.burst || !statuses.includes(429))
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, flood))))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(boothEntryRates.address.burst)
  expect((await send(key, { ...max, name: 'Flood' })).status).toBe(200)
})
