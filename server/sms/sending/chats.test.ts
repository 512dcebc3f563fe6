import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SmsAccount } from '#domain/channels/account'
import type { Conversation } from '#domain/conversations/conversation'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { loseQueuedMessages } from '../../conversations/restored.ts'
import { claimChat } from '../../conversations/sending/claimChat.ts'
import { queueMessage } from '../../conversations/sending/queueMessage.ts'
import { startChats } from '../../conversations/sending/startChats.ts'
import { takeBackMessage } from '../../conversations/sending/takeBack.ts'
import { openLeases } from '../../db/leases.ts'
import { asSystem } from '../../db/scope.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { noLog } from '../../log.ts'
import { serverNow } from '../../people/serverNow.ts'
import { alwaysLeaves } from '../../sync/epoch.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { newTestId } from '../../testing/device.ts'
import { aText, hearTexts, readMessages, readThreads } from '../../testing/inbox.ts'
import { until } from '../../testing/sending.ts'
import { openSmsSending, putAccount, secretsOf, smsCompany } from '../../testing/smsCompany.ts'
import { openTestService, type TestService } from '../../testing/smsService.ts'
import { openSmsChats } from './chatDriver.ts'

let server: TestDatabase
let service: TestService
let company: Actor
let route: SmsAccount
let thread: Conversation
beforeAll(async () => {
  server = await openTestDatabase()
  service = await openTestService()
})
afterAll(async () => {
  await service.stop()
  await server.stop()
})

const writer = '819012345699'
let sids = 0
/** A company to which somebody wrote. */
async function openThread(points = 100, from = writer) {
  company = await smsCompany(server.database, points)
  route = await putAccount(server, company, {
    setting: { kind: 'service', service: 'twilio', url: service.url, values: { account: 'AC1' } },
    secrets: { token: 'secret' },
    sender: '+15005550006',
  })
  service.answer = () => ({ status: 201, body: { sid: `CH${++sids}`, status: 'queued' } })
  service.heard.length = 0
  await hearTexts(server.database, company, route, [aText(from, 'What does it cost?')])
  thread = (await readThreads(server.database, company))[0]!
}

type Say = { by?: Actor; id?: string; agoMs?: number }
const say = (body: string, { by = company, id = newTestId(), agoMs = 0 }: Say = {}) =>
  asSystem(server.database, async (connection) => {
    const now = await serverNow(connection)
    const written = {
      id,
      conversation_id: thread.id,
      subject: '',
      body,
      files: [],
      quote: null,
      again_of: null,
      extra: null,
    }
    return queueMessage(connection, by, written, now - agoMs)
  })
const ours = async () => (await readMessages(server.database, thread.id)).filter(({ direction }) => direction === 'out')
const states = async () => (await ours()).map(({ state, problem }) => (problem ? `${state} ${problem}` : state))
const left = () =>
  asSystem(server.database, (connection) => balanceOf(connection, company.account, score(products.smsMarketing)))

async function openProcess() {
  const sending = await openSmsSending(server)
  const leases = openLeases(server.database, noLog)
  const driver = openSmsChats({
    database: server.database,
    secrets: await secretsOf(server),
    routes: sending.routes,
    url: null,
  })
  const services = { database: server.database, leases, drivers: [driver], log: noLog, mayLeave: alwaysLeaves }
  return {
    services,
    async stop() {
      await leases.stop()
      await sending.stop()
    },
  }
}
async function run(isOver: () => Promise<boolean>, processes = 1) {
  const all = await Promise.all(Array.from({ length: processes }, openProcess))
  const chats = all.map(({ services }) => startChats(services, { everyMs: 20 }))
  await until(isOver)
  await Promise.all(chats.map(({ stop }) => stop()))
  await Promise.all(all.map(({ stop }) => stop()))
}
const settled = async () => (await ours()).every(({ state }) => state !== 'queued' && state !== 'sending')
const receipt = (ref: string, state: 'delivered' | 'failed') =>
  hearTexts(server.database, company, route, [
    { kind: 'receipt', ref, key: null, state, reason: state === 'failed' ? 'unreachable' : null, code: '', at: null },
  ])

test('an answer leaves once, costs its parts, is shown as taken and then as delivered, and ends the wait', async () => {
  await openThread()
  expect(await say('Ten dollars.')).toBeNull()
  expect((await readThreads(server.database, company))[0]).toMatchObject({
    last_text: 'Ten dollars.',
    last_state: 'queued',
    waiting_since: null,
    first_answer_ms: expect.any(Number),
  })
  await run(settled, 2)
  expect(service.heard.map(({ body }) => new URLSearchParams(body).get('Body'))).toEqual(['Ten dollars.'])
  expect(await states()).toEqual(['accepted'])
  expect(await left()).toBe(99)
  for (const state of ['delivered', 'failed', 'delivered'] as const) await receipt(`CH${sids}`, state)
  expect(await states()).toEqual(['delivered'])
  expect((await readThreads(server.database, company))[0]).toMatchObject({ last_state: 'delivered', in_count: 1 })
})

test('what did not arrive says so and gives its points back, once', async () => {
  await openThread()
  await say('Ten dollars.')
  await run(settled)
  await receipt(`CH${sids}`, 'failed')
  await receipt(`CH${sids}`, 'failed')
  expect(await states()).toEqual(['failed unreachable'])
  expect(await left()).toBe(100)
})

