import { inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const longestComment = 0xffff
const mostParts = 10_000
/** Of all parts that are read: a file of which more comes out is no document that somebody wrote. */
const mostBytes = 60_000_000

type ZipPart = { method: number; size: number; at: number }

/** The parts of a zip by name, each unpacked when it is asked for; null: it is none, is locked, or has too many. */
export class ZipReader {
  private readonly file: Buffer
  private readonly parts: ReadonlyMap<string, ZipPart>
  private left = mostBytes

  private constructor(file: Buffer, parts: ReadonlyMap<string, ZipPart>) {
    this.file = file
    this.parts = parts
  }

  static open(file: Buffer): ZipReader | null {
    const parts = directoryOf(file)
    return parts && new ZipReader(file, parts)
  }

  get names(): string[] {
    return [...this.parts.keys()]
  }

  /** Throws where it would be too much, or is broken. */
  read(name: string): Buffer | null {
    const part = this.parts.get(name)
    if (!part) return null
    const { file } = this
    // The names before it may be of another length than in the directory.
    const from = part.at + 30 + file.readUInt16LE(part.at + 26) + file.readUInt16LE(part.at + 28)
    const packed = file.subarray(from, from + part.size)
    if (part.method !== 8 && packed.length > this.left) throw new RangeError('too much in a zip')
    const bytes = part.method === 8 ? inflateRawSync(packed, { maxOutputLength: Math.max(1, this.left) }) : packed
    this.left -= bytes.length
    return bytes
  }
}

/** As the directory at the end tells them. */
function directoryOf(file: Buffer): Map<string, ZipPart> | null {
  const end = endOf(file)
  if (end < 0) return null
  const count = file.readUInt16LE(end + 10)
  if (count > mostParts) return null
  const parts = new Map<string, ZipPart>()
  let at = file.readUInt32LE(end + 16)
  for (let n = 0; n < count; n++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== entrySignature) return null
    const isLocked = (file.readUInt16LE(at + 8) & 1) !== 0
    const method = file.readUInt16LE(at + 10)
    if (isLocked || (method !== 0 && method !== 8)) return null
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    parts.set(name, { method, size: file.readUInt32LE(at + 20), at: file.readUInt32LE(at + 42) })
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return parts
}

function endOf(file: Buffer): number {
  const first = Math.max(0, file.length - 22 - longestComment)
  for (let at = file.length - 22; at >= first; at--) if (file.readUInt32LE(at) === endSignature) return at
  return -1
}
