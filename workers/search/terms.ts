import { digitWritings, folded } from '#domain/contacts/searchText'
import type { ContactColumns } from './columns.ts'
import { passingSlots } from './matching.ts'

/** What was typed into the search field, taken apart once and then compared with every contact. */
export type Terms = {
  /** each must be found */
  words: Word[]
  /** the whole input, when it can only be a phone number written with blanks; finding it is enough */
  phone: string[]
}
/** `digits`: how this word may stand in a number, when it can be a part of one. */
type Word = { text: string; digits: string[] }

/** Where a word was found, the best first: what a search is for mostly is a name. */
const near = { nameBegins: 0, name: 1, companyBegins: 2, company: 3, reach: 4, more: 5 } as const
const nowhere = -1
const most = 255

export function termsOf(search: string): Terms {
  const typed = folded(search).split(/\s+/).filter(Boolean)
  const isPhone = typed.length > 1 && typed.every((word) => phoneLike.test(word))
  return {
    words: [...new Set(typed)]
      .map((text) => ({ text, digits: phoneLike.test(text) ? digitWritings(text) : [] }))
      .sort((a, b) => b.text.length - a.text.length),
    phone: isPhone ? digitWritings(typed.join('')) : [],
  }
}

const phoneLike = /^[\d+().\-/]*\d[\d+().\-/]*$/

/**
 * What is known of a word, by slot: 0 where it is not, else 1 and how far it is, for who types another word behind it; and
 * its first byte, where the search for a longer one that begins like it goes on.
 */
type TermHits = { hits: Uint8Array; from: Uint32Array | undefined }
export type TermCache = Map<string, TermHits>

/**
 * By slot, of these slots: 0 where not all words are found, else 1 and how far they are, added up. `known`: of a search
 * that this one narrows, and afterwards of this one; it is worth nothing once somebody writes into the answer.
 */
export function distances(
  { words, phone }: Terms,
  columns: ContactColumns,
  slots: Int32Array,
  known?: TermCache,
): Uint8Array {
  let hits: Uint8Array | null = null
  for (const [nth, word] of words.entries()) {
    const before: Uint8Array | null = hits
    const left: Int32Array = before ? passingSlots(slots, (slot) => before[slot] !== 0) : slots
    const found = hitsOf(word, columns, left, nth < mostKnown ? known : undefined)
    hits = before ? added(left, before, found) : found
    // Thousands of words may have been pasted; the first few leave nothing.
    if (left.length === 0) break
  }
  for (const text of known?.keys() ?? []) if (!words.some((word) => word.text === text)) known?.delete(text)
  hits ??= flagged(columns.size, slots)
  if (phone.length === 0) return hits
  const isPhone = inPhones(phone, columns, slots)
  for (let at = 0; at < slots.length; at++) if (isPhone[at]) hits[slots[at]!] = 1 + near.reach
  return hits
}

/** Each takes five bytes per contact, and the first few words leave little to look through. */
const mostKnown = 2

function hitsOf(word: Word, columns: ContactColumns, slots: Int32Array, known: TermCache | undefined): Uint8Array {
  if (!known) return search(word, columns, slots).hits
  const same = known.get(word.text)
  if (same) return among(slots, same.hits)
  let former = ''
  for (const text of known.keys()) if (text.length > former.length && word.text.startsWith(text)) former = text
  const found = search(word, columns, slots, known.get(former)?.from ?? new Uint32Array(columns.size))
  known.delete(former)
  known.set(word.text, found)
  return found.hits
}

/** Those of these slots; the others may be left out by a filter. */
function among(slots: Int32Array, hits: Uint8Array): Uint8Array {
  const those = new Uint8Array(hits.length)
  for (let at = 0; at < slots.length; at++) those[slots[at]!] = hits[slots[at]!]!
  return those
}

