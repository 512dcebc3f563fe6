import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LinkedAccount } from '#domain/channels/account'
import type { AutoReply } from '#domain/conversations/autoReply'
import { workJobs } from '../../conversations/rules/startJobs.ts'
import { queueMessage } from '../../conversations/sending/queueMessage.ts'
import { asSystem } from '../../db/scope.ts'
import { areas } from '../../features/index.ts'
import { serverNow } from '../../people/serverNow.ts'
import { openSecrets, type Secrets } from '../../secrets.ts'
import { newIdAt } from '../../sync/newId.ts'
import { moveClock } from '../../testing/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { put } from '../../testing/emailCompany.ts'
import { mustNotFail, readMessages, readThreads } from '../../testing/inbox.ts'
import {
  chatOf,
  hearLinked,
  type LinkedCompany,
  linkedCompany,
  linkedSaid,
  putLinkedPhone,
} from '../../testing/linkedChats.ts'
import type { LinkedMessage } from '../protocol.ts'

// What the company says by itself from a linked phone, and who is never told anything.

let server: TestDatabase
let secrets: Secrets
let company: LinkedCompany
let phone: LinkedAccount
let place = 0
let ahead = 0
beforeAll(async () => {
  server = await openTestDatabase()
  secrets = await openSecrets(server.database, areas, { keys: [], watermark: null, data: server.data })
})
afterAll(() => server.stop())
beforeEach(async () => {
  company = await linkedCompany(server.database)
  phone = await putLinkedPhone(server.database, company)
})

const customer = '4915100000001'
const friend = '4915100000002'
const wait = async (seconds: number) => moveClock(server.database, (ahead += seconds))
const hear = (...messages: LinkedMessage[]) =>
  hearLinked(
    { database: server.database, secrets },
    company,
    phone,
    messages.map((message) => ({ kind: 'message' as const, message })),
  )
const says = (...texts: string[]) => hear(...texts.map((text) => linkedSaid(chatOf(customer), text)))
/** Until nothing is to be done, by two processes at once. */
async function work() {
  await wait(3)
  const process = async () => {
    while (await workJobs({ database: server.database, log: mustNotFail }));
  }
  await Promise.all([process(), process()])
}
const threadWith = async (value: string) =>
  (await readThreads(server.database, company.main)).find(({ identities }) =>
    identities.some((one) => one.value === value),
  )!
const answersTo = async (value = chatOf(customer)) =>
  (await readMessages(server.database, (await threadWith(value)).id)).flatMap(({ origin, body }) =>
    origin === 'rule' ? body : [],
  )
const putRule = (changes: Partial<AutoReply> = {}) =>
  put(server.database, company.main, 'auto_reply', [
    {
      id: newIdAt(Date.now()),
      name: 'rule',
      channel_account_id: phone.id,
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
    },
  ])
const setRobot = async (table: 'phone' | 'chat', on: boolean) =>
  table === 'phone'
    ? server.database.pool.query(
        `update channel_account set phone = jsonb_set(phone, '{robot}', to_jsonb($2::boolean)) where id = $1`,
        [phone.id, on],
      )
    : server.database.pool.query('update conversation set robot = $2 where account_id = $1', [company.main.account, on])

test('a burst is answered once; one who writes on in the same minute three times at most', async () => {
  await putRule()
  await says('Hello', 'How much is it?', 'Are you there?')
  await work()
  expect(await answersTo()).toEqual(['We will answer soon.'])
  for (let n = 0; n < 6; n++) {
    await says(`This is an automatic answer, number ${n}`)
    await work()
  }
  expect(await answersTo()).toHaveLength(3)
})

