/** CRC-32 as zip has it, eight bytes at a time: a sheet has hundreds of megabytes. `before` is that of what came before. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  let at = 0
  for (const end = bytes.length - 7; at < end; at += 8) {
    const low = crc ^ (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24))
    crc =
      tables[1_792 + (low & 0xff)]! ^
      tables[1_536 + ((low >>> 8) & 0xff)]! ^
      tables[1_280 + ((low >>> 16) & 0xff)]! ^
      tables[1_024 + (low >>> 24)]! ^
      tables[768 + bytes[at + 4]!]! ^
      tables[512 + bytes[at + 5]!]! ^
      tables[256 + bytes[at + 6]!]! ^
      tables[bytes[at + 7]!]!
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ tables[(crc ^ bytes[at]!) & 0xff]!
  return ~crc >>> 0
}

/** Eight tables of 256: the effect of a byte with so many bytes behind it. */
const tables = new Int32Array(2_048)
for (let byte = 0; byte < 256; byte++) {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  tables[byte] = crc
}
for (let at = 256; at < 2_048; at++) tables[at] = (tables[at - 256]! >>> 8) ^ tables[tables[at - 256]! & 0xff]!
