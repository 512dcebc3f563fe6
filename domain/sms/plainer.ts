import { gsmCodes } from './alphabet.ts'
import { measureSms } from './parts.ts'

/** Signs that word processors put in, and how the phones' alphabet writes them: nobody misses the difference, and it halves the price. */
const plainSigns: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': ',',
  '‛': "'",
  '′': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '‹': "'",
  '›': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '·': '.',
  '\u00a0': ' ',
  '\u2002': ' ',
  '\u2003': ' ',
  '\u2009': ' ',
  '\u200a': ' ',
  '\u202f': ' ',
  '\u3000': ' ',
  '\t': ' ',
  '\u00ad': '',
  '\u200b': '',
  '\u200c': '',
  '\u2060': '',
  '\ufeff': '',
  '\u2028': '\n',
  '\u2029': '\n',
  '×': 'x',
  '™': 'TM',
  '®': '(R)',
  '©': '(C)',
  '‰': ' per mille',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
}

export type Plainer = { text: string; replaced: string[]; parts: number; partsBefore: number }

/** The same text without signs that cost parts, and which were replaced; null where that saves nothing. */
export function plainerSms(text: string): Plainer | null {
  const replaced = new Set<string>()
  const plain = Array.from(text, (sign) => {
    const other = gsmCodes(sign) ? undefined : plainSigns[sign]
    if (other === undefined) return sign
    replaced.add(sign)
    return other
  }).join('')
  if (!replaced.size) return null
  const [parts, partsBefore] = [measureSms(plain).parts, measureSms(text).parts]
  return parts < partsBefore ? { text: plain, replaced: [...replaced], parts, partsBefore } : null
}

/** The first signs of a text that the phones' alphabet lacks: why it is twice as dear. */
export const dearSigns = (text: string, most = 5): string[] =>
  [...new Set(Array.from(text).filter((sign) => !gsmCodes(sign)))].slice(0, most)
