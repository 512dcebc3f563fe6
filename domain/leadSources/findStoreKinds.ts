import { storeKinds } from './storeKinds.ts'

/** What a keyword means on a map. `close`: nothing is called so, and these are called nearly so, or have it in their name. */
export type StoreKindsMatch =
  | { kind: 'exact'; tags: string[] }
  | { kind: 'close'; tags: string[] }
  | { kind: 'unknown' }

const closeMost = 5

/** Understands a plural, what the trade is called besides ("lamp shop", "lamp dealers", 灯具店), and a slip of the pen. */
export function findStoreKinds(keyword: string): StoreKindsMatch {
  const tag = keyword.trim().toLowerCase()
  if (Object.hasOwn(storeKinds, tag)) return { kind: 'exact', tags: [tag] }
  const key = phraseKey(keyword)
  if (!key) return { kind: 'unknown' }
  const exact = phrases.filter((phrase) => phrase.key === key)
  if (exact.length > 0) return { kind: 'exact', tags: tagsOf(exact) }
  const close = phrases
    .map(({ tag, key: other }) => ({ tag, far: distanceOf(key, other) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.far - b.far)
  return close.length > 0 ? { kind: 'close', tags: tagsOf(close).slice(0, closeMost) } : { kind: 'unknown' }
}

const tagsOf = (found: readonly { tag: string }[]): string[] => [...new Set(found.map(({ tag }) => tag))]

/** What trades are called in general: "lamp shop" means what "lamps" means. */
const generalWords = new Set(
  'a an the of and for in shop shops store stores dealer dealers seller sellers supplier suppliers supply supplies wholesaler wholesalers wholesale retailer retailers retail distributor distributors importer importers buyer buyers merchant merchants company companies business businesses'
    .split(' ')
    .map(stem),
)
const generalEndings =
  /(专卖店|专营店|商店|门店|经销商|批发商|零售商|供应商|进口商|采购商|批发|零售|专卖|公司|厂家|店铺|店|商|厂)$/

/** Every word of the table that means a tag, by its key. */
const phrases = Object.entries(storeKinds).flatMap(([tag, words]) =>
  words.flatMap((list) => list.split(', ').map((word) => ({ tag, key: phraseKey(word) }))),
)

function phraseKey(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (/\p{Script=Han}/u.test(plain)) return chineseKey(plain.replace(/\s+/g, ''))
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const stems = words.map(stem)
  const telling = stems.filter((word) => !generalWords.has(word))
  return (telling.length > 0 ? telling : stems).join(' ')
}

function chineseKey(text: string): string {
  const shorter = text.replace(generalEndings, '')
  return shorter || text
}

/** The word without its plural: `pharmacies`, `watches` and `knives` are `pharmacy`, `watch` and `knif`. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && word.endsWith('ves')) return `${word.slice(0, -3)}f`
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1)
  if (word.endsWith('fe')) return word.slice(0, -1)
  return word.length > 7 && word.endsWith('ing') ? word.slice(0, -3) : word
}

/** Slips that may be made in a word of so many letters. */
const slips = (letters: number): number => (letters >= 9 ? 2 : letters >= 5 ? 1 : 0)

/** Infinite: nobody would take the one for the other. Slips come before words that have it in them. */
function distanceOf(asked: string, other: string): number {
  const far = editDistance(asked, other)
  if (far <= slips(Math.min(asked.length, other.length))) return far
  return hasInIt(asked, other) || hasInIt(other, asked) ? 3 + Math.abs(asked.length - other.length) / 100 : Infinity
}

function hasInIt(long: string, short: string): boolean {
  if (/\p{Script=Han}/u.test(short)) return short.length >= 2 && long.includes(short)
  const words = new Set(long.split(' '))
  return short.length >= 3 && short.split(' ').every((word) => words.has(word))
}

/** Letters that differ, two that changed places being one (Damerau and Levenshtein). */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity
  let [older, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(isSwap ? Math.min(best, older[j - 2]! + 1) : best)
    }
    ;[older, last] = [last, row]
  }
  return last[b.length]!
}
