import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalDatabase, openUserDatabase } from '../../database/database.ts'
import { dexieStore } from '../../database/store.ts'
import type { Entry, Store } from '../../sync/core/ports.ts'
import { openConversations } from './api.ts'
import { ConversationFollower } from './conversationFollower.ts'
import { ConversationIndex } from './conversationIndex.ts'
import {
  conversationId,
  conversationRow,
  goneRow,
  keptRow,
  messageId,
  messageRow,
  otherId,
  seenRow,
} from './testing/rows.ts'

let database: LocalDatabase
let store: Store
let made = 0

beforeEach(async () => {
  database = await openUserDatabase({ owner: { account: 'a', user: `t${++made}` }, newId: () => 'replica' })
  store = dexieStore(database)
})
afterEach(() => database.close())

const put = (entity: string, ...entries: Entry[]) => store.transact('write', (tx) => tx.putEntries(entity, entries))
const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => keptRow(messageRow(from + n, { body: `said ${from + n}` })))

async function started(wantsMessages = true) {
  const follower = new ConversationFollower(database.relaxed, new ConversationIndex(otherId(0)))
  if (wantsMessages) follower.wantMessages()
  await follower.catchUp()
  const { index } = follower
  return {
    follower,
    ids: () => index.open({ ...openConversations, status: null }, () => {}).ids(),
    said: async (n = 1) => {
      const { lines } = await index.openThread(conversationId(n), () => {}).lines(0, 10_000)
      return lines.map(({ body }) => body)
    },
    unread: () => index.unread().messages,
  }
}

test('what is committed is in the list, in its thread and in what is unread', async () => {
  await put('conversation', keptRow(conversationRow(1, { in_count: 3, last_at: 5 })))
  await put('conversation_seen', keptRow(seenRow(1, { seen_n: 1 })))
  await put('message', ...many(1, 4))
  const { follower, ids, said, unread } = await started()
  await follower.messages
  expect([await ids(), await said(), unread()]).toEqual([[conversationId(1)], ['said 1', 'said 2', 'said 3'], 2])
  await put('conversation', keptRow(conversationRow(2, { last_at: 9 })))
  await put('conversation_seen', keptRow(seenRow(1, { seen_n: 3 })))
  await put('message', ...many(4, 5), goneRow(messageId(2)))
  await follower.catchUp()
  expect(await ids()).toEqual([conversationId(2), conversationId(1)])
  expect([await said(), unread()]).toEqual([['said 1', 'said 3', 'said 4'], 0])
})

test('messages are read when somebody wants them, with what changed since', async () => {
  await put('conversation', keptRow(conversationRow(1)))
  await put('message', ...many(1, 600))
  const { follower, said } = await started(false)
  await put('message', ...many(600, 610), goneRow(messageId(3)))
  await follower.catchUp()
  expect(await said()).toEqual([])
  follower.wantMessages()
  await follower.catchUp()
  expect(await said()).toHaveLength(608)
  await put('message', goneRow(messageId(4)))
  await follower.catchUp()
  expect(await said()).toHaveLength(607)
})

test('a conversation that goes to somebody else goes with all that was said', async () => {
  await put('conversation', keptRow(conversationRow(1)), keptRow(conversationRow(2)))
  await put('message', ...many(1, 20))
  const { follower, ids, said } = await started()
  await put('conversation', goneRow(conversationId(1)))
  await follower.catchUp()
  expect([await ids(), await said()]).toEqual([[conversationId(2)], []])
})

test('whoever is behind the end of a shortened feed reads all again and keeps nothing that went', async () => {
  await put('conversation', keptRow(conversationRow(1)), keptRow(conversationRow(2)))
  await put('message', ...many(1, 300))
  const { follower, ids, said } = await started()
  await put('conversation', goneRow(conversationId(2)))
  await put('message', ...many(1, 300).map(({ id }) => goneRow(id)))
  await put('message', ...many(400, 420))
  await database.relaxed.changes.where('n').belowOrEqual(4).delete()
  await follower.catchUp()
  expect([await ids(), await said()]).toEqual([[conversationId(1)], many(400, 420).map((_, n) => `said ${400 + n}`)])
})

/** Between the messages of many others, with ids that say when they came. */
const came = (n: number, fields: Parameters<typeof messageRow>[1]) =>
  keptRow({
    ...messageRow(n, { at: n * 1_000, ...fields }),
    id: `${idTime(n * 1_000)}-7000-8000-${String(n).padStart(12, '0')}`,
  })
const idTime = (at: number) =>
  at
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')

test('the end of a thread that is opened is there before all messages are read, and then all of it', async () => {
  await put(
    'conversation',
    keptRow(conversationRow(1, { last_at: 5_000_000, in_count: 3 })),
    keptRow(conversationRow(2)),
  )
  await put('conversation_seen', keptRow(seenRow(1, { seen_n: 3 })))
  const others = Array.from({ length: 9_000 }, (_, n) => came(n + 1, { conversation_id: conversationId(2) }))
  await put(
    'message',
    ...others,
    ...[10, 4_999, 5_000].map((n) => came(n, { body: `said ${n}`, conversation_id: conversationId(1) })),
  )
  const { follower, said } = await started(false)
  const isThere = follower.readEnd(conversationId(1))
  const all = follower.catchUp()
  await isThere
  expect(await said()).toEqual(['said 4999', 'said 5000'])
  expect(follower.index.isRead).toBe(false)
  await all
  expect(await said()).toEqual(['said 10', 'said 4999', 'said 5000'])
  expect(follower.index.isRead).toBe(true)
})

test('a thread whose unread messages are further back waits until they are there', async () => {
  await put('conversation', keptRow(conversationRow(1, { last_at: 5_000_000, in_count: 3 })))
  const others = Array.from({ length: 9_000 }, (_, n) => came(n + 1, { conversation_id: conversationId(2) }))
  await put(
    'message',
    ...others,
    ...[10, 4_999, 5_000].map((n) => came(n, { body: `said ${n}`, conversation_id: conversationId(1) })),
  )
  const { follower, said } = await started(false)
  const isThere = follower.readEnd(conversationId(1))
  const all = follower.catchUp()
  await isThere
  expect(await said()).toEqual(['said 10', 'said 4999', 'said 5000'])
  await all
})

test('what is said while thousands of others come is there before all of them are read', async () => {
  await put('conversation', keptRow(conversationRow(1)), keptRow(conversationRow(2)))
  const { follower, said } = await started()
  await follower.messages
  await put(
    'message',
    ...Array.from({ length: 9_000 }, (_, n) => came(n + 1, { body: `other ${n}`, conversation_id: conversationId(2) })),
  )
  const all = follower.catchUp()
  await expect.poll(async () => (await said(2)).length).toBeGreaterThan(0)
  await put('message', came(9_500, { body: 'said now', conversation_id: conversationId(1) }))
  void follower.catchUp()
  await expect.poll(() => said(), { interval: 5 }).toEqual(['said now'])
  expect((await said(2)).length).toBeLessThan(9_000)
  await all
  expect(await said(2)).toHaveLength(9_000)
})
