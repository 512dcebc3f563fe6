/** `why`: `invalid` is no phone number, `double` stands there twice, `over` is more than are taken at once. */
export type WrongNumber = { text: string; why: 'invalid' | 'over' }
export type ReadNumbers = { numbers: string[]; wrong: WrongNumber[]; doubles: number }

/** What stands between numbers: line ends, commas and the like; blanks only where a number is not broken by them. */
const separators = /[\n\r,，;；、|\t]+/

/** Every number in a text by itself, as it was typed. */
export const numberTexts = (text: string): string[] =>
  text
    .split(separators)
    .flatMap((part) => split(part.trim()))
    .filter(Boolean)

/** "+49 151 2345 6789 +86 138 0013 8000": a plus begins a number, and so do eleven digits in one piece. */
function split(part: string): string[] {
  const pieces = part.split(/\s+/)
  if (pieces.length > 1 && pieces.every((piece) => piece.replace(/\D/g, '').length >= 7)) return pieces
  return part.split(/\s+(?=\+|00\d{9})/)
}

/** Numbers that are sent to, each once, and what has to be put right. `readPhone` gives E.164 digits or null. */
export function readNumbers(
  text: string,
  readPhone: (text: string) => string | null,
  { known = [], most }: { known?: readonly string[]; most: number },
): ReadNumbers {
  const numbers = new Set<string>()
  const wrong: WrongNumber[] = []
  let doubles = 0
  for (const typed of numberTexts(text)) {
    const number = readPhone(typed)
    if (number === null) wrong.push({ text: typed, why: 'invalid' })
    else if (numbers.has(number) || known.includes(number)) doubles++
    else if (numbers.size + known.length >= most) wrong.push({ text: typed, why: 'over' })
    else numbers.add(number)
  }
  return { numbers: [...numbers], wrong, doubles }
}
