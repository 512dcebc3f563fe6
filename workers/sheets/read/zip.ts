import { AppError } from '#domain/errors'
import { crc32 } from './crc32.ts'
import { wideEncoding } from './encoding.ts'

export const workbookEntries = 2_000

const workbookInflateRatio = 100

const workbookInflatedBytes = 1_500_000_000

/**
 * The zip container of an .xlsx, read without loading it: the directory at its end, then each entry as a stream.
 * Nothing that the file says about sizes is believed; inflated bytes are counted as they come.
 */
export type Zip = {
  names(): string[]
  has(name: string): boolean
  /** Inflated bytes of one entry. Leaving the loop early stops the reading. */
  stream(name: string, signal?: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>>
}

type Entry = {
  name: string
  flags: number
  method: number
  crc: number
  packed: number
  offset: number
  nameLength: number
}

/** Up to here any ratio is fine: long texts that are alike pack well, and so do empty cells. */
const freeBytes = 96_000_000
const directoryBytes = 16_000_000
const endSignature = 0x06054b50
const zip64End = 0x06064b50
const zip64Locator = 0x07064b50
const directorySignature = 0x02014b50
const localSignature = 0x04034b50

export async function openZip(file: Blob): Promise<Zip> {
  const entries = await readDirectory(file)
  refuseEncrypted(entries)
  refuseOverlaps(entries, file.size)
  // Parts are named without regard to case, and some programs write backslashes.
  const byName = new Map(entries.map((entry) => [plainName(entry.name), entry]))
  let total = 0

  async function* stream(name: string, signal?: AbortSignal) {
    const entry = byName.get(plainName(name))
    if (!entry) throw new AppError('fileDamaged')
    let inflated = 0
    let crc = 0
    for await (const chunk of inflate(file, entry, signal)) {
      inflated += chunk.length
      crc = crc32(chunk, crc)
      total += chunk.length
      if (total > workbookInflatedBytes) throw new AppError('fileBomb')
      if (inflated > freeBytes && inflated > entry.packed * workbookInflateRatio) throw new AppError('fileBomb')
      yield chunk
    }
    // Some programs write none.
    if (entry.crc !== 0 && entry.crc !== crc) throw new AppError('fileDamaged')
  }

  return { names: () => [...byName.keys()], has: (name) => byName.has(plainName(name)), stream }
}

const plainName = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

async function* inflate(file: Blob, entry: Entry, signal?: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const start = await dataStart(file, entry)
  const packed = packedBytes(file.slice(start, start + entry.packed))
  const reader = (entry.method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))).getReader()
  try {
    for (;;) {
      if (signal?.aborted) throw new AppError('cancelled')
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } catch (cause) {
    throw readingError(cause)
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Read ahead in one go: every question to the browser for more takes its time. */
const readAheadBytes = 512 * 1024
/** What is given to the inflater at once: all that comes of it waits in memory, a thousand times as much at worst. */
const feedBytes = 16 * 1024

function packedBytes(file: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  let ahead = nextPiece()
  let piece = new Uint8Array(0)
  function nextPiece() {
    const next = file.slice(at, (at += readAheadBytes)).arrayBuffer()
    // Whoever waits for it hears of a failure.
    next.catch(() => {})
    return next
  }
  return new ReadableStream({
    async pull(controller) {
      if (piece.length === 0) {
        piece = new Uint8Array(await ahead)
        ahead = nextPiece()
      }
      if (piece.length === 0) return controller.close()
      controller.enqueue(piece.slice(0, feedBytes))
      piece = piece.subarray(feedBytes)
    },
  })
}

/** A file that was moved or changed on the disk says NotReadable; what does not inflate is damaged. */
function readingError(cause: unknown): unknown {
  if (cause instanceof AppError) return cause
  const gone = cause instanceof DOMException && /NotReadable|NotFound|Security/.test(cause.name)
  return new AppError(gone ? 'readerCrashed' : 'fileDamaged', { cause })
}

async function dataStart(file: Blob, entry: Entry): Promise<number> {
  const header = await view(file, entry.offset, 30)
  if (header.byteLength < 30 || header.getUint32(0, true) !== localSignature) throw new AppError('fileDamaged')
  return entry.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true)
}

async function view(file: Blob, from: number, length: number): Promise<DataView> {
  try {
    return new DataView(await file.slice(from, from + length).arrayBuffer())
  } catch (cause) {
    throw readingError(cause)
  }
}

async function readDirectory(file: Blob): Promise<Entry[]> {
  const { count, size, offset, shift } = await findDirectory(file)
  if (count > workbookEntries || size > directoryBytes) throw new AppError('fileBomb')
  const directory = await view(file, offset + shift, size)
  const entries: Entry[] = []
  for (let at = 0; at + 46 <= directory.byteLength && directory.getUint32(at, true) === directorySignature; ) {
    const nameLength = directory.getUint16(at + 28, true)
    const extraLength = directory.getUint16(at + 30, true)
    const next = at + 46 + nameLength + extraLength + directory.getUint16(at + 32, true)
    if (next > directory.byteLength) throw new AppError('fileDamaged')
    const entry = {
      name: nameText(new Uint8Array(directory.buffer, at + 46, nameLength)),
      nameLength,
      flags: directory.getUint16(at + 8, true),
      method: directory.getUint16(at + 10, true),
      crc: directory.getUint32(at + 16, true),
      packed: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    }
    const inflated = directory.getUint32(at + 24, true)
    readZip64(directory, at + 46 + nameLength, extraLength, entry, inflated === 0xffffffff)
    entry.offset += shift
    entries.push(entry)
    at = next
    if (entries.length > workbookEntries) throw new AppError('fileBomb')
  }
  if (entries.length === 0 || entries.length < count) throw new AppError('fileDamaged')
  return entries
}

/** Names are UTF-8; a package may have them in UTF-16, in which every second byte of a Latin letter is nothing. */
const nameText = (name: Uint8Array) =>
  new TextDecoder(wideEncoding(name) ?? 'utf-8').decode(name).replace(/^\uFEFF/, '')

/** Sizes and offsets of 64 bits stand in an extra field, only those that did not fit, in a fixed order. */
function readZip64(view: DataView, start: number, length: number, entry: Entry, inflatedIsThere: boolean) {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    const end = Math.min(at + 4 + view.getUint16(at + 2, true), start + length)
    let field = at + 4
    const take = () => {
      if (field + 8 > end) throw new AppError('fileDamaged')
      field += 8
      return Number(view.getBigUint64(field - 8, true))
    }
    if (inflatedIsThere) take()
    if (entry.packed === 0xffffffff) entry.packed = take()
    if (entry.offset === 0xffffffff) entry.offset = take()
    return
  }
}

