import type { AccessHandle, WritableHere } from '../privateFiles/inPlace.ts'
import { logFolder, mostSlots, type Owner } from './files.ts'

/**
 * Files of the browser's private file system, numbered from 0, beside the databases and in no way bound to them. Each
 * belongs to the one worker that has it open, and to the next one when that is gone.
 */
export type Slot = {
  size(): number
  read(): Uint8Array<ArrayBuffer>
  append(bytes: Uint8Array): void
  clear(): void
  flush(): void
  close(): void
}

/** An empty one, and those that nobody works with and that hold something. Null where the browser has no such files. */
export async function openSlots(owner: Owner): Promise<{ mine: Slot; left: Slot[] } | null> {
  const files = await logFolder(owner)
  if (!files) return null
  const left: Slot[] = []
  let mine: Slot | null = null
  for (let n = 0; n < mostSlots; n++) {
    const file = await files.getFileHandle(`${n}`).catch(() => null)
    // The first free number is a new file, unless another worker takes it at the same time.
    if (!file && mine) break
    const slot = await claim(file ?? (await files.getFileHandle(`${n}`, { create: true })))
    if (!slot) continue
    if (slot.size() > 0) left.push(slot)
    else if (mine) slot.close()
    else mine = slot
  }
  if (mine) return { mine, left }
  for (const slot of left) slot.close()
  return null
}

/** Null while another worker has it. */
async function claim(file: FileSystemFileHandle): Promise<Slot | null> {
  try {
    return slotOf(await (file as WritableHere).createSyncAccessHandle())
  } catch {
    return null
  }
}

function slotOf(handle: AccessHandle): Slot {
  return {
    size: () => handle.getSize(),
    read() {
      const bytes = new Uint8Array(handle.getSize())
      const got = handle.read(bytes, { at: 0 })
      return bytes.subarray(0, got)
    },
    append(bytes) {
      const at = handle.getSize()
      let written = 0
      try {
        written = handle.write(bytes, { at })
      } finally {
        // Nothing stands behind a page that was broken off.
        if (written < bytes.length) handle.truncate(at)
      }
      if (written < bytes.length) throw new Error('The disk took a part of it')
    },
    clear: () => handle.truncate(0),
    flush: () => handle.flush(),
    close: () => handle.close(),
  }
}
