import { setTimeout as sleep } from 'node:timers/promises'
import { asParty, currentPartyContext } from './db/party.ts'
import { errorFields, type Log } from './log.ts'

/** Work that no response waits for, such as sending a message: the response time must not reveal whether there was any. */
export type BackgroundQueue = {
  enqueue: (what: string, work: (signal: AbortSignal) => Promise<void>) => void
  /** resolves when nothing is running */
  idle: () => Promise<void>
  stop: () => Promise<void>
}

const patienceMs = 5_000

export function makeBackgroundQueue(log: Log): BackgroundQueue {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const idle = async () => {
    while (running.size) await Promise.all(running)
  }
  return {
    enqueue(what, work) {
      // Charged to the party of the request, although its own connection is given back by then.
      const { lane, party } = currentPartyContext()
      const done = new Promise((begin) => setImmediate(begin))
        .then(() => asParty(lane, party, () => work(stopping.signal)))
        .catch((error: unknown) => log('not done', { what, ...errorFields(error) }))
        .finally(() => running.delete(done))
      running.add(done)
    },
    idle,
    async stop() {
      const timer = new AbortController()
      await Promise.race([idle(), sleep(patienceMs, undefined, { signal: timer.signal })])
      timer.abort()
      stopping.abort()
      await idle()
    },
  }
}
