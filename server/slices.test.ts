import { expect, test } from 'vitest'
import { inParts, inSlices, nextRound, Slices } from './slices.ts'

test('of all long work one piece goes on in each round of the event loop', async () => {
  const rounds: number[] = []
  let round = 0
  let isOver = false
  const count = () => {
    round++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const work = async () => {
    for (let n = 0; n < 5; n++) {
      await nextRound()
      rounds.push(round)
    }
  }
  await Promise.all([work(), work(), work()])
  isOver = true
  expect(new Set(rounds).size).toBe(15)
})

test('a slice is over after its time, and the next one begins when the others have been', async () => {
  let now = 0
  const slices = new Slices(() => now)
  now = 9
  expect(slices.isOver).toBe(false)
  now = 10
  expect(slices.isOver).toBe(true)
  await slices.rest()
  expect(slices.isOver).toBe(false)
})

test('items keep their order, and what one throws is thrown', async () => {
  const seen: number[] = []
  await inSlices([1, 2, 3], (n) => seen.push(n))
  expect(seen).toEqual([1, 2, 3])
  const fail = () => {
    throw new Error('no')
  }
  await expect(inSlices([1], fail)).rejects.toThrow('no')
})

test('parts have all items once, in order, and none is much longer than a statement may be', async () => {
  const parts: number[][] = []
  const items = Array.from({ length: 25 }, (_, n) => n)
  await inParts(
    items,
    () => 'x'.repeat(100_000),
    async (part, texts) => {
      expect(texts).toHaveLength(part.length)
      parts.push([...part])
    },
  )
  expect(parts.flat()).toEqual(items)
  expect(parts.map((part) => part.length)).toEqual([10, 10, 5])
  await inParts([], String, async () => expect.fail('nothing to write'))
})
