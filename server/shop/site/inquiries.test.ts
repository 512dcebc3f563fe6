import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopSiteCalls } from '#domain/shop/site/calls'
import { embedForm } from '#domain/shop/site/embedForm'
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
import { seenKeys } from './serving/seen.ts'
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
async function agedStamp(stamp: string, about = boss.user.account): Promise<string> {
  const { openSecrets } = await import('../../secrets.ts')
  const { makeStamp } = await import('./inquiries/stamps.ts')
  const secrets = await openSecrets(server.database, areas, server.settings, { joining: true })
  return makeStamp(secrets, about, Date.now() - 60_000, stamp.split('.')[1])
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

const signUp = (fields: Record<string, string>, headers: Record<string, string> = {}, path = '/zh/subscribe/') =>
  fetch(`${server.shopUrl}${path}`, {
    method: 'POST',
    headers: { ...visitor(), ...headers },
    body: new URLSearchParams(fields),
  })
const pressLink = (link: string) =>
  fetch(`${server.shopUrl}${link}`, {
    method: 'POST',
    headers: visitor(),
    body: new URLSearchParams({ confirm: link.split('=')[1]! }),
  })
const consentsOf = async (email: string) => {
  const [contact] = await contactOf(email)
  return (await rowsOf('consent')).filter(({ contact_id }) => contact_id === contact?.id)
}
const hiddenIn = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  )
const mailsTo = (email: string) => sink.mails!.filter((mail) => mail.includes(email)).length

test('news are for who asked for them on the shop and said so twice; what was agreed to is kept', async () => {
  const stamp = await openForm('/zh/subscribe/')
  expect((await signUp({ email: 'news@example.de', stamp })).status).toBe(200)
  expect(await contactOf('news@example.de')).toEqual([])
  expect((await pressLink(lastLink())).status).toBe(200)
  const [consent, ...more] = await consentsOf('news@example.de')
  expect(more).toEqual([])
  expect(consent).toMatchObject({ channel: 'email', basis: 'consent', withdrawn_at: null })
  expect(consent!.evidence).toContain('我同意「宁波海港照明」通过电子邮件向我发送资讯')
  expect(consent!.evidence).toContain('/zh/subscribe/')
  // One form is one mail, whichever address is put into it.
  await signUp({ email: 'other@example.de', stamp })
  expect(mailsTo('other@example.de')).toBe(0)
})

const blog = { origin: 'https://www.blog.example', referer: 'https://www.blog.example/lamps/?a=1&b=2' }

test('the form that is copied into a site of the list asks for one press, then by mail, and keeps the site with the consent', async () => {
  await boss.get(shopSiteCalls.setEmbedHosts, { hosts: ['blog.example'] })
  const copied = embedForm({ action: `${server.shopUrl}/zh/subscribe/`, language: 'zh', shop: '宁波海港照明' })
  expect(copied).toContain('我同意「宁波海港照明」通过电子邮件向我发送资讯')
  expect(copied).not.toMatch(/<script|src=|style=/)
  const fields = { email: 'Reader@Example.de', [/<input name="(\w+)"/.exec(copied)![1]!]: '' }
  const answer = await signUp(fields, blog)
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toContain('reader@example.de')
  expect(page).toContain('我同意「宁波海港照明」通过电子邮件向我发送资讯')
  expect(mailsTo('reader@example.de')).toBe(0)
  const hidden = hiddenIn(page)
  // A program presses at once, and is shown the page once more; a human takes longer.
  const quick = await signUp(unescaped(hidden))
  expect([await quick.text(), mailsTo('reader@example.de')]).toEqual([expect.stringContaining('reader@example.de'), 0])
  expect(await (await signUp(await aged(hidden))).text()).toContain('我们已向您发送邮件')
  expect(await contactOf('reader@example.de')).toEqual([])
  expect((await pressLink(lastLink())).status).toBe(200)
  const [consent] = await consentsOf('reader@example.de')
  expect(consent!.evidence).toContain('https://www.blog.example/lamps/?a=1&b=2')
  expect(consent!.given_at).toBeGreaterThan(Date.now() - 60_000)
})