/** Of those that have both. */
function added(slots: Int32Array, before: Uint8Array, found: Uint8Array): Uint8Array {
  const both = new Uint8Array(before.length)
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!
    if (found[slot]) both[slot] = Math.min(most, before[slot]! + found[slot] - 1)
  }
  return both
}

function flagged(size: number, slots: Int32Array): Uint8Array {
  const flags = new Uint8Array(size)
  for (let at = 0; at < slots.length; at++) flags[slots[at]!] = 1
  return flags
}

/** Where a flag stands. */
export function whereFound(flags: Uint8Array): Int32Array {
  const places = new Int32Array(flags.length)
  let length = 0
  for (let at = 0; at < flags.length; at++) if (flags[at]) places[length++] = at
  return places.subarray(0, length)
}

/** Of each of these slots, whether one of `digits` stands in a phone number. */
export function inPhones(
  digits: readonly string[],
  { searched, numbers }: ContactColumns,
  slots: Int32Array,
): Uint8Array {
  const found = new Uint8Array(slots.length)
  for (const some of digits)
    searched.findEach(some, slots, { after: numbers.remarkEnd }).forEach((place, at) => {
      if (place >= 0) found[at] = 1
    })
  return found
}

/** `from`: where it cannot stand before, by slot; afterwards it says where it stands. */
function search({ text, digits }: Word, columns: ContactColumns, slots: Int32Array, from?: Uint32Array): TermHits {
  const { nameEnd, companyEnd, identitiesEnd, remarkEnd } = columns.numbers
  // The numbers stand behind the fields: mostly one look is enough for both.
  const isWhole = digits.length === 1 && digits[0] === text
  const places = columns.searched.findEach(text, slots, { from, to: isWhole ? undefined : remarkEnd })
  const hits = new Uint8Array(columns.size)
  const withOption = optionTest(text, columns)
  const unsure = new Uint8Array(digits.length > 0 ? slots.length : 0)
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!
    const place = places[at]!
    let far: number
    if (place < 0) far = nowhere
    else if (place < nameEnd[slot]!) far = place === 0 ? near.nameBegins : near.name
    else if (place < companyEnd[slot]!) far = place === nameEnd[slot]! + 1 ? near.companyBegins : near.company
    else far = place < identitiesEnd[slot]! || place > remarkEnd[slot]! ? near.reach : near.more
    hits[slot] = 1 + far
    if (from && place > 0) from[slot] = place
    if (far === nowhere && withOption?.(slot)) hits[slot] = 1 + near.more
    if (digits.length > 0) unsure[at] = far === near.more || (!isWhole && far === nowhere) ? 1 : 0
  }
  const besides = whereFound(unsure).map((at) => slots[at]!)
  const isInPhones = inPhones(digits, columns, besides)
  for (let at = 0; at < besides.length; at++) if (isInPhones[at]) hits[besides[at]!] = 1 + near.reach
  return { hits, from }
}

/** Whether a contact has a choice of this name; null where no option is called so. */
function optionTest(text: string, { custom, customFields, searched, numbers }: ContactColumns) {
  const letters = new Set<string>()
  for (const { options, removed_at } of customFields)
    for (const { id, name } of removed_at ? [] : options) {
      const letter = folded(name).includes(text) ? custom.letterOf(id) : null
      if (letter !== null) letters.add(letter)
    }
  if (letters.size === 0) return null
  return (slot: number) => {
    const [from, to] = [numbers.positionEnd[slot]! + 1, numbers.customEnd[slot]!]
    if (from >= to) return false
    for (const letter of searched.textOf(slot, from, to)) if (letters.has(letter)) return true
    return false
  }
}

/** Whether every hit of `next` is one of `before`, so that only those need to be looked at; rather no than wrong. */
export function narrows(before: Terms, next: Terms): boolean {
  if (before.phone.length || next.phone.length) return false
  const simple = next.words.every(({ text, digits }) => !digits.length || (digits.length === 1 && digits[0] === text))
  return simple && before.words.every((old) => next.words.some((word) => word.text.includes(old.text)))
}
