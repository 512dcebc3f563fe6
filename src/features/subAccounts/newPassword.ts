/** Without letters and digits that look alike, so that it can be read out and typed from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

/** Four groups of four: 79 bits. `random` gives bytes. */
export function newPassword(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): string {
  const text: string[] = []
  while (text.length < groups * groupLength)
    // A remainder would make the first letters likelier.
    for (const byte of random(new Uint8Array(32)))
      if (byte < letters.length * 8 && text.length < groups * groupLength) text.push(letters[byte % letters.length]!)
  return Array.from({ length: groups }, (_, at) => text.slice(at * groupLength, (at + 1) * groupLength).join('')).join(
    '-',
  )
}
