import { addressScore } from '#domain/fair/cardLines'
import type { LineValue } from './findContacts.ts'
import { anyWord, companyLabels, legalForms, personWords, placeWords } from './pageWords.ts'

export type LinePage = { lines: readonly string[]; country: string }

const labelled = (words: string) =>
  new RegExp(
    `^(?:[^\\p{L}]{0,4})(?:die |der |el |la |le )?(?:${anyWord(words)})(?:\\s*\\([^()]{0,40}\\))?\\s*(?:[:：]|\\s[-–]\\s)\\s*(.*)$`,
    'iu',
  )
const longestName = 100

/* ---------- the company ---------- */

/** Of "S.A." and "S.A. de C.V." the whole one is meant. */
const longestFirst = (forms: string) =>
  forms
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .join('|')

const beforeForm =
  "[\\p{Lu}\\d][\\p{L}\\d&+.'’\\-]*(?:[ ,]{1,2}(?:[\\p{Lu}\\d&+(][\\p{L}\\d&+.'’\\-)]*|de|del|da|do|dos|das|et|y|e|und|and|ve|of|the|la|le|les|für)){0,8}"
const latinName = new RegExp(
  `(?<![\\p{L}\\d])(${beforeForm}[ ,]{1,2}(?:${longestFirst(legalForms.after)}))(?![\\p{L}\\d])`,
  'gu',
)
const eastName = new RegExp(
  `(?<![\\p{L}])((?:ООО|ОАО|ЗАО|ПАО|АО|ИП)\\s+(?:[«"„“][^»"“”]{2,60}[»"“”]|[А-ЯЁ][\\p{L}.-]+(?:\\s[А-ЯЁ][\\p{L}.-]+){0,3}))`,
  'gu',
)
const arabicName = /^((?:شركة|مؤسسة|مصنع)\s+[\u0600-\u06ff\s.]{4,70})$/u
const chineseName = new RegExp(`([\\u3400-\\u9fff（）()]{3,30}(?:${legalForms.chinese}))`, 'gu')
const companyLabel = labelled(companyLabels)

const pairAt = (text: string, at: number): number => text.charCodeAt(at) * 65_536 + (text.charCodeAt(at + 1) || 0)

/** How legal forms may begin ("S.A.", "SA", "S A"), as two signs in one number, and a few more than that. */
const formStarts = new Set(
  legalForms.after
    .split('|')
    .map((form) => form.replaceAll('\\', ''))
    .flatMap((form) => [...form.slice(1, 6), ' ', '.'].map((next) => pairAt(form[0]! + next, 0))),
)

/** A look at the letters alone, for most lines have none. */
function mayHaveForm(line: string): boolean {
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at)
    if (code >= 0x400 || ((code === 32 || code === 44) && formStarts.has(pairAt(line, at + 1)))) return true
  }
  return false
}

/** Most lines have none of these: it is looked for first. */
const hasForm = new RegExp(
  `(?:[ ,](?:${longestFirst(legalForms.after)})(?![\\p{L}\\d]))|${legalForms.before}|${legalForms.chinese}`,
  'u',
)
/** What stands between a label and what it is the label of. */
const isLabelled = (line: string): boolean =>
  line.includes(':') || line.includes('：') || line.includes(' - ') || line.includes(' – ')
const saidAfter = (label: RegExp, line: string): string | undefined =>
  isLabelled(line) ? label.exec(line)?.[1]?.trim() : undefined

/** Names with a legal form, and what a label says; the title of the page is asked last. */
export function companiesIn({ lines }: LinePage, title: string): LineValue[] {
  const found: LineValue[] = []
  for (const line of [...lines, title]) {
    if (line.length > 300) continue
    const said = saidAfter(companyLabel, line)
    const names = namesIn(said ?? line)
    for (const name of names) found.push({ kind: 'company', value: name, snippet: line, way: 'text' })
    if (said && !names.length && said.length <= longestName && !/[@\d]{4}|https?:/.test(said))
      found.push({ kind: 'company', value: said, snippet: line, way: 'text' })
  }
  return found
}

function namesIn(line: string): string[] {
  if (!mayHaveForm(line) || !hasForm.test(line)) return []
  const names = [latinName, eastName].flatMap((pattern) => [...line.matchAll(pattern)].map(([, name = '']) => name))
  const [, arabic] = arabicName.exec(line) ?? []
  const chinese =
    /[。，；]/.test(line) && line.length > 60 ? [] : [...line.matchAll(chineseName)].map(([, name = '']) => name)
  return [...names, ...(arabic ? [arabic] : []), ...chinese.filter((name) => name.length >= 6)]
    .map((name) =>
      name
        .replace(/^(?:Copyright|©|Impressum|Welcome to|Contact|Kontakt|\d{4}(?:\s?[-–]\s?\d{4})?)\s+/u, '')
        .replace(/^(?:版权所有|欢迎来到|关于)/, '')
        .trim(),
    )
    .filter((name) => name.length >= 4 && name.length <= longestName)
}

