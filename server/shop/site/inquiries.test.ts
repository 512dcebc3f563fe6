import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpOf } from '../../channels/settings.ts'
import { areas } from '../../features/index.ts'
import { noLog } from '../../log.ts'
import { createCompany } from '../../operator.ts'
import { sweep } from '../../sync/sweep.ts'
import { Device, newTestId } from '../../testing/device.ts'
import { aSender, put } from '../../testing/emailCompany.ts'
import { lamp, lampShop } from '../../testing/lampShop.ts'
import { type MailSink, openMailSink } from '../../testing/mailSink.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { keepShopSnapshot } from '../../testing/shopSnapshot.ts'
import { publishSite } from './publishing/publish.ts'
import { openSiteThread } from './publishing/siteThread.ts'
import { openVisits } from './serving/visits.ts'

let server: TestServer
let boss: Device
let sink: MailSink
let address = 0

beforeAll(async () => {
  sink = await openMailSink()
  sink.mails = []
  server = await startTestServer({
    shop: { port: 0, url: null, company: 'boss' },
    smtp: smtpOf({ SMTP_URL: `smtp://127.0.0.1:${sink.port}`, SMTP_FROM: 'Fairlead <no-reply@example.com>' }),
  })
  await createCompany(server.database, { username: 'boss', password: 'a long password' })
  boss = await new Device(server.url).signIn('boss', 'a long password')
  const thread = openSiteThread(noLog)
  await keepShopSnapshot(server.database, boss.user.account, lampShop(10))
  const actor = { account: boss.user.account, user: boss.user.id, role: 'main' as const }
  await put(server.database, actor, 'email_sender', [aSender(actor)])
  const order = { account: boss.user.account, by: null, origin: 'https://lamps.example', preview: null }
  await publishSite({ database: server.database, thread }, order)
  await thread.stop()
})
afterAll(async () => {
  await server.stop()
  await sink.stop()
})

/** Each visitor from an address of their own, behind the proxy of this machine. */
const visitor = () => ({ 'x-forwarded-for': `10.1.${++address >> 8}.${address & 255}` })
const formPath = `/inquiry/?p=${lamp(0).slug}`
const see = (path: string, headers: Record<string, string> = visitor()) =>
  fetch(`${server.shopUrl}${path}`, { headers })

/** The form as a patient visitor fills it in: shown some time ago. */
async function openForm(path = formPath, { patient = true } = {}): Promise<string> {
  const page = await (await see(path)).text()
  const stamp = /name="stamp" value="([^"]+)"/.exec(page)![1]!
  return patient ? agedStamp(stamp) : stamp
}

/** As the server would have made it a minute ago. */
async function agedStamp(stamp: string): Promise<string> {
  const { openSecrets } = await import('../../secrets.ts')
  const { makeStamp } = await import('./inquiries/stamps.ts')
  const secrets = await openSecrets(server.database, areas, server.settings, { joining: true })
  return makeStamp(secrets, boss.user.account, Date.now() - 60_000, stamp.split('.')[1])
}

const question = {
  email: 'Max@Nordlicht.de',
  name: 'Max Müller',
  company: 'Nordlicht',
  text: 'What do 50 of them cost?',
}
function send(
  fields: Record<string, string | Blob>,
  { path = formPath, headers = visitor() }: { path?: string; headers?: Record<string, string> } = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return fetch(`${server.shopUrl}${path}`, { method: 'POST', headers, body: form })
}
const rowsOf = async (entity: string) => [...(await boss.readAll()).values()].filter((row) => row.entity === entity)
const contactOf = async (email: string) =>
  (await rowsOf('contact')).filter((row) => JSON.stringify(row.emails).includes(email))
const lastLink = () => {
  const mail = sink
    .mails!.at(-1)!
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
  return /(\/[a-z/]*\?confirm=[\w-]+)/.exec(mail)![1]!
}

