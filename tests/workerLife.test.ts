import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { workerLife } from '#workers/workerLife'

const never = () => new Promise<number>(() => {})

test('an answer is heard, and what waits fails when the worker ends', async () => {
  const life = workerLife()
  expect(await life.heard(Promise.resolve(1))).toBe(1)
  await expect(life.heard(Promise.reject(new Error('no')))).rejects.toThrow('no')
  const waiting = [life.heard(never()), life.heard(never())]
  life.end(new Error('killed'))
  life.end(new Error('again'))
  for (const one of waiting) await expect(one).rejects.toThrow('killed')
  await expect(life.heard(Promise.resolve(2))).rejects.toThrow('killed')
})

test('an answer that was given is not kept while the worker lives', async () => {
  const life = workerLife()
  const kept = await (async () => new WeakRef(await life.heard(Promise.resolve({ page: 1 }))))()
  await new Promise((resolve) => setTimeout(resolve))

  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  expect(kept.deref()).toBeUndefined()
  life.end(new Error('it lived until here'))
})
