/**
 * Whether an alphanumeric sender name is allowed, by country. Carriers replace the name or drop the message where it is not,
 * so a campaign is refused before that. `unknown`: nothing reliable is published.
 */
export type SenderNameRule = 'allowed' | 'registered' | 'never' | 'unknown'

/** The date of this table: rules change several times a year, and a screen that shows one shows its date. */
export const senderNamesAsOf = '2026-11-26'

/** From the carriers' and resellers' published guides; a country that is not here is `unknown`. */
const rules: Readonly<Record<string, SenderNameRule>> = {
  // Numbers alone: long codes, toll-free numbers and short codes.
  US: 'never',
  CA: 'never',
  PR: 'never',
  CN: 'never',
  // A register of names, without which messages are blocked or marked: ACMA (since 2026-07-01), DLT, SSIR, OACP.
  AU: 'registered',
  IN: 'registered',
  SG: 'registered',
  FR: 'registered',
  GB: 'allowed',
  DE: 'allowed',
  ES: 'allowed',
}

export const senderNameRule = (country: string): SenderNameRule => rules[country] ?? 'unknown'

/** 2 to 11 signs of the phones' alphabet, one of them a letter: GSM 03.40, 9.1.2.5. */
const namePattern = /^(?=.*[A-Za-z])[A-Za-z0-9 ._&-]{2,11}$/
const numberPattern = /^(\+[1-9]\d{6,14}|\d{3,8})$/
export const isSenderName = (from: string): boolean => namePattern.test(from) && from.trim() === from
export const isSenderNumber = (from: string): boolean => numberPattern.test(from)

export type SenderFault = 'malformed' | 'nameNotAllowed' | 'nameNotRegistered'

/**
 * Why a sender may not write to a country; null: it may. `registered`: the countries in which the company says that its
 * name is registered. Where nothing is known the company is asked to say so too.
 */
export function senderFault(from: string, country: string, registered: ReadonlySet<string>): SenderFault | null {
  if (isSenderNumber(from)) return null
  if (!isSenderName(from)) return 'malformed'
  const rule = senderNameRule(country)
  if (rule === 'never') return 'nameNotAllowed'
  return rule === 'allowed' || registered.has(country) ? null : 'nameNotRegistered'
}
