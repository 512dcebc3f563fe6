const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The octets of a base64 text, in which white space may stand; null when it is none. */
export function base64Octets(text: string): Uint8Array | null {
  const plain = text.replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(plain) || plain.length % 4 !== 0) return null
  const octets: number[] = []
  let held = 0
  let bits = 0
  for (const letter of plain.replace(/=+$/, '')) {
    held = ((held << 6) | letters.indexOf(letter)) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      octets.push((held >> bits) & 0xff)
    }
  }
  return Uint8Array.from(octets)
}
