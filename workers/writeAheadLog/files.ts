export type Owner = { account: string; user: string }
const folder = 'fairlead-logbook'
const folderOf = ({ account, user }: Owner) => `${account}.${user}`
export const mostSlots = 64
export const pathOf = (owner: Owner, name: string) => [folder, folderOf(owner), name] as const

/** Of a user whose data leaves this device. Throws while a worker that is about to end still has a file open. */
export async function dropLogbook({ account, user }: Owner): Promise<void> {
  const root = await navigator.storage?.getDirectory?.().catch(() => null)
  const all = await root?.getDirectoryHandle(folder).catch(() => null)
  try {
    await all?.removeEntry(folderOf({ account, user }), { recursive: true })
  } catch (error) {
    if ((error as Error).name !== 'NotFoundError') throw error
  }
}

export async function logFolder(owner: Owner): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory()
    const all = await root.getDirectoryHandle(folder, { create: true })
    return await all.getDirectoryHandle(folderOf(owner), { create: true })
  } catch {
    // A private window, or a browser without.
    return null
  }
}
