import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { conversationStatuses } from '#domain/conversations/conversation'
import type { Entry } from '../../sync/core/ports.ts'
import { conversationBoxes, openConversations } from './api.ts'
import { ConversationIndex } from './conversationIndex.ts'
import { conversationsFound, listed, type Model, saidIn, unreadIn } from './testing/plain.ts'
import {
  conversationId,
  conversationRow,
  keptRow,
  messageId,
  messageRow,
  otherId,
  seenId,
  seenRow,
} from './testing/rows.ts'

const user = otherId(0)
const now = 50
const few = fc.integer({ min: 1, max: 6 })
const some = <T>(...values: T[]) => fc.constantFrom(...values)
const moment = fc.integer({ min: 1, max: 100 })
const texts = ['', 'What is the PRICE?', '价格 是多少', 'Anna: ok\nprice 12', 'ÄPFEL a 13800138003', '🙂 ok']

const conversation = fc
  .tuple(
    few,
    fc.record({
      name: some('', 'Anna', '张伟', 'Price & Co'),
      channel: some('sms' as const, 'email' as const),
      channel_account_id: some(otherId(1), otherId(2)),
      owner: some(null, user, otherId(9)),
      contact_id: some(null, otherId(30)),
      last_state: some(null, 'received' as const),
      status: some(...conversationStatuses),
      snoozed_until: fc.option(moment),
      in_count: fc.integer({ min: 0, max: 4 }),
      last_at: fc.integer({ min: 1, max: 5 }),
      waiting_since: fc.option(moment),
      tags: some([], [otherId(40)]),
    }),
  )
  .map(([n, fields]) => conversationRow(n, fields))
const seen = fc
  .tuple(
    few,
    fc.record({
      seen_n: fc.integer({ min: 0, max: 4 }),
      marked_unread: fc.boolean(),
      pinned_at: fc.option(moment),
      pinned_in: fc.constant(null),
      muted: fc.boolean(),
    }),
  )
  .map(([n, fields]) => seenRow(n, fields))
const message = fc
  .tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.record({
      conversation_id: few.map(conversationId),
      body: some(...texts),
      at: fc.integer({ min: 1, max: 9 }),
      direction: some('in' as const, 'out' as const),
      state: some('queued' as const, 'sending' as const, 'delivered' as const, 'read' as const),
      author: some(null, user),
    }),
  )
  // A message stays in its conversation.
  .map(([n, fields]) => messageRow(n, { ...fields, conversation_id: conversationId(1 + (n % 6)) }))
const query = fc.record({
  search: some('', 'price', '价', 'anna price', 'ok 12', '🙂', '+86 138', '1380013800', 'nothing'),
  box: some(...conversationBoxes),
  status: fc.option(some(...conversationStatuses)),
  within: fc.option(some('sms' as const, 'whatsapp' as const), { freq: 1 }),
  channel: fc.option(some('sms' as const), { freq: 1 }),
  channel_account_id: fc.option(fc.constant(otherId(2)), { freq: 1 }),
  owner: fc.option(fc.constant(user), { freq: 1 }),
  contact_id: fc.option(fc.constant(otherId(30)), { freq: 1 }),
  tag: fc.option(fc.constant(otherId(40)), { freq: 1 }),
})
const step = fc.oneof(
  fc.record({ kind: fc.constant('conversations' as const), rows: fc.array(conversation, { maxLength: 6 }) }),
  fc.record({ kind: fc.constant('seen' as const), rows: fc.array(seen, { maxLength: 4 }) }),
  fc.record({ kind: fc.constant('messages' as const), rows: fc.array(message, { maxLength: 20 }) }),
  fc.record({ kind: fc.constant('leave' as const), conversation: few }),
  fc.record({ kind: fc.constant('forget' as const), upTo: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('ask' as const), query }),
)

