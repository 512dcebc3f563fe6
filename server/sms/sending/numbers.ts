import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { PhoneLineKind } from '#domain/sms/campaignRules'

export type NumberFacts = { country: string; kind: PhoneLineKind }

const kinds: Partial<Record<string, PhoneLineKind>> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'landline',
  PREMIUM_RATE: 'premium',
  SHARED_COST: 'premium',
  UAN: 'landline',
  TOLL_FREE: 'landline',
}

/** What the plan of its country says of a number: where it is, and whether it can surely get no text message. */
export function numberFacts(key: string): NumberFacts {
  const phone = parsePhoneNumberFromString(`+${key}`)
  return { country: phone?.country ?? '', kind: kinds[phone?.getType() ?? ''] ?? 'unsure' }
}
