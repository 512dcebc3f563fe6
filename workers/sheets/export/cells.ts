import type { Contact } from '#domain/contacts/contact'
import { countryNamer } from '#domain/contacts/countryName'
import { type CustomFieldType, isDay } from '#domain/contacts/customField'
import { customIdOf } from '#domain/contacts/customKeys'
import { carriedText } from '#domain/conversations/identity'
import type { Language } from '#domain/texts/errorText'
import type { ExportColumn } from '../api.ts'
import type { CellValue, ColumnKind, SheetColumn } from '../write/sheetWriter.ts'
import { cardOf } from '../write/vcardWriter.ts'

type Field = { kind: ColumnKind; width: number; value: (contact: Contact, words: Words) => CellValue }
type Words = { of: (key: string) => string; country: (code: string) => string }

const wide = 32
const narrow = 12
const field = (kind: ColumnKind, width: number, value: Field['value']): Field => ({ kind, width, value })
const plus = (number: string) => `+${number}`

/** How each field looks in a cell; a field that is not here comes out as its text. */
const fields = new Map<string, Field>([
  ['name', field('text', 20, ({ name }) => name)],
  ['company', field('text', wide, ({ company }) => company)],
  ['position', field('text', 18, ({ position }) => position)],
  ['phones', field('phone', 22, ({ phones }) => phones.map((phone) => plus(phone.full_number)).join('; '))],
  ['emails', field('text', 30, ({ emails }) => emails.map(({ email }) => email).join('; '))],
  ['identities', field('text', 24, ({ identities }) => (identities ?? []).map(carriedText).join('; '))],
  ['company_website', field('text', 28, (contact) => contact.company_website)],
  ['address', field('text', wide, ({ address }) => address)],
  ['founded_time', field('text', 14, (contact) => contact.founded_time)],
  ['country', field('text', 16, ({ country }, words) => words.country(country))],
  ['tag', field('text', 20, ({ tag }, words) => tag.map(words.of).filter(Boolean).join('; '))],
  ['category', field('text', 16, ({ category }, words) => (category ? words.of(category) : ''))],
  ['source', field('text', 16, ({ source }, words) => (source ? words.of(source) : ''))],
  [
    'follow_up_status',
    field('text', 16, (contact, words) => words.of(contact.follow_up_status) || contact.follow_up_status),
  ],
  ['remark', field('text', 40, ({ remark }) => remark)],
  ['belongto', field('text', 20, ({ belongto }, words) => words.of(belongto))],
  ['created_at', field('date', 18, (contact) => excelDay(contact.created_at))],
  ['updated_at', field('date', 18, (contact) => excelDay(contact.updated_at))],
])

const other = (name: string): Field =>
  field('number', narrow, (contact) => {
    const value = Object.hasOwn(contact, name) ? (contact as unknown as Record<string, unknown>)[name] : null
    return typeof value === 'number' || typeof value === 'string' ? value : null
  })

const day = 86_400_000
/** What is of another type than its field is left out. */
function customCell(key: string, type: CustomFieldType): Field {
  const id = customIdOf(key) ?? ''
  const valueOf = ({ custom_fields }: Contact) => custom_fields?.[id] ?? null
  switch (type) {
    case 'number':
      return field('number', 16, (contact) => (typeof valueOf(contact) === 'number' ? valueOf(contact) : null))
    case 'date':
      return field('day', 14, (contact) => {
        const value = valueOf(contact)
        if (typeof value !== 'string' || !isDay(value)) return null
        // Spreadsheets count days from 1900 on, and had one too many in its February.
        return value < '1900-03-01' ? value : Date.parse(value) / day + 25_569
      })
    case 'choice':
      return field('text', 20, (contact, words) => words.of(String(valueOf(contact) ?? '')))
    case 'text':
      return field('text', 24, (contact) => String(valueOf(contact) ?? ''))
  }
}

/** Of a file of cards: a row is one card. */
export function cardsOf(columns: readonly ExportColumn[], names: Record<string, string>, language: Language) {
  const words = wordsOf(names, language)
  const fields = new Set(columns.map(({ field }) => field))
  return { columns: [], row: (contact: Contact): CellValue[] => [cardOf(contact, fields, words)] }
}

export function cellsOf(columns: readonly ExportColumn[], names: Record<string, string>, language: Language) {
  const words = wordsOf(names, language)
  const chosen = columns.map(({ field, custom }) =>
    custom ? customCell(field, custom) : (fields.get(field) ?? other(field)),
  )
  return {
    columns: columns.map(({ title }, at): SheetColumn => ({ title, kind: chosen[at]!.kind, width: chosen[at]!.width })),
    row: (contact: Contact): CellValue[] => chosen.map(({ value }) => value(contact, words)),
  }
}

function wordsOf(names: Record<string, string>, language: Language): Words {
  const known = new Map(Object.entries(names))
  return { of: (key) => known.get(key) ?? '', country: countryNames(known, language) }
}

/** A day as Excel counts them, in the time of this place; a spreadsheet knows no zones. */
export function excelDay(at: number): number {
  const local = at - new Date(at).getTimezoneOffset() * 60_000
  // Whole minutes, so that 09:30 is not 09:29:59.9999.
  return Math.floor(local / 60_000) / 1_440 + 25_569
}

function countryNames(known: ReadonlyMap<string, string>, language: Language): (code: string) => string {
  const nameOf = countryNamer(language)
  return (code) => known.get(code) ?? nameOf(code)
}
