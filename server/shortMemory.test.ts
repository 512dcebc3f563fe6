import { expect, test } from 'vitest'
import { openShortMemory } from './shortMemory.ts'

function memory(most = 10) {
  const world = { asked: 0, at: 0, value: 'one', fails: false }
  const ask = async () => {
    world.asked++
    if (world.fails) throw new Error('no answer')
    return world.value
  }
  const known = openShortMemory<string>({ holdMs: (answer) => answer.length * 100, most, now: () => world.at })
  return { world, known, of: (key: string) => known.of(key, ask), anew: (key: string) => known.anew(key, ask) }
}

test('many who ask at once and soon after are one question; each answer holds for its own time', async () => {
  const { world, of } = memory()
  expect(await Promise.all([of('a'), of('a'), of('a')])).toEqual(['one', 'one', 'one'])
  world.value = 'three'
  world.at = 299
  expect([await of('a'), world.asked]).toEqual(['one', 1])
  world.at = 300
  expect([await of('a'), world.asked]).toEqual(['three', 2])
  world.at = 799
  expect([await of('a'), world.asked]).toEqual(['three', 2])
})

test('who doubts what is known gets it as it is now, and so do all after', async () => {
  const { world, of, anew } = memory()
  await of('a')
  world.value = 'two'
  expect([await anew('a'), await of('a'), world.asked]).toEqual(['two', 'two', 2])
})

test('a question that failed is asked again, and what is to be forgotten too', async () => {
  const { world, known, of } = memory()
  world.fails = true
  await expect(of('a')).rejects.toThrow('no answer')
  world.fails = false
  expect([await of('a'), await of('b'), world.asked]).toEqual(['one', 'one', 3])
  known.forget((key) => key === 'a')
  await Promise.all([of('a'), of('b')])
  expect(world.asked).toBe(4)
})

test('it does not grow with those who ask', async () => {
  const { world, of } = memory(2)
  for (const key of ['a', 'b', 'c', 'b', 'c']) await of(key)
  expect(world.asked).toBe(3)
  await of('a')
  expect(world.asked).toBe(4)
})
