import { expose } from 'comlink'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptIndex } from './keptIndex.ts'

let started = 0
/** A search worker with nothing in it, on the other end of a channel. */
class EmptyWorker extends EventTarget {
  readonly #ports = new MessageChannel()
  constructor() {
    super()
    started++
    const api = {
      ping: () => true,
      start: async () => {},
      openUnread: async () => {},
      readUnread: async () => ({ messages: 3, conversations: 1, byChannel: {}, waiting: 0 }),
    }
    expose(api, this.#ports.port2)
    this.#ports.port1.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    )
    this.#ports.port1.start()
  }
  postMessage = (message: unknown, transfer: Transferable[] = []) => this.#ports.port1.postMessage(message, transfer)
  terminate = () => this.#ports.port1.close()
}
beforeEach(() => {
  started = 0
  vi.stubGlobal('Worker', EmptyWorker)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a screen that fails when it is told of a change costs neither the worker nor what others ask', async () => {
  let stand = () => {}
  const standing = new Promise<void>((resolve) => (stand = resolve))
  const index = keptIndex({ account: 'a', user: 'u' }, standing, () => Promise.reject(new Error('not asked')))
  let told = 0
  const failing = index.conversations.unread(() => {
    throw new Error('this screen is not ready')
  })
  const other = index.conversations.unread(() => void told++)
  stand()
  expect(await (await other).read()).toMatchObject({ messages: 3 })
  expect(await (await failing).read()).toMatchObject({ messages: 3 })
  expect([started, told]).toEqual([1, 1])
  index.end()
})
