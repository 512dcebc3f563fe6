const segmenter = new Intl.Segmenter()

/** The first letter of a name, or the last two characters of a Chinese one, as people there do it; one where it is small. */
export function initialsOf(name: string, { isSmall = false } = {}): string {
  const letters = Array.from(segmenter.segment(name.trim()), ({ segment }) => segment)
  return /^\p{Script=Han}/u.test(letters.at(-1) ?? '')
    ? letters.slice(isSmall ? -1 : -2).join('')
    : (letters[0]?.toUpperCase() ?? '')
}
