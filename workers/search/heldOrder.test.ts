import { expect, test } from 'vitest'
import { heldOrder } from './heldOrder.ts'

const slots = (...all: number[]) => Int32Array.from(all)

test('what changed stays where it was, and what is new stands behind the unchanged one before it', () => {
  expect(heldOrder(slots(1, 2, 3), slots(3, 1, 2), new Set([3]))).toEqual(slots(1, 2, 3))
  expect(heldOrder(slots(1, 2, 3), slots(8, 3, 1, 9, 2), new Set([3, 8, 9]))).toEqual(slots(8, 1, 9, 2, 3))
  expect(heldOrder(slots(), slots(5, 4), new Set([4, 5]))).toEqual(slots(5, 4))
})

// If each were put behind the others by copying them, this would take minutes.
test('a hundred thousand that come in while a contact is open have their places', () => {
  const many = Int32Array.from({ length: 100_000 }, (_, slot) => slot + 1)
  const sorted = Int32Array.of(0, ...many.toReversed())
  expect(heldOrder(slots(0), sorted, new Set(many))).toEqual(sorted)
})
