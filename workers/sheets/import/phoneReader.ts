import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'
import { extension, isFax, plainDigits, splitPhones, whatsAppLink } from '#domain/contacts/importValues'

/** Digits without plus and without zeros before them are a number at home, or one abroad whose plus is lost, as Excel does. */
export type BareNumberKind = 'local' | 'abroad'
/**
 * Where a number is from: `row` is the country that stands beside it, '' where there is none, and `user` the one for all
 * others. `bare`: how digits are read that can be both; left out: by what is likelier, and said.
 */
export type PhoneHome = { row: string; user: string; bare?: BareNumberKind | null | undefined }

/** `other`: the second reading, where nothing decides between them. */
export type ReadNumber = { number: string; other?: string }
type Doubt = { text: string; number: string; other: string }
type ReadPhones = {
  /** E.164 digits */
  numbers: string[]
  /** what is no phone, as it was written */
  unread: string[]
  /** numbers with an extension, and faxes, which a contact has no field for */
  extended: string[]
  doubts: Doubt[]
}

export type PhoneReader = ReturnType<typeof phoneReader>

const chineseMobile = /^1[3-9]\d{9}$/
const chineseMobileAbroad = /^(86|0086)?(1[3-9]\d{9})$/
/** A fixed line with its extension: 0755-12345678-801. */
const chineseExtension = /^((?:\+?86[\s-]?)?\(?0\d{2,3}\)?[\s-]?\d{7,8})[-–—](\d{1,5})$/
/** Digits and the signs between them; a day is none. */
const phoneShape = /^(?!\d{4}-\d\d-\d\d)[+\d\s\-().·•–—~/]+$/
/** "Tel: ", "手机：" */
const withoutLabel = (text: string) => text.replace(/^[^\d+(:：/]{1,20}[:：]\s*/, '').trim()
/** What a contact may keep. */
const checked = (number: string) => (/^\+[1-9]\d{4,14}$/.test(number) ? number.slice(1) : null)
/** Shorter ones have no code. */
const codedDigits = 10

/** Reads phones by numbering plans: the full ones know kinds of numbers, the small ones lengths and first digits. */
export function phoneReader(plans: MetadataJson) {
  const shapes = new Map<string, Shape>()
  let lengths: Map<string, Set<number>> | undefined
  let americanAreas: Set<string> | undefined

  return {
    readPhones,
    readNumber,
    readPhone: (text: string, home: PhoneHome) => readNumber(text, home)?.number ?? null,
    countryOfNumber,
  }

  /** All phones of a cell. */
  function readPhones(cell: string, home: PhoneHome): ReadPhones {
    const found: ReadPhones = { numbers: [], unread: [], extended: [], doubts: [] }
    const whole = readNumber(cell, home)
    if (whole) take(cell, whole)
    else for (const part of splitPhones(cell)) readPart(part)
    return found

    function readPart(part: string) {
      if (isFax(part)) return found.extended.push(part)
      const bare = withoutExtension(part)
      const read = readNumber(bare, home)
      if (!read) {
        const several = apart(part, home)
        if (several) for (const one of several) readPart(one)
        else found.unread.push(part)
        return
      }
      take(bare, read)
      if (bare !== part) found.extended.push(part)
    }
    function take(text: string, { number, other }: ReadNumber) {
      if (!found.numbers.includes(number)) found.numbers.push(number)
      if (other) found.doubts.push({ text: text.trim(), number, other })
    }
  }

  /** Two numbers with nothing but blanks between them; null: it is none, or one. */
  function apart(part: string, home: PhoneHome): string[] | null {
    const pieces = part.split(/\s+/)
    if (pieces.length < 2 || pieces.length > 12) return null
    for (let at = 1; at < pieces.length; at++) {
      const [left, right] = [pieces.slice(0, at).join(' '), pieces.slice(at).join(' ')]
      if (!readNumber(withoutExtension(left), home)) continue
      const others = readNumber(withoutExtension(right), home) ? [right] : apart(right, home)
      if (others) return [left, ...others]
    }
    return null
  }

  function countryOfNumber(digits: string): string {
    return parsePhoneNumberFromString(`+${digits}`, plans)?.country ?? ''
  }

  /** E.164 digits of one phone, or null. */
  function readNumber(text: string, home: PhoneHome): ReadNumber | null {
    const country = home.row || home.user
    // Most numbers of most lists, without asking the library. Only America has numbers that look the same.
    if (chineseMobile.test(text)) {
      if (home.row === 'CN') return { number: `86${text}` }
      if (home.user === 'CN' && !isAmerican(home.row)) return chineseOrAmerican(text, home)
    }
    const typed = withoutLabel(plainDigits(text))
    const link = whatsAppLink(typed)
    if (link) return one(possible(`+${link}`, country))
    if (typed.length > 40 || !phoneShape.test(typed)) return null
    const digits = typed.replace(/\D/g, '')
    const isAbroad = typed.startsWith('+') || typed.startsWith('(+') || digits.startsWith('00')
    const mobile = chineseMobileAbroad.exec(digits)
    if (mobile && (mobile[1] ? digits.length === typed.length || isAbroad : !isAbroad && country === 'CN'))
      return mobile[1] || home.row ? { number: `86${mobile[2]}` } : chineseOrAmerican(mobile[2]!, home)
    if (typed.startsWith('+') && isPossibleAbroad(digits)) return { number: digits }
    if (typed.startsWith('+') || typed.startsWith('(+'))
      return one(possible(`+${digits.replace(/^00/, '')}`, country, typed))
    if (digits.startsWith('00')) return one(possible(`+${digits.slice(2)}`, country))
    return home.row ? one(national(typed, digits, home)) : bareNumber(typed, digits, home)
  }

  /** 13800138000 is a mobile of China; some of them are numbers of North America too, with its code and without its plus. */
  function chineseOrAmerican(digits: string, { row, bare }: PhoneHome): ReadNumber {
    const [chinese, american] = [`86${digits}`, digits]
    if (row || bare === 'local' || !/^1...[2-9]/.test(digits)) return { number: chinese }
    americanAreas ??= areasOfAmerica()
    if (!americanAreas.has(digits.slice(1, 4))) return { number: chinese }
    return bare === 'abroad' ? { number: american } : { number: chinese, other: american }
  }

  function areasOfAmerica(): Set<string> {
    const areas = Array.from({ length: 800 }, (_, at) => String(at + 200))
    return new Set(areas.filter((area) => parse(`+1${area}2345678`, '')?.isValid()))
  }

  /** The country beside a number decides: the local reading where it is a real one; else with its code, whose plus is lost. */
  function national(typed: string, digits: string, { row, user }: PhoneHome): string | null {
    const coded = withOwnCode(digits, row)
    if (coded) return coded
    const local = parse(typed, row)
    if (local?.isValid()) return local.number.slice(1)
    const here = user && user !== row ? parse(typed, user) : undefined
    if (here?.isValid()) return here.number.slice(1)
    const abroad = parsedAbroad(digits)
    if (abroad) return abroad.number.slice(1)
    return local?.isPossible() ? checked(local.number) : null
  }

  /** Nothing beside it says where it is from. */
  function bareNumber(typed: string, digits: string, { user, bare }: PhoneHome): ReadNumber | null {
    const coded = withOwnCode(digits, user)
    if (coded) return { number: coded }
    const parsed = parse(typed, user)
    const local = parsed?.isValid() ? parsed : undefined
    const abroad = parsedAbroad(digits)
    if (local && abroad && local.number !== abroad.number) {
      const isLocal = bare ? bare === 'local' : !isLikelierAbroad(local, abroad)
      const [first, second] = isLocal ? [local, abroad] : [abroad, local]
      return { number: first.number.slice(1), ...(!bare && { other: second.number.slice(1) }) }
    }
    const sure = local ?? abroad
    if (sure) return { number: sure.number.slice(1) }
    const guessed = parsed?.isPossible() ? checked(parsed.number) : null
    // A Chinese mobile among numbers of another country; Chinese lists go round the world.
    if (user && user !== 'CN' && chineseMobile.test(digits))
      return { number: `86${digits}`, ...(guessed && { other: guessed }) }
    return one(guessed)
  }

  /**
   * Somebody who writes a number at home without its zero writes a mobile, at best; so a mobile abroad is likelier than a
   * fixed line at home. The small plans do not know kinds, and nothing is likelier by them.
   */
  function isLikelierAbroad(local: PhoneNumber, abroad: PhoneNumber): boolean {
    return !isMobile(local) && isMobile(abroad)
  }

  function parsedAbroad(digits: string): PhoneNumber | undefined {
    if (digits.length < codedDigits || digits.startsWith('0')) return undefined
    const abroad = parse(`+${digits}`, '')
    return abroad?.isValid() ? abroad : undefined
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

  /** `trunk`: digits that may stand before a number at home, and that the library takes away. */
  function shapeOf(country: CountryCode): Shape {
    const metadata = new Metadata(plans)
    metadata.selectNumberingPlan(country)
    // Its types leave these out.
    const plan = metadata.numberingPlan as unknown as {
      nationalNumberPattern(): string
      nationalPrefixForParsing(): string | undefined
    }
    const code = getCountryCallingCode(country, plans)
    const trunk = plan.nationalPrefixForParsing()
    return {
      alone: getCountries(plans).filter((other) => getCountryCallingCode(other, plans) === code).length === 1,
      number: new RegExp(`^(?:${plan.nationalNumberPattern()})$`),
      trunk: trunk ? new RegExp(`^(?:${trunk})`) : /^(?!)/,
    }
  }

  function callingCodeOf(country: string): string {
    return isSupportedCountry(country as CountryCode, plans) ? getCountryCallingCode(country as CountryCode, plans) : ''
  }

  function possible(number: string, country: string, typed = number): string | null {
    // "+49 (0)30" needs the brackets to be understood.
    const phone = parse(typed, country) ?? parse(number, country)
    return phone?.isPossible() ? checked(phone.number) : null
  }

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
    const metadata = new Metadata(plans)
    for (const country of getCountries(plans)) {
      const code = getCountryCallingCode(country, plans)
      metadata.selectNumberingPlan(country)
      const known = found.get(code) ?? new Set()
      for (const length of metadata.numberingPlan?.possibleLengths() ?? []) known.add(length)
      found.set(code, known)
    }
    return found
  }

  function parse(text: string, country: string): PhoneNumber | undefined {
    const options = { ...(country && { defaultCountry: country as CountryCode }), extract: false }
    return parsePhoneNumberFromString(text, options, plans)
  }
}

type Shape = { alone: boolean; number: RegExp; trunk: RegExp }

const one = (number: string | null): ReadNumber | null => (number ? { number } : null)
const isAmerican = (country: string) => country === 'US' || country === 'CA'
const isMobile = (phone: PhoneNumber) => /MOBILE/.test(phone.getType() ?? '')
const withoutExtension = (part: string) => (chineseExtension.exec(part)?.[1] ?? part).replace(extension, '')
