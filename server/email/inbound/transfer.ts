import type { Leaf } from './parts.ts'

/** The bytes of a part as they were before they were made fit for mail. */
export function decoded({ encoding, body }: Pick<Leaf, 'encoding' | 'body'>): Uint8Array {
  const coded = Buffer.from(body.buffer, body.byteOffset, body.length)
  if (/^base64$/i.test(encoding)) return base64(coded)
  return /^quoted-printable$/i.test(encoding) ? quotedPrintable(coded) : coded
}

const equals = 0x3d
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const valueOfDigit = new Int8Array(256).fill(-1)
for (let value = 0; value < digits.length; value++) valueOfDigit[digits.charCodeAt(value)] = value

/** Some programs pad every line: Node would stop at the first of them. What is no digit is left out. */
function base64(coded: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(Math.ceil((coded.length * 3) / 4))
  let [length, bits, count] = [0, 0, 0]
  for (const byte of coded) {
    const value = valueOfDigit[byte] ?? -1
    if (byte === equals) [bits, count] = [0, 0]
    if (value < 0) continue
    bits = ((bits << 6) | value) & 0xfff
    count += 6
    if (count < 8) continue
    count -= 8
    bytes[length++] = (bits >> count) & 0xff
  }
  return bytes.subarray(0, length)
}

/** RFC 2045 6.7; what is no code stays as it is. */
function quotedPrintable(coded: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(coded.length)
  let length = 0
  for (let at = 0; at < coded.length; at++) {
    if (coded[at] !== equals) {
      bytes[length++] = coded[at]!
      continue
    }
    const code = (nibble(coded[at + 1]) << 4) | nibble(coded[at + 2])
    if (code >= 0) {
      bytes[length++] = code
      at += 2
    } else if (coded[at + 1] === 10) at += 1
    else if (coded[at + 1] === 13 && coded[at + 2] === 10) at += 2
    else bytes[length++] = equals
  }
  return bytes.subarray(0, length)
}

/** −1, with all its bits, for what is no hexadecimal digit. */
function nibble(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte & 0xdf
  return letter >= 0x41 && letter <= 0x46 ? letter - 0x37 : -1
}
