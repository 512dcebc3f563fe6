import min from 'libphonenumber-js/min/metadata'
import { type PhoneReader, phoneReader } from './phoneReader.ts'

/** With the small plans, which a page needs for what somebody types. */
const reader: PhoneReader = phoneReader(min)
/** E.164 digits of one phone, or null. Numbers without a code are from `country`, or else from `otherwise`. */
export const readPhone = (text: string, country: string, otherwise = ''): string | null =>
  reader.readPhone(text, { row: country, user: otherwise || country })
/** What the code and the first digits of a number say; '' where that is no one country. */
export const countryOfNumber = reader.countryOfNumber
