import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AssistantMessage, contextOf, shownThreadMessages, titleOfQuestion } from './thread.ts'

const message = (n: number, fields: Partial<AssistantMessage> = {}): AssistantMessage => ({
  id: `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  thread_id: '019aa000-0000-7000-8000-000000000aaa',
  user: '019aa000-0000-7000-8000-000000000bbb',
  role: n % 2 ? 'assistant' : 'user',
  n,
  text: `text ${n}`,
  state: 'done',
  problem: '',
  model: '',
  removed_at: null,
  created_at: n,
  updated_at: n,
  ...fields,
})

test('a thread is called by the first line of its question, cut between characters', () => {
  expect(titleOfQuestion('  写一封报价邮件\n给 ABC')).toBe('写一封报价邮件')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (question) => {
      expect([...titleOfQuestion(question)].length).toBeLessThanOrEqual(60)
    }),
  )
})

test('messages stand in their order, without those that an edited question replaced', () => {
  const rows = [message(3), message(1), message(2, { removed_at: 9 }), message(0)]
  expect(shownThreadMessages(rows).map(({ n }) => n)).toEqual([0, 1, 3])
})

test('the model is told the newest messages that fit, and always the question', () => {
  const rows = Array.from({ length: 9 }, (_, n) => message(n, { text: 'x'.repeat(100) }))
  expect(contextOf(rows, 250).map(({ role }) => role)).toEqual(['user'])
  expect(contextOf(rows, 350)).toHaveLength(3)
  expect(contextOf([message(0, { text: 'y'.repeat(9_000) })], 10)).toHaveLength(1)
})

test('an answer without a word is not told, and no telling begins with an answer', () => {
  expect(contextOf([message(0), message(1, { text: '' }), message(2)]).map(({ text }) => text)).toEqual([
    'text 0',
    'text 2',
  ])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 100 }), (count, room) => {
      const told = contextOf(
        Array.from({ length: count * 2 - 1 }, (_, n) => message(n)),
        room,
      )
      expect(told[0]?.role).toBe('user')
      expect(told.at(-1)?.text).toBe(`text ${count * 2 - 2}`)
    }),
  )
})
