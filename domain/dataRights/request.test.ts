import { expect, test } from 'vitest'
import { dueOf, isOverdue } from './request.ts'

const day = (text: string) => Date.parse(`${text}T09:30:00Z`)

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
])('what was asked on %s is due on %s', (asked, due) => {
  expect(new Date(dueOf(day(asked))).toISOString()).toBe(`${due}T09:30:00.000Z`)
})

test('only an open request is overdue', () => {
  const due_at = day('2026-11-21')
  expect(isOverdue({ state: 'open', due_at }, due_at + 1)).toBe(true)
  expect(isOverdue({ state: 'open', due_at }, due_at)).toBe(false)
  expect(isOverdue({ state: 'done', due_at }, due_at + 1)).toBe(false)
})
