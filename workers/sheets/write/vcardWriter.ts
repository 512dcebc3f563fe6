import type { Contact } from '#domain/contacts/contact'
import { carriedText } from '#domain/conversations/identity'
import { writeText } from './bytes.ts'
import type { SheetWriter } from './sheetWriter.ts'
import { clean, textFile } from './textFile.ts'

/** A row of this writer is the text of one card. */
export function vcardWriter(): SheetWriter {
  const file = textFile('text/vcard;charset=utf-8')
  return {
    row: ([card]) => writeText(file.out, String(card)),
    encode: ([card], held) => held.raw(new TextEncoder().encode(String(card))),
    append: (card) => void file.out.raw(card),
    size: file.size,
    busy: () => false,
    drained: () => Promise.resolve(),
    finish: async () => file.blob(),
    cancel: file.drop,
  }
}

/** What words a card has for ids: of tags and of countries. */
type Words = { of: (key: string) => string; country: (code: string) => string }
type Property = { field: string; of: (contact: Contact, words: Words) => (string | null)[] }

/** What each field becomes; one that is not here has no place in a card. */
const properties: readonly Property[] = [
  { field: 'name', of: (contact) => [`FN:${escaped(fullName(contact))}`, `N:${escaped(contact.name)};;;;`] },
  { field: 'company', of: ({ company }) => [company && `ORG:${escaped(company)}`] },
  { field: 'position', of: ({ position }) => [position && `TITLE:${escaped(position)}`] },
  { field: 'phones', of: ({ phones }) => phones.map(({ full_number }) => `TEL;TYPE=VOICE:+${full_number}`) },
  { field: 'emails', of: ({ emails }) => emails.map(({ email }) => `EMAIL:${escaped(email)}`) },
  { field: 'company_website', of: ({ company_website: url }) => [url && `URL:${escaped(url)}`] },
  {
    field: 'address',
    of: ({ address, country }, words) => [
      (address || country) && `ADR:;;${escaped(address)};;;;${escaped(country && words.country(country))}`,
    ],
  },
  {
    field: 'tag',
    of: ({ tag }, words) => {
      const names = tag.map(words.of).filter(Boolean)
      return [names.length > 0 ? `CATEGORIES:${names.map(escaped).join(',')}` : null]
    },
  },
  { field: 'remark', of: ({ remark }) => [remark && `NOTE:${escaped(remark)}`] },
]

/** vCard 3.0, which every phone reads. A card without a name is none, so the name is always there. */
export function cardOf(contact: Contact, fields: ReadonlySet<string>, words: Words): string {
  const lines = properties.flatMap(({ field, of }) =>
    field === 'name' || fields.has(field) ? of(contact, words).filter((line) => !!line) : [],
  )
  return `BEGIN:VCARD\r\nVERSION:3.0\r\n${lines.map((line) => folded(line!)).join('')}END:VCARD\r\n`
}

function fullName({ name, company, identities }: Contact): string {
  const first = identities?.[0]
  return name || company || (first ? carriedText(first) : '')
}

const escaped = (text: string) =>
  clean(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')

const lineBytes = 75
const utf8 = new TextEncoder()

/** Lines of 75 bytes at most, never parted within a character. */
function folded(line: string): string {
  if (line.length <= 24) return `${line}\r\n`
  let out = ''
  let bytes = 0
  for (const sign of line) {
    const more = utf8.encode(sign).length
    if (bytes + more > lineBytes) {
      out += '\r\n '
      bytes = 1
    }
    out += sign
    bytes += more
  }
  return `${out}\r\n`
}
