/** A person's name in its parts; `last` '' where there is one word only. */
export type PersonName = { first: string; last: string; full: string }

/** Titles and forms of address, wherever they stand: "Dr.", "Prof. Dr.-Ing.", "Herr", "先生". */
const titles =
  /^(?:dr|prof|professor|doz|pd|mag|ing|dipl|dipl-ing|dipl-kfm|dipl-kffr|rer|nat|med|jur|phil|hc|h\.c|mr|mrs|ms|miss|mx|sir|dame|herr|herrn|frau|m|mme|mlle|monsieur|madame|sr|sra|srta|don|doña|dª|d|sig|sig\.ra|sig\.na|dott|dott\.ssa|avv|eng|engr|arq|lic|bay|bayan|sayın|г-н|г-жа)$/iu
const behind = /^(?:jr|sr|ii|iii|iv|phd|ph\.d|mba|msc|m\.sc|bsc|b\.sc|md|esq|ba|ma|mag|llm|ll\.m|cpa|pmp)$/iu
const eastTitle = /(?:先生|女士|小姐|经理|总经理|董事长|总裁|总监|主任|博士|教授|さん|様|님)$/u

/** Words that a surname begins with: "de la Cruz", "van der Berg", "von und zu", "al-Sayed". */
const particles =
  /^(?:de|del|della|delle|dello|di|da|do|dos|das|du|des|la|le|las|los|van|von|vom|zu|zum|zur|der|den|ter|ten|te|el|al|bin|ibn|ben|abu|af|av|y|e|und|mac|mc|st|santa|san|o')$/iu

/** Surnames of two signs. */
const doubleSurnames =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|東方|夏侯|皇甫|尉迟|公孙|慕容|司徒|令狐|长孙|宇文|端木|南宫)/u

/** Reads a name as somebody wrote it: of 王小明 the surname is 王, of "Silva, Ana" it is Silva, of "MÜLLER Hans" Müller. null: none. */
export function readPersonName(text: string): PersonName | null {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (!line || line.length > 80 || /[\d@<>/\\]/.test(line)) return null
  if (/^[\p{Script=Han}·\s]+$/u.test(line)) return eastName(line.replace(/\s/g, ''))
  const [before = '', after] = line.split(/\s*,\s*/)
  // "Silva, Ana" is turned round; "Ana Silva, PhD" is not.
  const isTurned = after !== undefined && westWords(after).length > 0
  const words = isTurned ? [...westWords(after), ...westWords(before)] : westWords(before)
  if (words.length === 0 || !words.every((word) => /^[\p{L}\p{M}.'’-]+$/u.test(word))) return null
  return isTurned ? westName(words, westWords(after).length) : westName(...surnameFirst(words))
}

function eastName(text: string): PersonName | null {
  const name = text.replace(eastTitle, '').replace(/·/g, '')
  if (name.length < 2 || name.length > 4) return null
  const split = doubleSurnames.test(name) && name.length > 2 ? 2 : 1
  return { first: name.slice(split), last: name.slice(0, split), full: name }
}

const westWords = (text: string): string[] =>
  text
    .split(' ')
    .filter(Boolean)
    .filter((word) => !isTitle(word) && !behind.test(undotted(word)))

/** "Dr.", and "Dr.-Ing." too. */
const isTitle = (word: string): boolean => word.split('-').every((part) => titles.test(undotted(part)))
const undotted = (word: string): string => word.replace(/\.$/, '')

/** A first word in capitals among others that are not is a surname, as French and Chinese companies write them. */
function surnameFirst(words: string[]): [words: string[], firsts: number] {
  const isLoud = (word: string) => word.length > 1 && word === word.toUpperCase() && /\p{Lu}/u.test(word)
  const loud = words.findIndex((word) => !isLoud(word))
  if (loud > 0 && words.slice(loud).every((word) => !isLoud(word)))
    return [[...words.slice(loud), ...words.slice(0, loud)], words.length - loud]
  const particle = words.findIndex((word, n) => n > 0 && particles.test(word))
  return [words, particle > 0 ? particle : Math.max(1, words.length - 1)]
}

function westName(words: string[], firsts: number): PersonName {
  const [first, last] = [words.slice(0, firsts), words.slice(firsts)].map((part) => part.map(quiet).join(' '))
  return { first: first!, last: last!, full: [first, last].filter(Boolean).join(' ') }
}

/** MÜLLER is Müller; McDonald, O'Neill and van stay. */
const quiet = (word: string): string =>
  word.length > 2 && word === word.toUpperCase() && !/\./.test(word)
    ? word.replace(/\p{L}+/gu, (part) => part[0]! + part.slice(1).toLowerCase())
    : word

/** How a word of a name may be written in an address: `müller` is `mueller` or `muller`. */
export function nameSpellings(name: string): string[] {
  const words = name
    .toLowerCase()
    .split(/[\s'’-]+/)
    .filter(Boolean)
  const wholes = [words.join(''), words.join('-'), words.filter((word) => !particles.test(word)).join('')]
  return [...new Set(wholes.flatMap((word) => [folded(umlauts(word)), folded(word)]))].filter((word) =>
    /^[a-z-]+$/.test(word),
  )
}

const umlauts = (word: string): string =>
  word.replace(/[äöüßøåæ]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', å: 'aa', æ: 'ae' })[letter]!)
const folded = (word: string): string =>
  word
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
