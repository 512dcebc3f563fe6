import * as z from 'zod/mini'
import type { BlobMime } from '#domain/blobs/blob'
import { type BlobState, blobCalls, completeHeader, offsetHeader } from '#domain/blobs/calls'
import { limits } from '#domain/limits'
import type { Session } from '../session.ts'
import { envelopeOf, headersOf, isCaught, retryAfter } from '../sync/net.ts'

export type BlobReply<T> =
  | { kind: 'ok'; body: T }
  /** no network, a time-out, or anything unreadable */
  | { kind: 'unknown' }
  | { kind: 'busy'; retryAfter: number | null; code?: string }
  | { kind: 'refused'; code: string }
  | { kind: 'signedOut' }

type Chunk = { hash: string; size: number; mime: BlobMime; offset: number }
export type BlobNet = {
  state(hash: string): Promise<BlobReply<BlobState>>
  put(chunk: Chunk, bytes: Uint8Array<ArrayBuffer>): Promise<BlobReply<BlobState>>
  get(hash: string): Promise<BlobReply<Uint8Array<ArrayBuffer>>>
}

/** Files over fetch. */
export function fetchBlobs(session: Session, stopped: AbortSignal, fetcher: typeof fetch = fetch): BlobNet {
  async function ask<T>(
    { method, path }: { method: string; path: string },
    options: { body?: Uint8Array<ArrayBuffer> },
    read: (response: Response) => Promise<T | null>,
  ): Promise<BlobReply<T>> {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(limits.requestTimeoutMs)])
    const headers = { ...headersOf(session), 'content-type': 'application/octet-stream' }
    try {
      const response = await fetcher(path, {
        method,
        headers,
        signal,
        cache: 'no-store',
        redirect: 'manual',
        ...options,
      })
      if (isCaught(response)) return { kind: 'unknown' }
      if (!response.ok) return await failureOf(response)
      const body = await read(response)
      return body === null ? { kind: 'unknown' } : { kind: 'ok', body }
    } catch {
      return { kind: 'unknown' }
    }
  }
  return {
    state: (hash) => ask({ method: 'HEAD', path: addressOf(hash) }, {}, async ({ headers }) => stateIn(headers)),
    put({ hash, ...query }, body) {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      return ask({ method: 'PUT', path: `${addressOf(hash)}?${search.toString()}` }, { body }, async (response) => {
        const answer = z.safeParse(blobCalls.put.output, envelopeOf(await response.text())?.data)
        return answer.success ? answer.data : null
      })
    },
    get: (hash) =>
      ask(
        { method: 'GET', path: addressOf(hash) },
        {},
        async (response) => new Uint8Array(await response.arrayBuffer()),
      ),
  }
}

const addressOf = (hash: string) => blobCalls.get.path.replace(':sha256', hash)

function stateIn(headers: Headers): BlobState | null {
  const [offset, complete] = [headers.get(offsetHeader), headers.get(completeHeader)]
  return offset === null || complete === null ? null : { offset: Number(offset), complete: complete === '1' }
}

async function failureOf(response: Response): Promise<Exclude<BlobReply<never>, { kind: 'ok' }>> {
  const code = envelopeOf(await response.text())?.error
  if (response.status === 401) return { kind: 'signedOut' }
  if (response.status === 429 || response.status >= 500)
    return { kind: 'busy', retryAfter: retryAfter(response), ...(code && { code }) }
  // An answer to HEAD has no body to say more.
  return { kind: 'refused', code: code ?? (response.status === 422 ? 'blobDamaged' : 'notFound') }
}
