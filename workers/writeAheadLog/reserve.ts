import { replaceFile } from '../privateFiles/replace.ts'
import { logFolder, type Owner, pathOf } from './files.ts'

/**
 * Room that is taken while there is some, for what the user does when there is none: what comes from the server fills a
 * disk up to a chance rest, and what a database deletes is not free at once, while a file is.
 */
/** Browsers look at what is left now and then, and let a page more be written than there was room for. */
const reserveBytes = 2_000_000
const name = 'reserve'

export async function takeReserve(owner: Owner): Promise<void> {
  const files = await logFolder(owner)
  const file = await files?.getFileHandle(name, { create: true }).catch(() => null)
  if (!file || (await file.getFile()).size > 0) return
  // A full disk, or another tab at the same: the next start tries again.
  await replaceFile(pathOf(owner, name), file, new Uint8Array(reserveBytes)).catch(() => {})
}

/** True when there was some. */
export async function giveReserve(owner: Owner): Promise<boolean> {
  const files = await logFolder(owner)
  const file = await files?.getFileHandle(name).catch(() => null)
  if (!file || (await file.getFile()).size === 0) return false
  await files!.removeEntry(name)
  return true
}
