/** Runs one piece of work at a time for each key, in the order of the calls. */
type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

export function makeKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<void>>()
  return async (key, work) => {
    const before = last.get(key)
    const { promise: done, resolve: end } = Promise.withResolvers<void>()
    last.set(key, done)
    await before
    try {
      return await work()
    } finally {
      if (last.get(key) === done) last.delete(key)
      end()
    }
  }
}
