import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SmsAccount } from '#domain/channels/account'
import type { AutoReply } from '#domain/conversations/autoReply'
import { companyProfileIdOf } from '#domain/conversations/companyProfile'
import { conversationSeenIdOf } from '#domain/conversations/ids'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../../db/scope.ts'
import { createSubAccount } from '../../operator.ts'
import { newIdAt } from '../../sync/newId.ts'
import { moveClock } from '../../testing/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { put } from '../../testing/emailCompany.ts'
import { aText, hearTexts, mustNotFail, readMessages, readThreads } from '../../testing/inbox.ts'
import { putAccount, putPhones, smsCompany } from '../../testing/smsCompany.ts'
import { queueMessage } from '../sending/queueMessage.ts'
import { workJobs } from './startJobs.ts'

let server: TestDatabase
let company: Actor
let route: SmsAccount
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

type AccountChanges = Partial<Omit<SmsAccount, 'secrets'>>
async function openCompany(account: AccountChanges = {}) {
  company = await smsCompany(server.database, 1_000)
  route = await putRoute(account)
}
const putRoute = (account: AccountChanges) =>
  putAccount(server, company, {
    setting: { kind: 'service', service: 'twilio', url: 'http://127.0.0.1:9', values: { account: 'AC1' } },
    secrets: { token: 'secret' },
    sender: '+15005550006',
    ...account,
  })
const hear = (from: string, ...texts: string[]) =>
  hearTexts(
    server.database,
    company,
    route,
    texts.map((one) => aText(from, one)),
  )
/** Until nothing is to be done, by two processes at once. */
async function work() {
  await moveClock(server.database, await clockPlus(3))
  const process = async () => {
    while (await workJobs({ database: server.database, log: mustNotFail }));
  }
  await Promise.all([process(), process()])
}
async function clockPlus(seconds: number): Promise<number> {
  const { rows } = await server.database.pool.query<{ ahead: number }>(
    'select extract(epoch from server_now() - now())::float8 as ahead',
  )
  return Math.round(rows[0]!.ahead) + seconds
}
const wait = async (minutes: number) => moveClock(server.database, await clockPlus(minutes * 60))
const threads = () => readThreads(server.database, company)
const owners = async () => (await threads()).map(({ owner }) => owner)
const replies = async () => {
  const [thread] = await threads()
  return (await readMessages(server.database, thread!.id)).flatMap(({ origin, body }) =>
    origin === 'rule' ? body : [],
  )
}
const notices = async () =>
  (
    await server.database.pool.query<{ user: string; status: string; link: string }>(
      `select "user", status, link from notification where account_id = $1 and type = 'message' order by "user", id`,
      [company.account],
    )
  ).rows

async function putUser(name: string): Promise<Actor> {
  const { rows } = await server.database.pool.query<{ username: string }>(
    'select username from app_user where id = $1',
    [company.user],
  )
  const username = `${name}-${randomUUID().slice(0, 8)}`
  return createSubAccount(server.database, rows[0]!.username, { username, password: 'a long password' })
}
async function signIn({ account, user }: Actor): Promise<void> {
  await server.database.pool.query(
    `insert into session (id, account_id, user_id, cookie_hash, token_hash, device, browser, system, last_seen)
     values ($1, $2, $3, $4, $5, 'device', 'Chrome', 'Android', server_now())`,
    [randomUUID(), account, user, randomBytes(32), randomBytes(32)],
  )
}

let place = 0
async function putRule(changes: Partial<AutoReply>): Promise<void> {
  const rule: AutoReply = {
    id: newIdAt(Date.now()),
    name: 'rule',
    channel_account_id: null,
    inquiries: false,
    match: 'any',
    words: [],
    when: 'always',
    hours: { from: 9, to: 18, days: [0, 1, 2, 3, 4] },
    time_zone: 'UTC',
    company_hours: false,
    language: 'en',
    text: 'We will answer soon.',
    place: place++,
    is_on: true,
    created_at: 1,
    updated_at: 1,
    ...changes,
  }
  await put(server.database, company, 'auto_reply', [rule])
}

test('a burst is told once, and again only after it was read', async () => {
  await openCompany()
  await hear('8613900000001', 'one', 'two', 'three')
  await work()
  const [thread] = await threads()
  expect(await notices()).toEqual([
    { user: company.user, status: '0', link: `/statistics/inbox?conversation=${thread!.id}` },
  ])
  await hear('8613900000001', 'four')
  await work()
  expect(await notices()).toHaveLength(1)
  await hear('8613900000002', 'hello')
  await work()
  expect(await notices()).toHaveLength(2)
})

test('of many conversations the first ones are told each, and of the others that there are more', async () => {
  await openCompany()
  const numbers = Array.from({ length: 26 }, (_, n) => `86139000010${10 + n}`)
  for (const number of numbers) await hear(number, 'hello')
  await work()
  const links = (await notices()).map(({ link }) => link)
  expect(links.filter((link) => link === '/statistics/inbox').length).toBeGreaterThan(0)
  expect(links.length).toBeLessThan(numbers.length)
  const before = links.length
  await hear('8613900002001', 'hello')
  await work()
  expect(await notices()).toHaveLength(before)
})

test('nobody is told of what they have read, of what they muted, and of STOP', async () => {
  await openCompany()
  await hear('8613900000003', 'one')
  const [thread] = await threads()
  await put(server.database, company, 'conversation_seen', [
    {
      id: conversationSeenIdOf(company.user, thread!.id),
      user: company.user,
      conversation_id: thread!.id,
      seen_n: 0,
      marked_unread: false,
      pinned_at: null,
      pinned_in: null,
      muted: true,
      created_at: 1,
      updated_at: 1,
    },
  ])
  await work()
  await hear('8613900000004', 'STOP')
  await work()
  expect(await notices()).toEqual([])
})

