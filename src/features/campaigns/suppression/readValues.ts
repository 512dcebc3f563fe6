import { Email } from '#domain/shared/schema'

/** Addresses in lower case and E.164 digits, each once; `unread`: what looks like one and is none. */
export type ReadValues = { values: string[]; unread: string[] }

type FullNumberOf = (text: string) => Promise<string | null>

/** All addresses and numbers of a text that was typed or pasted; names and other columns around them are passed over. */
export async function readValues(text: string, fullNumberOf: FullNumberOf): Promise<ReadValues> {
  const values = new Set<string>()
  const unread = new Set<string>()
  for (const part of text.split(/[\n\r,;，；、<>"'|\t]+/)) {
    if (part.includes('@')) readEmails(part, values, unread)
    else for (const typed of numbersIn(part)) addRead(await fullNumberOf(typed), typed, values, unread)
  }
  return { values: [...values], unread: [...unread] }
}

function readEmails(part: string, values: Set<string>, unread: Set<string>): void {
  for (const word of part.split(/[\s()]+/)) {
    if (!word.includes('@')) continue
    const read = Email.safeParse(word.replace(/^mailto:/i, '').replace(/[.。:：]+$/, ''))
    addRead(read.success ? read.data : null, word, values, unread)
  }
}

function addRead(value: string | null, typed: string, values: Set<string>, unread: Set<string>): void {
  if (value === null) unread.add(typed)
  else values.add(value)
}

const fewestDigits = 5

/** What has the digits of a number, as it was typed; a plus begins another one, and so does one in a piece. */
function numbersIn(part: string): string[] {
  const pieces = part.trim().split(/\s+/)
  const isWhole = (piece: string) => piece.replace(/\D/g, '').length >= 7
  const texts = pieces.length > 1 && pieces.every(isWhole) ? pieces : part.trim().split(/\s+(?=\+|00\d{9})/)
  return texts.filter((one) => one.replace(/\D/g, '').length >= fewestDigits)
}
