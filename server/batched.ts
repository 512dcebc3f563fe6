import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** Gives one thing to be done; what comes while others are being done is done together with what else comes until then. */
export type Batcher<Item, Result> = { add: (item: Item) => Promise<Result> }

/**
 * A commit costs as much for a hundred rows as for one. `work` gives a result for each item, in their order; `gatherMs` is how
 * long is waited for more, where nobody waits for the result.
 */
export function batched<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { gatherMs = 0, most = 200 } = {},
): Batcher<Item, Result> {
  type PendingItem = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  const waiting: PendingItem[] = []
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (waiting.length) {
      // Without any time to wait, all that is added in this turn of the loop goes together.
      await (gatherMs ? sleep(gatherMs) : setImmediate())
      const some = waiting.splice(0, most)
      try {
        const results = await work(some.map(({ item }) => item))
        for (const [at, { resolve }] of some.entries()) resolve(results[at]!)
      } catch (error) {
        for (const { reject } of some) reject(error)
      }
    }
    running = null
  }

  return {
    add(item) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      waiting.push({ item, resolve, reject })
      running ??= run()
      return promise
    },
  }
}
