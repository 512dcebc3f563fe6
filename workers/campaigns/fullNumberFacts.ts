import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import max from 'libphonenumber-js/max/metadata'
import { lineKindOf, type PhoneLineKind } from '#domain/sms/campaignRules'

/** By the full plans, as the server has them: they alone tell a landline from a mobile. */
export function fullNumberFacts(digits: string): { country: string; kind: PhoneLineKind } {
  const phone = parsePhoneNumberFromString(`+${digits}`, max)
  return { country: phone?.country ?? '', kind: lineKindOf(phone?.getType()) }
}
