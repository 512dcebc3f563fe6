import { expect, test } from 'vitest'
import type { Conversation } from './conversation.ts'
import type { ConversationMessage } from './conversationMessage.ts'
import { openAnswers } from './openAnswers.ts'

const thread = (id: string, waiting_since: number | null = 20, peer_id = id) =>
  ({ id, peer_id, waiting_since }) as Conversation
const said = (id: string, conversation_id: string, at: number, more: Partial<ConversationMessage> = {}) =>
  ({
    id,
    conversation_id,
    at,
    direction: 'in',
    kind: 'text',
    state: 'received',
    origin: 'peer',
    ...more,
  }) as ConversationMessage
const wrote = (id: string, conversation_id: string, at: number, more: Partial<ConversationMessage> = {}) =>
  said(id, conversation_id, at, { direction: 'out', state: 'queued', origin: 'chat', ...more })
const open = (threads: Conversation[], ...messages: ConversationMessage[]) =>
  openAnswers(threads, messages, 10).map(({ mail }) => mail.id)

test('of each thread that waits the last mail is to be answered, the newest first', () => {
  const threads = [thread('ann'), thread('ben'), thread('cy', null)]
  const mails = [said('a', 'ann', 20), said('b', 'ann', 30), said('c', 'ben', 25), said('d', 'cy', 40)]
  expect(open(threads, ...mails)).toEqual(['b', 'c'])
})

test('what was written without a network is an answer, from whichever mailbox; what failed is none', () => {
  const threads = [thread('ann'), thread('from another mailbox', null, 'ann')]
  expect(open(threads, said('a', 'ann', 20), wrote('s', 'ann', 25))).toEqual([])
  expect(open(threads, said('a', 'ann', 20), wrote('s', 'from another mailbox', 25))).toEqual([])
  expect(open(threads, said('a', 'ann', 20), wrote('s', 'ann', 25), said('b', 'ann', 30))).toEqual(['b'])
  expect(open(threads, said('a', 'ann', 20), wrote('s', 'ann', 25, { state: 'failed' }))).toEqual(['a'])
  expect(open(threads, said('a', 'ann', 20), wrote('s', 'ann', 25, { origin: 'campaign' }))).toEqual(['a'])
})

test('what a program wrote, what came back and what is old waits for nobody', () => {
  const threads = [thread('ann'), thread('ben'), thread('cy', 5)]
  const mails = [said('a', 'ann', 20, { kind: 'notice' }), said('b', 'ben', 20, { kind: 'bounce' }), said('c', 'cy', 5)]
  expect(open(threads, ...mails)).toEqual([])
})