async function findDirectory(file: Blob) {
  const tailStart = Math.max(0, file.size - 65_557)
  const tail = await view(file, tailStart, file.size - tailStart)
  for (let at = tail.byteLength - 22; at >= 0; at--) {
    if (tail.getUint32(at, true) !== endSignature || at + 22 + tail.getUint16(at + 20, true) > tail.byteLength) continue
    const count = tail.getUint16(at + 10, true)
    const size = tail.getUint32(at + 12, true)
    const offset = tail.getUint32(at + 16, true)
    if (count === 0xffff || size === 0xffffffff || offset === 0xffffffff) {
      const wide = await zip64Directory(file, tail, at)
      if (wide) return wide
    }
    // Bytes put before the archive move everything; the directory ends where its end record begins.
    const shift = tailStart + at - size - offset
    if (shift < 0) throw new AppError('fileDamaged')
    return { count, size, offset, shift }
  }
  throw new AppError('fileDamaged')
}

async function zip64Directory(file: Blob, tail: DataView, end: number) {
  if (end < 20 || tail.getUint32(end - 20, true) !== zip64Locator) return null
  const at = Number(tail.getBigUint64(end - 12, true))
  const record = await view(file, at, 56)
  if (record.byteLength < 56 || record.getUint32(0, true) !== zip64End) throw new AppError('fileDamaged')
  const wide = (position: number) => Number(record.getBigUint64(position, true))
  return { count: wide(32), size: wide(40), offset: wide(48), shift: 0 }
}

function refuseEncrypted(entries: Entry[]) {
  if (entries.some((entry) => entry.flags & 1)) throw new AppError('filePassword')
  if (entries.some((entry) => entry.method !== 0 && entry.method !== 8)) throw new AppError('fileDamaged')
}

/** Entries that share bytes are how a small file inflates to terabytes; no program writes them. */
function refuseOverlaps(entries: Entry[], size: number) {
  let end = 0
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset < end) throw new AppError('fileBomb')
    end = entry.offset + 30 + entry.nameLength + entry.packed
    if (end > size) throw new AppError('fileDamaged')
  }
}
