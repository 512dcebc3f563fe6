import {
  type Contact,
  type ContactEmail,
  type CounterField,
  counterFields,
  emailValidities,
  followUpStatuses,
  isUnchecked,
  type Phone,
  wtPhoneStatuses,
} from '#domain/contacts/contact'
import type { CustomField } from '#domain/contacts/customField'
import { folded } from '#domain/contacts/searchText'
import { type CarriedIdentity, carriedKinds, carriedText } from '#domain/conversations/identity'
import type { Row } from '#domain/shared/mutation'
import type { Entry } from '../sync/core/ports.ts'
import { type ContactLine, type ContactMore, moreFields } from './api.ts'
import { CustomTexts } from './customTexts.ts'
import { Interned } from './interned.ts'
import { plainMemory, SearchTexts, type TextFinder } from './searchTexts.ts'
import { WrittenTexts } from './writtenTexts.ts'

export const textColumns = ['ids', 'pictures'] as const
/** What is searched of a contact, folded, one after another; its phones follow. Values of lists have a blank on both sides. */
export const searchedFields = ['name', 'company', 'emails', 'identities', 'position', 'custom', ...moreFields] as const
/** Between two fields of one column; no text may contain it (domain: control characters are refused). */
export const fieldEnd = '\u0002'
export const internedColumns = ['country', 'category', 'source', 'belongto', 'tags'] as const
/** Of each phone and each email the letter of its status, of each identity that of its kind: few contacts differ in all of them. */
export const markColumns = ['phoneMarks', 'emailMarks', 'identityMarks'] as const
export const numberedColumns = [...internedColumns, ...markColumns] as const
type NumberedColumn = (typeof numberedColumns)[number]
/** Where each of them ends in what is searched, in bytes. */
export const endColumns = searchedFields.map((field) => `${field}End` as const)
export const numberColumns = [
  'updated_at',
  'created_at',
  'status',
  'pending',
  'restricted',
  ...numberedColumns,
  ...counterFields,
  ...endColumns,
] as const

type Numbers = Record<'updated_at' | 'created_at', Float64Array> &
  Record<'status' | 'pending' | 'restricted', Uint8Array> &
  Record<NumberedColumn | CounterField | (typeof endColumns)[number], Uint32Array>
export type ColumnData = {
  size: number
  texts: Record<(typeof textColumns)[number], string[]>
  numbers: Numbers
  interned: Record<NumberedColumn, string[]>
  searched: SearchTexts
  /** see WrittenTexts */
  written: SearchTexts
  /** see CustomTexts */
  customIds: string[]
}

type SearchedField = (typeof searchedFields)[number]
/** Of a slot: as it was written, what a list has with the letters of its marks, `mores` as `moreFields` in their order. */
type ContactTexts = ColumnData['texts'] &
  Record<
    'names' | 'companies' | 'positions' | 'phones' | 'emails' | 'identities' | 'customs' | 'mores',
    (slot: number) => string
  >

/**
 * What lists and searches need of every contact, as columns: 100,000 contacts in some 50 MB, scanned in milliseconds.
 * A slot is a place in all columns; a removed contact leaves a free one.
 */
export class ContactColumns {
  size = 0
  readonly texts: ContactTexts
  numbers: Numbers
  readonly interned: Record<NumberedColumn, Interned>
  readonly searched: SearchTexts
  readonly written: WrittenTexts
  readonly custom: CustomTexts
  /** what the company's own fields are: a search finds the options of choices by their names */
  customFields: readonly CustomField[] = []
  readonly #fieldEndIn: TextFinder
  #slots: Map<string, number> | undefined
  #free: number[] = []
  #taken: Int32Array | undefined

