/** Written without spaces, or with few: a sign counts as a word. */
const sign = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
const unit =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu

/** A Chinese, Japanese or Korean character and a word of any other writing count one each; signs between them count nothing. */
export function countWords(text: string): number {
  let count = 0
  for (const [found] of text.matchAll(unit)) count += wordsIn(found)
  return count
}

/** A word may have signs of both writings in it: LED灯具. */
function wordsIn(found: string): number {
  let count = 0
  let isInWord = false
  for (const one of found) {
    const isSign = sign.test(one)
    if (isSign || !isInWord) count++
    isInWord = !isSign
  }
  return count
}

/** What the check button says: all words of all fields, and the field that has most of them. */
export type WordSum = { words: number; longest: string | null; longestWords: number }

export function sumWords(fields: Readonly<Record<string, string>>): WordSum {
  const each = Object.entries(fields).map(([name, text]) => ({ name, words: countWords(text) }))
  const words = each.reduce((sum, one) => sum + one.words, 0)
  const longest = each.toSorted((a, b) => b.words - a.words)[0]
  return longest?.words
    ? { words, longest: longest.name, longestWords: longest.words }
    : { words, longest: null, longestWords: 0 }
}
