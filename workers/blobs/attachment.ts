import { attachmentMimeOf, mostBytesOf } from '#domain/blobs/blob'
import type { NewFileResult } from './api.ts'
import { nameFile } from './newFile.ts'

const headBytes = 64

/** A chosen file as it is: what it is says its content, and how large it may be, what it is. */
export async function takeFile(file: Blob): Promise<NewFileResult> {
  try {
    if (!file.size) return { kind: 'failed', code: 'fileEmpty' }
    const mime = attachmentMimeOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
    const most = mostBytesOf(mime)
    if (file.size > most) return { kind: 'failed', code: 'fileTooLarge', values: { limit: most / 1_000_000 } }
    return { kind: 'made', file: await nameFile(file, mime) }
  } catch {
    // It was moved or changed while it was read, or it is a folder.
    return { kind: 'failed', code: 'fileUnreadable' }
  }
}
