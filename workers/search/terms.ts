/** What was typed into the search field, taken apart once and then compared with every contact. */
export type Terms = {
  /** each must be found */
  words: Word[]
  /** the whole input, when it can only be a phone number written with blanks; finding it is enough */
  phone: string[]
}
/** `digits`: how this word may stand in a number, when it can be a part of one. */
type Word = { text: string; digits: string[] }

/** One spelling for what is searched and what is searched in: full-width letters and capitals are told apart by nobody. */
export const folded = (text: string) => (plain.test(text) ? text : text.normalize('NFKC')).toLowerCase()
const plain = /^[\0-\x7f一-鿿]*$/

export function termsOf(search: string): Terms {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const isPhone = words.length > 1 && words.every((word) => phoneLike.test(word))
  return {
    words: words
      .map((text) => ({ text, digits: phoneLike.test(text) ? writings(text) : [] }))
      .sort((a, b) => b.text.length - a.text.length),
    phone: isPhone ? writings(words.join('')) : [],
  }
}

const phoneLike = /^[\d+().\-/]*\d[\d+().\-/]*$/
const leastDigits = 4

/** Numbers are kept with country code and no zeros before it: 0049 151…, 0151… and +49 (0) 151… mean the same. */
function writings(word: string): string[] {
  const digits = word.replace('(0)', '').replaceAll(/\D/g, '')
  const bare = digits.replace(/^00?/, '')
  return bare !== digits && bare.length >= leastDigits ? [digits, bare] : digits ? [digits] : []
}

/** `text`: name, company and emails, folded; `phones`: full numbers with anything but digits between them. */
export function isHit({ words, phone }: Terms, text: string, phones: string): boolean {
  for (const digits of phone) if (phones.includes(digits)) return true
  for (const { text: word, digits } of words) {
    // Phones first: they are shorter than texts, and what looks like a number mostly is one.
    if (!digits.some((number) => phones.includes(number)) && !text.includes(word)) return false
  }
  return true
}

/** Whether every hit of `next` is one of `before`, so that only those need to be looked at; rather no than wrong. */
export function narrows(before: Terms, next: Terms): boolean {
  if (before.phone.length || next.phone.length) return false
  const simple = next.words.every(({ text, digits }) => !digits.length || (digits.length === 1 && digits[0] === text))
  return simple && before.words.every((old) => next.words.some((word) => word.text.includes(old.text)))
}
