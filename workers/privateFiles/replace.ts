import { isWritableHere, type Path, replaceInPlace } from './inPlace.ts'

type Writer = (path: Path, bytes: Uint8Array<ArrayBuffer>) => Promise<void>

let writer: Writer | null = null
/** What writes for a page that cannot: pages name it, because a service worker can start no worker, nor name its file. */
export const writeWith = (next: Writer) => {
  writer = next
}

/**
 * Replaces what a file of the browser's private file system holds, all of it or nothing. Safari before 26 has no
 * `createWritable`: there only workers write, in place, so a page asks one.
 */
export async function replaceFile(path: Path, file: FileSystemFileHandle, bytes: Uint8Array<ArrayBuffer>) {
  if ('createWritable' in file) await replaceByStream(file, bytes)
  else if (isWritableHere(file)) await replaceInPlace(path, bytes)
  else if (writer) await writer(path, bytes)
  else throw new Error('no file can be written here')
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
