/** So many at once; whoever waits longest is next. */
type Slots = {
  waiting: () => number
  /** gives the slot back; asks for none when `signal` is over first */
  take: (signal: AbortSignal) => Promise<() => void>
}

export function makeSlots(most: number): Slots {
  let free = most
  const queue = new Set<() => void>()

  function give() {
    const [next] = queue
    if (!next) {
      free += 1
      return
    }
    queue.delete(next)
    next()
  }

  return {
    waiting: () => queue.size,
    async take(signal) {
      signal.throwIfAborted()
      if (free > 0) free -= 1
      else await turn(signal)
      return give
    },
  }

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        queue.delete(begin)
        reject(signal.reason)
      }
      queue.add(begin)
      signal.addEventListener('abort', leave, { once: true })
    })
  }
}

export async function inSlot<Result>(slots: Slots, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const giveBack = await slots.take(signal)
  try {
    return await work()
  } finally {
    giveBack()
  }
}
