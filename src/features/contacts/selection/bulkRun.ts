import type { ErrorCode } from '#domain/errors'
import type { BulkProgress, BulkStep } from '#workers/bulk/jobs'

export type BulkOutcome = BulkProgress & ({ kind: 'done' } | { kind: 'stopped' } | { kind: 'refused'; code: ErrorCode })

/** How a user holds up, goes on with and ends what is running. */
export class BulkControl {
  isStopped = false
  #held: { promise: Promise<void>; go: () => void } | null = null

  pause() {
    if (this.#held) return
    let go = () => {}
    const promise = new Promise<void>((resolve) => (go = resolve))
    this.#held = { promise, go }
  }

  resume() {
    this.#held?.go()
    this.#held = null
  }

  stop() {
    this.isStopped = true
    this.resume()
  }

  /** Resolves when the next step may be made. */
  ready = () => this.#held?.promise ?? Promise.resolve()
}

/** Asks for steps until all are made; each is kept as a whole, so a stop keeps those that were made. */
export async function runSteps(
  step: () => Promise<BulkStep | null>,
  of: number,
  control: BulkControl,
  onProgress: (progress: BulkProgress) => void,
): Promise<BulkOutcome> {
  let last: BulkProgress = { done: 0, of, changed: 0, undo: null }
  while (last.done < of) {
    await control.ready()
    if (control.isStopped) return { ...last, kind: 'stopped' }
    const next = await step()
    if (!next) return { ...last, kind: 'stopped' }
    const { saved, done, changed, undo } = next
    last = { done, of, changed, undo }
    if (saved?.kind === 'refused') return { ...last, kind: 'refused', code: saved.code }
    onProgress(last)
  }
  return { ...last, kind: 'done' }
}
