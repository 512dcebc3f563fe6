import { digitWritings, folded } from '#domain/contacts/searchText'

/** The words of a search, folded as they are compared. */
export const searchWords = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean)

/** Where the words stand in the text, in order and not overlapping. Digits are found in a phone written with blanks. */
export function hitsIn(text: string, words: readonly string[]): [number, number][] {
  const searched = folded(text)
  // Folding may change the length ('ﬁ' becomes 'fi'); then positions are not to be trusted and nothing is marked.
  if (searched.length !== text.length) return []
  const found = words.flatMap((word) => (isDigits(word) ? digitHit(searched, word) : plainHit(searched, word)))
  found.sort((a, b) => a[0] - b[0])
  return found.filter((hit, at) => at === 0 || hit[0] >= found[at - 1]![1])
}

const isDigits = (word: string) => /^[\d+().\-/]*\d[\d+().\-/]*$/.test(word)

function plainHit(text: string, word: string): [number, number][] {
  const at = text.indexOf(word)
  return at < 0 ? [] : [[at, at + word.length]]
}

/** A number that is kept with its country code is found without it, and with zeros before it. */
function digitHit(text: string, word: string): [number, number][] {
  const places: number[] = []
  for (let i = 0; i < text.length; i++) if (/\d/.test(text[i]!)) places.push(i)
  const all = places.map((place) => text[place]).join('')
  for (const digits of digitWritings(word)) {
    const at = all.indexOf(digits)
    if (at >= 0) return [[places[at]!, places[at + digits.length - 1]! + 1]]
  }
  return []
}
