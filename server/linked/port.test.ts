import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPort, PortSilence } from './port.ts'

type Here = { double: (n: number) => number }
type There = { half: (n: number) => number; broken: () => unknown; refuse: () => never; never: () => Promise<void> }

let channel: MessageChannel
beforeEach(() => {
  channel = new MessageChannel()
})
afterEach(() => {
  channel.port1.close()
  channel.port2.close()
})

/** Two ends of one port; `posts`: how often the first end woke the other. */
function openEnds() {
  let posts = 0
  const counted = {
    postMessage(message: unknown) {
      channel.port1.postMessage(message)
      posts += 1
    },
    on: (event: 'message', heard: (message: unknown) => void) => channel.port1.on(event, heard),
  }
  const near = openPort<Here, There>(counted, { double: (n) => 2 * n }, { timeoutMs: 200 })
  const there: There = {
    half: (n) => n / 2,
    broken: () => () => 'a function is not copied',
    refuse() {
      throw Object.assign(new Error('no'), { data: 463 })
    },
    never: () => new Promise(() => {}),
  }
  const far = openPort<There, Here>(channel.port2, there, { timeoutMs: 200 })
  return { near, far, posts: () => posts }
}

test('both ends ask each other, and what is asked in one turn goes together and in its order', async () => {
  const { near, far, posts } = openEnds()
  const asked = Array.from({ length: 50 }, (_, n) => near.call('half', n))
  expect(await Promise.all(asked)).toEqual(asked.map((_, n) => n / 2))
  expect(posts()).toBe(1)
  expect(await far.call('double', 4)).toBe(8)
})

test('what cannot be copied fails alone, on either side', async () => {
  const { near } = openEnds()
  const wrong = near.call('half', (() => 1) as unknown as number)
  const right = near.call('half', 2)
  await expect(wrong).rejects.toThrow(/could not be cloned/)
  expect(await right).toBe(1)
  await expect(near.call('broken')).rejects.toThrow(/could not be cloned/)
})

test('a refusal has its number; silence is told after its time, and when the other end is gone', async () => {
  const { near } = openEnds()
  await expect(near.call('refuse')).rejects.toMatchObject({ name: 'PortFailure', code: 463 })
  await expect(near.call('never')).rejects.toBeInstanceOf(PortSilence)
  const left = near.call('never')
  near.gone()
  await expect(left).rejects.toBeInstanceOf(PortSilence)
})
