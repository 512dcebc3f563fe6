/** `heard`: fails with the worker, of which nobody would hear otherwise. */
export type WorkerLife = {
  heard<T>(answer: Promise<T>): Promise<T>
  /** Everything that waits fails with this reason, and what is asked afterwards too. */
  end(reason: Error): void
}

/**
 * What waits for a worker's answers. Not one promise that each is raced against: it would keep every answer, such as all pages of
 * a large file, until the worker ends.
 */
export function workerLife(): WorkerLife {
  const waiting = new Set<(reason: Error) => void>()
  let ended: Error | null = null
  return {
    heard: (answer) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        waiting.add(reject)
        const done = () => waiting.delete(reject)
        void answer.then(resolve, reject).finally(done)
      }),
    end(reason) {
      ended ??= reason
      for (const reject of waiting) reject(ended)
      waiting.clear()
    },
  }
}
