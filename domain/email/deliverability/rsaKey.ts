/** DER (X.690) as far as a public key needs it: what one element holds, and what stands behind it. */
type Element = { tag: number; content: Uint8Array; rest: Uint8Array }
const tags = { integer: 0x02, bits: 0x03, sequence: 0x30 }

/** How many bits the modulus of an RSA public key has: SubjectPublicKeyInfo, or RSAPublicKey alone. Null: no such key. */
export function rsaBits(der: Uint8Array): number | null {
  const whole = element(der, tags.sequence)
  if (!whole) return null
  const modulus = element(whole.content, tags.integer)
  if (modulus) return bitsOf(modulus.content)
  const algorithm = element(whole.content, tags.sequence)
  const bits = algorithm && element(algorithm.rest, tags.bits)
  // The first octet of a bit string says how many bits of the last one are none of it.
  return bits && bits.content[0] === 0 && element(bits.content.subarray(1), tags.sequence)
    ? rsaBits(bits.content.subarray(1))
    : null
}

function bitsOf(integer: Uint8Array): number | null {
  const first = integer.findIndex((octet) => octet !== 0)
  return first < 0 ? null : (integer.length - first) * 8 - Math.clz32((integer[first] ?? 0) << 24)
}

function element(der: Uint8Array, wanted: number): Element | null {
  const [tag, short = 0] = der
  if (tag !== wanted || der.length < 2) return null
  const more = short < 0x80 ? 0 : short & 0x7f
  if (short === 0x80 || more > 2 || der.length < 2 + more) return null
  const length = more ? der.subarray(2, 2 + more).reduce((sum, octet) => sum * 256 + octet, 0) : short
  const start = 2 + more
  if (start + length > der.length) return null
  return { tag, content: der.subarray(start, start + length), rest: der.subarray(start + length) }
}
