import { expect, test } from 'vitest'
import type { ConversationNote } from '#domain/conversations/note'
import type { MessageLine } from '#workers/search/conversations/api'
import { threadItems } from './threadItems.ts'

const day = (n: number, hour = 12) => new Date(2026, 10, n, hour).getTime()
const line = (id: string, at: number): MessageLine => ({
  id,
  at,
  direction: 'in',
  kind: 'text',
  state: 'received',
  body: id,
  origin: 'peer',
  author: null,
  pending: false,
  version: 0,
})
const note = (id: string, at: number): ConversationNote => ({
  id,
  conversation_id: 'c',
  text: id,
  created_by: 'u',
  created_at: at,
  updated_at: at,
})
const whole = { isStart: true, isEnd: true, firstUnread: null }
const said = (...args: Parameters<typeof threadItems>) =>
  threadItems(...args).map((item) => (item.kind === 'day' ? 'day' : item.key))

test('each day begins with a line, and notes stand where they were written', () => {
  const lines = [line('a', day(1)), line('b', day(1, 14)), line('c', day(2))]
  expect(said({ ...whole, lines }, [note('n', day(1, 13))])).toEqual(['day', 'a', 'n', 'b', 'day', 'c'])
})

test('of a part of a thread only the notes between its messages are shown', () => {
  const lines = [line('b', day(2)), line('c', day(4))]
  const notes = [note('before', day(1)), note('between', day(3)), note('after', day(5))]
  const part = { isStart: false, isEnd: false, firstUnread: null }
  expect(said({ ...part, lines }, notes)).toEqual(['day', 'b', 'day', 'between', 'day', 'c'])
  expect(said({ ...part, isEnd: true, lines }, notes)).toContain('after')
})

test('the new ones begin below a line', () => {
  const lines = [line('a', day(1)), line('b', day(1, 13))]
  expect(said({ ...whole, firstUnread: 'b', lines }, [])).toEqual(['day', 'a', 'unread', 'b'])
})

test('a conversation of notes alone shows them', () => {
  expect(said({ ...whole, lines: [] }, [note('n', day(1))])).toEqual(['day', 'n'])
})
