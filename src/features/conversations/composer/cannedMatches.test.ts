import { expect, test } from 'vitest'
import type { CannedAnswer } from '#domain/conversations/note'
import { cannedMatches, strokeOf } from './cannedMatches.ts'

const answer = (name: string, shortcut: string, text = ''): CannedAnswer => ({
  id: name,
  name,
  shortcut,
  text,
  language: 'en',
  shared: false,
  owner: 'u',
  created_at: 0,
  updated_at: 0,
})

test('a stroke and one word ask for canned answers, and anything else is a text', () => {
  expect(strokeOf('/')).toBe('')
  expect(strokeOf('/报价')).toBe('报价')
  expect(['/price list', 'a/b', '', 'price'].map(strokeOf)).toEqual([null, null, null, null])
})

test('a shortcut comes before a name, and a name before a text', () => {
  const answers = [answer('Hours', '', 'our price'), answer('Price list', 'pl'), answer('Offer', 'price')]
  expect(cannedMatches(answers, 'price').map(({ name }) => name)).toEqual(['Offer', 'Price list', 'Hours'])
})
