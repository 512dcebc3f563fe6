import { wrap } from 'comlink'
import { isWritableHere, type Path, replaceInPlace } from './inPlace.ts'
import type { ReplaceApi } from './replace.worker.ts'

/**
 * Replaces what a file of the browser's private file system holds, all of it or nothing. Safari before 26 has no
 * `createWritable`: there only workers write, in place, so a page asks one.
 */
export async function replaceFile(path: Path, file: FileSystemFileHandle, bytes: Uint8Array<ArrayBuffer>) {
  if ('createWritable' in file) await replaceByStream(file, bytes)
  else if (isWritableHere(file)) await replaceInPlace(path, bytes)
  else await replaceBeside(path, bytes)
}

async function replaceByStream(file: FileSystemFileHandle, bytes: Uint8Array<ArrayBuffer>) {
  const writing = await file.createWritable()
  try {
    await writing.write(bytes)
    await writing.close()
  } catch (error) {
    await writing.abort().catch(() => {})
    throw error
  }
}

async function replaceBeside(path: Path, bytes: Uint8Array<ArrayBuffer>) {
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
