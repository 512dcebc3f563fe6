import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Conversation } from '#domain/conversations/conversation'
import type { ChannelIdentity } from '#domain/conversations/identity'
import { conversationIdOf } from '#domain/conversations/ids'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../db/scope.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { newTestId } from '../testing/device.ts'
import { readMessages, readThreads } from '../testing/inbox.ts'
import { smsCompany } from '../testing/smsCompany.ts'
import { planInbound } from './inbound.ts'
import { queueMessage } from './sending/queueMessage.ts'
import { lockThreads } from './threads.ts'

// A channel that knows people by more than one name, as linked phones do: one phone of the company, one lid and one number of each.

let server: TestDatabase
let company: Actor
let channelAccount: string
beforeAll(async () => {
  server = await openTestDatabase()
})
beforeEach(async () => {
  company = await smsCompany(server.database, 0)
  channelAccount = newTestId()
})
afterAll(() => server.stop())

const lid = (value: string): ChannelIdentity => ({ kind: 'lid', value: `${value}@lid` })
const phone = (value: string): ChannelIdentity => ({ kind: 'phone', value })
const [l1, l2, p1] = [lid('111111'), lid('222222'), phone('8613900000001')]

const hear = (identities: ChannelIdentity[], body: string, ref = '') =>
  asSystem(server.database, async (connection) => {
    const { account } = company
    const owner = { account, channelAccount, channel: 'linked' as const }
    const plan = await planInbound(connection, owner, [{ identities, ref, at: null, body }])
    await plan.write(await lockThreads(connection, account, plan.threads))
  })
const threadOf = async (identity: ChannelIdentity) =>
  (await readThreads(server.database, company)).find((one) => one.identity.value === identity.value)!
const bodies = async ({ id }: Conversation) => (await readMessages(server.database, id)).map(({ body }) => body)

test.each([
  ['lid then phone', l1, p1],
  ['phone then lid', p1, l1],
])(
  '%s: two threads become one that is open and one that leads there, and no message moves',
  async (_, first, second) => {
    await hear([first], 'one')
    await hear([second], 'two')
    const [old, young] = [await threadOf(first), await threadOf(second)]
    expect(old.id).not.toBe(young.id)
    await hear([l1, p1], 'three')
    expect(await threadOf(first)).toMatchObject({ id: old.id, status: 'open', in_count: 2, ended: '' })
    expect(await threadOf(second)).toMatchObject({
      status: 'closed',
      ended: 'joined',
      continued_in: old.id,
      in_count: 1,
    })
    expect([await bodies(old), await bodies(young)]).toEqual([['one', 'three'], ['two']])
    await hear([second], 'four')
    expect(await bodies(old)).toEqual(['one', 'three', 'four'])
  },
)

test('a number that changed hands opens a thread of its own, and the old one says so and is not answered there', async () => {
  await hear([p1], 'Ann')
  await hear([l1, p1], 'Ann again')
  const anns = await threadOf(p1)
  await hear([l2, p1], 'Ben')
  const bens = await threadOf(l2)
  expect(await bodies(anns)).toEqual(['Ann', 'Ann again'])
  expect(await bodies(bens)).toEqual(['Ben'])
  expect(await threadOf(p1)).toMatchObject({
    id: anns.id,
    ended: 'changedHands',
    continued_in: conversationIdOf(channelAccount, bens.peer_id),
    identities: [l1],
  })
  const answer = await asSystem(server.database, (connection) =>
    queueMessage(
      connection,
      company,
      {
        id: newTestId(),
        conversation_id: anns.id,
        subject: '',
        body: 'Hi Ann',
        files: [],
        quote: null,
        again_of: null,
        extra: null,
      },
      Date.now(),
    ),
  )
  expect(answer).toBe('peerChanged')
})

test('two processes that meet the same stranger at the same moment make one peer and one thread', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => hear([l1, p1], `${n}`, `R${n % 4}`)))
  const all = await readThreads(server.database, company)
  expect(all.map(({ in_count }) => in_count)).toEqual([4])
  const { rows } = await server.database.pool.query(
    'select distinct peer_id from channel_identity where account_id = $1',
    [company.account],
  )
  expect(rows).toHaveLength(1)
})
