import { expect, test } from 'vitest'
import { openShortMemory } from './shortMemory.ts'

function memory(most = 10) {
  const world = { asked: 0, at: 0, value: 'one', fails: false }
  const read = async (key: string) => {
    world.asked++
    if (world.fails) throw new Error('no database')
    return `${key} ${world.value}`
  }
  return { world, memory: openShortMemory(read, { ms: 1_000, most, now: () => world.at }) }
}

test('many who ask at once and soon after are one look; later it is looked at again', async () => {
  const { world, memory: known } = memory()
  expect(await Promise.all([known.of('a'), known.of('a'), known.of('a')])).toEqual(['a one', 'a one', 'a one'])
  world.value = 'two'
  world.at = 999
  expect([await known.of('a'), world.asked]).toEqual(['a one', 1])
  world.at = 1_000
  expect([await known.of('a'), world.asked]).toEqual(['a two', 2])
})

test('who doubts what is known gets it as it is now, and so do all after', async () => {
  const { world, memory: known } = memory()
  await known.of('a')
  world.value = 'two'
  expect([await known.anew('a'), await known.of('a'), world.asked]).toEqual(['a two', 'a two', 2])
})

test('a look that failed is not remembered', async () => {
  const { world, memory: known } = memory()
  world.fails = true
  await expect(known.of('a')).rejects.toThrow('no database')
  world.fails = false
  expect(await known.of('a')).toBe('a one')
})

test('it does not grow with whoever asks', async () => {
  const { world, memory: known } = memory(2)
  for (const key of ['a', 'b', 'c', 'b', 'c']) await known.of(key)
  expect(world.asked).toBe(3)
  await known.of('a')
  expect(world.asked).toBe(4)
})
