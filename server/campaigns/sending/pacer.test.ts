import { expect, test } from 'vitest'
import { makePacer } from './pacer.ts'

test('messages that were claimed together leave one after the other, and a silence saves nothing up', async () => {
  let now = 10_000
  const waits: number[] = []
  const pace = makePacer(
    () => now,
    async (ms) => {
      waits.push(ms)
    },
  )
  const { signal } = new AbortController()
  for (let n = 0; n < 4; n++) await pace(20, signal)
  expect(waits).toEqual([50, 100, 150])
  now += 60_000
  waits.length = 0
  for (let n = 0; n < 3; n++) await pace(80, signal)
  expect(waits).toEqual([12.5, 25])
})

test('a message that is given up waits no longer', async () => {
  const pace = makePacer()
  const given = new AbortController()
  await pace(0.001, given.signal)
  const waiting = pace(0.001, given.signal)
  given.abort()
  await waiting
})
