import * as z from 'zod/mini'
import { calls } from '../shared/call.ts'
import { BlobMimeName, Sha256 } from './blob.ts'

const State = z.object({
  /** so many bytes are safe on the server's disk */
  offset: z.int(),
  /** all of them are, and they are what their name says */
  complete: z.boolean(),
})
export type BlobState = z.output<typeof State>

/** HEAD has no body: the state stands in these headers. */
export const offsetHeader = 'upload-offset'
export const completeHeader = 'upload-complete'

/**
 * Files, named by their content. A row that names one is pushed without waiting for it; the bytes come in chunks of
 * `limits.blobChunkBytes`, each told with the offset it begins at, and go on after HEAD where they stopped.
 */
export const blobCalls = calls({
  /** Where an upload of this user stands. */
  state: {
    method: 'HEAD',
    path: '/api/sync/v1/blobs/:sha256',
    access: 'user',
    input: z.object({ sha256: Sha256 }),
    output: z.object({}),
  },
  /** The next chunk. One at another offset than the state's is 409 `blobOffset` with the state as data. */
  put: {
    method: 'PUT',
    path: '/api/sync/v1/blobs/:sha256',
    access: 'user',
    bytes: true,
    input: z.object({
      sha256: Sha256,
      offset: z.int().check(z.minimum(0)),
      size: z.int().check(z.minimum(1)),
      mime: BlobMimeName,
    }),
    output: State,
  },
  /** The bytes, whole or a range, for those who see a row that names them; 404 `blobAway` while they are on their way. */
  get: {
    method: 'GET',
    path: '/api/sync/v1/blobs/:sha256',
    access: 'user',
    bytes: true,
    input: z.object({ sha256: Sha256 }),
    output: z.any(),
  },
})
