import type { Ports } from './ports.ts'

/** What one step came to: nothing left, there is more, try again later, or only a person can help. */
export type Step = 'idle' | 'more' | 'later' | 'blocked' | 'stopped'

export type Loop = {
  /** Run now, or as soon as the server allows it; earlier failures are forgotten. */
  kick(): void
  /** Not before so many ms from now, kicked or not. */
  hold(ms: number): void
  /** The next run may wait so long for more to do; instead of what was said before. */
  gather(ms: number): void
  stop(): void
}

const firstDelay = 1_000
const longestDelay = 60_000
const shortestDelay = 100
const longestHold = 5 * longestDelay
const longestGathering = firstDelay

/**
 * Runs `step` again and again, level-triggered: while there is something to do, a run is under way or planned within a
 * minute; full-jitter back-off after failures, `idleMs` between looks for work that nobody announced.
 */
export function createLoop(
  ports: Pick<Ports, 'clock' | 'random' | 'timer'>,
  step: () => Promise<Step>,
  idleMs: () => number,
): Loop {
  let running = false
  let again = false
  let stopped = false
  let failures = 0
  let notBefore = 0
  let gatheredAt = 0
  let cancel: (() => void) | undefined

  const plan = (ms: number) => {
    cancel?.()
    const now = ports.clock()
    const held = notBefore - now
    // Longer than anything is held: the clock was set back, and must not silence the device until it is there again.
    const gathering = Math.min(gatheredAt - now, longestGathering)
    cancel = ports.timer(Math.max(0, ms, gathering, held > longestHold ? 0 : held), () => void run())
  }

  const backOff = () => {
    const cap = Math.min(longestDelay, firstDelay * 2 ** failures)
    failures = Math.min(failures + 1, 20)
    return Math.max(shortestDelay, Math.floor(ports.random() * cap))
  }

  const after = (outcome: Step) => {
    const kicked = again
    again = false
    if (outcome === 'blocked' || outcome === 'stopped') return
    if (outcome === 'later') return plan(backOff())
    failures = 0
    plan(outcome === 'more' || kicked ? 0 : idleMs())
  }

  const run = async () => {
    cancel = undefined
    if (running || stopped) return
    running = true
    const outcome = await step()
    running = false
    if (!stopped) after(outcome)
  }

  return {
    kick() {
      failures = 0
      if (running) again = true
      else if (!stopped) plan(0)
    },
    hold(ms) {
      // A wrong clock or a hostile header must not silence the device for a day.
      notBefore = ports.clock() + Math.min(ms, longestHold)
    },
    gather(ms) {
      gatheredAt = ports.clock() + ms
    },
    stop() {
      stopped = true
      cancel?.()
    },
  }
}