  constructor(data?: ColumnData) {
    this.size = data?.size ?? 0
    this.searched = data?.searched ?? new SearchTexts()
    this.written = new WrittenTexts(this.searched, data?.written ?? keptTexts(), fieldEnd)
    this.custom = new CustomTexts(data?.customIds)
    this.texts = this.#textsOf(data?.texts ?? { ids: [], pictures: [] })
    this.#fieldEndIn = this.searched.finder(fieldEnd)
    this.numbers = data?.numbers ?? emptyNumbers(1_024)
    this.interned = Object.fromEntries(
      numberedColumns.map((column) => [column, new Interned(data?.interned[column])]),
    ) as Record<NumberedColumn, Interned>
  }

  #textsOf(kept: ColumnData['texts']): ContactTexts {
    const field = (name: SearchedField) => (slot: number) => this.#writtenIn(slot, name, name)
    const [emails, identities] = [field('emails'), field('identities')]
    return {
      ...kept,
      names: field('name'),
      companies: field('company'),
      positions: field('position'),
      customs: field('custom'),
      mores: (slot) => this.#writtenIn(slot, moreFields[0], moreFields.at(-1)!),
      phones: (slot) => withMarks(this.#phonesIn(slot), this.#marksOf('phoneMarks', slot), false),
      emails: (slot) => withMarks(emails(slot).trim(), this.#marksOf('emailMarks', slot), true),
      identities: (slot) => withMarks(identities(slot).trim(), this.#marksOf('identityMarks', slot), true),
    }
  }

  #writtenIn(slot: number, first: SearchedField, last: SearchedField): string {
    const { numbers } = this
    const [from, to] = [searchedFields.indexOf(first), searchedFields.indexOf(last)] as const
    const begin = from === 0 ? 0 : numbers[endColumns[from - 1]!][slot]! + fieldEnd.length
    return this.written.read(slot, [from, to], begin, numbers[endColumns[to]!][slot]!)
  }

  #phonesIn = (slot: number) => this.searched.textOf(slot, this.numbers.remarkEnd[slot]! + fieldEnd.length).trim()
  #marksOf = (column: (typeof markColumns)[number], slot: number) =>
    this.interned[column].values[this.numbers[column][slot]!]!

  get count() {
    return this.size - this.#free.length
  }

  isThere = (slot: number) => this.texts.ids[slot] !== ''

  /** All that are taken, ascending; the same list until one comes or goes, so nobody changes it. */
  slots(): Int32Array {
    if (this.#taken) return this.#taken
    const slots = new Int32Array(this.count)
    let at = 0
    for (let slot = 0; slot < this.size; slot++) if (this.isThere(slot)) slots[at++] = slot
    this.#taken = slots
    return slots
  }

  slotOf(id: string): number {
    return this.#byId().get(id) ?? -1
  }

  /** The slot that was written, or -1. A contact that is gone everywhere, or not yet here, has no slot. */
  put(id: string, entry: Entry | undefined): number {
    const known = this.slotOf(id)
    if (!entry?.row) return this.#remove(id, known)
    const slot = known >= 0 ? known : this.#add(id)
    this.#write(slot, entry.row, entry.waiting !== undefined)
    return slot
  }

  /** `more`: with the fields that a list shows only when it is asked to. */
  line(slot: number, { more }: { more: boolean }): ContactLine {
    const { texts, numbers, interned } = this
    return {
      id: texts.ids[slot]!,
      name: texts.names(slot),
      company: texts.companies(slot),
      position: texts.positions(slot),
      country: interned.country.values[numbers.country[slot]!]!,
      phones: phonesIn(texts.phones(slot)),
      emails: emailsIn(texts.emails(slot)),
      identities: identitiesIn(texts.identities(slot)),
      tag: split(interned.tags.values[numbers.tags[slot]!]!),
      category: interned.category.values[numbers.category[slot]!] || null,
      source: interned.source.values[numbers.source[slot]!] || null,
      belongto: interned.belongto.values[numbers.belongto[slot]!]!,
      picture: texts.pictures[slot] || null,
      follow_up_status: followUpStatuses[numbers.status[slot]!] ?? 'none',
      created_at: numbers.created_at[slot]!,
      updated_at: numbers.updated_at[slot]!,
      restricted: numbers.restricted[slot] === 1,
      pending: numbers.pending[slot] === 1,
      more: more ? this.#more(slot) : null,
      found: null,
    }
  }

  #more(slot: number): ContactMore {
    const texts = this.texts.mores(slot).split(fieldEnd)
    const counts = counterFields.map((field) => [field, this.numbers[field][slot]!])
    const shown = moreFields.map((field, at) => [field, (texts[at] ?? '').slice(0, shownLength)])
    const custom = this.custom.read(this.texts.customs(slot))
    return { ...Object.fromEntries([...shown, ...counts]), custom: shortened(custom) } as ContactMore
  }

  #write(slot: number, row: Row, pending: boolean) {
    // A row of a newer or older version of the app may lack a field.
    const contact = row as Partial<Contact>
    const { texts, numbers, interned } = this
    const { name = '', company = '', position = '', phones, emails, tag, country, category, source, belongto } = contact
    const addresses = inBlanks((emails ?? []).map(({ email }) => email))
    const identities = contact.identities ?? []
    const names = inBlanks(identities.map(carriedText))
    const mores = moreFields.map((field) => contact[field] ?? '')
    const custom = this.custom.write(contact.custom_fields)
    const fields = [name, company, addresses, names, position, custom, ...mores].join(fieldEnd)
    const digits = inBlanks((phones ?? []).map(({ full_number }) => full_number))
    this.searched.set(slot, folded(fields) + fieldEnd + digits)
    let from = 0
    for (const column of endColumns) {
      const end = this.#fieldEndIn(slot, from)
      numbers[column][slot] = end
      from = end + fieldEnd.length
    }
    this.written.set(slot, fields, numbers.remarkEnd[slot]!)
    const wtMarks = (phones ?? []).map(({ is_wt }) => markOf(wtPhoneStatuses.indexOf(is_wt)))
    numbers.phoneMarks[slot] = interned.phoneMarks.add(wtMarks.join(''))
    numbers.emailMarks[slot] = interned.emailMarks.add((emails ?? []).map(emailMarkOf).join(''))
    numbers.identityMarks[slot] = interned.identityMarks.add(identities.map(identityMarkOf).join(''))
    texts.pictures[slot] = contact.picture?.hash ?? ''
    numbers.updated_at[slot] = contact.updated_at ?? 0
    numbers.created_at[slot] = contact.created_at ?? 0
    numbers.status[slot] = Math.max(0, followUpStatuses.indexOf(contact.follow_up_status ?? 'none'))
    numbers.pending[slot] = pending ? 1 : 0
    numbers.restricted[slot] = contact.restricted_at ? 1 : 0
    numbers.country[slot] = interned.country.add(country ?? '')
    numbers.category[slot] = interned.category.add(category ?? '')
    numbers.source[slot] = interned.source.add(source ?? '')
    numbers.belongto[slot] = interned.belongto.add(belongto ?? '')
    numbers.tags[slot] = interned.tags.add((tag ?? []).join(' '))
    for (const field of counterFields) numbers[field][slot] = contact[field] ?? 0
  }

