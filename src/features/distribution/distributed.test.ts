import { expect, test } from 'vitest'
import { backOf, canUndo, distributedCount, movedContacts } from './distributed.ts'

const receivers = [
  { user: 'mia', count: 16, back: 16 },
  { user: 'tom', count: 15, back: 10 },
]

test('what went and what came back is summed up over all receivers', () => {
  expect([movedContacts({ receivers }), backOf({ receivers })]).toEqual([31, 26])
})

test('while it is under way it is about what is on its way', () => {
  expect(distributedCount({ state: 'running', total: 40, receivers: [] })).toBe(40)
  expect(distributedCount({ state: 'done', total: 40, receivers })).toBe(31)
  expect(distributedCount({ state: 'stopped', total: 40, receivers: [] })).toBe(0)
})

test('an undo is offered while there is time, and once', () => {
  expect(canUndo({ state: 'done', undo_until: 100 }, 99)).toBe(true)
  expect(canUndo({ state: 'done', undo_until: 100 }, 100)).toBe(false)
  expect(canUndo({ state: 'undone', undo_until: 100 }, 1)).toBe(false)
  expect(canUndo({ state: 'done', undo_until: null }, 1)).toBe(false)
})
