import type { Ours } from './about.ts'

export const ourId = '<our.0192aa@seller.example>'

/** A made-up sender: its return paths are `bounce+tok-…@seller.example`. */
export const ours = (...envelopeTo: string[]): Ours => ({
  tokenOf: (address) => /^[a-z]+\+(tok-\d+)@seller\.example$/.exec(address)?.[1] ?? null,
  isOurId: (id) => id.startsWith('<our.') && id.endsWith('@seller.example>'),
  envelopeTo,
})

export const mailOf = (...lines: string[]): Uint8Array => new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)

/** Bytes as they are, where a mail is in no UTF-8: a number array is put in as it stands. */
export const mailSource = (...pieces: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : Buffer.from(piece))))
