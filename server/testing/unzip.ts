import { inflateRawSync } from 'node:zlib'

/** The entries of a zip by name, as its directory at the end tells them. */
export function unzip(file: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>()
  const end = file.length - 22
  let at = file.readUInt32LE(end + 16)
  for (let n = file.readUInt16LE(end + 10); n > 0; n--) {
    const [size, length] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)]
    const from = file.readUInt32LE(at + 42) + 30 + length
    const bytes = file.subarray(from, from + size)
    const isPacked = file.readUInt16LE(at + 10) === 8
    entries.set(file.subarray(at + 46, at + 46 + length).toString(), isPacked ? inflateRawSync(bytes) : bytes)
    at += 46 + length
  }
  return entries
}
