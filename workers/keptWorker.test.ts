import { expose } from 'comlink'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeptWorker, Unanswered } from './keptWorker.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  for (const worker of started.splice(0)) worker.terminate()
  vi.useRealTimers()
})

type Api = { ping(): true; add(a: number, b: number): number; hang(): Promise<number> }
const api: Api = { ping: () => true, add: (a, b) => a + b, hang: () => new Promise(() => {}) }

/** A worker on the other end of a channel; a dead one answers nothing and says nothing. */
class FakeWorker extends EventTarget {
  readonly #ports = new MessageChannel()
  constructor() {
    super()
    expose(api, this.#ports.port2)
    this.#ports.port1.addEventListener('message', (event) => {
      this.dispatchEvent(new MessageEvent('message', { data: event.data }))
    })
    this.#ports.port1.start()
    started.push(this)
  }
  postMessage = (message: unknown) => this.#ports.port1.postMessage(message)
  terminate() {
    this.#ports.port1.close()
  }
}
const started: FakeWorker[] = []
const keep = (prepare: () => Promise<void> = async () => {}) =>
  new KeptWorker<Api>(() => new FakeWorker() as unknown as Worker, prepare)

test('a worker starts with the first call and is made ready once', async () => {
  let prepared = 0
  const worker = keep(async () => void prepared++)
  expect(started).toHaveLength(0)
  const sums = await Promise.all([1, 2, 3].map((n) => worker.call(1_000, (remote) => remote.add(n, n))))
  expect(sums).toEqual([2, 4, 6])
  expect([started.length, prepared]).toEqual([1, 1])
})

test('a slow call ends without its answer, and a worker that lives is kept', async () => {
  const worker = keep()
  await worker.call(1_000, (remote) => remote.ping())
  const slow = expect(worker.call(1_000, (remote) => remote.hang())).rejects.toMatchObject({
    name: 'Unanswered',
    isSilent: true,
  })
  await vi.advanceTimersByTimeAsync(1_000)
  await slow
  expect(await worker.call(1_000, (remote) => remote.add(1, 1))).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await worker.call(1_000, (remote) => remote.add(1, 2))).toBe(3)
  expect(started).toHaveLength(1)
})

test('a dead worker is replaced, and every call in flight ends', async () => {
  const worker = keep()
  await worker.call(1_000, (remote) => remote.ping())
  started[0]!.terminate()
  const short = expect(worker.call(1_000, (remote) => remote.add(1, 1))).rejects.toThrow(Unanswered)
  const long = expect(worker.call(60_000, (remote) => remote.add(1, 1))).rejects.toThrow(Unanswered)
  await vi.advanceTimersByTimeAsync(1_000)
  await short
  await vi.advanceTimersByTimeAsync(5_000)
  await long
  expect(await worker.call(1_000, (remote) => remote.add(2, 2))).toBe(4)
  expect(started).toHaveLength(2)
})

test('one that cannot be made ready fails the call, and the next call tries again', async () => {
  let tries = 0
  const worker = keep(async () => {
    if (++tries === 1) throw new Unanswered('no')
  })
  await expect(worker.call(1_000, (remote) => remote.ping())).rejects.toThrow(Unanswered)
  expect(await worker.call(1_000, (remote) => remote.ping())).toBe(true)
})

test('what only reads is asked again until a worker answers', async () => {
  let tries = 0
  const worker = keep(async () => {
    if (++tries < 3) throw new DOMException('The code did not arrive', 'NetworkError')
  })
  const sum = worker.ask(1_000, (remote) => remote.add(1, 1))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await sum).toBe(2)
  started.at(-1)!.terminate()
  const next = worker.ask(1_000, (remote) => remote.add(2, 2))
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await next).toBe(4)
  expect(started).toHaveLength(4)
})

test('what only reads is not asked again once the worker was ended, nor when the worker itself says no', async () => {
  const worker = keep()
  const wrong = worker.ask(1_000, () => Promise.reject(new RangeError('no such view')))
  await expect(wrong).rejects.toThrow(RangeError)
  const waiting = expect(worker.ask(1_000, (remote) => remote.hang())).rejects.toThrow(Unanswered)
  worker.end()
  await waiting
  expect(started).toHaveLength(1)
})

test('at rest nothing is held, and the next call after it starts anew', async () => {
  const worker = keep()
  const slow = expect(worker.call(60_000, (remote) => remote.hang())).rejects.toThrow(Unanswered)
  await worker.call(1_000, (remote) => remote.ping())
  worker.rest()
  await slow
  await expect(worker.call(1_000, (remote) => remote.ping())).rejects.toThrow(Unanswered)
  expect(started).toHaveLength(1)
  worker.wake()
  expect(await worker.call(1_000, (remote) => remote.add(1, 1))).toBe(2)
  expect(started).toHaveLength(2)
})

test('after the end nothing starts any more', async () => {
  const worker = keep()
  worker.end()
  await expect(worker.call(1_000, (remote) => remote.ping())).rejects.toThrow(Unanswered)
  expect(started).toHaveLength(0)
})

test('a worker is renewed when nobody waits for it any more, and answers on', async () => {
  let prepared = 0
  const worker = keep(async () => void prepared++)
  await worker.call(1_000, (remote) => remote.ping())
  const waiting = worker.call(1_000, (remote) => remote.add(1, 1))
  worker.renew()
  expect(await waiting).toBe(2)
  expect(started).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await worker.call(1_000, (remote) => remote.add(1, 2))).toBe(3)
  expect([started.length, prepared]).toEqual([2, 2])
  worker.end()
  worker.renew()
  expect(started).toHaveLength(2)
})
