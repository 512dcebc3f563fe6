import { errorFields, type Log } from './log.ts'

/** Work in the background, again and again; one run at a time. What fails is logged and tried at the next turn. */
export function repeat(
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
