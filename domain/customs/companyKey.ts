import { folded } from '../contacts/searchText.ts'

/**
 * By what a company is known in shipments: its name without legal forms, accents and signs, and its country. Two spellings of
 * one name get one key; two names never do, so that companies are made one by hand alone.
 */
export function customsCompanyKey(name: string, country: string): string {
  const words = transliterated(folded(name))
    // "S.A." and "S A" are "sa", "A/S" is "as".
    .replace(/\b(\p{L})[./]\s?(?=\p{L}\b)/gu, '$1')
    .replace(/&/g, ' and ')
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
  const core = withoutForms(words)
  return core.length ? `${core.join(' ')}|${country}`.slice(0, 200) : ''
}

/** Forms at the end, and in some languages at the beginning; a name that is nothing else stays. */
function withoutForms(words: readonly string[]): readonly string[] {
  let [from, to] = [0, words.length]
  while (to - from > 1 && legalForms.has(words[to - 1]!)) to--
  while (to - from > 1 && formsBefore.has(words[from]!)) from++
  const kept = words.slice(from, to)
  return kept.map((word) => word.replace(chineseForms, '') || word).filter(Boolean)
}

const legalForms = new Set(
  (
    'co company corp corporation inc incorporated ltd limited llc llp lp plc pvt private pte pty sdn bhd gmbh mbh ag kg kgaa ohg ug ' +
    'ev sa sas sasu sarl eurl sl slu sau srl spa snc bv nv cv vof ab oy oyj as asa aps ks sro spol doo dd ad ooo oao zao pao ' +
    'tov kft rt zrt nyrt sp zoo z o.o oo jsc ojsc cjsc pjsc ao tas anonim sirketi sti ve tic san kk kabushiki kaisha yk ' +
    'ltda eireli me epp cia de cv rl saa sac sapi lda unipessoal fze fzco fzc wll saoc est pt tbk cv sti'
  ).split(' '),
)
const formsBefore = new Set(['ooo', 'oao', 'zao', 'pao', 'ao', 'pt', 'cv', 'tov', 'the', 'ms'])
const chineseForms = /(?:股份)?(?:有限)?(?:责任)?公司$|株式会社|有限会社/g

/** Russian and Greek names as customs write them in Latin letters. */
const transliterated = (text: string) => text.replace(/[а-яёα-ω]/g, (letter) => latin[letter] ?? letter)
const latin: Record<string, string> = Object.fromEntries(
  (
    'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya ' +
    'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
