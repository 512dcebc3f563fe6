import type { BlobMime } from '#domain/blobs/blob'
import type { NewFile } from '../sync/core/ports.ts'

/** A file under the name that its content gives it. */
export async function nameFile(blob: Blob, mime: BlobMime): Promise<NewFile> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { ref: { hash: await sha256(bytes), size: bytes.byteLength, mime }, bytes }
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
