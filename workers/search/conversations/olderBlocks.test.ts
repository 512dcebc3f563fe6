import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { type LocalDatabase, openUserDatabase } from '../../database/database.ts'
import { dexieStore } from '../../database/store.ts'
import type { Store } from '../../sync/core/ports.ts'
import { ConversationIndex } from './conversationIndex.ts'
import { keepOlder, type PlaceInThread, readOlder } from './olderBlocks.ts'
import { conversationId, conversationRow, goneRow, keptRow, messageId, messageRow, otherId } from './testing/rows.ts'

let database: LocalDatabase
let store: Store
let made = 0
const thread = conversationRow(1, { last_at: 100 })
const place = (n: number): PlaceInThread => ({ at: n, id: messageId(n) })
const said = (from: number, to: number): ConversationMessage[] =>
  Array.from({ length: to - from }, (_, n) => messageRow(from + n, { body: `said ${from + n}` }))

beforeEach(async () => {
  database = await openUserDatabase({ owner: { account: 'a', user: `o${++made}` }, newId: () => 'replica' })
  store = dexieStore(database)
  await store.transact('write', (tx) => tx.putEntries('conversation', [keptRow(thread)]))
})
afterEach(() => database.close())

const keep = (
  before: PlaceInThread,
  messages: ConversationMessage[],
  more: { is_all?: boolean; edition?: number } = {},
) =>
  keepOlder(database.relaxed, thread, {
    before,
    answer: { messages, floor_edition: more.edition ?? 0, is_all: more.is_all ?? false },
    now: before.at,
  })

/** As a thread is opened whose device keeps the messages from this one on. */
async function opened(from: number, row = thread) {
  const index = new ConversationIndex(otherId(0))
  index.updateConversations([row.id], [keptRow(row)])
  const window = said(from, 101)
  index.updateMessages(
    window.map(({ id }) => id),
    window.map((message) => keptRow(message)),
  )
  index.messagesRead()
  index.updateOlder(row.id, await readOlder(database.relaxed, row, 1))
  const open = index.openThread(row.id, () => {})
  const { lines, total, older, canAskOlder } = await open.lines(0, 1_000)
  return { open, first: lines[0]?.at, total, older, canAskOlder, before: open.olderPlace() }
}

test('what the server told is shown above the months that are here, page upon page, until nothing was said before', async () => {
  await keep(place(90), said(60, 90))
  expect(await opened(90)).toMatchObject({ first: 60, total: 41, older: 30, canAskOlder: true, before: place(60) })
  await keep(place(60), said(50, 60), { is_all: true })
  const { open, ...shown } = await opened(90)
  expect(shown).toMatchObject({ first: 50, total: 51, older: 40, canAskOlder: false, before: null })
  expect((await open.lines(39, 41)).lines.map(({ at }) => at)).toEqual([89, 90])
  expect([await open.positionOf(messageId(50)), await open.positionOf(messageId(90))]).toEqual([0, 40])
  expect((await open.olderMessage(messageId(51)))?.body).toBe('said 51')
})

test('a thread is searched in what the server told of older messages too, in the order in which it was said', async () => {
  await keep(place(90), [...said(60, 89), messageRow(89, { body: 'Said 95, the PRICE' })])
  const { open } = await opened(90)
  expect((await open.find('said 95')).map(({ message_id }) => message_id)).toEqual([messageId(89), messageId(95)])
  expect(await open.find('price')).toMatchObject([{ message_id: messageId(89), at: 89, text: 'Said 95, the PRICE' }])
  expect(await open.find('   ')).toEqual([])
})

test('when a month has left the device there is no gap: what is missing between is asked for, and what was there joins it', async () => {
  await keep(place(80), said(60, 80))
  expect(await opened(90)).toMatchObject({ first: 90, older: 0, canAskOlder: true, before: place(90) })
  await keep(place(90), said(70, 90))
  expect(await opened(90)).toMatchObject({ first: 60, total: 41, older: 30 })
  expect(await opened(75)).toMatchObject({ first: 60, total: 41, older: 15 })
})

test('it goes with the row of its conversation, and when a message of a former month was deleted or it went to somebody else', async () => {
  await keep(place(90), said(60, 90))
  expect(await opened(90, { ...thread, floor_edition: 1 })).toMatchObject({ older: 0 })
  expect(await database.relaxed.older.count()).toBe(0)
  await keep(place(90), said(60, 90))
  expect(await opened(90, { ...thread, owner: otherId(7) })).toMatchObject({ older: 0 })
  await keep(place(90), said(60, 90))
  await store.transact('write', (tx) => tx.putEntries('conversation', [goneRow(conversationId(1))]))
  expect(await database.relaxed.older.count()).toBe(0)
  await keep(place(90), said(60, 90))
  expect(await database.relaxed.older.count()).toBe(0)
})

test('an answer about the thread as it is no more is not kept', async () => {
  expect(await keep(place(90), said(60, 90), { edition: 3 })).toBeNull()
  expect(await database.relaxed.older.count()).toBe(0)
})

test('after a restore of the server what it told before is nothing', async () => {
  await keep(place(90), said(60, 90))
  await store.transact('write', async (tx) => tx.setMeta({ ...(await tx.meta()), history: 1 }))
  expect(await opened(90)).toMatchObject({ older: 0 })
  expect(await database.relaxed.older.count()).toBe(0)
})

test('beyond 20 MB what was not looked at for longest goes', async () => {
  const large = { ...said(1, 2)[0]!, body: 'x'.repeat(9_000_000) }
  for (const n of [10, 20, 30]) await keep(place(n), [{ ...large, id: messageId(n), at: n - 1 }])
  expect((await database.relaxed.older.orderBy('used').toArray()).map(({ to }) => to.at)).toEqual([20, 30])
})

test('of a conversation that began a few days ago the server is not asked for more, unless something old came in late', async () => {
  const row = { ...thread, created_at: Date.now() - 5 * 86_400_000 }
  expect(await opened(90, row)).toMatchObject({ first: 90, canAskOlder: false, before: null })
  expect(await opened(90, { ...row, floor_edition: 1 })).toMatchObject({ canAskOlder: true, before: place(90) })
})
