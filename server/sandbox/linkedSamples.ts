import { crc32, deflateSync } from 'node:zlib'

const side = 160

/** A picture that a customer sends: a square with a slope of colour. */
export const samplePicture: Buffer = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  pngPart('IHDR', Buffer.concat([bigEndian32(side), bigEndian32(side), Buffer.from([8, 2, 0, 0, 0])])),
  pngPart('IDAT', deflateSync(Buffer.concat(Array.from({ length: side }, (_, y) => pictureRow(y))))),
  pngPart('IEND', Buffer.alloc(0)),
])

function pictureRow(y: number): Buffer {
  const row = Buffer.alloc(1 + side * 3)
  for (let x = 0; x < side; x += 1) row.set([60 + x, 90 + (y >> 1), 200 - (x >> 1)], 1 + x * 3)
  return row
}

function pngPart(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  return Buffer.concat([bigEndian32(content.length), body, bigEndian32(crc32(body))])
}

function bigEndian32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

const rate = 8_000

/** A second of a quiet tone. */
export function sampleVoice(): Buffer {
  const sound = Buffer.from(Array.from({ length: rate }, (_, n) => 128 + Math.round(20 * Math.sin(n / 3))))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + rate, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(rate, 40)
  return Buffer.concat([head, sound])
}
