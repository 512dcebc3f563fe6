import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { anyWord, numberWords } from './pageWords.ts'

type NumberMatch = { kind: 'phone' | 'whatsapp'; value: string }

/** A run of digits with what is written between them; a date, a price and a postcode are sorted out later. */
const run = /(?:\+|\(\+|00)?[\s(]{0,2}\d(?:[\d\s().\-–—/·\u00a0\u2011]|\s?\(0\)){5,26}\d/gu
const extension = /(?:\s*(?:ext\.?|extn\.?|x|转|分机|доб\.?|ramal|dahili|durchwahl)\s*:?\s*\d{1,6})/iu

const pattern = (words: string) => `(?<![\\p{L}])(?:${anyWord(words)})(?![\\p{L}])`
const kinds = {
  fax: pattern(numberWords.fax),
  whatsapp: pattern(numberWords.whatsapp),
  phone: pattern(numberWords.phone),
} as const
const labels = new RegExp(`(?<fax>${kinds.fax})|(?<whatsapp>${kinds.whatsapp})|(?<phone>${kinds.phone})`, 'giu')
/** Before digits that are no phone, however they look. */
const otherNumbers =
  /(?:iban|bic|swift|ust|vat|hrb|hra|siret|siren|rcs|nif|cif|cnpj|cpf|nipc|mersis|vergi|инн|огрн|кпп|р\/с|бик|окпо|tax|reg(?:istration)?\.?\s?n|company n|order|art\.?-?nr|isbn|ean|qq|微信|wechat|税号|信用代码|icp|备|سجل|ضريبي|vkn|cp|plz|zip|c\.p\.|№|no\. de|konto|blz|ic:|account|duns|eori|lucid|weee)[^\p{L}]{0,12}$/iu

/** In Brazil the word for a postcode is what in Turkey is one for a mobile. */
const postcodeOfBrazil = /\bcep\b[\s:.]*\d{5}-?\d{3}(?!\d)/giu

/** The numbers of a line; the line above it may be their label. */
export function findNumbers(text: string, above: string, country: string): NumberMatch[] {
  if (!/\d[\d\s().\-–/]{5,}/.test(text)) return []
  const line = text.replace(postcodeOfBrazil, ' ')
  const found = new Map<string, NumberMatch>()
  let from = 0
  for (const { index, 0: match } of line.matchAll(run)) {
    const before = line.slice(from, index)
    const label = lastLabel(before) ?? (/[\p{L}\d]/u.test(before) ? null : labelAlone(from ? '' : above))
    // The label of "Tel. 1 / 2" is that of both.
    const isFollowing = from > 0 && /^(?:[\s,;/|]|or|oder|und|and|y|e|et|и|ve|,)*$/iu.test(before)
    const kind = label ?? (isFollowing ? lastLabel(line.slice(0, from)) : null)
    from = index + match.length
    if (kind === 'fax' || otherNumbers.test(before)) continue
    const hasPlus = /^\s*\(?(?:\+|00)/.test(match)
    if (!kind && !hasPlus) continue
    const rest = line.slice(from)
    const number = numberByPlan(extension.test(rest.slice(0, 12)) ? match : trimmed(match), country)
    if (number) found.set(number, { kind: kind === 'whatsapp' ? 'whatsapp' : 'phone', value: number })
  }
  return [...found.values()]
}

type NumberLabel = keyof typeof kinds

function lastLabel(text: string): NumberLabel | null {
  const near = text.slice(-60)
  let last = null as { kind: NumberLabel; end: number } | null
  for (const { groups, index, 0: match } of near.matchAll(labels)) {
    const kind = (['fax', 'whatsapp', 'phone'] as const).find((one) => groups?.[one] !== undefined)!
    // "Tel/Fax" is both, so it is a phone.
    const isBoth: boolean =
      kind === 'fax' &&
      last?.kind === 'phone' &&
      /^\s*[./&+-]*\s*(?:and|und|y|et|e|и|ve)?\s*$/iu.test(near.slice(last.end, index))
    last = { kind: isBoth ? 'phone' : kind, end: index + match.length }
  }
  // A word far before, with other words between, is no label.
  return last && (near.slice(last.end).match(/\p{L}{2,}/gu) ?? []).length <= 3 ? last.kind : null
}

const labelAlone = (line: string): NumberLabel | null =>
  line.length <= 40 ? lastLabel(line.replace(/[:：]\s*$/, '')) : null

/** "0211 / 12 34 56-0 / 7" and what stands behind a slash may be a second number. */
const trimmed = (match: string) => match.split(/\s\/\s(?=\+|00|0\d{2})/)[0]!.trim()

/** E.164 digits of what is a number of its country by its plan; null where it is none. */
export function numberByPlan(text: string, country: string): string | null {
  const digits = text
    .normalize('NFKC')
    .replace(/[\u2011–—·]/g, '-')
    .replace(/\(0\)/g, '')
    .replace(/^\(\+/, '+')
    .replace(/^\s*00/, '+')
    .trim()
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{4}$|^\d{4}[./-]\d{1,2}[./-]\d{1,2}$|^\d{4}\s?-\s?\d{4}$/.test(digits)) return null
  const from = isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(digits, from)
  if (number?.isValid()) return number.number.slice(1)
  // The code of its country without a plus.
  const abroad = /^[1-9]/.test(digits) && from ? parsePhoneNumberFromString(`+${digits}`) : undefined
  return abroad?.isValid() && abroad.country === from ? abroad.number.slice(1) : null
}

export function numberOfLink(href: string, country: string): NumberMatch | null {
  const tel = /^\s*tel:([^?;]+)/i.exec(href)?.[1]
  if (tel) return findingOf('phone', numberByPlan(decoded(tel), country))
  if (!/wa\.me|whatsapp/i.test(href)) return null
  const chat =
    /^(?:https?:)?\/\/(?:www\.)?wa\.me\/(?:\+|%2B)?(\d{7,15})/i.exec(href)?.[1] ??
    /^(?:https?:)?\/\/(?:api|web|www)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=(?:\+|%2B)?([\d\s%-]{7,25})/i.exec(
      href,
    )?.[1] ??
    /^whatsapp:\/\/send\/?\?(?:[^#]*&)?phone=(?:\+|%2B)?([\d-]{7,20})/i.exec(href)?.[1]
  return chat ? findingOf('whatsapp', numberByPlan(`+${decoded(chat).replace(/\D/g, '')}`, country)) : null
}

const findingOf = (kind: NumberMatch['kind'], value: string | null): NumberMatch | null =>
  value ? { kind, value } : null

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
