import { fromBytes, toBytes } from '../lock/bytes.ts'
import type { DatabaseSealer } from '../lock/keyring.ts'
import type { LogRecord } from '../sync/core/logRecord.ts'

/**
 * How a write-ahead log stands in its file: page after page, each with its length, a check sum and whether it is sealed. A page
 * that was broken off ends the file.
 */
const headBytes = 9

export function toPage(records: readonly LogRecord[], sealing: DatabaseSealer | null): Uint8Array<ArrayBuffer> {
  const isSealed = sealing !== null && !sealing.writesPlain
  const said = isSealed ? sealing.seal(records) : toBytes(records, records.some(hasFiles))
  const page = new Uint8Array(headBytes + said.length)
  const head = new DataView(page.buffer)
  head.setUint32(0, said.length)
  head.setUint32(4, checkSum(said))
  head.setUint8(8, Number(isSealed))
  page.set(said, headBytes)
  return page
}

/** What a user did is JSON already, as it goes to the server; only files come as bytes. */
const hasFiles = (record: LogRecord) => 'files' in record || 'file' in record

/** Null when the key to any of it is not here. */
export function fromPages(bytes: Uint8Array, sealing: DatabaseSealer | null): LogRecord[] | null {
  const records: LogRecord[] = []
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + headBytes <= bytes.length; ) {
    const end = at + headBytes + view.getUint32(at)
    const said = bytes.subarray(at + headBytes, end)
    if (end > bytes.length || view.getUint32(at + 4) !== checkSum(said)) break
    const isSealed = view.getUint8(at + 8) === 1
    if (isSealed && !sealing) return null
    records.push(...((isSealed ? sealing!.open(said) : fromBytes(said)) as LogRecord[]))
    at = end
  }
  return records
}

/** FNV-1a: for what was broken off, not for what was forged. */
function checkSum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193)
  return sum >>> 0
}
