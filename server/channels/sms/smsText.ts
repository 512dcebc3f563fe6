/** One text message as it goes over the air: `coding` is SMPP's data_coding, `octets` a part of it. */
export type SmsParts = { coding: 0 | 8; parts: readonly Buffer[] }

const gsm7 = 0
const ucs2 = 8

// GSM 03.38: a character's place is its code. 0x1b leads to the second table.
const alphabet =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const second: Record<string, number> = {
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
const escape = 0x1b

/** Each character's octets. One that the phones' own alphabet lacks makes the whole text UCS-2, at half the length. */
function charactersOf(text: string): { coding: SmsParts['coding']; characters: Buffer[] } {
  const characters = Array.from(text, gsmOctets)
  if (characters.every((octets) => octets !== null)) return { coding: gsm7, characters }
  return { coding: ucs2, characters: Array.from(text, (character) => Buffer.from(character, 'utf16le').swap16()) }
}

function gsmOctets(character: string): Buffer | null {
  const code = alphabet.indexOf(character)
  if (code >= 0 && code !== escape) return Buffer.from([code])
  const other = second[character]
  return other === undefined ? null : Buffer.from([escape, other])
}

/** What one message holds, in octets of this wire: 160 characters of the phones' alphabet, or 70. */
export const mostOctets = { [gsm7]: 160, [ucs2]: 140 } as const
// The header of a part takes the room of seven characters, or of three.
const mostInPart = { [gsm7]: 153, [ucs2]: 134 } as const
const headerOf = (reference: number, total: number, number: number) =>
  Buffer.from([0x05, 0x00, 0x03, reference, total, number])

/** The text in one piece, however long: the message centre cuts it. */
export function wholeText(text: string): SmsParts {
  const { coding, characters } = charactersOf(text)
  return { coding, parts: [Buffer.concat(characters)] }
}

/**
 * The text, cut where it is too long for one message, each part with the header (GSM 03.40, 9.2.3.24.1) by which the phone
 * joins them again. No character is cut in two. `reference`: one octet, the same for all parts and no other message.
 */
export function cutText(text: string, reference: number): SmsParts {
  const { coding, characters } = charactersOf(text)
  const whole = Buffer.concat(characters)
  if (whole.length <= mostOctets[coding]) return { coding, parts: [whole] }
  const parts: Buffer[][] = [[]]
  let taken = 0
  for (const octets of characters) {
    if (taken + octets.length > mostInPart[coding]) {
      parts.push([])
      taken = 0
    }
    parts.at(-1)!.push(octets)
    taken += octets.length
  }
  return {
    coding,
    parts: parts.map((octets, n) => Buffer.concat([headerOf(reference, parts.length, n + 1), ...octets])),
  }
}

/** What a phone shows; the header of a part is not in it. */
export function decodeSmsText(coding: number, octets: Buffer): string {
  if (coding === ucs2) return Buffer.from(octets).swap16().toString('utf16le')
  const shown: string[] = []
  for (let at = 0; at < octets.length; at++) {
    if (octets[at] === escape) shown.push(bySecond[octets[++at] ?? 0] ?? ' ')
    else shown.push(alphabet[octets[at]!] ?? ' ')
  }
  return shown.join('')
}

const bySecond = Object.fromEntries(Object.entries(second).map(([character, code]) => [code, character]))
