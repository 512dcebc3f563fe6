import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { listPhones } from './listPhones.ts'
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

test.each([
  ['+1 650-253-0000', '16502530000'],
  ['+1 (408) 996-1010', '14089961010'],
  ['+1 905 555 1234', '19055551234'],
  ['(+1) 650 253 0000', '16502530000'],
  ['001 650 253 0000', '16502530000'],
  ['＋1 650 253 0000', '16502530000'],
])('a plus is a plus: %s is no Chinese mobile, typed or in a list', (typed, number) => {
  expect(readPhone(typed, 'CN')).toBe(number)
  expect(readPhone(typed, '', 'CN')).toBe(number)
  expect(listPhones.readNumber(typed, { row: '', user: 'CN' })).toEqual({ number })
})

const exhibitors =
  'FR HK PL NL ES IT VN EG CH RU DE GB US CA AU NZ JP KR TW SG MY TH ID PH IN PK BD LK AE SA QA KW IL TR UA KZ BR MX AR CL CO PE ZA NG KE MA'

test.each(['CN', 'DE', 'US', 'FR', 'IN'])(
  'no mobile without its plus gets a wrong country in silence: user in %s',
  (user) => {
    let right = 0
    for (const country of exhibitors.split(' ')) {
      const digits = getExampleNumber(country as CountryCode, examples)!.number.slice(1)
      const read = listPhones.readNumber(digits, { row: '', user })!
      if (read.number === digits) right++
      else expect([country, read.other]).toEqual([country, digits])
      // What the user says of the list decides, and the country of the row does so too.
      expect(listPhones.readNumber(digits, { row: '', user, bare: 'abroad' })).toEqual({ number: digits })
      expect(listPhones.readNumber(digits, { row: country, user })?.number).toBe(digits)
    }
    expect(right).toBeGreaterThanOrEqual(45)
  },
)

test('what a number at home and one abroad share is said, unless the user or the row decides', () => {
  const read = (more: object) => listPhones.readNumber('16502530000', { row: '', user: 'CN', ...more })
  expect(read({})).toEqual({ number: '8616502530000', other: '16502530000' })
  expect(read({ bare: 'local' })).toEqual({ number: '8616502530000' })
  expect(read({ bare: 'abroad' })).toEqual({ number: '16502530000' })
  expect(read({ row: 'US' })).toEqual({ number: '16502530000' })
  expect(read({ row: 'CN' })).toEqual({ number: '8616502530000' })
})

test.each([
  ['13800138000 13900139000', ['8613800138000', '8613900139000']],
  ['0755 83779888 0755 83779889', ['8675583779888', '8675583779889']],
  ['0755-12345678-801', ['8675512345678']],
  ['+49(0)30/123456-78', ['493012345678']],
  ['13800138000（微信同号）', ['8613800138000']],
  ['Tel: 0755-83779888 Fax: 0755-83779889', ['8675583779888']],
])('the cell %s has the numbers %j', (cell, numbers) => {
  expect(listPhones.readPhones(cell, { row: '', user: 'CN' })).toMatchObject({ numbers, unread: [] })
})
