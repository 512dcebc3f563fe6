import type { Ports } from './ports.ts'

/**
 * What one step came to: nothing left, there is more, try again later, or soon, because a person is at it just now; or only
 * a person can help.
 */
export type LoopStep = 'idle' | 'more' | 'later' | 'soon' | 'blocked' | 'stopped'

export type Loop = {
  /** Run now, or as soon as the server allows it; earlier failures are forgotten. */
  kick(): void
  /** Not before so many ms from now, kicked or not. */
  hold(ms: number): void
  /** As `kick`; but of what comes one upon the other, such as an import's changes, more goes together when it pauses. */
  gather(): void
  stop(): void
}

const firstDelay = 1_000
const longestDelay = 60_000
const longestSoon = 5_000
const shortestDelay = 100
const longestHold = 5 * longestDelay
/** `longestMs`: so long a stream may keep the first ones waiting. */
const stream = { gapMs: 400, longestMs: 5_000 }

/**
 * Runs `step` again and again, level-triggered: while there is something to do, a run is under way or planned within a
 * minute; full-jitter back-off after failures, `idleMs` between looks for work that nobody announced.
 */
export function createLoop(
  ports: Pick<Ports, 'clock' | 'random' | 'timer'>,
  step: () => Promise<LoopStep>,
  idleMs: () => number,
): Loop {
  let running = false
  let again = false
  let stopped = false
  let failures = 0
  let notBefore = 0
  let gatheredAt = 0
  let lastNew = Number.NEGATIVE_INFINITY
  let streamSince = 0
  let cancel: (() => void) | undefined

  const plan = (ms: number) => {
    cancel?.()
    const now = ports.clock()
    const held = notBefore - now
    // Longer than anything is held: the clock was set back, and must not silence the device until it is there again.
    const gathering = Math.min(gatheredAt - now, stream.gapMs)
    cancel = ports.timer(Math.max(0, ms, gathering, held > longestHold ? 0 : held), () => void run())
  }

  const backOff = (longest = longestDelay) => {
    const cap = Math.min(longest, firstDelay * 2 ** failures)
    failures = Math.min(failures + 1, 20)
    return Math.max(shortestDelay, Math.floor(ports.random() * cap))
  }

  const after = (outcome: LoopStep) => {
    const kicked = again
    again = false
    if (outcome === 'blocked' || outcome === 'stopped') return
    if (outcome === 'later') return plan(backOff())
    if (outcome === 'soon') return plan(backOff(longestSoon))
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

  function kick() {
    failures = 0
    if (running) again = true
    else if (!stopped) plan(0)
  }

  return {
    kick,
    hold(ms) {
      // A wrong clock or a hostile header must not silence the device for a day.
      notBefore = ports.clock() + Math.min(ms, longestHold)
    },
    gather() {
      const now = ports.clock()
      const goesOn = Math.abs(now - lastNew) < stream.gapMs
      const goesNow = !goesOn || now - streamSince > stream.longestMs
      if (goesNow) streamSince = now
      gatheredAt = goesNow ? now : now + stream.gapMs
      lastNew = now
      kick()
    },
    stop() {
      stopped = true
      cancel?.()
    },
  }
}
