import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SmsAccount } from '#domain/channels/account'
import { unreadOf } from '#domain/conversations/conversation'
import { campaignMessageIdOf } from '#domain/conversations/ids'
import type { Actor } from '#domain/shared/mutation'
import { randomFrom } from '../../sample/random.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { taskNow } from '../../testing/emailCompany.ts'
import { aText, hearTexts, mustNotFail, readMessages, readThreads } from '../../testing/inbox.ts'
import { readReceivers } from '../../testing/ledger.ts'
import { until } from '../../testing/sending.ts'
import { openSmsSending, putAccount, putPhones, putSmsTask, smsCompany } from '../../testing/smsCompany.ts'
import { openTestService, type TestService } from '../../testing/smsService.ts'
import { callEvent, heardEvent, keepEvents } from './events.ts'
import { takeEvents } from './takeEvents.ts'

let server: TestDatabase
let service: TestService
let company: Actor
let route: SmsAccount
beforeAll(async () => {
  server = await openTestDatabase()
  service = await openTestService()
})
afterAll(async () => {
  await service.stop()
  await server.stop()
})

async function openCompany(users: string[] = []) {
  company = await smsCompany(server.database, 1_000)
  route = await putAccount(server, company, {
    setting: { kind: 'service', service: 'twilio', url: service.url, values: { account: 'AC1' } },
    secrets: { token: 'secret' },
    sender: '+15005550006',
    users,
  })
}
const hear = (...heard: Parameters<typeof hearTexts>[3][number][]) => hearTexts(server.database, company, route, heard)
const threads = () => readThreads(server.database, company)
const bodies = async (thread: string) => (await readMessages(server.database, thread)).map(({ body }) => body)
const contactsNow = async () =>
  (
    await server.database.pool.query<{ id: string; name: string; phones: { full_number: string }[] }>(
      'select id, name, phones from contact where account_id = $1 and deleted_at is null order by id',
      [company.account],
    )
  ).rows

test('an answer stands in a thread of the contact whose number it is from, unread and waiting', async () => {
  await openCompany()
  const [ann] = await putPhones(server.database, company, ['8613900000001'])
  await hear(aText('+8613900000001', 'What does the blue one cost?'))
  const [thread, ...others] = await threads()
  expect(others).toEqual([])
  expect(thread).toMatchObject({
    contact_id: ann!.id,
    name: 'Person 0',
    owner: company.user,
    in_count: 1,
    last_text: 'What does the blue one cost?',
    status: 'open',
    identities: [{ kind: 'phone', value: '8613900000001' }],
    waiting_since: expect.any(Number),
  })
  expect(unreadOf(thread!, undefined)).toBe(1)
  expect(await readMessages(server.database, thread!.id)).toMatchObject([{ n: 1, direction: 'in', state: 'received' }])
  await hear(aText('8613900000001', 'Hello?'))
  expect((await threads()).map(({ id, in_count }) => [id, in_count])).toEqual([[thread!.id, 2]])
  expect(await contactsNow()).toHaveLength(1)
})

test('who is unknown becomes a contact with nothing but the number; of several with one number nobody is chosen', async () => {
  await openCompany()
  await putPhones(server.database, company, ['8613900000002', '8613900000002', '8613900000002'])
  await hear(
    aText('+8613900000003', 'hi'),
    aText('+8613900000003', 'ho'),
    aText('+8613900000002', 'hey'),
    aText('DHL', '1'),
  )
  expect((await threads()).map(({ contact_id, identity }) => [identity.value, contact_id !== null])).toEqual([
    ['8613900000002', false],
    ['8613900000003', true],
    ['dhl', false],
  ])
  const stranger = (await contactsNow()).filter(({ name }) => name === '')
  expect(stranger.map(({ phones }) => phones.map(({ full_number }) => full_number))).toEqual([['8613900000003']])
})

test('at most two hundred strangers become contacts in an hour, and none where the company does not want that', async () => {
  await openCompany()
  await hear(...Array.from({ length: 205 }, (_, n) => aText(`86139100000${String(n).padStart(3, '0')}`, 'hi')))
  expect(await contactsNow()).toHaveLength(200)
  expect(await threads()).toHaveLength(205)
  await openCompany()
  await server.database.pool.query('update account set writers_become_contacts = false where id = $1', [
    company.account,
  ])
  await hear(aText('8613910000999', 'hi'))
  expect(await contactsNow()).toEqual([])
})

