import { ProviderError } from '../channel.ts'

/** So many at once; the others wait for their turn. */
type Window = {
  pass: <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>
  /** Nobody passes any more; when all who did are done. */
  close: () => Promise<void>
}

export function makeWindow(size: number): Window {
  const waiting = new Set<() => void>()
  let inside = 0
  let whenEmpty: (() => void) | null = null

  async function enter(signal: AbortSignal): Promise<void> {
    if (whenEmpty || signal.aborted) throw new ProviderError('unreachable', 'stopped')
    if (inside < size) {
      inside++
      return
    }
    await new Promise<void>((begin, reject) => {
      const go = () => {
        signal.removeEventListener('abort', giveUp)
        begin()
      }
      const giveUp = () => {
        waiting.delete(go)
        reject(new ProviderError('unreachable', 'aborted'))
      }
      waiting.add(go)
      signal.addEventListener('abort', giveUp)
    })
  }

  function leave(): void {
    const [next] = waiting
    if (next) {
      waiting.delete(next)
      return next()
    }
    inside--
    if (!inside) whenEmpty?.()
  }

  return {
    async pass(signal, work) {
      await enter(signal)
      return work().finally(leave)
    },
    close: () =>
      new Promise((empty) => {
        whenEmpty = empty
        if (!inside) empty()
      }),
  }
}
