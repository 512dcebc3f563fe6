import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { upgraded } from '../mutations.ts'
import type { Mutation } from '../shared/mutation.ts'
import { lastTextOfMessage } from './conversation.ts'
import { type ConversationMessage, newMessageFacts, saidAgain } from './conversationMessage.ts'
import { type MessageExtra, WrittenExtra } from './messageExtra.ts'
import { messageMutations } from './messageMutations.ts'
import { said } from './testing/samples.ts'

const send = messageMutations['message.send']
const takes = (args: object) => z.safeParse(send.input, args).success
const id = '019aa000-0000-7000-8000-00000000000a'

test('what an older version wrote is a message without anything beside its text', () => {
  const { extra: _, ...before } = said
  expect(upgraded(send as unknown as Mutation, 1, before)).toEqual({ args: { ...before, extra: null } })
})

test('a place and a reaction need no text; buttons, lists and a request stand below one', () => {
  const place = { kind: 'location', latitude: 1, longitude: 2, name: '' }
  const buttons = { kind: 'buttons', buttons: [{ id: 'a', title: 'Yes' }] }
  expect(takes({ ...said, body: '', extra: place })).toBe(true)
  expect(takes({ ...said, body: '', extra: { kind: 'reaction', to: id, emoji: '👍' } })).toBe(true)
  for (const extra of [buttons, { kind: 'contactRequest' }]) {
    expect(takes({ ...said, body: '', extra })).toBe(false)
    expect(takes({ ...said, body: 'Which one?', extra })).toBe(true)
  }
})

test.each([
  { kind: 'location', latitude: 91, longitude: 0, name: '' },
  { kind: 'buttons', buttons: [] },
  { kind: 'buttons', buttons: Array.from({ length: 4 }, (_, at) => ({ id: `${at}`, title: 'Yes' })) },
  { kind: 'buttons', buttons: [{ id: 'a', title: 'x'.repeat(21) }] },
  { kind: 'list', button: 'Choose', sections: [{ title: '', rows: [] }] },
  { kind: 'reply', payload: 'mine' },
  { kind: 'unsupported', name: 'order' },
])('%j is nothing that a user writes', (extra) => {
  expect(z.safeParse(WrittenExtra, extra).success).toBe(false)
})

test.each<[MessageExtra, string]>([
  [{ kind: 'location', latitude: 1, longitude: 2, name: 'Hall 5' }, '📍 Hall 5'],
  [{ kind: 'contacts', people: [{ name: '', phones: ['49151'], isOwn: false }] }, '👤 49151'],
  [{ kind: 'unsupported', name: 'order' }, '❔ order'],
  [{ kind: 'voice' }, '🎤'],
])('the list shows %j as %s', (extra, shown) => {
  expect(lastTextOfMessage({ body: ' ', subject: '', parts: [], extra })).toBe(shown)
})

test('what is said again says all of it, but not what a user cannot write', () => {
  const message = { ...newMessageFacts, ...said, id, kind: 'text' } as unknown as ConversationMessage
  const place: MessageExtra = { kind: 'location', latitude: 1, longitude: 2, name: '' }
  expect(saidAgain({ ...message, extra: place }, 'new')).toMatchObject({ id: 'new', again_of: id, extra: place })
  expect(saidAgain({ ...message, extra: { kind: 'voice' } }, 'new').extra).toBeNull()
})
