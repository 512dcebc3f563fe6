/**
 * E.164 digits of what somebody typed, null when it is no phone. It is read as an import reads it; the numbering plans of
 * all countries come with the first phone that is typed, not with the list.
 */
export async function fullNumberOf(typed: string, defaultCountry: string): Promise<string | null> {
  const { readPhone } = await import('#workers/sheets/import/phones')
  return readPhone(typed.trim(), defaultCountry)
}

/** The country of E.164 digits, '' where they do not say it. */
export async function countryOfPhone(full_number: string): Promise<string> {
  const { countryOfNumber } = await import('#workers/sheets/import/phones')
  return countryOfNumber(full_number)
}
