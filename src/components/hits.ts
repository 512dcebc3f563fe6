/** The words of a search, folded as they are compared. */
export const wordsOf = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean)

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/** Where the words stand in the text, in order and not overlapping. Digits are found in a phone written with blanks. */
export function hitsIn(text: string, words: readonly string[]): [number, number][] {
  const folded = fold(text)
  // Folding may change the length ('ﬁ' becomes 'fi'); then positions are not to be trusted and nothing is marked.
  if (folded.length !== text.length) return []
  const found = words.flatMap((word) => (isDigits(word) ? digitHit(folded, word) : plainHit(folded, word)))
  found.sort((a, b) => a[0] - b[0])
  return found.filter((hit, at) => at === 0 || hit[0] >= found[at - 1]![1])
}

const isDigits = (word: string) => /^[+\d][\d()\-.]*$/.test(word)

function plainHit(text: string, word: string): [number, number][] {
  const at = text.indexOf(word)
  return at < 0 ? [] : [[at, at + word.length]]
}

function digitHit(text: string, word: string): [number, number][] {
  const digits = word.replace(/\D/g, '')
  if (!digits) return []
  const places: number[] = []
  for (let i = 0; i < text.length; i++) if (/\d/.test(text[i]!)) places.push(i)
  const at = places
    .map((place) => text[place])
    .join('')
    .indexOf(digits)
  return at < 0 ? [] : [[places[at]!, places[at + digits.length - 1]! + 1]]
}