/* ---------- people ---------- */

const personLabel = labelled(personWords)
const personLabelAlone = new RegExp(`^(?:${anyWord(personWords)})\\s*[:：]?$`, 'iu')
const title = /^(?:herrn?|frau|mr|mrs|ms|dr|prof|dipl\.?-?ing|ing|m|mme|sr|sra|d|dª|doña|don|sayın|г-н)\.?\s+/iu
const westName = /^\p{Lu}[\p{L}'’.-]+(?:\s(?:de|da|do|dos|del|la|van|von|der|bin|al|el|e|y|\p{Lu}[\p{L}'’.-]*)){1,4}$/u
const eastPerson = /^[\u3400-\u9fff]{2,4}$/
const arabicPerson = /^[\u0621-\u064a]{2,}(?:\s[\u0621-\u064a]{2,}){1,3}$/

/** Whoever stands behind a word for somebody who acts for the company. */
export function namedPeople({ lines }: LinePage): LineValue[] {
  return lines.flatMap((line, n) => {
    if (line.length > 200) return []
    const said = saidAfter(personLabel, line) ?? (line.length < 40 && personLabelAlone.test(line) ? '' : null)
    if (said === null) return []
    const text = said || (lines[n + 1] ?? '')
    return text
      .split(/\s*(?:,|;|\/|、|\bund\b|\band\b|\bet\b|\by\b|\bve\b|（|\(|\|| [-–] )\s*/u)
      .map((part) => nameOf(part))
      .filter((name) => name !== null)
      .map((value) => ({
        kind: 'person' as const,
        value,
        snippet: said ? line : `${line} ${text}`,
        way: 'text' as const,
      }))
  })
}

function nameOf(part: string): string | null {
  const name = part
    .replace(title, '')
    .replace(title, '')
    .replace(/(?:先生|女士|小姐|经理)$/, '')
    .trim()
  if (name.length > 60 || /\d|@/.test(name)) return null
  const isName = westName.test(name) || eastPerson.test(name) || arabicPerson.test(name)
  return isName && !namesIn(name).length && addressScore(name) < 2 && !personLabelAlone.test(name) ? name : null
}

/* ---------- numbers of registers ---------- */

const registrations: { pattern: RegExp; write: (found: string) => string }[] = [
  {
    pattern: /\b(?:HR\s?)?(HR[AB]\s?(?:Nr\.?:?\s?)?\d{2,7}(?:\s?B)?)\b/gu,
    write: (text) => text.replace(/\s|Nr\.?:?/g, ''),
  },
  {
    pattern: /(?:ust|umsatzsteuer|vat|uid)[^\d:]{0,40}:?\s*\b((?:DE|ATU|CHE-?)\s?\d[\d\s.]{6,12}\d)\b/giu,
    write: digitsAndLetters,
  },
  {
    pattern:
      /(?:vat|tva|nif|iva|btw)[^:]{0,40}[:\s]\s*\b((?:GB|FR|ES|PT|IT|NL|BE|IE)\s?[A-Z\d]{0,2}[\d\s.]{7,15}\d[A-Z\d]{0,2})\b/giu,
    write: digitsAndLetters,
  },
  { pattern: /siret[^\d]{0,20}((?:\d\s?){14})/giu, write: digitsAndLetters },
  { pattern: /rcs\s+[\p{L}\s-]{2,30}?\s+(?:[AB]\s)?((?:\d\s?){9})(?!\s?\d)/giu, write: digitsAndLetters },
  { pattern: /cnpj[^\d]{0,12}(\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2})/giu, write: digitsAndLetters },
  {
    pattern: /(?:nif|cif|n\.?i\.?f\.?|c\.?i\.?f\.?)[\s.:/-]{0,6}([A-HJ-NP-SUVW]-?\d{7,8}[A-J\d]?)\b/giu,
    write: digitsAndLetters,
  },
  {
    pattern: /(?:nipc|nif|contribuinte)[^\d]{0,20}((?:PT)?\s?[1-9]\d{2}\s?\d{3}\s?\d{3})\b/giu,
    write: digitsAndLetters,
  },
  { pattern: /mers[iİ]s[^\d]{0,20}(\d{16}|\d{4}(?:[\s-]?\d{4}){3})/giu, write: digitsAndLetters },
  { pattern: /(?:vergi|v\.?k\.?n)[^\d]{0,30}(\d{10})\b/giu, write: digitsAndLetters },
  { pattern: /инн[^\d]{0,10}(\d{12}|\d{10})(?!\d)/giu, write: digitsAndLetters },
  { pattern: /огрн(?:ип)?[^\d]{0,10}(\d{15}|\d{13})(?!\d)/giu, write: digitsAndLetters },
  { pattern: /(?:统一社会信用代码|信用代码|税号)[^\dA-Z]{0,6}([0-9A-Z]{18})(?![0-9A-Z])/gu, write: digitsAndLetters },
  {
    pattern:
      /(?:company|registration|registered|reg\.?|crn)[\p{L}\s.]{0,40}(?:no|number|nr|№)?\.?\s*:?\s*(\d{8}|(?:SC|NI|OC)\d{6})\b/giu,
    write: digitsAndLetters,
  },
  { pattern: /(?:السجل التجاري|سجل تجاري|س\.ت|الرقم الضريبي)[^\d]{0,20}(\d{6,15})/gu, write: digitsAndLetters },
]

