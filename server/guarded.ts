import { errorFields, type Log } from './log.ts'

/**
 * A listener, or the work of a timer, that cannot end the process: what it throws, at once or later, is logged. An event
 * or a timer has no caller that could catch anything, and an error that nobody catches ends the server for everybody.
 */
export const guarded =
  <Given extends unknown[]>(log: Log, failed: string, work: (...given: Given) => unknown) =>
  (...given: Given): void => {
    try {
      const done = work(...given)
      if (done instanceof Promise) inBackground(log, failed, done)
    } catch (error) {
      log(failed, errorFields(error))
    }
  }

/** Work that nobody waits for. */
export function inBackground(log: Log, failed: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => log(failed, errorFields(error)))
}