test('where users are named nobody’s answers wait in their pool', async () => {
  await openCompany(['019aa000-0000-7000-8000-0000000000aa'])
  await hear(aText('8613900000004', 'hi'))
  expect(await threads()).toMatchObject([{ owner: null }])
  const { rows } = await server.database.pool.query<{ scope: string }>(
    'select scope from message where account_id = $1 union select scope from conversation where account_id = $1 order by 1',
    [company.account],
  )
  expect(rows.map(({ scope }) => scope)).toEqual([
    `pool:${route.id}`,
    expect.stringMatching(`^pool:${route.id}:\\d{6}$`),
  ])
})

test('what the task said before stands in the thread of who answers, once', async () => {
  await openCompany()
  service.answer = () => ({ status: 201, body: { sid: 'SM1', status: 'queued' } })
  await putPhones(server.database, company, ['8613900000005', '8613900000006'])
  const { task } = await putSmsTask(server.database, company, [route])
  const sending = await openSmsSending(server)
  await until(async () => (await taskNow(server.database, task.id)).status === 'done')
  await sending.stop()
  const [receiver] = (await readReceivers(server.database, task.id)).filter(({ address }) => address.endsWith('5'))
  expect(await threads()).toEqual([])
  await hear(aText('8613900000005', 'Which hall?'))
  await hear(aText('8613900000005', 'Hello?'))
  const [thread, ...others] = await threads()
  expect(others).toEqual([])
  expect(await readMessages(server.database, thread!.id)).toMatchObject([
    {
      id: campaignMessageIdOf(receiver!.id),
      direction: 'out',
      origin: 'campaign',
      task: task.id,
      state: 'accepted',
      n: null,
    },
    { body: 'Which hall?', n: 1 },
    { body: 'Hello?', n: 2 },
  ])
  expect((await readReceivers(server.database, task.id)).filter(({ replied_at }) => replied_at !== null)).toHaveLength(
    1,
  )
})

test('the same event ten times and from two processes is one message', async () => {
  await openCompany()
  const owner = { account: company.account, channelAccount: route.id }
  const [first, second] = [keepEvents(server.database), keepEvents(server.database)]
  const call = {
    url: 'https://x.example',
    body: new URLSearchParams({ MessageSid: 'M1', From: '+8613900000007', To: '+1', Body: 'hi' }).toString(),
  }
  // The tenth is told in other words: its key is new, and the provider's name of the message is known.
  const again = { url: 'https://x.example', body: `${call.body}&NumMedia=0` }
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => (n % 2 ? first : second).add(callEvent(owner, n === 9 ? again : call))),
  )
  await Promise.all([1, 2].map(() => takeEvents(server.database, owner, mustNotFail)))
  await takeEvents(server.database, owner, mustNotFail)
  const [thread] = await threads()
  expect(await bodies(thread!.id)).toEqual(['hi'])
  expect(thread!.in_count).toBe(1)
})

test('the parts of a long text are one message in whatever order they come, and the keyword is the whole text', async () => {
  await openCompany()
  const part = (n: number, text: string, series = 7) =>
    aText('8613900000008', text, { part: { of: series, total: 3, n }, at: 1_000 + n })
  await hear(part(3, 'C'), part(1, 'A'))
  expect(await threads()).toEqual([])
  await hear(part(2, 'B'))
  const [thread] = await threads()
  expect(await bodies(thread!.id)).toEqual(['ABC'])
  await hear(part(1, 'st', 8), part(2, 'o', 8), part(3, 'p', 8))
  const { rows } = await server.database.pool.query(
    "select value as number from suppression where account_id = $1 and kind = 'phone' and reason = 'stopped'",
    [company.account],
  )
  expect(rows).toEqual([{ number: '8613900000008' }])
})

