import { expect, test } from 'vitest'
import type { ParkedChange } from '#domain/sync/parkedChange'
import { inParkedOrder } from './parkedOrder.ts'

const parked = (id: string, edited_at: number, discarded_at: number | null = null): ParkedChange => ({
  id,
  user: 'u',
  name: 'contact.patch',
  args: {},
  edited_at,
  at: 9,
  discarded_at,
})

test('what waits comes first and in the order in which it was made', () => {
  const rows = [parked('gone', 1, 50), parked('second', 3), parked('late', 2, 60), parked('b', 2), parked('a', 2)]
  expect(inParkedOrder(rows).map(({ id }) => id)).toEqual(['a', 'b', 'second', 'late', 'gone'])
})
