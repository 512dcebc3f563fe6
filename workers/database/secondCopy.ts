import { fromBytes, toBytes } from '../lock/bytes.ts'
import { replaceFile } from '../privateFiles/replace.ts'

/**
 * A small value in a file of the browser's private file system, beside the databases: Chromium throws all of a site's
 * databases away when it finds a log that a kill has torn. Where there is no such file system, there is no copy.
 */
export function copyOf<T>(name: string) {
  const file = async (create: boolean) => {
    const root = await navigator.storage.getDirectory()
    return root.getFileHandle(name, { create })
  }
  const drop = async () => (await navigator.storage.getDirectory()).removeEntry(name)
  return {
    async read(): Promise<T | null> {
      try {
        const bytes = new Uint8Array(await (await (await file(false)).getFile()).arrayBuffer())
        return bytes.length > 0 ? (fromBytes(bytes) as T) : null
      } catch {
        return null
      }
    },
    /** `read` is asked when no other tab is writing one. */
    async keep(read: () => Promise<T>): Promise<void> {
      // A browser without such files.
      if (!('storage' in navigator)) return
      try {
        await navigator.locks.request(name, async () => {
          const bytes = toBytes(await read(), true)
          await replaceFile([name], await file(true), bytes)
        })
      } catch (error) {
        // A private window, or a full disk. An old copy would sign in again who has left: better none.
        console.error(error)
        await drop().catch(() => {})
      }
    },
  }
}
