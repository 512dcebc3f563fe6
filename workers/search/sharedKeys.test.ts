import { expect, test } from 'vitest'
import { sortedInTurns } from './inTurns.ts'
import { SharedKeys } from './sharedKeys.ts'

const sharedBy = (keys: SharedKeys) => [...keys.shared()].flat().toSorted((a, b) => a.slots[0]! - b.slots[0]!)

test('who shares a key is found, and nobody else', () => {
  const keys = new SharedKeys()
  for (let slot = 0; slot < 100_000; slot++) keys.add(slot, 2, 1, `49151${slot}`)
  keys.add(100_001, 0, 1, '491517')
  keys.add(100_002, 2, 1, '491517')
  keys.add(100_003, 2, 1, '4915199999')
  // Another sort of key, however alike.
  keys.add(100_004, 2, 2, '491518')
  expect(sharedBy(keys)).toEqual([
    { slots: [7, 100_001, 100_002], kinds: [2, 0, 2] },
    { slots: [99_999, 100_003], kinds: [2, 2] },
  ])
})

test('what is sorted in turns is sorted, and equal ones stay as they stand', async () => {
  const all = Array.from({ length: 10_000 }, (_, at) => ({ at, by: (at * 7_919) % 97 }))
  const byIt = (a: { by: number }, b: { by: number }) => a.by - b.by
  let turns = 0
  expect(await sortedInTurns(all, byIt, async () => turns++)).toEqual(all.toSorted(byIt))
  expect(turns).toBeGreaterThan(10)
  expect(await sortedInTurns([], byIt, async () => {})).toEqual([])
})