test('while a conversation is in the pool all who may use the account are told', async () => {
  await openCompany()
  const [ann, ben] = await Promise.all(['ann', 'ben', 'cho'].map(putUser))
  route = await putRoute({ users: [ann!.user, ben!.user], assignment: 'nobody' })
  await hear('8613900000005', 'one')
  await work()
  expect((await notices()).map(({ user }) => user).toSorted()).toEqual([ann!.user, ben!.user].toSorted())
})

test('users who are online get conversations in turn, and a sub account its own contacts', async () => {
  await openCompany()
  const [ann, ben, cho] = await Promise.all(['ann', 'ben', 'cho'].map(putUser))
  route = await putRoute({ users: [ann!.user, ben!.user, cho!.user], assignment: 'roundRobin' })
  await putPhones(server.database, cho!, ['8613900000016'])
  await hear('8613900000010', 'nobody is online')
  expect(await owners()).toEqual([null])
  await signIn(ann!)
  await signIn(ben!)
  await hear('8613900000011', 'x')
  await hear('8613900000012', 'x')
  await hear('8613900000013', 'x')
  await hear('8613900000014', 'x')
  const given = (await owners()).slice(1)
  expect(given.toSorted()).toEqual([ann!.user, ann!.user, ben!.user, ben!.user].toSorted())
  expect(given[0]).not.toBe(given[1])
  await hear('8613900000016', 'whose contact I am')
  expect((await owners()).at(-1)).toBe(cho!.user)
  // Who wrote while nobody was there is given to somebody when they write again.
  await work()
  expect((await owners())[0]).not.toBeNull()
})

test('the rule that fits first answers once, with what is known of the contact', async () => {
  await openCompany()
  await putPhones(server.database, company, ['8613900000020'])
  await putRule({ match: 'word', words: ['price'], text: 'Dear {{name|friend}}, the list is on its way.' })
  await putRule({ text: 'We will answer soon.' })
  await hear('8613900000020', 'Hello', 'What is the PRICE?')
  await work()
  expect(await replies()).toEqual(['Dear Person 0, the list is on its way.'])
  const [thread] = await threads()
  expect(thread).toMatchObject({ first_answer_ms: null, waiting_since: expect.any(Number), last_state: 'queued' })
  await hear('8613900000020', 'priceless')
  await work()
  expect(await replies()).toHaveLength(2)
  expect((await replies())[1]).toBe('We will answer soon.')
})

test('rules are silent while a person answers, and from half an hour later on no more', async () => {
  await openCompany()
  await putRule({})
  await hear('8613900000021', 'Hello')
  const [thread] = await threads()
  await asSystem(server.database, async (connection) => {
    const { rows } = await connection.query<{ now: number }>(
      'select (extract(epoch from server_now()) * 1000)::bigint as now',
    )
    const now = rows[0]!.now
    const written = { conversation_id: thread!.id, subject: '', files: [], quote: null, again_of: null, extra: null }
    await queueMessage(connection, company, { id: newIdAt(now), body: 'Hi', ...written }, now)
  })
  await work()
  expect(await replies()).toEqual([])
  expect((await threads())[0]).toMatchObject({ first_answer_ms: expect.any(Number) })
  await wait(31)
  await hear('8613900000021', 'Still there?')
  await work()
  expect(await replies()).toHaveLength(1)
})

test('short codes, names, STOP and suppressed numbers are never answered', async () => {
  await openCompany()
  await putRule({})
  await putPhones(server.database, company, ['8613900000022'])
  await hear('10086', 'Your bill')
  await hear('DHL', 'Your parcel')
  await hear('8613900000022', 'STOP')
  await work()
  await hear('8613900000022', 'but one question')
  await work()
  for (const { id } of await threads())
    expect((await readMessages(server.database, id)).filter(({ origin }) => origin === 'rule')).toEqual([])
})

test('two automata that answer each other are cut', async () => {
  await openCompany()
  await putRule({})
  for (let n = 0; n < 8; n++) {
    await hear('8613900000023', `This is an automatic answer, number ${n}`)
    await work()
  }
  expect(await replies()).toHaveLength(3)
  await wait(10)
  await hear('8613900000023', 'This is an automatic answer')
  await work()
  expect(await replies()).toHaveLength(3)
})

test('a rule of another account or another hour does not answer', async () => {
  await openCompany()
  const other = await putRoute({})
  await putRule({ channel_account_id: other.id, text: 'other account' })
  await putRule({ when: 'outside', text: 'other hour' })
  await putRule({ when: 'within', text: 'now' })
  await hear('8613900000024', 'hello')
  await work()
  expect(await replies()).toEqual(['now'])
})

test('a rule goes by the hours of the company and says them, with its name, as they were said once', async () => {
  await openCompany()
  const id = companyProfileIdOf(company.account)
  const profile = { id, name: 'Harbour', hours: { from: 0, to: 24, days: everyDay }, time_zone: 'UTC' }
  await put(server.database, company, 'company_profile', [{ ...profile, created_at: 1, updated_at: 1 }])
  await putRule({ when: 'outside', company_hours: true, hours: { from: 0, to: 1, days: [0] }, text: 'closed' })
  await putRule({ when: 'within', company_hours: true, text: '{{our_company}}: {{our_hours|any time}}' })
  await hear('8613900000025', 'hello')
  await work()
  expect(await replies()).toEqual(['Harbour: 0:00-24:00 (UTC)'])
})
const everyDay = [0, 1, 2, 3, 4, 5, 6]
