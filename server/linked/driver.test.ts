import { afterEach, expect, test, vi } from 'vitest'
import { noLog } from '../log.ts'
import { HeardList } from '../testing/heardList.ts'
import { type LinkedDriver, openDriver } from './driver.ts'
import type { LinkedEvent } from './protocol.ts'

/** A worker that does with each question what its session's name says. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (messages) => messages.forEach(hear))
    function hear({ kind, id, name, args }) {
      if (kind !== 'call') return
      const session = args[0]?.session ?? args[0]
      const answer = (value) => parentPort.postMessage([{ kind: 'answer', id, value }])
      if (name === 'use') answer({ sessions: 0, heap: Object.keys(process.env).length, silenced: 0 })
      else if (name === 'begin') answer()
      else if (session === 'falls') process.exit(1)
      else if (session === 'refused') parentPort.postMessage([{ kind: 'failure', id, message: 'rate-overlimit', code: 429 }])
      else if (session === 'prints') { console.log('a private key'); process.stdout.write('a private key'); answer() }
    }
  `)}`,
)

type HeardEvent = { session: string; event: LinkedEvent }
let driver: LinkedDriver
let events: HeardList<HeardEvent>
function open(): void {
  events = new HeardList()
  const host = {
    loadKeys: () => Promise.resolve({}),
    storeKeys: () => Promise.resolve(),
    storeCredentials: () => Promise.resolve(),
    happened: (session: string, event: LinkedEvent) => events.add({ session, event }),
  }
  driver = openDriver({ folder: '/nowhere', host, log: noLog, program })
}
afterEach(async () => {
  vi.useRealTimers()
  await driver.stop()
})

const begin = (session: string) => driver.ask('begin', { session, credentials: null, server: null })
const closed = { kind: 'closed', code: null }

test('when the worker falls, what it was asked is unknown, its sessions are closed, and it comes back later', async () => {
  open()
  vi.useFakeTimers({ toFake: ['Date'] })
  await begin('a')
  await begin('b')
  const pending = driver.ask('check', 'silent', ['1'])
  expect(await driver.ask('check', 'falls', ['1'])).toEqual({ kind: 'unknown' })
  expect(await pending).toEqual({ kind: 'unknown' })
  await events.until(({ session }) => session === 'b')
  expect(events.all).toEqual(['a', 'b'].map((session) => ({ session, event: closed })))
  expect(await begin('a')).toMatchObject({ kind: 'failed', text: expect.stringContaining('waits') })
  vi.setSystemTime(Date.now() + 1_001)
  expect(await begin('a')).toMatchObject({ kind: 'done' })
})

test('a refusal of WhatsApp keeps its number, and is none of the worker', async () => {
  open()
  expect(await driver.ask('check', 'refused', ['1'])).toEqual({ kind: 'failed', code: 429, text: 'rate-overlimit' })
  expect(await begin('a')).toMatchObject({ kind: 'done' })
})

test('what is under way when the server stops is unknown, and nothing is begun any more', async () => {
  open()
  await begin('a')
  const pending = driver.ask('check', 'silent', ['1'])
  await driver.stop()
  expect(await pending).toEqual({ kind: 'unknown' })
  expect(await begin('b')).toMatchObject({ kind: 'failed' })
  expect(events.all).toEqual([])
})

test('the worker has none of the server’s environment, and prints nowhere', async () => {
  open()
  const printed: unknown[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(text) > 0)
  const use = await driver.ask('use')
  await driver.ask('check', 'prints', ['1'])
  write.mockRestore()
  expect(use).toMatchObject({ kind: 'done', value: { heap: 2 } })
  expect(printed.join('')).not.toContain('private key')
})