test('the index answers like a plain count over all rows, through every change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const index = new ConversationIndex(user, () => now)
      const model: Model = { conversations: new Map(), seen: new Map(), messages: new Map() }
      const lists = [openConversations].map((asked) => ({ asked, list: index.open(asked, () => {}) }))
      const threads = [1, 2, 3].map((n) => ({
        id: conversationId(n),
        thread: index.openThread(conversationId(n), () => {}),
      }))
      const put = <R extends { id: string }>(
        rows: readonly R[],
        into: Map<string, R>,
        update: (ids: string[], entries: (Entry | undefined)[]) => void,
      ) => {
        for (const row of rows) into.set(row.id, row)
        update(
          rows.map(({ id }) => id),
          rows.map((row) => keptRow(row)),
        )
      }
      const forget = (ids: string[]) => {
        for (const id of ids) model.messages.delete(id)
        index.updateMessages(
          ids,
          ids.map(() => undefined),
        )
      }
      for (const step of steps) {
        if (step.kind === 'conversations')
          put(step.rows, model.conversations, (...all) => index.updateConversations(...all))
        if (step.kind === 'seen') put(step.rows, model.seen, (...all) => index.updateSeen(...all))
        if (step.kind === 'messages') put(step.rows, model.messages, (...all) => index.updateMessages(...all))
        if (step.kind === 'leave') {
          const id = conversationId(step.conversation)
          model.conversations.delete(id)
          index.updateConversations([id], [undefined])
          const its = [...model.messages.values()].filter(({ conversation_id }) => conversation_id === id)
          // Some messages of a conversation that left may still be here, and are not seen.
          forget(its.slice(1).map(({ id }) => id))
        }
        if (step.kind === 'forget')
          forget([...model.messages.values()].filter(({ at }) => at <= step.upTo).map(({ id }) => id))
        if (step.kind === 'ask') lists.push({ asked: step.query, list: index.open(step.query, () => {}) })
        for (const { asked, list } of lists) {
          const expected = conversationsFound(model, asked, user, now)
          expect(await list.ids()).toEqual(expected)
          const { matching, total } = await list.lines(0, 2)
          expect([matching, total]).toEqual([expected.length, listed(model, asked.within).length])
        }
        for (const { id, thread } of threads) {
          const expected = saidIn(model, id)
          const { lines } = await thread.lines(0, 100)
          expect(lines.map(({ version: _, ...line }) => line)).toEqual(
            expected.map(({ id, at, direction, kind, state, body, origin, author }) => ({
              id,
              at,
              direction,
              kind,
              state,
              body,
              origin,
              author,
              pending: false,
            })),
          )
          if (expected[1]) expect(await thread.positionOf(expected[1].id)).toBe(1)
          expect((await thread.find('price')).map(({ message_id }) => message_id)).toEqual(
            expected.filter(({ body }) => body.toLowerCase().includes('price')).map(({ id }) => id),
          )
        }
        expect(index.unread()).toEqual(unreadIn(model, now))
      }
    }),
    { numRuns: 300, seed: 20_261_127 },
  )
}, 60_000)

function indexed(conversations: Parameters<typeof conversationRow>[], at = now) {
  const clock = { at }
  const index = new ConversationIndex(user, () => clock.at)
  const rows = conversations.map((each) => conversationRow(...each))
  index.updateConversations(
    rows.map(({ id }) => id),
    rows.map((row) => keptRow(row)),
  )
  return { index, clock }
}

test('what was found in a message is shown around the word, of the message that was said last', async () => {
  const { index } = indexed([[1], [2]])
  const long = `${'a'.repeat(200)} the Price is 12 ${'b'.repeat(200)}`
  const rows = [
    messageRow(1, { at: 1, body: 'old price' }),
    messageRow(2, { at: 9, body: long }),
    messageRow(3, { conversation_id: conversationId(2), body: 'price of 2' }),
  ]
  index.updateMessages(
    rows.map(({ id }) => id),
    rows.map((row) => keptRow(row)),
  )
  const { lines } = await index.open({ ...openConversations, search: 'PRICE 12' }, () => {}).lines(0, 9)
  expect(lines).toMatchObject([{ id: conversationId(1), found: { message_id: messageId(2), at: 9 } }])
  expect(lines[0]!.found!.text).toMatch(/^…a+ the Price is 12 b+…$/)
  expect(lines[0]!.found!.text.length).toBeLessThanOrEqual(120)
})

test('who was put off is open again when the time has come, and the list is told once', async () => {
  const { index, clock } = indexed([[1, { status: 'snoozed', snoozed_until: 80, in_count: 2 }], [2]])
  const told = vi.fn()
  const list = index.open(openConversations, told)
  expect(await list.ids()).toEqual([conversationId(2)])
  expect(index.nextDue()).toBe(80)
  expect(index.unread().messages).toBe(0)
  clock.at = 80
  index.timePassed()
  index.timePassed()
  expect(told).toHaveBeenCalledTimes(1)
  expect((await list.lines(0, 9)).lines.map(({ id, status }) => [id, status])).toEqual([
    [conversationId(2), 'open'],
    [conversationId(1), 'open'],
  ])
  expect(index.unread()).toMatchObject({ messages: 2, conversations: 1, byChannel: { sms: 2 } })
  expect(index.nextDue()).toBeNull()
})

