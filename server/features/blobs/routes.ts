import { blobKinds } from '#domain/blobs/blob'
import { blobCalls, completeHeader, offsetHeader } from '#domain/blobs/calls'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Areas } from '../../area.ts'
import type { BlobStore } from '../../blobs/store.ts'
import { readBlob, takeChunk, uploadState } from '../../blobs/uploads.ts'
import type { VirusScan } from '../../blobs/virusScan.ts'
import type { Database } from '../../db/connect.ts'
import { readBytes } from '../../http/body.ts'
import { noPage } from '../../http/headers.ts'
import type { Route } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import { rangeOf } from './range.ts'

export function blobRoutes(
  route: Route,
  {
    database,
    areas,
    blobs: store,
    virusScan,
    log,
  }: { database: Database; areas: Areas; blobs: BlobStore; virusScan: VirusScan; log: Log },
): void {
  const files = { database, areas, store, virusScan, log }

  route(blobCalls.state, async ({ sha256 }, user) => {
    const { offset, complete } = await uploadState(files, user, sha256)
    const headers = {
      [offsetHeader]: String(offset),
      [completeHeader]: complete ? '1' : '0',
      'cache-control': 'no-store',
    }
    return new Response(null, { headers })
  })

  route(blobCalls.put, async (chunk, user, { request }) =>
    takeChunk(files, user, { ...chunk, bytes: await readBytes(request, limits.blobChunkBytes) }),
  )

  route(blobCalls.get, async ({ sha256 }, user, { request }) => {
    const blob = await readBlob(files, user, sha256)
    if (!blob) throw new AppError('blobAway')
    const headers = {
      'content-type': blob.mime,
      'content-disposition': `attachment; filename="${sha256}.${blobKinds[blob.mime].ending}"`,
      'content-security-policy': noPage,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'cookie, token',
      etag: `"${sha256}"`,
      'accept-ranges': 'bytes',
    }
    if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
    const size = blob.bytes.byteLength
    const range = rangeOf(request.headers.get('range'), size)
    if (range === 'outside')
      return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
    if (!range) return new Response(blob.bytes, { headers: { ...headers, 'content-length': String(size) } })
    const part = blob.bytes.subarray(range.from, range.to + 1)
    return new Response(part, {
      status: 206,
      headers: {
        ...headers,
        'content-length': String(part.byteLength),
        'content-range': `bytes ${range.from}-${range.to}/${size}`,
      },
    })
  })
}
