/**
 * The phones' own alphabet (GSM 03.38): the place of a character in it is its code. The character at 0x1b escapes to the
 * second table, where a character costs two septets.
 */
export const gsmAlphabet =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
export const gsmEscape = 0x1b
export const gsmSecond: Readonly<Record<string, number>> = {
  '\f': 0x0a,
  '^': 0x14,
  '{': 0x28,
  '}': 0x29,
  '\\': 0x2f,
  '[': 0x3c,
  '~': 0x3d,
  ']': 0x3e,
  '|': 0x40,
  '€': 0x65,
}

/** A character's septets; null where the phones' alphabet lacks it. */
export function gsmCodes(character: string): readonly number[] | null {
  const code = gsmAlphabet.indexOf(character)
  if (character.length === 1 && code >= 0 && code !== gsmEscape) return [code]
  const other = gsmSecond[character]
  return other === undefined ? null : [gsmEscape, other]
}
