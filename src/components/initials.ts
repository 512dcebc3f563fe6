const segmenter = new Intl.Segmenter()

/** The first letter of a name, or the last two characters of a Chinese one, as people there do it; one where it is small. */
export function initialsOf(name: string, { isSmall = false } = {}): string {
  const letters = lettersOf(name.trim())
  return /^\p{Script=Han}/u.test(letters.at(-1) ?? '')
    ? letters.slice(isSmall ? -1 : -2).join('')
    : (letters[0]?.toUpperCase() ?? '')
}

/** What readers take for one letter may be several characters; where it cannot be, nobody has to ask. */
const lettersOf = (text: string): string[] =>
  plain.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment)
const plain = /^[\u0020-\u007e\u00c0-\u024f\u1e00-\u1eff\u3400-\u9fff]*$/
