import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { lineKindOf, type PhoneLineKind } from '#domain/sms/campaignRules'

export type PhoneFacts = { country: string; kind: PhoneLineKind }

/** What the plan of its country says of a number: where it is, and whether it can surely get no text message. */
export function numberFacts(key: string): PhoneFacts {
  const phone = parsePhoneNumberFromString(`+${key}`)
  return { country: phone?.country ?? '', kind: lineKindOf(phone?.getType()) }
}
