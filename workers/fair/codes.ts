import { wrap } from 'comlink'
import type { CodesWorkerApi } from './codes.worker.ts'

/** Reads codes out of pictures, beside the screen. */
export function openCodes() {
  const worker = new Worker(new URL('./codes.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-codes' })
  const remote = wrap<CodesWorkerApi>(worker)
  return { decode: (image: ImageData) => remote.decode(image), close: () => worker.terminate() }
}
