/**
 * One spelling for what is searched and what is searched in: nobody tells full-width letters, capitals and accents apart,
 * and who looks for Muñoz at a fair types munoz. Each letter stays one, so that what is found can be marked.
 */
export function folded(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  const lower = text.normalize('NFKC').toLowerCase()
  if (!accented.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(accents, '$1')
    .normalize('NFC')
    .replace(struckThrough, (letter) => plainOf[letter]!)
}
const plain = /^[\0-\x7f一-鿿]*$/
const accented = /[\u00c0-\u03ff\u0450-\u045f\u1e00-\u1fff]/
/** Of Latin and Greek letters, and of ё; what makes й of и is no accent. */
const accents = /([a-zα-ωе])[\u0300-\u036f]+/g
const struckThrough = /[øłđħı]/g
const plainOf: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i' }

const leastDigits = 4

/**
 * How a number that somebody typed may stand in a `full_number`, which has its country code and no zeros before it:
 * 0049 151…, 0151… and +49 (0) 151… mean the same.
 */
export function digitWritings(typed: string): string[] {
  const digits = typed.replace('(0)', '').replaceAll(/\D/g, '')
  const bare = digits.replace(/^00?/, '')
  if (bare !== digits && bare.length >= leastDigits) return [digits, bare]
  // 0574 alone is a Chinese city; its three digits would stand in any number somewhere.
  if (areaCode.test(digits)) return [digits, `86${bare}`]
  return digits ? [digits] : []
}
const areaCode = /^0[1-9]\d{1,2}$/
