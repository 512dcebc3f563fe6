import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { readPhone } from './phones.ts'

test('a number of any country that lost its plus is read as the library reads it', () => {
  let alone = 0
  for (const country of getCountries()) {
    const national = getExampleNumber(country, examples)?.nationalNumber
    if (!national) continue
    const code = getCountryCallingCode(country)
    // The example itself, neighbours of it, and lengths that are wrong by one.
    for (const digits of [
      national,
      `${national.slice(0, -2)}47`,
      `${national}3`,
      national.slice(0, -1),
      `8${national.slice(1)}`,
    ]) {
      const written = code + digits
      if (written.length < 11) continue
      const abroad = parsePhoneNumberFromString(`+${written}`, { defaultCountry: country, extract: false })
      const here = parsePhoneNumberFromString(written, { defaultCountry: country, extract: false })
      if (!abroad?.isValid() && !here?.isPossible()) expect(readPhone(written, country)).not.toBe(written)
      if (!abroad?.isValid() || abroad.country !== country) continue
      expect(readPhone(written, country), `${country} ${written}`).toBe(abroad.number.slice(1))
      alone++
    }
  }
  expect(alone).toBeGreaterThan(300)
})
