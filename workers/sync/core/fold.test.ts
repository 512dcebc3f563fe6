import { expect, test } from 'vitest'
import { foldOne, refold } from './fold.ts'

const row = { id: '1', name: 'VIP' }
const mutation = { version: 1, edited_at: 5, args: { id: '1', name: 'Guest' } }
const rename = { ...mutation, name: 'tag.rename' }

test('a change that this version does not know leaves the row as it is', () => {
  expect(foldOne(row, '1', { ...mutation, name: 'tag.paint' }, 'me')).toBe(row)
  expect(foldOne(row, '1', { ...rename, version: 9 }, 'me')).toBe(row)
})

test('a change that cannot be run leaves the row as it is', () => {
  expect(foldOne(row, '1', { ...mutation, name: 'contact.tag.add', args: {} }, 'me')).toBe(row)
})

test('the view is the base with what waits, in order, and the base comes back when nothing waits', () => {
  const entry = { id: '1', row, rev: 3, scope: 'acct', history: 0 }
  const later = { ...rename, args: { id: '1', name: 'Host' } }
  const waiting = refold(
    entry,
    row,
    [1, 2],
    new Map([
      [1, rename],
      [2, later],
    ]),
    'me',
  )
  expect(waiting).toMatchObject({ row: { name: 'Host' }, base: row, waiting: [1, 2] })
  expect(refold(waiting, row, [1, 2], new Map(), 'me')).toEqual(entry)
})
