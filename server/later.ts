import { setTimeout as sleep } from 'node:timers/promises'
import { asParty, standing } from './db/party.ts'
import { errorFields, type Log } from './log.ts'

/** Work that no answer waits for, such as sending a message: who asks cannot tell from the time whether there was any. */
export type Later = {
  do: (what: string, work: (signal: AbortSignal) => Promise<void>) => void
  /** when nothing is under way */
  idle: () => Promise<void>
  stop: () => Promise<void>
}

const patienceMs = 5_000

export function makeLater(log: Log): Later {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const idle = async () => {
    while (running.size) await Promise.all(running)
  }
  return {
    do(what, work) {
      // Charged to whom it is for, though the connection that they have now is theirs no more by then.
      const { lane, party } = standing()
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
