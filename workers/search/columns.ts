import {
  type Contact,
  type ContactEmail,
  emailValidities,
  followUpStatuses,
  type Phone,
  wtPhoneStatuses,
} from '#domain/contacts/contact'
import type { Row } from '#domain/shared/mutation'
import type { ContactLine } from '../api.ts'
import type { Entry } from '../sync/core/ports.ts'
import { Interned } from './interned.ts'
import { folded } from './terms.ts'

export const textColumns = ['ids', 'names', 'companies', 'positions', 'phones', 'emails', 'texts', 'pictures'] as const
export const internedColumns = ['country', 'category', 'source', 'belongto', 'tags'] as const
export const numberColumns = [
  'updated_at',
  'created_at',
  'status',
  'pending',
  'restricted',
  ...internedColumns,
] as const

type Numbers = Record<'updated_at' | 'created_at', Float64Array> &
  Record<'status' | 'pending' | 'restricted', Uint8Array> &
  Record<(typeof internedColumns)[number], Uint32Array>
export type ColumnData = {
  size: number
  texts: Record<(typeof textColumns)[number], string[]>
  numbers: Numbers
  interned: Record<(typeof internedColumns)[number], string[]>
}

/**
 * What lists and searches need of every contact, as columns: 100,000 contacts in some 25 MB, scanned in milliseconds.
 * A slot is a place in all columns; a removed contact leaves a free one.
 */
export class ContactColumns {
  size = 0
  texts: Record<(typeof textColumns)[number], string[]>
  numbers: Numbers
  readonly interned: Record<(typeof internedColumns)[number], Interned>
  #slots: Map<string, number> | undefined
  #free: number[] = []

  constructor(data?: ColumnData) {
    this.size = data?.size ?? 0
    this.texts = data?.texts ?? {
      ids: [],
      names: [],
      companies: [],
      positions: [],
      phones: [],
      emails: [],
      texts: [],
      pictures: [],
    }
    this.numbers = data?.numbers ?? emptyNumbers(1_024)
    const of = (column: (typeof internedColumns)[number]) => new Interned(data?.interned[column])
    this.interned = {
      country: of('country'),
      category: of('category'),
      source: of('source'),
      belongto: of('belongto'),
      tags: of('tags'),
    }
  }

  get count() {
    return this.size - this.#free.length
  }

  isThere = (slot: number) => this.texts.ids[slot] !== ''

  /** All that are taken. */
  slots(): Int32Array {
    const slots = new Int32Array(this.count)
    let at = 0
    for (let slot = 0; slot < this.size; slot++) if (this.isThere(slot)) slots[at++] = slot
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

  line(slot: number): ContactLine {
    const { texts, numbers, interned } = this
    return {
      id: texts.ids[slot]!,
      name: texts.names[slot]!,
      company: texts.companies[slot]!,
      position: texts.positions[slot]!,
      country: interned.country.values[numbers.country[slot]!]!,
      phones: phonesIn(texts.phones[slot]!),
      emails: emailsIn(texts.emails[slot]!),
      tag: split(interned.tags.values[numbers.tags[slot]!]!),
      category: interned.category.values[numbers.category[slot]!] || null,
      source: interned.source.values[numbers.source[slot]!] || null,
      belongto: interned.belongto.values[numbers.belongto[slot]!]!,
      picture: texts.pictures[slot] || null,
      follow_up_status: followUpStatuses[numbers.status[slot]!] ?? 'none',
      updated_at: numbers.updated_at[slot]!,
      restricted: numbers.restricted[slot] === 1,
      pending: numbers.pending[slot] === 1,
    }
  }

  #write(slot: number, row: Row, pending: boolean) {
    // A row of a newer or older version of the app may lack a field.
    const contact = row as Partial<Contact>
    const { texts, numbers, interned } = this
    const { name = '', company = '', position = '', phones, emails, tag, country, category, source, belongto } = contact
    texts.names[slot] = name
    texts.companies[slot] = company
    texts.positions[slot] = position
    texts.phones[slot] = (phones ?? [])
      .map(({ full_number, is_wt }) => full_number + markOf(wtPhoneStatuses.indexOf(is_wt)))
      .join(' ')
    texts.emails[slot] = (emails ?? [])
      .map(({ email, is_valid }) => markOf(emailValidities.indexOf(is_valid)) + email)
      .join(' ')
    texts.texts[slot] = folded([name, company, ...(emails ?? []).map(({ email }) => email)].join('\n'))
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
  }

  #add(id: string): number {
    const slot = this.#free.pop() ?? this.size++
    if (slot >= this.numbers.status.length) this.numbers = grown(this.numbers, Math.max(1_024, slot * 2))
    this.texts.ids[slot] = id
    this.#byId().set(id, slot)
    return slot
  }

  #remove(id: string, slot: number): number {
    if (slot < 0) return -1
    for (const column of textColumns) this.texts[column][slot] = ''
    this.#byId().delete(id)
    this.#free.push(slot)
    return slot
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

/** One letter for a status, beside a number or an address. */
const marks = 'abc'
const markOf = (status: number) => marks[status] ?? marks[0]!
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
  }))

const emptyNumbers = (length: number): Numbers => ({
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
})

function grown(old: Numbers, length: number): Numbers {
  const numbers = emptyNumbers(length)
  for (const column of numberColumns) numbers[column].set(old[column])
  return numbers
}
