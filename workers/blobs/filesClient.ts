import { type Remote, wrap } from 'comlink'
import { limits } from '#domain/limits'
import type { Failure } from '../sheets/api.ts'
import type { FilesApi } from './api.ts'
import type { FilesWorkerApi } from './files.worker.ts'

type OfSync = Pick<FilesApi, 'want' | 'retry'>

/** A worker per file, gone with its memory when the file is made. */
export const openFiles = (sync: OfSync): FilesApi => ({
  ...sync,
  picture: (file, { taken }) =>
    withWorker((worker) => worker.shrink(file, taken ? limits.photoBytes : limits.pictureBytes)),
  attachment: (file) => withWorker((worker) => worker.take(file)),
  shopPicture: (file, cut) => withWorker((worker) => worker.cut(file, cut)),
  sound: (blob, mime) => withWorker(async (worker) => ({ kind: 'made', file: await worker.name(blob, mime) })),
})

async function withWorker<R extends { kind: 'made' }>(
  work: (worker: Remote<FilesWorkerApi>) => Promise<R | Failure>,
): Promise<R | Failure> {
  const worker = new Worker(new URL('./files.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-files' })
  const died = new Promise<Failure>((resolve) => {
    const give = () => resolve({ kind: 'failed', code: 'pictureDamaged' })
    worker.addEventListener('error', give, { once: true })
    setTimeout(give, limits.requestTimeoutMs)
  })
  try {
    return await Promise.race([work(wrap<FilesWorkerApi>(worker)), died])
  } finally {
    worker.terminate()
  }
}
