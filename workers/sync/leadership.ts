import { silenceMs } from './leadClaim.ts'

const beatMs = 2_000
/** How long a lead that was given away is kept for the tab that asked for it. */
const givenMs = 2_000

export type Leadership = {
  /** A sign of life of the leader, from another tab. */
  heard(): void
  /** Leads no more, and then tells the tab that asked to take it. */
  give(tell: () => void): void
  /** The leader has given the lead to this tab. */
  take(): void
  stop(): void
}

type Options = {
  name: string
  /** a hidden or offline tab takes the lead from nobody */
  mayTake: () => boolean
  /** resolves true for one tab at a time, and seldom */
  claim: () => Promise<boolean>
  /** resolves when this tab leads no more by itself; `signal` says that it must not any more */
  lead: (signal: AbortSignal) => Promise<void>
  beat: () => void
  locks?: LockManager
}

/**
 * One tab of a user talks to the network. All queue for a lock; its holder beats. A frozen tab keeps its lock, so after
 * 12 s of silence a tab that can do the work takes it, but seldom: two tabs that rob each other would send nothing.
 */
export function contend({ name, mayTake, claim, lead, beat, locks = navigator.locks }: Options): Leadership {
  const ended = new AbortController()
  let waiting: AbortController | undefined
  let leading: { tell?: () => void; given: AbortController } | undefined
  let lastHeard = Date.now()
  let claiming = false

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
    const turn: typeof leading = { given: new AbortController() }
    leading = turn
    const beating = setInterval(beat, beatMs)
    beat()
    try {
      await lead(AbortSignal.any([mine.signal, ended.signal, turn.given.signal]))
    } finally {
      clearInterval(beating)
      if (leading === turn) leading = undefined
    }
    if (!turn.tell || mine.signal.aborted || ended.signal.aborted) return
    turn.tell()
    // Released now, the lock would go to the next in the queue and not to who asked.
    await timeOrAbort(givenMs, AbortSignal.any([mine.signal, ended.signal]))
  }

  function takeOver() {
    const former = waiting
    void queue(true)
    former?.abort()
  }

  const isSilent = () => !leading && Date.now() - lastHeard >= silenceMs && mayTake() && !ended.signal.aborted

  async function takeFromTheSilent() {
    if (claiming || !isSilent()) return
    claiming = true
    // A database that cannot be asked cannot be led either.
    const isClaimed = await claim().catch(() => false)
    claiming = false
    if (isClaimed && isSilent()) takeOver()
  }
  const watching = setInterval(() => void takeFromTheSilent(), beatMs)

  void queue(false)
  return {
    heard() {
      lastHeard = Date.now()
    },
    give(tell) {
      if (!leading) return
      leading.tell = tell
      leading.given.abort()
    },
    take() {
      if (!leading && !ended.signal.aborted) takeOver()
    },
    stop() {
      ended.abort()
      waiting?.abort()
      clearInterval(watching)
    },
  }
}

const timeOrAbort = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
