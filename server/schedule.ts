import { errorFields, type Log } from './log.ts'

/** Runs work in the background every `everyMs`, one run at a time. A failure is logged, and the next tick tries again. */
export function schedule(
  work: (signal: AbortSignal) => Promise<void>,
  { everyMs, log, failed }: { everyMs: number; log: Log; failed: string },
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => work(stopping.signal)).catch((error: unknown) => log(failed, errorFields(error)))
  }, everyMs)
  return {
    stop() {
      clearInterval(timer)
      stopping.abort()
      return running
    },
  }
}
