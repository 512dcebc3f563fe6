import { type Remote, wrap } from 'comlink'
import type { CardsWorkerApi, ReadPhoto } from './cards.worker.ts'

export { areHere, fetchParts, recognitionBytes } from './recognitionParts.ts'

/** One card at a time; the second thread and its memory go when nothing was read for a while. */
const restMs = 60_000
/** A recognition takes half a second, on a slow phone some; one that hangs is ended with its worker. */
const patienceMs = 60_000

export type CardReader = { read(photo: Blob): Promise<ReadPhoto | { kind: 'failed' }>; close(): void }

export function openCardReader(): CardReader {
  let worker: Worker | null = null
  let remote: Remote<CardsWorkerApi> | null = null
  let rest: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()

  const end = () => {
    clearTimeout(rest)
    worker?.terminate()
    worker = remote = null
  }

  function start(): Remote<CardsWorkerApi> {
    if (remote) return remote
    worker = new Worker(new URL('./cards.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-cards' })
    return (remote = wrap<CardsWorkerApi>(worker))
  }

  async function readOne(photo: Blob): Promise<ReadPhoto | { kind: 'failed' }> {
    clearTimeout(rest)
    const reading = start().read(photo)
    let timer: ReturnType<typeof setTimeout> | undefined
    const died = new Promise<{ kind: 'failed' }>((resolve) => {
      const give = () => resolve({ kind: 'failed' })
      worker!.addEventListener('error', give, { once: true })
      timer = setTimeout(give, patienceMs)
    })
    const outcome = await Promise.race([reading.catch(() => ({ kind: 'failed' }) as const), died])
    clearTimeout(timer)
    if (outcome.kind === 'failed') end()
    else rest = setTimeout(end, restMs)
    return outcome
  }

  return {
    read(photo) {
      const turn = last.then(() => readOne(photo))
      last = turn
      return turn
    },
    close: end,
  }
}
