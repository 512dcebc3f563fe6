import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** Bytes that were packed by gzip, as they were. */
export const gunzipped: (bytes: Uint8Array) => Promise<Buffer<ArrayBuffer>> = promisify(gunzip)