  #add(id: string): number {
    this.#taken = undefined
    const slot = this.#free.pop() ?? this.size++
    if (slot >= this.numbers.status.length) this.numbers = grown(this.numbers, Math.max(1_024, slot * 2))
    this.texts.ids[slot] = id
    this.#byId().set(id, slot)
    return slot
  }

  #remove(id: string, slot: number): number {
    if (slot < 0) return -1
    this.#taken = undefined
    for (const column of textColumns) this.texts[column][slot] = ''
    this.searched.set(slot, '')
    this.written.clear(slot)
    for (const column of [...endColumns, ...markColumns]) this.numbers[column][slot] = 0
    this.#byId().delete(id)
    this.#free.push(slot)
    return slot
  }

  /** Whoever asks for many slots waits for their places here, and nobody else does. */
  async placed(turn: () => Promise<unknown>) {
    const slots = new Map<string, number>()
    // A change that comes in between needs all of them at once, and makes them.
    for (let slot = 0; slot < this.size && !this.#slots; slot++) {
      slots.set(this.texts.ids[slot]!, slot)
      if (slot % placedAtOnce === 0) await turn()
    }
    this.#slots ??= slots
  }

  /** Made at the first change: a start from a snapshot has none, and is faster for it. */
  #byId(): Map<string, number> {
    if (!this.#slots) {
      this.#slots = new Map()
      for (let slot = 0; slot < this.size; slot++) this.#slots.set(this.texts.ids[slot]!, slot)
    }
    return this.#slots
  }
}