function digitsAndLetters(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, '').toUpperCase()
}

const registrationHint =
  /hr[ab]|ust|umsatz|vat|uid|tva|nif|n\.i\.f|iva|btw|siret|rcs|cnpj|c\.?i\.?f|nipc|contrib|mer[s]|vergi|vkn|v\.k|инн|огрн|信用|税号|company|regist|reg\.|crn|تجاري|ضريب|س\.ت/

export function registrationsIn({ lines }: LinePage): LineValue[] {
  return lines.flatMap((line, n) => {
    if (line.length > 600 || !/\d{3}/.test(line)) return []
    // The number may have a line of its own below its name.
    const above =
      /^[\p{L}\d]{0,4}[\d\s./-]{5,}\d$/u.test(line) && (lines[n - 1]?.length ?? 99) < 50 ? `${lines[n - 1]} ` : ''
    if (!registrationHint.test((above + line).toLowerCase())) return []
    return registrations.flatMap(({ pattern, write }) =>
      [...(above + line).matchAll(pattern)].map(([, value = '']) => ({
        kind: 'registration' as const,
        value: write(value),
        snippet: above + line,
        way: 'text' as const,
      })),
    )
  })
}

/* ---------- addresses ---------- */

const placeLabel = labelled(placeWords)
const street =
  /(?<!\p{L})(?:\p{L}*(?:straße|strasse|str\.|weg|platz|allee|gasse|damm|ring|ufer|kai|chaussee)|(?:street|road|avenue|lane|drive|boulevard|way|estate|square|st|rd|ave|blvd)(?!\p{L})|(?:rue|avenue|av\.?|boulevard|bd|allée|chemin|place|quai|route|impasse|zi|za)\s|(?:calle|c\/|avda\.?|avenida|paseo|plaza|polígono|carretera|camino|ctra\.?)\s|(?:rua|r\.|travessa|praça|estrada|rodovia|alameda|largo)\s|(?:mah\.?|mahallesi|cad\.?|caddesi|sok\.?|sokak|sokağı|bulvarı|osb)(?!\p{L})|(?:ул\.?|улица|пр-т|проспект|пер\.|переулок|ш\.|шоссе|наб\.|д\.)\s?|شارع|طريق|حي\s|المنطقة الصناعية)/iu
const postcode =
  /(?:^|[\s,;–-])(?:[A-Z]{1,3}-)?\d{4,6}(?:-\d{3,4})?(?=$|[\s,;])|\b\d{5}-\d{3}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/u
const chinesePlace = /[\u3400-\u9fff]{2,}(?:省|市|区|县|镇).*[\u3400-\u9fff\d](?:路|街|大道|道|巷|号|村|园|楼|室)/u
const longestPlace = 200

/** What a label says is one, and a street with a postcode in one line or in two. */
export function addressesIn({ lines }: LinePage): LineValue[] {
  const found: LineValue[] = []
  for (const [n, line] of lines.entries()) {
    if (line.length > longestPlace || /[@]|https?:/.test(line)) continue
    if (!/\d/.test(line)) continue
    const said = saidAfter(placeLabel, line)
    const text = said ?? line
    const next = lines[n + 1] ?? ''
    if (chinesePlace.test(text) && text.length <= 80) found.push(placeFinding(text, line))
    else if ((!said && !postcode.test(text) && !postcode.test(next)) || !street.test(text) || isSentence(text)) continue
    else if (postcode.test(withoutStreet(text))) found.push(placeFinding(text, line))
    else if (next.length <= 80 && postcode.test(next) && !/[@:]|https?/.test(next))
      found.push(placeFinding(`${text}, ${next}`, `${line} ${next}`))
    else if (said) found.push(placeFinding(text, line))
  }
  return found
}

const placeFinding = (value: string, snippet: string): LineValue => ({
  kind: 'address',
  value: value.replace(/[\s,;.]+$/, ''),
  snippet,
  way: 'text',
})
const isSentence = (text: string) =>
  text.split(/\s+/).length > 22 || /[.!?]\s+\p{Lu}\p{L}+\s\p{Ll}+\s\p{Ll}+\s\p{Ll}+/u.test(text)
/** A house number before the street is no postcode. */
const withoutStreet = (text: string) => text.replace(/^\s*\d{1,4}\s/, '')
