import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { extension, plainDigits, splitPhones, whatsAppLink } from '#domain/contacts/importValues'

type ReadPhones = {
  /** E.164 digits */
  numbers: string[]
  /** what is no phone, as it was written */
  unread: string[]
  /** numbers with an extension, which a contact has no field for */
  extended: string[]
}

/**
 * All phones of a cell. Numbers without a code are from `country`, which is the row's own, or else from `otherwise`,
 * which is the user's.
 */
export function readPhones(cell: string, country: string, otherwise = ''): ReadPhones {
  const whole = readPhone(cell, country, otherwise)
  if (whole) return { numbers: [whole], unread: [], extended: [] }
  const found: ReadPhones = { numbers: [], unread: [], extended: [] }
  for (const part of splitPhones(cell)) {
    const bare = part.replace(extension, '')
    const number = readPhone(bare, country, otherwise)
    if (!number) found.unread.push(part)
    else {
      if (!found.numbers.includes(number)) found.numbers.push(number)
      if (bare !== part) found.extended.push(part)
    }
  }
  return found
}

/** What the code and the first digits of a number say; '' where that is no one country. */
export const countryOfNumber = (digits: string): string => parsePhoneNumberFromString(`+${digits}`)?.country ?? ''

/** E.164 digits of one phone, or null. */
export function readPhone(text: string, country: string, otherwise = ''): string | null {
  // Most numbers of most lists, without asking the library. Only America has numbers that look the same.
  const chinese = country === 'CN' || (otherwise === 'CN' && country !== 'US' && country !== 'CA')
  if (chinese && chineseMobile.test(text)) return `86${text}`
  const typed = withoutLabel(plainDigits(text))
  const link = whatsAppLink(typed)
  if (link) return possible(`+${link}`, country)
  if (typed.length > 40 || !phoneShape.test(typed)) return null
  const digits = typed.replace(/\D/g, '')
  const mobile = chineseMobileAbroad.exec(digits)
  if (mobile && (mobile[1] ? digits.length === typed.length || /^\+|^00/.test(typed) : country === 'CN'))
    return `86${mobile[2]}`
  if (typed.startsWith('+') && isPossibleAbroad(digits)) return digits
  if (typed.startsWith('+') || typed.startsWith('(+')) return possible(`+${digits.replace(/^00/, '')}`, country, typed)
  if (digits.startsWith('00')) return possible(`+${digits.slice(2)}`, country)
  return national(typed, digits, country, otherwise)
}

const chineseMobile = /^1[3-9]\d{9}$/
const chineseMobileAbroad = /^(86|0086)?(1[3-9]\d{9})$/
/** Digits and the signs between them; a day is none. */
const phoneShape = /^(?!\d{4}-\d\d-\d\d)[+\d\s\-().·•–—~]+$/
/** "Tel: ", "手机：" */
const withoutLabel = (text: string) => text.replace(/^[^\d+(:：/]{1,20}[:：]\s*/, '').trim()

/** The local reading where it is a real number; else the international one without its plus, as Excel leaves it. */
function national(typed: string, digits: string, country: string, otherwise: string): string | null {
  const coded = withOwnCode(digits, country)
  if (coded) return coded
  const local = parse(typed, country)
  if (local?.isValid()) return local.number.slice(1)
  const here = otherwise && otherwise !== country ? parse(typed, otherwise) : undefined
  if (here?.isValid()) return here.number.slice(1)
  const abroad = digits.length >= 10 && !digits.startsWith('0') ? parse(`+${digits}`, country) : undefined
  if (abroad?.isValid()) return abroad.number.slice(1)
  return local?.isPossible() ? checked(local.number) : null
}

/**
 * "4915112345678" in a German row: Excel took the plus away. German numbers have many lengths, so this could be a local
 * one that begins with 49 too, but nobody writes those without their zero.
 */
function withOwnCode(digits: string, country: string): string | null {
  if (!country || digits.length < 11) return null
  const code = callingCodeOf(country)
  if (code && digits.startsWith(code) && isPlainlyOf(country, digits.slice(code.length))) return digits
  const abroad =
    code && digits.startsWith(code) && digits[code.length] !== '0' ? parse(`+${digits}`, country) : undefined
  return abroad?.isValid() && abroad.country === country ? abroad.number.slice(1) : null
}

/** What the library would find valid as well, thirty times faster: most numbers of countries that have a code alone. */
function isPlainlyOf(country: string, national: string): boolean {
  let shape = shapes.get(country)
  if (!shape) shapes.set(country, (shape = shapeOf(country as CountryCode)))
  return shape.alone && shape.number.test(national) && !shape.trunk.test(national)
}

type Shape = { alone: boolean; number: RegExp; trunk: RegExp }
const shapes = new Map<string, Shape>()

/** `trunk`: digits that may stand before a number at home, and that the library takes away. */
function shapeOf(country: CountryCode): Shape {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(country)
  // Its types leave these out.
  const plan = metadata.numberingPlan as unknown as {
    nationalNumberPattern(): string
    nationalPrefixForParsing(): string | undefined
  }
  const code = getCountryCallingCode(country)
  const trunk = plan.nationalPrefixForParsing()
  return {
    alone: getCountries().filter((other) => getCountryCallingCode(other) === code).length === 1,
    number: new RegExp(`^(?:${plan.nationalNumberPattern()})$`),
    trunk: trunk ? new RegExp(`^(?:${trunk})`) : /^(?!)/,
  }
}

function callingCodeOf(country: string): string {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : ''
}

function possible(number: string, country: string, typed = number): string | null {
  // "+49 (0)30" needs the brackets to be understood.
  const phone = parse(typed, country) ?? parse(number, country)
  return phone?.isPossible() ? checked(phone.number) : null
}

let lengths: Map<string, Set<number>> | undefined

/**
 * Whether digits behind a plus have a length that their country has. A trunk zero ("+49 (0)30") and whatever is not
 * simple goes to the library, which is twenty times slower.
 */
function isPossibleAbroad(digits: string): boolean {
  lengths ??= possibleLengths()
  for (let code = 1; code <= 3; code++) {
    const possible = lengths.get(digits.slice(0, code))
    if (possible) return digits[code] !== '0' && possible.has(digits.length - code) && digits.length <= 15
  }
  return false
}

/** Calling code → how many digits may follow it. */
function possibleLengths(): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  const metadata = new Metadata()
  for (const country of getCountries()) {
    const code = getCountryCallingCode(country)
    metadata.selectNumberingPlan(country)
    const known = found.get(code) ?? new Set()
    for (const length of metadata.numberingPlan?.possibleLengths() ?? []) known.add(length)
    found.set(code, known)
  }
  return found
}

const parse = (text: string, country: string) =>
  parsePhoneNumberFromString(text, { ...(country && { defaultCountry: country as CountryCode }), extract: false })

/** What a contact may keep. */
const checked = (number: string) => (/^\+[1-9]\d{4,14}$/.test(number) ? number.slice(1) : null)
