/** E.164 digits of what was typed; what is no phone stays as it is, for the schema to refuse. Without a country it is a Chinese one. */
export async function mobileOf(typed: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const phone = parsePhoneNumberFromString(typed.trim().replace(/^00/, '+'), 'CN')
  return phone?.isPossible() ? phone.number.slice(1) : typed.trim()
}