/** The page as it was shown a minute ago. */
async function aged(hidden: Record<string, string>): Promise<Record<string, string>> {
  const { email, from, stamp } = unescaped(hidden) as Record<'email' | 'from' | 'stamp', string>
  return { email, from, stamp: await agedStamp(stamp, `${boss.user.account} ${email} ${from}`) }
}
const unescaped = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.replaceAll('&amp;', '&')]))

test('a site that is not on the list is refused in words, and where nobody says the site our own form comes up', async () => {
  await boss.get(shopSiteCalls.setEmbedHosts, { hosts: ['blog.example'] })
  for (const origin of ['https://evil.example', 'https://blog.example.evil.example', 'https://myblog.example']) {
    const answer = await signUp({ email: 'victim@example.de' }, { origin })
    const page = await answer.text()
    expect([answer.status, page.includes(new URL(origin).host)]).toEqual([403, true])
    expect(page).toContain('不在我们接受表单的名单中')
  }
  const unsaid = await signUp({ email: 'victim@example.de' }, { origin: 'null' })
  const page = await unsaid.text()
  expect(unsaid.status).toBe(422)
  expect(page).toContain('value="victim@example.de"')
  expect(page).toMatch(/name="stamp" value="[^"]+"/)
  expect(mailsTo('victim@example.de')).toBe(0)
})

test('a press holds for the address and the site that it was shown for, and a stamp of our own form does not open another site', async () => {
  await boss.get(shopSiteCalls.setEmbedHosts, { hosts: ['blog.example'] })
  const hidden = await aged(hiddenIn(await (await signUp({ email: 'first@example.de' }, blog)).text()))
  for (const forged of [{ email: 'second@example.de' }, { from: 'https://evil.example/' }, { stamp: 'x.y.z' }])
    expect((await signUp({ ...hidden, ...forged })).status).toBe(422)
  const stamp = await openForm('/zh/subscribe/')
  expect((await signUp({ email: 'third@example.de', stamp }, { origin: 'https://evil.example' })).status).toBe(403)
  for (const email of ['first@example.de', 'second@example.de', 'third@example.de']) expect(mailsTo(email)).toBe(0)
})

test('a machine that fills in all is thanked, who floods is told to wait, and nobody gets more than a few mails', async () => {
  await boss.get(shopSiteCalls.setEmbedHosts, { hosts: ['blog.example'] })
  const trapped = await signUp({ email: 'trap@example.de', homepage: 'https://spam.example' }, blog)
  expect([trapped.status, mailsTo('trap@example.de')]).toEqual([200, 0])
  const one = visitor()
  const statuses: number[] = []
  for (let n = 0; n < 16; n++)
    statuses.push((await signUp({ email: `many${n}@example.de` }, { ...blog, ...one })).status)
  expect(statuses).toContain(429)
  for (let n = 0; n < 5; n++)
    await signUp({ email: 'bombed@example.de', stamp: await openForm('/subscribe/') }, {}, '/subscribe/')
  expect(mailsTo('bombed@example.de')).toBe(3)
})

test('the list of sites is the main account’s, and takes host names alone', async () => {
  expect((await boss.ask(shopSiteCalls.setEmbedHosts, { hosts: ['https://blog.example/'] })).status).toBe(422)
  expect((await boss.ask(shopSiteCalls.setEmbedHosts, { hosts: ['127.0.0.1'] })).status).toBe(422)
  await boss.get(shopSiteCalls.setEmbedHosts, { hosts: ['a.example', 'b.example', 'a.example'] })
  expect((await boss.get(shopSiteCalls.state, {})).embed_hosts).toEqual(['a.example', 'b.example'])
})

