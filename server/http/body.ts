import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'

const gunzipped = promisify(gunzip)

/** The JSON of a request, at most `limit` bytes, counted after unpacking too. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new AppError('inputInvalid')
  const packed = await readAll(request, limit)
  const bytes = request.headers.get('content-encoding') === 'gzip' ? await unpack(packed, limit) : packed
  if (isTooDeep(bytes)) throw new AppError('inputInvalid')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch (cause) {
    throw new AppError('inputInvalid', { cause })
  }
}

/** A file's bytes as they are, at most `limit` of them. */
export function readBytes(request: Request, limit: number): Promise<Buffer> {
  if (!/^application\/octet-stream\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('inputInvalid')
  return readAll(request, limit)
}

/** The bytes as they came, of whatever kind. */
export async function readAll(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError('tooLarge')
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > limit) throw new AppError('tooLarge')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function unpack(packed: Buffer, limit: number): Promise<Buffer> {
  try {
    return await gunzipped(packed, { maxOutputLength: limit })
  } catch (cause) {
    throw new AppError((cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'inputInvalid', {
      cause,
    })
  }
}

/** What is nested without end would overflow whoever walks over it: our checks, and the database's. */
function isTooDeep(json: Buffer): boolean {
  const [quote, backslash] = [0x22, 0x5c]
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!
    if (isText && byte === backslash) at++
    else if (byte === quote) isText = !isText
    else if (isText) continue
    else if (byte === 0x7b || byte === 0x5b) depth++
    else if (byte === 0x7d || byte === 0x5d) depth--
    if (depth > limits.bodyDepth) return true
  }
  return false
}
