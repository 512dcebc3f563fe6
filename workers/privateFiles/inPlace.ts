/** Names of the folders from the root on, and of the file. */
export type Path = readonly [...string[], string]

/** Only in workers; typed by hand, because tests are compiled without their types. */
export type AccessHandle = {
  getSize(): number
  read(into: Uint8Array, options: { at: number }): number
  write(bytes: Uint8Array, options: { at: number }): number
  truncate(size: number): void
  flush(): void
  close(): void
}
export type WritableHere = FileSystemFileHandle & { createSyncAccessHandle(): Promise<AccessHandle> }

export const isWritableHere = (file: FileSystemFileHandle): file is WritableHere => 'createSyncAccessHandle' in file

/** A file that was written in part only is left empty. */
export async function replaceInPlace(path: Path, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const file = await fileAt(path)
  if (!isWritableHere(file)) throw new Error('no file can be written here')
  const handle = await file.createSyncAccessHandle()
  try {
    handle.truncate(0)
    const written = handle.write(bytes, { at: 0 })
    if (written < bytes.length) throw new Error('the disk is full')
    handle.flush()
  } catch (error) {
    handle.truncate(0)
    throw error
  } finally {
    handle.close()
  }
}

async function fileAt(path: Path): Promise<FileSystemFileHandle> {
  let folder = await navigator.storage.getDirectory()
  for (const name of path.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
  return folder.getFileHandle(path.at(-1)!)
}