test('visits are counted by day, visitors once, robots never, and nobody is recognised after the day', async () => {
  const { pool } = server.database
  const visits = openVisits(server.database, noLog)
  const account = boss.user.account
  await pool.query('delete from shop_day')
  await pool.query('delete from shop_visitor')
  for (let n = 0; n < 3; n++) visits.note({ account, address: '10.9.9.9', agent: 'Firefox', path: '/' })
  visits.note({ account, address: '10.9.9.8', agent: 'Firefox', path: '/' })
  visits.note({ account, address: '10.9.9.7', agent: 'Googlebot', path: '/' })
  await visits.flush()
  visits.note({ account, address: '10.9.9.9', agent: 'Firefox', path: '/' })
  await visits.stop()
  const { rows } = await pool.query<{ views: number; visitors: number }>('select views, visitors from shop_day')
  expect(rows).toEqual([{ views: 5, visitors: 2 }])
  const kept = JSON.stringify((await pool.query('select * from shop_visitor')).rows)
  expect(kept).not.toContain('10.9.9')
  await sweep(server.database, areas, Date.now() + 2 * 24 * 3_600_000)
  expect((await pool.query('select from shop_salt')).rowCount).toBe(0)
  expect((await pool.query('select from shop_visitor')).rowCount).toBe(0)
})

test('a page is counted under its language and the product that it shows', () => {
  expect(seenKeys('/')).toEqual(['language '])
  expect(seenKeys('/zh/')).toEqual(['language zh'])
  expect(seenKeys('/p/desk-lamp/')).toEqual(['language ', 'product desk-lamp'])
  expect(seenKeys('/zh/p/desk-lamp/')).toEqual(['language zh', 'product desk-lamp'])
  expect(seenKeys('/zh/c/desk/2/')).toEqual(['language zh'])
  expect(seenKeys('/news/')).toEqual(['language '])
})

test('the main account sees which products and languages were looked at and asked about, day by day', async () => {
  const { pool } = server.database
  for (const table of ['shop_day', 'shop_seen', 'shop_inquiry']) await pool.query(`delete from ${table}`)
  const account = boss.user.account
  const visits = openVisits(server.database, noLog)
  const [first, second] = [lamp(0).slug, lamp(1).slug]
  for (const path of ['/', `/p/${first}/`, `/zh/p/${first}/`, `/p/${second}/`])
    visits.note({ account, address: '10.8.8.8', agent: 'Firefox', path })
  await visits.stop()
  // An inquiry that had to be confirmed counts once as well, when it is.
  const stamp = await openForm(formPath, { patient: false })
  expect(await (await send({ ...question, email: 'late@example.de', stamp, items: `${first}*2` })).text()).toContain(
    'email',
  )
  expect((await boss.get(shopSiteCalls.visits, {})).days).toMatchObject([{ views: 4, visitors: 1, inquiries: 0 }])
  const link = lastLink()
  await fetch(`${server.shopUrl}${link}`, {
    method: 'POST',
    headers: visitor(),
    body: new URLSearchParams({ confirm: link.split('=')[1]! }),
  })
  const { days, spans, today } = await boss.get(shopSiteCalls.visits, {})
  expect(days).toEqual([{ day: today, views: 4, visitors: 1, inquiries: 1 }])
  const [week] = spans
  expect(week!.products).toEqual([
    { slug: first, id: null, title: {}, views: 2, inquiries: 1 },
    { slug: second, id: null, title: {}, views: 1, inquiries: 0 },
  ])
  expect(week!.languages).toEqual([
    { language: 'en', views: 3, inquiries: 1 },
    { language: 'zh', views: 1, inquiries: 0 },
  ])
  await pool.query(`update shop_seen set day = day - 8`)
  const later = await boss.get(shopSiteCalls.visits, {})
  expect(later.spans.map(({ products }) => products.length)).toEqual([0, 2, 2])
  await sweep(server.database, areas, Date.now() + 100 * 24 * 3_600_000)
  expect((await pool.query('select from shop_seen')).rowCount).toBe(0)
})
