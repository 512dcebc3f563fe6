import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'

/** A number in any writing, as contacts may keep it: with its country, or one of China without. */
export function writingsOf(typed: string): string[] {
  const digits = typed.replace(/\D/g, '')
  const domestic = numberOf(typed, '')
  return [...new Set([digits, ...(domestic ? [domestic] : [])])]
}

/** E.164 digits, or null. Without a code it is one of `country`, or of China. */
export function numberOf(typed: string, country: string): string | null {
  const home: CountryCode = isSupportedCountry(country) ? country : 'CN'
  const phone = parsePhoneNumberFromString(typed.replace(/^\s*00/, '+'), home)
  return phone?.isPossible() ? phone.number.slice(1) : null
}

/** The condition of a query whose nth value are numbers or addresses, as contacts keep them: a contact has one of them. */
export const hasOneOf = (nth: number) => `id = any(array(select contacts_having($${nth}::text[])))`

/** The contacts that the user sees and that have one of these numbers, locked in the order of their ids. */
export async function lockContactsWith(
  connection: Connection,
  { account, role, user }: Actor,
  typed: readonly string[],
): Promise<{ id: string; numbers: string[] }[]> {
  const { rows } = await connection.query<{ id: string; numbers: string[] }>(
    `select id, array(select one ->> 'full_number' from jsonb_array_elements(phones) as one) as numbers from contact
     where account_id = $1 and ($2 or scope = 'user:' || $3) and deleted_at is null and ${hasOneOf(4)}
     order by id for update`,
    [account, role === 'main', user, [...new Set(typed.flatMap(writingsOf))]],
  )
  return rows
}
