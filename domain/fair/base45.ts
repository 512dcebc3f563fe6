/**
 * Bytes in the 45 signs that a QR code holds most tightly (RFC 9285): two bytes are three signs.
 */
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

export function toBase45(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length
    const value = isPair ? bytes[at]! * 256 + bytes[at + 1]! : bytes[at]!
    text += signs[value % 45]! + signs[Math.floor(value / 45) % 45]!
    if (isPair) text += signs[Math.floor(value / 2025)]!
  }
  return text
}

/** Null where it is no such text. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 3 === 1) return null
  const bytes = new Uint8Array(Math.floor(text.length / 3) * 2 + (text.length % 3 ? 1 : 0))
  for (let at = 0, to = 0; at < text.length; at += 3) {
    const values = Array.from(text.slice(at, at + 3), (sign) => signs.indexOf(sign))
    if (values.includes(-1)) return null
    const value = values.reduceRight((sum, one) => sum * 45 + one, 0)
    const isPair = values.length === 3
    if (value > (isPair ? 0xffff : 0xff)) return null
    if (isPair) bytes[to++] = value >> 8
    bytes[to++] = value & 0xff
  }
  return bytes
}
