import { Readable } from 'node:stream'
import { crc32, deflateRawSync } from 'node:zlib'

export type ZipFile = { name: string; bytes: Uint8Array; at: Date }

/** `stored`: its bytes as they are; else they are packed by deflate. */
export type PackedFile = { name: string; at: Date; size: number } & (
  | { stored: Uint8Array<ArrayBuffer> }
  | { deflated: Uint8Array<ArrayBuffer>; crc: number }
)

/** A zip of a few files that are in memory anyway. What is packed already, such as a picture, does not get smaller. */
export function zip(files: readonly ZipFile[]): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, at } of files) {
    const packed = deflateRawSync(bytes)
    const title = Buffer.from(name)
    const facts = factsOf({ bytes, packed, title, at })
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, title, packed])
    // Made by and needed: 2.0. Behind the shared facts: no comment, first disk, no attributes.
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, tail, title]))
    parts.push(local)
    offset += local.length
  }
  const listed = directory.reduce((sum, one) => sum + one.length, 0)
  return Buffer.concat([...parts, ...directory, endOf({ count: files.length, listed, offset })])
}

/** What gzip has packed is packed as a zip wants it, behind a head of ten bytes and before its sum and length. */
export function gzippedEntry(name: string, gzip: Uint8Array<ArrayBuffer>, at: Date): PackedFile {
  const tail = new DataView(gzip.buffer, gzip.byteOffset + gzip.length - 8, 8)
  return {
    name,
    at,
    size: tail.getUint32(4, true),
    crc: tail.getUint32(0, true),
    deflated: gzip.subarray(10, gzip.length - 8),
  }
}

/** A zip of many files, one after the other: no more than one of them is in memory. Fewer than 65,535, and 4 GB. */
export function zipStream(files: AsyncIterable<PackedFile>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(Readable.from(zipParts(files), { objectMode: false })) as ReadableStream<
    Uint8Array<ArrayBuffer>
  >
}

async function* zipParts(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const directory: Buffer[] = []
  let [offset, count] = [0, 0]
  for await (const file of files) {
    const bytes = 'stored' in file ? file.stored : file.deflated
    const crc = 'stored' in file ? crc32(file.stored) : file.crc
    const title = Buffer.from(file.name)
    const facts = headFacts({
      method: 'stored' in file ? 0 : 8,
      crc,
      packed: bytes.length,
      size: file.size,
      title,
      at: file.at,
    })
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, tail, title]))
    const head = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, title])
    yield head
    yield bytes
    offset += head.length + bytes.length
    count++
  }
  const listed = Buffer.concat(directory)
  yield listed
  yield endOf({ count, listed: listed.length, offset })
}

/** The directory's end: how many files, how long it is, and where it begins. */
function endOf({ count, listed, offset }: { count: number; listed: number; offset: number }): Buffer<ArrayBuffer> {
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(listed, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

type ZipEntry = { bytes: Uint8Array; packed: Buffer; title: Buffer; at: Date }

const factsOf = ({ bytes, packed, title, at }: ZipEntry): Buffer =>
  headFacts({ method: 8, crc: crc32(bytes), packed: packed.length, size: bytes.length, title, at })

type HeadFacts = { method: number; crc: number; packed: number; size: number; title: Buffer; at: Date }

/** What stands in both headers, in the same order: version, flags (names are UTF-8), method, time, sums, lengths. */
function headFacts({ method, crc, packed, size, title, at }: HeadFacts): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(0x0800, 2)
  facts.writeUInt16LE(method, 4)
  facts.writeUInt32LE(dosTime(at), 6)
  facts.writeUInt32LE(crc, 10)
  facts.writeUInt32LE(packed, 14)
  facts.writeUInt32LE(size, 18)
  facts.writeUInt16LE(title.length, 22)
  return facts
}

/** Two seconds exact, years from 1980; UTC, because the server is nowhere. */
function dosTime(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