test('an inquiry without a script is a contact of the shop, and stands in the inbox, where it is answered by mail', async () => {
  const answer = await send({
    ...question,
    stamp: await openForm(),
    phone: '+49 40 1234567',
    items: `${lamp(3).slug}*50`,
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('we have your inquiry')
  const [contact, ...others] = await contactOf('max@nordlicht.de')
  expect(others).toEqual([])
  const [source] = (await rowsOf('source')).filter(({ name }) => name === 'PinShop')
  expect(contact).toMatchObject({
    name: 'Max Müller',
    company: 'Nordlicht',
    source: source!.id,
    phones: [{ full_number: '49401234567' }],
  })
  const [conversation] = (await rowsOf('conversation')).filter(({ contact_id }) => contact_id === contact!.id)
  expect(conversation).toMatchObject({
    channel: 'email',
    status: 'open',
    in_count: 1,
    identity: { value: 'max@nordlicht.de' },
  })
  const [message] = (await rowsOf('message')).filter(({ conversation_id }) => conversation_id === conversation!.id)
  expect(message!.subject).toContain('PinShop')
  expect(message!.body).toContain('What do 50 of them cost?')
  expect(message!.body).toContain(`50 × ${lamp(3).slug}`)
  expect(message!.body).toContain(`1 × ${lamp(0).slug}`)
  expect((await rowsOf('consent')).filter(({ contact_id }) => contact_id === contact!.id)).toEqual([])
})

test('the form names the product in the visitor’s language, and escapes what was typed', async () => {
  const page = await (await see(`/zh${formPath}`)).text()
  expect(page).toContain(lamp(0).title.zh)
  const wrong = await send({
    ...question,
    email: 'nobody@',
    text: '"><script>alert(1)</script>',
    stamp: await openForm(),
  })
  expect(wrong.status).toBe(422)
  const text = await wrong.text()
  expect(text).toContain('Enter a valid email address')
  expect(text).not.toContain('<script>alert')
  expect(text).toContain('&lt;script&gt;alert(1)')
})

test('the same form sent three times at once is one inquiry', async () => {
  const fields = { ...question, email: 'twice@example.de', stamp: await openForm() }
  await Promise.all([send(fields), send(fields), send(fields)])
  const [contact, ...more] = await contactOf('twice@example.de')
  expect(more).toEqual([])
  const [conversation] = (await rowsOf('conversation')).filter(({ contact_id }) => contact_id === contact!.id)
  expect(conversation!.in_count).toBe(1)
})

test('a customer who is known is not changed by what somebody enters, and gets the conversation', async () => {
  const id = newTestId()
  await boss.does('contact.create', {
    rows: [{ id, name: 'Known', emails: [{ email: 'known@example.de', is_valid: 'toVerify' }] }],
  })
  await send({
    ...question,
    name: 'Somebody else',
    email: 'known@example.de',
    phone: '+49 40 7654321',
    stamp: await openForm(),
  })
  const [contact, ...more] = await contactOf('known@example.de')
  expect([contact!.id, contact!.name, contact!.phones, more]).toEqual([id, 'Known', [], []])
  expect((await rowsOf('conversation')).filter(({ contact_id }) => contact_id === id)).toHaveLength(1)
})

test('a machine is thanked and nothing is kept; a stamp of nobody’s is not taken', async () => {
  const stamp = await openForm()
  expect(
    (await send({ ...question, email: 'machine@example.de', stamp, homepage: 'https://spam.example' })).status,
  ).toBe(200)
  const forged = await send({
    ...question,
    email: 'machine@example.de',
    stamp: stamp.replace(/\.(.)(?=[^.]*$)/, (_, c) => (c === 'A' ? '.B' : '.A')),
  })
  expect(forged.status).toBe(422)
  expect(await contactOf('machine@example.de')).toEqual([])
})

test('whoever is too quick confirms by mail, once, and a program that only looks confirms nothing', async () => {
  const answer = await send({
    ...question,
    email: 'quick@example.de',
    stamp: await openForm(formPath, { patient: false }),
  })
  expect(await answer.text()).toContain('confirm your email')
  expect(await contactOf('quick@example.de')).toEqual([])
  const link = lastLink()
  expect((await see(link)).status).toBe(200)
  expect(await contactOf('quick@example.de')).toEqual([])
  const confirm = new URLSearchParams({ confirm: link.split('=')[1]! })
  const press = () => fetch(`${server.shopUrl}${link}`, { method: 'POST', headers: visitor(), body: confirm })
  expect((await press()).status).toBe(200)
  expect(await contactOf('quick@example.de')).toHaveLength(1)
  expect((await press()).status).toBe(404)
})

test('links are doubted, but not of a browser that did the work', async () => {
  const text = 'Our shop is https://buyer.example'
  await send({ ...question, email: 'links@example.de', text, stamp: await openForm() })
  expect(await contactOf('links@example.de')).toEqual([])
  const stamp = await openForm()
  const isFound = (nonce: number) =>
    createHash('sha256').update(`${stamp}:${nonce}`).digest().readUIntBE(0, 3) >>> 12 === 0
  let work = 0
  while (!isFound(work)) work++
  await send({ ...question, email: 'worked@example.de', text, stamp, work: String(work) })
  expect(await contactOf('worked@example.de')).toHaveLength(1)
})

test('files come with the message; too large ones and programs are refused in words', async () => {
  const file = new File([Buffer.from('drawing '.repeat(40))], 'drawing.dxf')
  await send({ ...question, email: 'files@example.de', stamp: await openForm(), files: file })
  const [contact] = await contactOf('files@example.de')
  const [conversation] = (await rowsOf('conversation')).filter(({ contact_id }) => contact_id === contact!.id)
  const [message] = (await rowsOf('message')).filter(({ conversation_id }) => conversation_id === conversation!.id)
  expect(message!.parts).toMatchObject([{ name: 'drawing.dxf', state: 'there' }])
  for (const bad of [new File([Buffer.alloc(5_000_001)], 'large.bin'), new File(['MZ'], 'setup.exe')]) {
    const answer = await send({ ...question, email: 'bad@example.de', stamp: await openForm(), files: bad })
    expect([answer.status, (await answer.text()).includes('Files may have up to 5 MB')]).toEqual([422, true])
  }
  expect(await contactOf('bad@example.de')).toEqual([])
})

test('who floods is told to wait, and others are not', async () => {
  const one = visitor()
  const stamp = await openForm()
  const statuses: number[] = []
  for (let n = 0; n < 16; n++)
    statuses.push((await send({ ...question, text: '', email: `f${n}@example.de`, stamp }, { headers: one })).status)
  expect(statuses).toContain(429)
  expect((await send({ ...question, email: 'other@example.de', stamp: await openForm() })).status).toBe(200)
})

test('news are for who asked for them and said so twice; what was agreed to is kept', async () => {
  const path = '/zh/subscribe/'
  const body = new URLSearchParams({ email: 'news@example.de' })
  // As a form does that is embedded on another site: without a stamp, from another origin.
  const headers = { ...visitor(), origin: 'https://blog.example' }
  expect((await fetch(`${server.shopUrl}${path}`, { method: 'POST', headers, body })).status).toBe(200)
  expect(await contactOf('news@example.de')).toEqual([])
  const link = lastLink()
  const confirm = new URLSearchParams({ confirm: link.split('=')[1]! })
  expect((await fetch(`${server.shopUrl}${link}`, { method: 'POST', headers: visitor(), body: confirm })).status).toBe(
    200,
  )
  const [contact] = await contactOf('news@example.de')
  const [consent] = (await rowsOf('consent')).filter(({ contact_id }) => contact_id === contact!.id)
  expect(consent).toMatchObject({ channel: 'email', basis: 'consent', withdrawn_at: null })
  expect(consent!.evidence).toContain('我同意「宁波海港照明」通过电子邮件向我发送资讯')
  expect(consent!.evidence).toContain('/zh/subscribe/')
})

test('visits are counted by day, visitors once, robots never, and nobody is recognised after the day', async () => {
  const { pool } = server.database
  const visits = openVisits(server.database, noLog)
  const account = boss.user.account
  await pool.query('delete from shop_day')
  await pool.query('delete from shop_visitor')
  for (let n = 0; n < 3; n++) visits.note({ account, address: '10.9.9.9', agent: 'Firefox' })
  visits.note({ account, address: '10.9.9.8', agent: 'Firefox' })
  visits.note({ account, address: '10.9.9.7', agent: 'Googlebot' })
  await visits.flush()
  visits.note({ account, address: '10.9.9.9', agent: 'Firefox' })
  await visits.stop()
  const { rows } = await pool.query<{ views: number; visitors: number }>('select views, visitors from shop_day')
  expect(rows).toEqual([{ views: 5, visitors: 2 }])
  const kept = JSON.stringify((await pool.query('select * from shop_visitor')).rows)
  expect(kept).not.toContain('10.9.9')
  await sweep(server.database, areas, Date.now() + 2 * 24 * 3_600_000)
  expect((await pool.query('select from shop_salt')).rowCount).toBe(0)
  expect((await pool.query('select from shop_visitor')).rowCount).toBe(0)
})