test('nobody is answered in a private chat, in a group, and by a rule that is made for text messages', async () => {
  await putRule()
  await hearLinked({ database: server.database, secrets }, company, phone, [
    {
      kind: 'history',
      messages: [],
      chats: [{ id: chatOf(friend), name: 'Friend' }],
      progress: 100,
    },
  ])
  await hear(
    linkedSaid(chatOf(friend), 'Tonight?'),
    linkedSaid('120363000000000001@g.us', 'Hello all', { sender: chatOf(customer) }),
  )
  await work()
  expect(await answersTo(chatOf(friend))).toEqual([])
  expect(await answersTo('120363000000000001@g.us')).toEqual([])
  company = await linkedCompany(server.database)
  phone = await putLinkedPhone(server.database, company)
  await putRule({ channel_account_id: null })
  await says('Hello')
  await work()
  expect(await answersTo()).toEqual([])
})

test('a rule answers in its hours alone', async () => {
  await putRule({ when: 'within', hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }, text: 'open' })
  await putRule({ when: 'outside', hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }, text: 'closed' })
  await says('Hello')
  await work()
  expect(await answersTo()).toEqual(['open'])
})

test('after a person has answered, rules are silent for half an hour', async () => {
  await putRule()
  await says('Hello')
  const { id } = await threadWith(chatOf(customer))
  await asSystem(server.database, async (connection) => {
    const now = await serverNow(connection)
    const written = { conversation_id: id, subject: '', files: [], quote: null, again_of: null, extra: null }
    expect(await queueMessage(connection, company.main, { id: newIdAt(now), body: 'Hi', ...written }, now)).toBeNull()
  })
  await work()
  expect(await answersTo()).toEqual([])
  await wait(31 * 60)
  await says('Still there?')
  await work()
  expect(await answersTo()).toHaveLength(1)
})

test('a phone that is switched off says nothing, but in the chat that is switched on, and the other way about', async () => {
  await putRule()
  await says('Hello')
  await setRobot('phone', false)
  await work()
  expect(await answersTo()).toEqual([])
  await setRobot('chat', true)
  await says('Hello again')
  await work()
  expect(await answersTo()).toHaveLength(1)
  await setRobot('phone', true)
  await setRobot('chat', false)
  await says('And again')
  await work()
  expect(await answersTo()).toHaveLength(1)
})

test.each(['STOP', '退订', 'Stop!'])(
  '%s is an opt-out of this channel, and no rule answers any more until START',
  async (word) => {
    await putRule()
    await says(word)
    await work()
    await says('But one question')
    await work()
    expect(await answersTo()).toEqual([])
    const list = async () =>
      (
        await server.database.pool.query<{ value: string; reason: string; channels: string[] }>(
          'select value, reason, channels from suppression where account_id = $1 and deleted_at is null',
          [company.main.account],
        )
      ).rows
    expect(await list()).toEqual([{ value: customer, reason: 'stopped', channels: ['whatsapp'] }])
    await says('START')
    await work()
    expect(await list()).toEqual([])
    await says('One more question')
    await work()
    expect(await answersTo()).toHaveLength(1)
  },
)

test('STOP of somebody who hides their number holds in the chat, and STOP among friends is no word to the company', async () => {
  await putRule()
  const hidden = '123456789012345@lid'
  await hear(linkedSaid(hidden, 'STOP'))
  await work()
  await hear(linkedSaid(hidden, 'Hello?'))
  await work()
  expect(await answersTo(hidden)).toEqual([])
  await hear(linkedSaid(hidden, 'START'))
  await work()
  await hear(linkedSaid(hidden, 'Hello?'))
  await work()
  expect(await answersTo(hidden)).toHaveLength(1)
  await hearLinked({ database: server.database, secrets }, company, phone, [
    { kind: 'history', messages: [], chats: [{ id: chatOf(friend), name: 'Friend' }], progress: 100 },
    { kind: 'message', message: linkedSaid(chatOf(friend), 'stop') },
  ])
  const { rowCount } = await server.database.pool.query('select from suppression where account_id = $1', [
    company.main.account,
  ])
  expect(rowCount).toBe(0)
})
