import { createHash } from 'node:crypto'
import type { BlobRef } from '#domain/blobs/blob'
import { type BlobState, completeHeader, offsetHeader } from '#domain/blobs/calls'
import { limits } from '#domain/limits'
import type { AnswerEnvelope } from '#domain/shared/call'
import type { Device } from './device.ts'

export type TestFile = { bytes: Buffer; ref: BlobRef }

/** A file that begins as a JPEG does; the same seed gives the same bytes. */
export function testPicture(size: number, seed = 1): TestFile {
  const bytes = Buffer.alloc(size, seed)
  Buffer.from([0xff, 0xd8, 0xff]).copy(bytes)
  return { bytes, ref: { hash: sha256Of(bytes), size, mime: 'image/jpeg' } }
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const headersOf = ({ cookie, token }: Device) => ({ cookie, token })
const addressOf = (device: Device, hash: string) => `${device.url}/api/sync/v1/blobs/${hash}`

export async function blobState(device: Device, { ref }: TestFile): Promise<BlobState> {
  const response = await fetch(addressOf(device, ref.hash), { method: 'HEAD', headers: headersOf(device) })
  if (!response.ok) throw new Error(`HEAD ${response.status}`)
  return {
    offset: Number(response.headers.get(offsetHeader)),
    complete: response.headers.get(completeHeader) === '1',
  }
}

type PutResult = { status: number; body: AnswerEnvelope<BlobState> }

export async function putChunk(
  device: Device,
  { ref, bytes }: TestFile,
  offset: number,
  {
    chunk = bytes.subarray(offset, offset + limits.blobChunkBytes),
    headers = {},
  }: { chunk?: Uint8Array; headers?: Record<string, string> } = {},
): Promise<PutResult> {
  const query = new URLSearchParams({ offset: String(offset), size: String(ref.size), mime: ref.mime })
  const response = await fetch(`${addressOf(device, ref.hash)}?${query.toString()}`, {
    method: 'PUT',
    headers: { ...headersOf(device), 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(chunk),
  })
  return { status: response.status, body: (await response.json()) as PutResult['body'] }
}

/** All of it, from where the server says that it stands. */
export async function upload(device: Device, file: TestFile): Promise<void> {
  for (let state = await blobState(device, file); !state.complete; ) {
    const { status, body } = await putChunk(device, file, state.offset)
    if (status !== 200) throw new Error(body.error)
    state = body.data
  }
}

export const getBlob = (device: Device, hash: string, headers: Record<string, string> = {}) =>
  fetch(addressOf(device, hash), { headers: { ...headersOf(device), ...headers } })
