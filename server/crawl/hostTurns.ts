import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '#domain/limits'

export type HostTurns = {
  /** Does one piece of work for a host: one at a time, and so long after the last one began and ended. */
  take: <Result>(host: string, asked: TurnRequest, work: () => Promise<Result>) => Promise<Result>
}
type TurnRequest = { signal: AbortSignal; gapMs?: number }

type HostTurn = { last: Promise<void>; next: number; waiting: number }

const forgetFrom = 10_000

/** One request at a time and one a second for each host, however many sites are read at once. */
export function makeHostTurns({ leastGapMs = limits.crawlGapMs }: { leastGapMs?: number } = {}): HostTurns {
  const turns = new Map<string, HostTurn>()

  return {
    async take(host, { signal, gapMs = leastGapMs }, work) {
      const turn = turns.get(host) ?? { last: Promise.resolve(), next: 0, waiting: 0 }
      turns.set(host, turn)
      const before = turn.last
      const { promise: done, resolve: end } = Promise.withResolvers<void>()
      turn.last = before.then(() => done)
      turn.waiting++
      try {
        await orAborted(before, signal)
        const wait = turn.next - performance.now()
        if (wait > 0) await sleep(wait, undefined, { signal })
        signal.throwIfAborted()
        // From the end of a slow answer too: a host that is at its limit gets its rest.
        const result = await work().finally(() => {
          turn.next = performance.now() + Math.max(gapMs, leastGapMs)
        })
        return result
      } finally {
        turn.waiting--
        end()
        if (turns.size > forgetFrom) forgetIdle(turns)
      }
    },
  }
}

function forgetIdle(turns: Map<string, HostTurn>): void {
  for (const [host, { waiting, next }] of turns) if (!waiting && next < performance.now()) turns.delete(host)
}

/** Waits for something, or for the end of wanting it. */
export function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  if (signal.aborted) return Promise.reject(signal.reason as Error)
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
