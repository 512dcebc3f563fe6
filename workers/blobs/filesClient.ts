import { type Remote, wrap } from 'comlink'
import type { ErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Failure } from '../sheets/api.ts'
import type { FilesApi } from './api.ts'
import type { FilesWorkerApi } from './files.worker.ts'

type OfSync = Pick<FilesApi, 'want' | 'retry'>

/** A worker per file, gone with its memory when the file is made. */
export const openFiles = (sync: OfSync): FilesApi => ({
  ...sync,
  picture: (file, { taken }) =>
    withWorker('pictureDamaged', (worker) => worker.shrink(file, taken ? limits.photoBytes : limits.pictureBytes)),
  attachment: (file) => withWorker('fileUnreadable', (worker) => worker.take(file)),
  shopPicture: (file, cut) => withWorker('pictureDamaged', (worker) => worker.cut(file, cut)),
  sound: (blob, mime) =>
    withWorker('fileUnreadable', async (worker) => ({ kind: 'made', file: await worker.name(blob, mime) })),
})

/** `code`: what is said where the worker falls, or never answers. */
async function withWorker<R extends { kind: 'made' }>(
  code: ErrorCode,
  work: (worker: Remote<FilesWorkerApi>) => Promise<R | Failure>,
): Promise<R | Failure> {
  const worker = new Worker(new URL('./files.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-files' })
  const died = new Promise<Failure>((resolve) => {
    const give = () => resolve({ kind: 'failed', code })
    worker.addEventListener('error', give, { once: true })
    setTimeout(give, limits.requestTimeoutMs)
  })
  try {
    return await Promise.race([work(wrap<FilesWorkerApi>(worker)), died])
  } finally {
    worker.terminate()
  }
}
