/** One at a time for each key, in the order in which they came. */
type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

export function makeTurns(): InTurn {
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
