import { createDecipheriv, createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { MediaKind, MediaRef } from './protocol.ts'

/** Why a file cannot be had: `gone` and `busy` are WhatsApp's answers, and `busy` is worth another try. */
export type MediaProblem = 'address' | 'tooLarge' | 'gone' | 'busy' | 'broken'
export class LinkedMediaError extends Error {
  override name = 'LinkedMediaError'
  readonly problem: MediaProblem
  constructor(problem: MediaProblem) {
    super(`the file cannot be had: ${problem}`)
    this.problem = problem
  }
}

type FetchLimits = {
  /** bytes of the file itself */
  most: number
  timeoutMs?: number
  /** the simulator's host and certificate, in the demo and in tests */
  also?: { host: string; certificate: string } | null
}

const infos: Record<MediaKind, string> = {
  image: 'WhatsApp Image Keys',
  sticker: 'WhatsApp Image Keys',
  video: 'WhatsApp Video Keys',
  audio: 'WhatsApp Audio Keys',
  document: 'WhatsApp Document Keys',
}
const macLength = 10
const blockLength = 16

/**
 * A file that somebody sent. The address in the message is the sender's word: only WhatsApp's own hosts are asked, by https, no
 * redirect is followed, and no more is read than a file may have.
 */
export async function fetchLinkedMedia(
  ref: MediaRef,
  { most, timeoutMs = 60_000, also = null }: FetchLimits,
): Promise<Buffer> {
  if (ref.size > most) throw new LinkedMediaError('tooLarge')
  const url = addressOf(ref.url, also?.host)
  // Padding and the check sum come on top.
  const encrypted = await download(url, { most: most + blockLength + macLength, timeoutMs, ca: also?.certificate })
  const bytes = decryptLinkedMedia(encrypted, ref)
  if (bytes.length > most) throw new LinkedMediaError('tooLarge')
  return bytes
}

export function isMediaHost(host: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.whatsapp\.net$/.test(host)
}

function addressOf(text: string, also: string | undefined): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.protocol !== 'https:' || url.username || url.password) throw new LinkedMediaError('address')
  if (also !== undefined && url.host === also) return url
  if (!isMediaHost(url.hostname) || url.port) throw new LinkedMediaError('address')
  return url
}

type DownloadLimits = { most: number; timeoutMs: number; ca: string | undefined }

async function download(url: URL, { most, timeoutMs, ca }: DownloadLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const asking = request(url, { signal, headers: { origin: 'https://web.whatsapp.com' }, ...(ca && { ca }) })
  asking.on('error', () => {})
  asking.end()
  try {
    const [response] = (await once(asking, 'response', { signal })) as [IncomingMessage]
    const status = response.statusCode ?? 0
    if (status === 404 || status === 410) throw new LinkedMediaError('gone')
    if (status === 429 || status >= 500) throw new LinkedMediaError('busy')
    if (status !== 200) throw new LinkedMediaError('broken')
    return await readUpTo(response, most)
  } catch (error) {
    throw error instanceof LinkedMediaError ? error : new LinkedMediaError('busy')
  } finally {
    asking.destroy()
  }
}

async function readUpTo(response: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > most) throw new LinkedMediaError('tooLarge')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) throw new LinkedMediaError('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

type MediaSeal = Pick<MediaRef, 'media' | 'key' | 'sha256' | 'encSha256'>

/** Checked before it is opened, and once more afterwards: the sender's hashes, and the check sum that only the key can make. */
export function decryptLinkedMedia(encrypted: Buffer, { media, key, sha256, encSha256 }: MediaSeal): Buffer {
  const { iv, cipher, mac } = mediaKeys(media, key)
  const body = encrypted.subarray(0, -macLength)
  const said = encrypted.subarray(-macLength)
  const made = createHmac('sha256', mac).update(iv).update(body).digest().subarray(0, macLength)
  const isWhole =
    body.length > 0 && body.length % blockLength === 0 && said.length === macLength && timingSafeEqual(said, made)
  if (!isWhole || !hasHash(encrypted, encSha256)) throw new LinkedMediaError('broken')
  const decipher = createDecipheriv('aes-256-cbc', cipher, iv)
  let bytes: Buffer
  try {
    bytes = Buffer.concat([decipher.update(body), decipher.final()])
  } catch {
    // Padding that is none: it was made wrong, with the right key.
    throw new LinkedMediaError('broken')
  }
  if (!hasHash(bytes, sha256)) throw new LinkedMediaError('broken')
  return bytes
}

export function mediaKeys(media: MediaKind, key: string): { iv: Buffer; cipher: Buffer; mac: Buffer } {
  const bytes = Buffer.from(key, 'base64')
  if (bytes.length !== 32) throw new LinkedMediaError('broken')
  const expanded = Buffer.from(hkdfSync('sha256', bytes, Buffer.alloc(32), infos[media], 112))
  return { iv: expanded.subarray(0, 16), cipher: expanded.subarray(16, 48), mac: expanded.subarray(48, 80) }
}

/** A sender that says no hash is believed the check sum. */
const hasHash = (bytes: Buffer, hash: string): boolean =>
  hash === '' || createHash('sha256').update(bytes).digest('base64') === hash
