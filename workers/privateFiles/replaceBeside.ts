import { wrap } from 'comlink'
import type { Path } from './inPlace.ts'
import type { ReplaceApi } from './replace.worker.ts'

/** Writes in a worker of its own, for a page. */
export async function replaceBeside(path: Path, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const worker = new Worker(new URL('./replace.worker.ts', import.meta.url), {
    type: 'module',
    name: 'fairlead-replace',
  })
  const died = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The writing worker ended')))
  })
  try {
    await Promise.race([wrap<ReplaceApi>(worker).replace(path, bytes), died])
  } finally {
    worker.terminate()
  }
}
