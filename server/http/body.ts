import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { AppError } from '#domain/errors'

const gunzipped = promisify(gunzip)

/** The JSON of a request, at most `limit` bytes, counted after unpacking too. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new AppError('inputInvalid')
  const packed = await readAll(request, limit)
  const bytes = request.headers.get('content-encoding') === 'gzip' ? await unpack(packed, limit) : packed
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch (cause) {
    throw new AppError('inputInvalid', { cause })
  }
}

async function readAll(request: Request, limit: number): Promise<Buffer> {
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
