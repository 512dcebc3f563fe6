import { errorFields, type Log } from './log.ts'

/** The exit code after a crash (EX_SOFTWARE of sysexits.h): the supervisor starts the server again. */
export const crashCode = 70

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
/** Longer than anything that is waited for when the server stops. */
const orderlyMs = 60_000
const crashMs = 20_000
const mostCrashLines = 10

/** How the process ends: once, in order, and within a bounded time. Called before anything else begins. */
export function watchEnds(log: Log): { stopBy: (stop: () => Promise<void>) => void } {
  let stop = () => Promise.resolve()
  let ending = false

  function end(code: number, withinMs: number): void {
    if (ending) return
    ending = true
    // The database ends all the same: its watchdog sees to that.
    setTimeout(() => process.exit(code || 1), withinMs)
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(error)
        process.exit(code || 1)
      },
    )
  }

  function stopNow(): void {
    // The terminal and npm each hand on Ctrl-C: the second one is the same wish.
    if (ending) return
    console.log('Fairlead is stopping …')
    end(0, orderlyMs)
  }

  for (const signal of signals) process.on(signal, stopNow)
  // Whoever started us is gone, and with it whoever would start us again.
  process.on('disconnect', stopNow)
  // What nobody caught, or a promise that nobody awaited. What it left half done in memory is unknown, so we end; what was
  // answered is committed.
  let crashes = 0
  process.on('uncaughtException', (error, origin) => {
    if (crashes++ < mostCrashLines) log('crash', { origin, ...errorFields(error), stack: framesOf(error) })
    end(crashCode, crashMs)
  })
  return {
    stopBy(given) {
      stop = given
    },
  }
}

/** Where it happened, without the message, which can hold data. */
const framesOf = (error: unknown) =>
  [...String(error instanceof Error ? error.stack : '').matchAll(/\n\s+at (.*)/g)]
    .slice(0, 8)
    .map(([, frame]) => frame)
    .join(' | ')
