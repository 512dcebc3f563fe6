import { digitWritings, folded } from '#domain/contacts/searchText'
import type { ContactColumns } from './columns.ts'
import { type Mask, maskOf } from './signatures.ts'

/** What was typed into the search field, taken apart once and then compared with every contact. */
export type Terms = {
  /** each must be found */
  words: Word[]
  /** the whole input, when it can only be a phone number written with blanks; finding it is enough */
  phone: Digits[]
}
/** `digits`: how this word may stand in a number, when it can be a part of one. */
type Word = { text: string; mask: Mask; digits: Digits[] }
type Digits = { text: string; mask: Mask }

/** Where a word was found, the best first: what a search is for mostly is a name. */
const places = { nameBegins: 0, name: 1, companyBegins: 2, company: 3, reach: 4, more: 5 } as const
const nowhere = -1

export function termsOf(search: string): Terms {
  const typed = folded(search).split(/\s+/).filter(Boolean)
  const isPhone = typed.length > 1 && typed.every((word) => phoneLike.test(word))
  return {
    words: [...new Set(typed)]
      .map((text) => ({ text, mask: maskOf(text), digits: phoneLike.test(text) ? digitsOf(text) : [] }))
      .sort((a, b) => b.text.length - a.text.length),
    phone: isPhone ? digitsOf(typed.join('')) : [],
  }
}

const digitsOf = (typed: string): Digits[] => digitWritings(typed).map((text) => ({ text, mask: maskOf(text) }))
const phoneLike = /^[\d+().\-/]*\d[\d+().\-/]*$/
/** Takes out the slots that cannot hold what was typed, by their signatures. */
export function narrow({ words, phone }: Terms, { signatures }: ContactColumns, among: Uint8Array) {
  const whole = phone.length > 0 ? among.slice() : null
  for (const { mask, digits } of words) {
    signatures.narrow(among, [mask, ...digits.map((number) => number.mask)])
    // Thousands of words may have been pasted; the first few leave nothing.
    if (!among.includes(1)) break
  }
  if (!whole) return
  signatures.narrow(
    whole,
    phone.map(({ mask }) => mask),
  )
  for (let slot = 0; slot < among.length; slot++) among[slot]! |= whole[slot]!
}

/** Says of a slot how far it is from what was typed, over all words; -1: not all of them are found. Asked for every contact. */
export function distanceIn({ words, phone }: Terms, columns: ContactColumns): (slot: number) => number {
  const { phones } = columns.texts
  const tests = words.map((word) => placeIn(word, columns))
  const [first, ...others] = tests
  if (phone.length === 0 && first && others.length === 0) return first
  return (slot) => {
    for (const { text } of phone) if (phones[slot]!.includes(text)) return places.reach
    let sum = 0
    for (const test of tests) {
      const place = test(slot)
      if (place === nowhere) return nowhere
      sum += place
    }
    return sum
  }
}

function placeIn({ text, digits }: Word, { texts, numbers }: ContactColumns): (slot: number) => number {
  const { texts: all, phones, names, companies } = texts
  const { nameEnd, companyEnd, emailsEnd } = numbers
  if (digits.length === 0) return inTexts
  const inPhones = (slot: number) => digits.some((number) => phones[slot]!.includes(number.text))
  // Most of what is typed in digits is a number: the texts, which are longer, are looked through only where it is none.
  return (slot) => (inPhones(slot) ? besidesPhones(slot) : inTexts(slot))

  function besidesPhones(slot: number): number {
    const inName = names[slot]!.indexOf(text)
    if (inName >= 0) return inName === 0 ? places.nameBegins : places.name
    const inCompany = companies[slot]!.indexOf(text)
    if (inCompany >= 0) return inCompany === 0 ? places.companyBegins : places.company
    return places.reach
  }

  function inTexts(slot: number): number {
    const at = all[slot]!.indexOf(text)
    if (at < 0) return nowhere
    if (at < nameEnd[slot]!) return at === 0 ? places.nameBegins : places.name
    if (at < companyEnd[slot]!) return at === nameEnd[slot]! + 1 ? places.companyBegins : places.company
    return at < emailsEnd[slot]! ? places.reach : places.more
  }
}

/** Whether every hit of `next` is one of `before`, so that only those need to be looked at; rather no than wrong. */
export function narrows(before: Terms, next: Terms): boolean {
  if (before.phone.length || next.phone.length) return false
  const simple = next.words.every(
    ({ text, digits }) => !digits.length || (digits.length === 1 && digits[0]!.text === text),
  )
  return simple && before.words.every((old) => next.words.some((word) => word.text.includes(old.text)))
}