const placedAtOnce = 512
/** A cell shows one line. */
const shownLength = 200

const shortened = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text.slice(0, shownLength)]))

/** One letter for a status, beside a number or an address. */
const marks = 'abc'
const markOf = (status: number) => marks[status] ?? marks[0]!
/** of an address that was looked at, without being certain */
const uncertainMark = 'd'
function emailMarkOf(email: ContactEmail) {
  if (email.is_valid === 'toVerify' && !isUnchecked(email)) return uncertainMark
  return markOf(emailValidities.indexOf(email.is_valid))
}
const inBlanks = (values: readonly string[]) => (values.length > 0 ? ` ${values.join(' ')} ` : '')
const split = (joined: string) => (joined ? joined.split(' ') : [])

/** Phones as their column keeps them. */
export const phonesIn = (joined: string): Phone[] =>
  split(joined).map((phone) => ({
    full_number: phone.slice(0, -1),
    is_wt: wtPhoneStatuses[marks.indexOf(phone.at(-1)!)] ?? 'unvalidated',
  }))

export const emailsIn = (joined: string): ContactEmail[] =>
  split(joined).map((email) => ({
    email: email.slice(1),
    is_valid: emailValidities[marks.indexOf(email[0]!)] ?? 'toVerify',
    // When it was does not matter here.
    ...(email[0] === uncertainMark && { checked_at: 0 }),
  }))

const identityMarks = 'abcdef'
const identityMarkOf = ({ kind }: CarriedIdentity) => identityMarks[carriedKinds.indexOf(kind)] ?? identityMarks[0]!
export const identitiesIn = (joined: string): CarriedIdentity[] =>
  split(joined).map((text) => {
    const kind = carriedKinds[identityMarks.indexOf(text[0]!)] ?? carriedKinds[0]
    return { kind, value: text.slice(kind === 'username' ? 2 : 1) }
  })

/** Each with its letter, where `emailsIn` and `phonesIn` look for it. */
function withMarks(joined: string, marks: string, before: boolean): string {
  if (joined === '') return ''
  if (!joined.includes(' ')) return before ? marks + joined : joined + marks
  const values = joined.split(' ')
  return values.map((value, at) => (before ? marks[at]! + value : value + marks[at]!)).join(' ')
}

/** They grow without WebAssembly: nobody searches them. */
export const keptTexts = () => new SearchTexts(undefined, plainMemory())
const emptyCounts = (length: number) =>
  Object.fromEntries([...counterFields, ...endColumns].map((column) => [column, new Uint32Array(length)])) as Pick<
    Numbers,
    CounterField | (typeof endColumns)[number]
  >

export const emptyNumbers = (length: number): Numbers => ({
  ...emptyCounts(length),
  updated_at: new Float64Array(length),
  created_at: new Float64Array(length),
  status: new Uint8Array(length),
  pending: new Uint8Array(length),
  restricted: new Uint8Array(length),
  country: new Uint32Array(length),
  category: new Uint32Array(length),
  source: new Uint32Array(length),
  belongto: new Uint32Array(length),
  tags: new Uint32Array(length),
  phoneMarks: new Uint32Array(length),
  emailMarks: new Uint32Array(length),
  identityMarks: new Uint32Array(length),
})

function grown(old: Numbers, length: number): Numbers {
  const numbers = emptyNumbers(length)
  for (const column of numberColumns) numbers[column].set(old[column])
  return numbers
}
