import { digitWritings, folded } from '#domain/contacts/searchText'
import type { ContactColumns } from './columns.ts'

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

/** By word, how far it is in each slot: whoever types another word behind it need not look for it again. */
export type Known = Map<string, Int8Array>

/**
 * Of each of these slots, 0 where not all words are found, else 1 and how far they are, added up. `known`: of a search
 * that this one narrows, and afterwards of this one.
 */
export function distances(
  { words, phone }: Terms,
  columns: ContactColumns,
  slots: Int32Array,
  known?: Known,
): Uint8Array {
  const found = new Uint8Array(slots.length).fill(1)
  const isPhone = phone.length > 0 ? inPhones(phone, columns, slots) : null
  /** those that have all words so far; null: all */
  let left: Int32Array | null = null
  for (const [nth, word] of words.entries()) {
    const looked: Int32Array = left ? left.map((at) => slots[at]!) : slots
    const places = known?.get(word.text) ?? placesOf(word, columns, looked)
    if (nth < mostKnown) known?.set(word.text, places)
    for (let i = 0; i < looked.length; i++) {
      const at = left ? left[i]! : i
      const place = places[looked[i]!]!
      found[at] = place === nowhere ? 0 : Math.min(most, found[at]! + place)
    }
    if (nth === words.length - 1) break
    left = whereFound(found)
    // Thousands of words may have been pasted; the first few leave nothing.
    if (left.length === 0) break
  }
  if (isPhone) for (let at = 0; at < found.length; at++) if (isPhone[at]) found[at] = 1 + near.reach
  for (const text of known?.keys() ?? []) if (!words.some((word) => word.text === text)) known?.delete(text)
  return found
}

/** Each takes a byte per contact, and the first few words leave little to look through. */
const mostKnown = 3

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

/** How far the word is, by slot. */
function placesOf({ text, digits }: Word, columns: ContactColumns, slots: Int32Array): Int8Array {
  const { nameEnd, companyEnd, emailsEnd, remarkEnd } = columns.numbers
  // The numbers stand behind the fields: mostly one look is enough for both.
  const isWhole = digits.length === 1 && digits[0] === text
  const at = columns.searched.findEach(text, slots, isWhole ? {} : { to: remarkEnd })
  const found = new Int8Array(columns.size)
  const unsure = new Uint8Array(digits.length > 0 ? slots.length : 0)
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!
    const place = at[i]!
    if (place < 0) found[slot] = nowhere
    else if (place < nameEnd[slot]!) found[slot] = place === 0 ? near.nameBegins : near.name
    else if (place < companyEnd[slot]!) found[slot] = place === nameEnd[slot]! + 1 ? near.companyBegins : near.company
    else found[slot] = place < emailsEnd[slot]! || place > remarkEnd[slot]! ? near.reach : near.more
    if (digits.length > 0) unsure[i] = found[slot] === near.more || (!isWhole && found[slot] === nowhere) ? 1 : 0
  }
  const besides = whereFound(unsure).map((i) => slots[i]!)
  const isInPhones = inPhones(digits, columns, besides)
  for (let i = 0; i < besides.length; i++) if (isInPhones[i]) found[besides[i]!] = near.reach
  return found
}

/** Whether every hit of `next` is one of `before`, so that only those need to be looked at; rather no than wrong. */
export function narrows(before: Terms, next: Terms): boolean {
  if (before.phone.length || next.phone.length) return false
  const simple = next.words.every(({ text, digits }) => !digits.length || (digits.length === 1 && digits[0] === text))
  return simple && before.words.every((old) => next.words.some((word) => word.text.includes(old.text)))
}
