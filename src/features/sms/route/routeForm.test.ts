import { expect, test } from 'vitest'
import {
  emptyRoute,
  newServiceSetting,
  pastedPrices,
  priceIn,
  priceText,
  routeFaultsOf,
  senderOf,
  smppSetting,
} from './routeForm.ts'

const names: Record<string, string> = { germany: 'DE', de: 'DE', 美国: 'US', us: 'US' }
const countryOf = (text: string) => names[text.toLowerCase()] ?? null

test('prices pasted from a sheet are read by code or by name, the last of a country counts, and what is none is named', () => {
  const pasted = 'Country\tPrice\nDE\t0.08\n美国\t0,0451\r\nus 0.05\nGermany;0.09\n\nFR\tfree'
  expect(pastedPrices(pasted, countryOf)).toEqual({
    prices: [
      { country: 'DE', per_part: 90_000 },
      { country: 'US', per_part: 50_000 },
    ],
    unread: ['Country\tPrice', 'FR\tfree'],
  })
})

test('a price is kept to a millionth and read as it was typed', () => {
  for (const text of ['0.0451', '12', '0.000001', '7.5']) expect(priceText(priceIn(text)!)).toBe(String(Number(text)))
  for (const text of ['', '-1', '1.2.3', '0.0000001', 'x']) expect(priceIn(text), text).toBe(null)
})

test('a number is kept without its signs, and a name as it stands', () => {
  expect(senderOf(' +1 (415) 555-0100 ')).toBe('+14155550100')
  expect(senderOf('Harbour 5')).toBe('Harbour 5')
})

test('what a route needs is named at its field', () => {
  expect(routeFaultsOf(emptyRoute)).toMatchObject({ name: 'empty', 'values.account': 'empty' })
  expect(routeFaultsOf({ ...emptyRoute, name: 'A', setting: smppSetting })).toMatchObject({
    host: 'empty',
    system_id: 'empty',
  })
  const infobip = { ...emptyRoute, name: 'A', setting: newServiceSetting('infobip') }
  expect(routeFaultsOf(infobip)).toEqual({})
  expect(routeFaultsOf({ ...infobip, sender: '灯塔' })).toEqual({ sender: 'sender' })
  expect(routeFaultsOf({ ...infobip, prices: [{ country: 'DE', per_part: 1 }] })).toEqual({ currency: 'currency' })
})
