import { expect, test } from 'vitest'
import { DistributionRequest } from '#domain/distribution/distribution'
import { asConfirmed, planLines, remarksOn, sentenceOf } from './plan.ts'

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`
const [main, mia, tom] = [id(1), id(2), id(3)]
const toTwo = DistributionRequest.parse({ kind: 'distribute', count: 100, to: [mia, tom], share: 'roundRobin' })
const preview = {
  matching: 31,
  going: 31,
  holds: 40,
  receivers: [
    { user: mia, gets: 16, holds: 5 },
    { user: tom, gets: 15, holds: 0 },
  ],
}

test('who holds how many is said before and after, the giver first', () => {
  expect(planLines(toTwo, main, preview)).toEqual([
    { user: main, gets: 0, holds: 40, after: 9, isGiver: true },
    { user: mia, gets: 16, holds: 5, after: 21, isGiver: false },
    { user: tom, gets: 15, holds: 0, after: 15, isGiver: false },
  ])
})

test('what goes into the pool leaves its giver and reaches nobody', () => {
  const released = DistributionRequest.parse({ kind: 'release', from: mia, count: 3, into: 'pool' })
  const toPool = { matching: 5, going: 3, holds: 5, receivers: [{ user: main, gets: 3, holds: 40 }] }
  expect(planLines(released, mia, toPool)).toEqual([{ user: mia, gets: 0, holds: 5, after: 2, isGiver: true }])
  expect(sentenceOf(released)).toBe('releasePool')
  expect(sentenceOf({ ...released, into: 'main' } as DistributionRequest)).toBe('releaseMain')
})

test('no more goes than what was looked at; given numbers stay as they are', () => {
  expect(asConfirmed(toTwo, preview)).toMatchObject({ count: 31 })
  const byNumbers = DistributionRequest.parse({ ...toTwo, share: 'numbers', numbers: [60, 40] })
  expect(asConfirmed(byNumbers, preview)).toMatchObject({ count: 100, numbers: [60, 40] })
})

test('fewer than asked for, and somebody who goes without, are said', () => {
  expect(remarksOn(toTwo, preview, { all: false })).toEqual({ isFewer: true, leavesOut: false })
  expect(remarksOn(toTwo, preview, { all: true })).toEqual({ isFewer: false, leavesOut: false })
  const one = { ...preview, going: 1, receivers: [preview.receivers[0]!, { user: tom, gets: 0, holds: 0 }] }
  expect(remarksOn(toTwo, one, { all: true }).leavesOut).toBe(true)
})