test('only the thread in which something was said is told, and what waits is marked', async () => {
  const { index } = indexed([[1], [2]])
  const [one, two, list] = [vi.fn(), vi.fn(), vi.fn()]
  const thread = index.openThread(conversationId(1), one)
  index.openThread(conversationId(2), two)
  index.open(openConversations, list)
  index.updateMessages([messageId(1)], [{ ...keptRow(messageRow(1, { body: '1' })), waiting: [4] }])
  expect([one, two, list].map((told) => told.mock.calls.length)).toEqual([1, 0, 0])
  expect((await thread.lines(0, 9)).lines).toMatchObject([{ body: '1', pending: true }])
  index.updateSeen([seenId(1)], [{ ...keptRow(seenRow(1, { pinned_at: 3 })), waiting: [5] }])
  expect(list).toHaveBeenCalledTimes(1)
})

test('a line changes whenever the row of its message does, and no other line does', async () => {
  const { index } = indexed([[1]])
  const thread = index.openThread(conversationId(1), () => {})
  const first = messageRow(1, { body: '1' })
  index.updateMessages([messageId(1), messageId(2)], [keptRow(first), keptRow(messageRow(2, { body: '2' }))])
  const before = (await thread.lines(0, 9)).lines
  index.updateMessages([messageId(1)], [keptRow({ ...first, subject: 'nothing that a line has' })])
  const after = (await thread.lines(0, 9)).lines
  expect(after[0]!.version).not.toBe(before[0]!.version)
  expect(after[1]).toEqual(before[1])
})

test('changes of one piece of work are told once, and lists answer by what is there meanwhile', async () => {
  const { index } = indexed([[1], [2]])
  const [told, toldOfThread] = [vi.fn(), vi.fn()]
  const list = index.open(openConversations, told)
  index.openThread(conversationId(1), toldOfThread)
  expect(await list.ids()).toHaveLength(2)
  await index.tellOnce(async () => {
    index.updateConversations([conversationId(2)], [undefined])
    expect(await list.ids()).toEqual([conversationId(1)])
    index.updateSeen([seenId(1)], [keptRow(seenRow(1, { pinned_at: 3 }))])
    index.updateMessages([messageId(1)], [keptRow(messageRow(1, { body: '1' }))])
    expect(told).not.toHaveBeenCalled()
  })
  expect([told, toldOfThread].map((one) => one.mock.calls.length)).toEqual([1, 1])
})

test('a reaction of ours is no line of its thread, and is told of until it has arrived', async () => {
  const { index } = indexed([[1]])
  const told = vi.fn()
  const thread = index.openThread(conversationId(1), told)
  const extra = { kind: 'reaction' as const, to: messageId(1), emoji: '👍' }
  const mine = messageRow(2, { direction: 'out', state: 'queued', extra })
  index.updateMessages([messageId(1), messageId(2)], [keptRow(messageRow(1, { body: '1' })), keptRow(mine)])
  const shown = await thread.lines(0, 9)
  expect([shown.total, shown.lines.map(({ id }) => id)]).toEqual([1, [messageId(1)]])
  expect(shown.reactions).toMatchObject([{ to: messageId(1), emoji: '👍', state: 'queued' }])
  index.updateMessages([messageId(2)], [keptRow({ ...mine, state: 'accepted' })])
  expect(told).toHaveBeenCalledTimes(2)
  expect((await thread.lines(0, 9)).reactions).toEqual([])
  index.keepOnly('message', new Set())
  expect(await thread.lines(0, 9)).toMatchObject({ total: 0, reactions: [] })
})

test('a message whose time has passed is in no thread, before the server says that it is deleted', async () => {
  const { index, clock } = indexed([[1]])
  const thread = index.openThread(conversationId(1), () => {})
  const rows = [messageRow(1, { expires_at: clock.at + 50 }), messageRow(2), messageRow(3, { expires_at: clock.at })]
  index.updateMessages(
    rows.map(({ id }) => id),
    rows.map((row) => keptRow(row)),
  )
  expect((await thread.lines(0, 9)).lines.map(({ id }) => id)).toEqual([messageId(1), messageId(2)])
  expect(index.nextDue()).toBe(clock.at + 50)
  clock.at += 50
  index.timePassed()
  expect((await thread.lines(0, 9)).lines.map(({ id }) => id)).toEqual([messageId(2)])
  expect(index.nextDue()).toBeNull()
})
