const beatMs = 2_000
const silenceMs = 12_000
const firstStealPauseMs = 60_000
const longestStealPauseMs = 600_000

export type Leadership = {
  /** A sign of life of the leader, from another tab. */
  heard(): void
  stop(): void
}

type Options = {
  name: string
  /** a hidden or offline tab takes the lead from nobody */
  mayTake: () => boolean
  /** resolves when this tab leads no more by itself; `signal` says that it must not any more */
  lead: (signal: AbortSignal) => Promise<void>
  beat: () => void
  locks?: LockManager
}

/**
 * One tab of a user talks to the network. All queue for a lock; its holder beats. A frozen tab keeps its lock, so after
 * 12 s of silence a tab that can do the work takes it, but seldom: two tabs that rob each other would send nothing.
 */
export function contend({ name, mayTake, lead, beat, locks = navigator.locks }: Options): Leadership {
  const ended = new AbortController()
  let waiting: AbortController | undefined
  let leading = false
  let lastHeard = Date.now()
  let lastTaken = Number.NEGATIVE_INFINITY
  let pause = firstStealPauseMs

  async function queue(steal: boolean) {
    const mine = new AbortController()
    waiting = mine
    const options: LockOptions = steal ? { steal: true } : { signal: mine.signal }
    try {
      await locks.request(name, options, () => hold(mine))
    } catch (error) {
      // Taken by another tab, or given up in the queue.
      if ((error as Error).name !== 'AbortError') throw error
    } finally {
      mine.abort()
    }
    if (waiting === mine && !ended.signal.aborted) {
      lastHeard = Date.now()
      void queue(false)
    }
  }

  async function hold(mine: AbortController) {
    leading = true
    const beating = setInterval(beat, beatMs)
    beat()
    try {
      await lead(AbortSignal.any([mine.signal, ended.signal]))
    } finally {
      clearInterval(beating)
      leading = false
    }
  }

  const watching = setInterval(() => {
    const now = Date.now()
    if (leading || now - lastHeard < silenceMs || now - lastTaken < pause || !mayTake()) return
    pause = lastTaken > 0 ? Math.min(longestStealPauseMs, pause * 2) : pause
    lastTaken = now
    const former = waiting
    void queue(true)
    former?.abort()
  }, beatMs)

  void queue(false)
  return {
    heard() {
      lastHeard = Date.now()
    },
    stop() {
      ended.abort()
      waiting?.abort()
      clearInterval(watching)
    },
  }
}
