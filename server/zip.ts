import { crc32, deflateRawSync } from 'node:zlib'

export type ZipFile = { name: string; bytes: Uint8Array; at: Date }

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
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

type ZipEntry = { bytes: Uint8Array; packed: Buffer; title: Buffer; at: Date }

/** What stands in both headers, in the same order: version, flags (names are UTF-8), method, time, sums, lengths. */
function factsOf({ bytes, packed, title, at }: ZipEntry): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(0x0800, 2)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(dosTime(at), 6)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(title.length, 22)
  return facts
}

/** Two seconds exact, years from 1980; UTC, because the server is nowhere. */
function dosTime(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
