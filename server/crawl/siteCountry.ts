import { countryOf } from '#domain/contacts/countries'

const ofEnding: Record<string, string> = {
  uk: 'GB',
  su: 'RU',
  рф: 'RU',
  'xn--p1ai': 'RU',
  eu: '',
  io: '',
  co: '',
  tv: '',
  me: '',
  ai: '',
  cc: '',
}
const ofLanguage: Record<string, string> = { de: 'DE', zh: 'CN', es: 'ES', fr: 'FR', pt: 'PT', tr: 'TR', ru: 'RU' }

/** In whose numbering plan a number without a code is read: what the page says of itself, its domain, its language; '' for none. */
export function countryOfSite({ hostname }: URL, language: string, said: readonly string[]): string {
  const named = said
    .map((text) => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : countryOf(text)))
    .find((one) => one !== '')
  if (named) return named
  const ending = hostname.split('.').at(-1) ?? ''
  const byEnding = ofEnding[ending] ?? (ending.length === 2 ? ending.toUpperCase() : '')
  if (byEnding) return byEnding
  const [tongue = '', region = ''] = language.split('-')
  return /^[a-z]{2}$/.test(region) ? region.toUpperCase() : (ofLanguage[tongue] ?? '')
}