test('a message is heard of twice and is one; of another one’s thread nobody learns', async () => {
  await openThread()
  const id = newTestId()
  expect(await say('one', { id })).toBeNull()
  expect(await say('one', { id })).toBe('exists')
  const stranger: Actor = { account: company.account, user: newTestId(), role: 'sub' }
  expect(await say('mine', { by: stranger })).toBe('gone')
})

test('whose thread went to a colleague while they were offline has their answer sent, unless somebody answered since', async () => {
  await openThread()
  const former: Actor = { account: company.account, user: newTestId(), role: 'sub' }
  await server.database.pool.query(
    `insert into sync_tomb (account_id, scope, entity, id, seq, reason) values ($1, $2, 'conversation', $3, 1, 'moved')`,
    [company.account, `talk:${former.user}`, thread.id],
  )
  expect(await say('late', { by: former, agoMs: 60_000 })).toBeNull()
  expect((await readThreads(server.database, company))[0]!.owner).toBe(company.user)
  expect(await say('the boss was quicker')).toBeNull()
  expect(await say('too late', { by: former, agoMs: 60_000 })).toBe('answeredByOther')
})

test('taking back and sending at the same time: one of the two is told, and nothing leaves that was taken back', async () => {
  await openThread()
  const process = await openProcess()
  const told: string[] = []
  for (let n = 0; n < 40; n++) {
    const id = newTestId()
    await say(`${n}`, { id })
    const [claim, taken] = await Promise.all([
      claimChat(process.services, { account: company.account, id }),
      asSystem(server.database, (connection) => takeBackMessage(connection, company, id)),
    ])
    expect([claim === null, taken]).toEqual(taken === null ? [true, null] : [false, 'alreadySent'])
    told.push(taken ?? 'withdrawn')
  }
  await process.stop()
  expect((await states()).map((state) => (state === 'sending' ? 'alreadySent' : state))).toEqual(told)
})

test('of a process that died, what was not handed over is sent once, and what was is uncertain and sent by nobody', async () => {
  await openThread()
  const process = await openProcess()
  const [before, after] = [newTestId(), newTestId()]
  for (const id of [before, after]) {
    await say(id, { id })
    await claimChat(process.services, { account: company.account, id })
  }
  await server.database.pool.query('update message_try set handed_over_at = server_now() where message_id = $1', [
    after,
  ])
  await process.stop()
  await run(async () => (await states()).toSorted().join() === 'accepted,uncertain')
  const bodies = service.heard.map(({ body }) => new URLSearchParams(body).get('Body'))
  expect(bodies.filter((body) => body === before || body === after)).toEqual([before])
  expect(await left()).toBe(98)
})

test('after a restore nothing that waited leaves, because it may have left before', async () => {
  await openThread()
  await say('before the restore')
  await loseQueuedMessages(server.database)
  await run(settled)
  expect(await states()).toEqual(['uncertain'])
  expect(service.heard).toEqual([])
  expect((await readThreads(server.database, company))[0]).toMatchObject({ last_state: 'uncertain' })
})

test('what cannot be sent says why, and costs nothing', async () => {
  await openThread(1)
  await say('展'.repeat(100))
  await say('x'.repeat(2_000))
  await run(settled)
  expect(await states()).toEqual(['failed pointsShort', 'failed unwritable'])
  await hearTexts(server.database, company, route, [aText(writer, 'STOP')])
  await say('After STOP')
  await run(settled)
  expect((await states()).at(-1)).toBe('failed saidNo')
  expect(await left()).toBe(1)
})

test('what nobody could send for a day is not sent any more', async () => {
  await openThread()
  await say('old news')
  await server.database.pool.query('update message set created_at = created_at - 25 * 3600000 where body = $1', [
    'old news',
  ])
  await run(settled)
  expect(await states()).toEqual(['failed expired'])
  expect(service.heard).toEqual([])
})

test('what is said first leaves first, also where it has to be tried again', async () => {
  await openThread()
  service.answer = () => ({ status: 429, body: {} })
  await say('first')
  await say('second')
  await run(async () => service.heard.length > 0 && (await states())[0] === 'queued')
  service.answer = () => ({ status: 201, body: { sid: `CH${++sids}`, status: 'queued' } })
  await server.database.pool.query('update message_try set not_before = null')
  await run(settled, 2)
  const heard = service.heard.map(({ body }) => new URLSearchParams(body).get('Body'))
  expect(heard).toEqual(['first', 'first', 'second'])
})

test('a service that has no room is asked again, and its answer that never comes is uncertain', async () => {
  await openThread()
  service.answer = () => ({ status: 429, body: {} })
  await say('busy')
  await run(async () => service.heard.length > 0 && (await states())[0] === 'queued')
  expect(await left()).toBe(100)
  service.answer = () => ({ status: 500, body: {} })
  await server.database.pool.query('update message_try set not_before = null')
  await run(settled)
  expect(await states()).toEqual(['uncertain'])
  expect(await left()).toBe(99)
})

test('a landline that wrote is answered, as the switchboard of a company', async () => {
  await openThread(100, '493012345678')
  await say('We call you back.')
  await run(settled)
  expect(await states()).toEqual(['accepted'])
})
