import type { GzipPiece } from './gzip.ts'

/** Bytes in a row of pieces: what is written goes into one piece, and a full one is handed on for a fresh one. */
export class Bytes {
  buffer: GzipPiece
  /** where the next byte goes */
  at = 0
  readonly #fresh: () => GzipPiece
  readonly #handOn: (piece: GzipPiece) => void

  constructor(fresh: () => GzipPiece, handOn: (piece: GzipPiece) => void) {
    this.#fresh = fresh
    this.#handOn = handOn
    this.buffer = fresh()
  }

  /** Makes sure that this many bytes fit without looking again. */
  reserve(bytes: number) {
    if (this.at + bytes <= this.buffer.length) return
    this.flush()
    if (bytes > this.buffer.length) this.buffer = new Uint8Array(bytes)
  }

  flush() {
    if (this.at === 0) return
    this.#handOn(this.buffer.subarray(0, this.at))
    this.buffer = this.#fresh()
    this.at = 0
  }

  /** Gives how many they are. */
  raw(bytes: Uint8Array): number {
    this.reserve(bytes.length)
    this.buffer.set(bytes, this.at)
    this.at += bytes.length
    return bytes.length
  }

  /** Text that is known to be ASCII. */
  ascii(text: string) {
    this.reserve(text.length)
    for (let i = 0; i < text.length; i++) this.buffer[this.at++] = text.charCodeAt(i)
  }
}

const segment = 4_096

/** Which of the 128 first characters need more than being copied. */
const special = new Uint8Array(128)
for (let code = 0; code < 0x20; code++) special[code] = 1
for (const char of '&<>_') special[char.charCodeAt(0)] = 1
special[0x7f] = 1
special[0x09] = special[0x0a] = 0

const amp = [...'&amp;'].map((char) => char.charCodeAt(0))
const lt = [...'&lt;'].map((char) => char.charCodeAt(0))
const gt = [...'&gt;'].map((char) => char.charCodeAt(0))
const underscore = [...'_x005F_'].map((char) => char.charCodeAt(0))
const excelEscape = /_x[0-9a-f]{4}_/iy

/**
 * Text of an XML element, as UTF-8. What XML cannot hold (control characters, halves of surrogate pairs) is left out,
 * line ends become \n, and an underscore that Excel would take for an escape is escaped itself.
 */
export function writeXmlText(out: Bytes, text: string) {
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + segment, text.length)
    if (to < text.length && isHigh(text.charCodeAt(to - 1))) to--
    // At most 7 bytes for a character.
    out.reserve((to - from) * 7)
    out.at = escapeXml(out.buffer, out.at, text, from, to)
    from = to
  }
}

function escapeXml(buffer: Uint8Array, start: number, text: string, from: number, to: number): number {
  let at = start
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x80) {
      if (special[code] === 0) buffer[at++] = code
      else at = escapeOne(buffer, at, text, i, code)
    } else if (code < 0x800) {
      buffer[at++] = 0xc0 | (code >> 6)
      buffer[at++] = 0x80 | (code & 0x3f)
    } else if (code < 0xd800 || (code > 0xdfff && code < 0xfffe)) {
      buffer[at++] = 0xe0 | (code >> 12)
      buffer[at++] = 0x80 | ((code >> 6) & 0x3f)
      buffer[at++] = 0x80 | (code & 0x3f)
    } else if (isHigh(code) && isLow(text.charCodeAt(i + 1))) {
      at = writePair(buffer, at, code, text.charCodeAt(++i))
    }
  }
  return at
}

function escapeOne(buffer: Uint8Array, at: number, text: string, i: number, code: number): number {
  if (code === 0x26) return copy(buffer, at, amp)
  if (code === 0x3c) return copy(buffer, at, lt)
  if (code === 0x3e) return copy(buffer, at, gt)
  if (code === 0x5f) {
    excelEscape.lastIndex = i
    if (excelEscape.test(text)) return copy(buffer, at, underscore)
    buffer[at] = code
    return at + 1
  }
  if (code === 0x0d && text.charCodeAt(i + 1) !== 0x0a) {
    buffer[at] = 0x0a
    return at + 1
  }
  return at
}

function copy(buffer: Uint8Array, at: number, bytes: readonly number[]): number {
  for (let i = 0; i < bytes.length; i++) buffer[at + i] = bytes[i]!
  return at + bytes.length
}

function writePair(buffer: Uint8Array, at: number, high: number, low: number): number {
  const code = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00)
  buffer[at] = 0xf0 | (code >> 18)
  buffer[at + 1] = 0x80 | ((code >> 12) & 0x3f)
  buffer[at + 2] = 0x80 | ((code >> 6) & 0x3f)
  buffer[at + 3] = 0x80 | (code & 0x3f)
  return at + 4
}

const isHigh = (code: number) => code >= 0xd800 && code < 0xdc00
const isLow = (code: number) => code >= 0xdc00 && code < 0xe000

const encoder = new TextEncoder()

/** Text as UTF-8 without any change but for what cannot be encoded. */
export function writeText(out: Bytes, text: string) {
  if (text.length * 3 <= 65_536) {
    out.reserve(text.length * 3)
    out.at += encoder.encodeInto(text, out.buffer.subarray(out.at)).written
  } else out.raw(encoder.encode(text))
}