test('parts that never become whole are shown after an hour, with a gap; five hundred of a stranger are no trouble', async () => {
  await openCompany()
  const part = (n: number, total: number, text: string) => aText('8613900000009', text, { part: { of: 1, total, n } })
  await hear(part(1, 4, 'begin '), part(4, 4, ' end'))
  await server.database.pool.query(`update sms_fragment set received_at = received_at - interval '2 hours'`)
  await hear()
  const [thread] = await threads()
  expect(await bodies(thread!.id)).toEqual(['begin […] end'])
  await hear(...Array.from({ length: 500 }, (_, n) => part(n + 1, 500, `${n} `)))
  const { rows } = await server.database.pool.query<{ n: number }>('select count(*)::int as n from sms_fragment')
  expect(rows).toEqual([{ n: 0 }])
  expect((await threads()).map(({ in_count }) => in_count)).toEqual([501])
})

test('what comes late, or with a wrong clock, stands where it was said, and nothing stands in the future', async () => {
  await openCompany()
  const now = Date.now()
  const from = '8613900000010'
  await hear(aText(from, 'second', { at: now - 1_000 }), aText(from, 'first', { at: now - 60_000 }))
  await hear(aText(from, 'an hour ahead', { at: now + 90 * 24 * 3_600_000 }))
  const [thread] = await threads()
  expect(await bodies(thread!.id)).toEqual(['first', 'second', 'an hour ahead'])
  expect(thread).toMatchObject({ last_text: 'an hour ahead', waiting_since: now - 60_000, in_count: 3 })
  const old = Date.UTC(2024, 0, 15)
  await hear(aText(from, 'years ago', { at: old }))
  expect((await readMessages(server.database, thread!.id))[0]).toMatchObject({ body: 'years ago', month: 202_401 })
  expect((await threads())[0]).toMatchObject({ last_text: 'an hour ahead', floor_edition: 1, in_count: 4 })
})

test('a thread that was closed or deleted is open again when somebody writes, with its numbers going on', async () => {
  await openCompany()
  const from = '8613900000011'
  await hear(aText(from, 'one'))
  await server.database.pool.query(
    `update conversation set status = 'closed', waiting_since = null where account_id = $1`,
    [company.account],
  )
  await hear(aText(from, 'two'))
  expect(await threads()).toMatchObject([{ status: 'open', in_count: 2, waiting_since: expect.any(Number) }])
  await server.database.pool.query('update conversation set deleted_at = server_now() where account_id = $1', [
    company.account,
  ])
  await hear(aText(from, 'three'))
  expect(await threads()).toMatchObject([{ status: 'open', in_count: 3 }])
})

test('markup, signs that turn the line and ends of a text are kept as text', async () => {
  await openCompany()
  const random = randomFrom(3)
  const payloads = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=1>',
    `'); drop table message;--`,
    '\u202egpj.exe',
    '{{7*7}}',
    '\u0000',
    'a\ud800',
  ]
  const texts = Array.from(
    { length: 40 },
    () =>
      payloads[Math.floor(random.next() * payloads.length)]! + payloads[Math.floor(random.next() * payloads.length)]!,
  )
  await hear(...texts.map((text) => aText('8613900000012', text)))
  const [thread] = await threads()
  expect(await bodies(thread!.id)).toEqual(
    texts.map((text) => text.replaceAll('\u0000', '').replaceAll(/\ud800/g, '\ufffd')),
  )
})

test('a thousand messages at once are all there, each with its number', async () => {
  await openCompany()
  const owner = { account: company.account, channelAccount: route.id }
  const events = keepEvents(server.database)
  await Promise.all(
    Array.from({ length: 1_000 }, (_, n) =>
      events.add(heardEvent(owner, aText(`86139200000${String(n % 50).padStart(2, '0')}`, `${n}`))),
    ),
  )
  while (await takeEvents(server.database, owner, mustNotFail));
  const all = await threads()
  expect(all).toHaveLength(50)
  expect(all.map(({ in_count }) => in_count)).toEqual(all.map(() => 20))
  expect((await readMessages(server.database, all[0]!.id)).map(({ n }) => n).toSorted((a, b) => a! - b!)).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 1),
  )
})

test('who says STOP or HELP waits for no answer, and who asked before still does', async () => {
  await openCompany()
  const [asks, stops] = ['8613900000021', '8613900000022'] as const
  const asked = Date.now() - 5_000
  await hear(aText(asks, 'how much?', { at: asked }), aText(asks, 'HELP'), aText(stops, 'STOP'))
  const waits = new Map((await threads()).map(({ identity, waiting_since }) => [identity.value, waiting_since]))
  expect([waits.get(asks), waits.get(stops)]).toEqual([asked, null])
})
