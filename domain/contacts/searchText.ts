/** One spelling for what is searched and what is searched in: full-width letters and capitals are told apart by nobody. */
export const folded = (text: string) => (plain.test(text) ? text : text.normalize('NFKC')).toLowerCase()
const plain = /^[\0-\x7f一-鿿]*$/

const leastDigits = 4

/**
 * How a number that somebody typed may stand in a `full_number`, which has its country code and no zeros before it:
 * 0049 151…, 0151… and +49 (0) 151… mean the same.
 */
export function digitWritings(typed: string): string[] {
  const digits = typed.replace('(0)', '').replaceAll(/\D/g, '')
  const bare = digits.replace(/^00?/, '')
  return bare !== digits && bare.length >= leastDigits ? [digits, bare] : digits ? [digits] : []
}
