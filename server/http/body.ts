import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { AppError } from '#domain/errors'
import type { FormFile } from '#domain/shared/call'
import { nextRound, Slices } from '../slices.ts'

/** of one body: commas, keys, and lists or objects */
export const mostBodyParts = { values: 120_000, keys: 60_000, lists: 60_000 } as const

const bodyDepth = 32

const gunzipped = promisify(gunzip)
/** bytes that take long enough to read for others to come first */
const longBody = 64_000

/** The JSON of a request, at most `limit` bytes, counted after unpacking too; `counted` hears how many it has more then. */
export async function readJson(
  request: Request,
  limit: number,
  counted: (bytes: number) => void = () => {},
): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new AppError('inputInvalid')
  const packed = await readAll(request, limit)
  const bytes = request.headers.get('content-encoding') === 'gzip' ? await unpack(packed, limit) : packed
  if (bytes.byteLength > packed.byteLength) counted(bytes.byteLength - packed.byteLength)
  await mustBePlain(bytes)
  if (bytes.byteLength > longBody) await nextRound()
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch (cause) {
    throw new AppError('inputInvalid', { cause })
  }
}

export const isForm = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')

const mostFormFields = 100

/** The fields of a multipart body as `typed` reads them, of several of one name the last, and its files in their order. */
export async function readMultipart(
  request: Request,
  limit: number,
  typed: (fields: Record<string, string>) => Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const bytes = await readAll(request, limit)
  const parts = await partsOf(request.headers.get('content-type') ?? '', bytes)
  if (parts.length > mostFormFields) throw new AppError('tooLarge')
  const fields = parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const files = parts.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]))
  return { ...typed(Object.fromEntries(fields)), files: await Promise.all(files.map(formFile)) }
}

async function partsOf(type: string, bytes: Buffer): Promise<[string, File | string][]> {
  try {
    return [...(await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData())]
  } catch (cause) {
    throw new AppError('inputInvalid', { cause })
  }
}

const formFile = async (file: File): Promise<FormFile> => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
})

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

/**
 * What is nested without end would overflow whoever walks over it: our checks, and the database's. And what has millions
 * of values in few bytes takes a second to parse, in which nobody else is answered.
 */
async function mustBePlain(json: Buffer): Promise<void> {
  const seen: JsonShape = { depth: 0, values: 0, keys: 0, lists: 0, isText: false }
  const slices = new Slices()
  for (let from = 0; from < json.length; ) {
    if (slices.isOver) await slices.rest()
    from = look(json, from, from + longBody, seen)
    if (seen.depth > bodyDepth) throw new AppError('inputInvalid')
    const { values, keys, lists } = mostBodyParts
    if (seen.values > values || seen.keys > keys || seen.lists > lists) throw new AppError('tooLarge')
  }
}

type JsonShape = { depth: number; values: number; keys: number; lists: number; isText: boolean }
const code = (sign: string) => sign.charCodeAt(0)
const [quote, backslash, comma, colon] = [code('"'), code('\\'), code(','), code(':')]
const [brace, bracket, braceEnd, bracketEnd] = [code('{'), code('['), code('}'), code(']')]

/** Goes on from `from`, no deeper than is allowed; gives where it stopped. */
function look(json: Buffer, from: number, to: number, seen: JsonShape): number {
  let at = from
  for (; at < to && at < json.length && seen.depth <= bodyDepth; at++) {
    const byte = json[at]!
    if (seen.isText && byte === backslash) at++
    else if (byte === quote) seen.isText = !seen.isText
    else if (seen.isText) continue
    else if (byte === comma) seen.values++
    else if (byte === colon) seen.keys++
    else if (byte === brace || byte === bracket) {
      seen.depth++
      seen.lists++
    } else if (byte === braceEnd || byte === bracketEnd) seen.depth--
  }
  return at
}
