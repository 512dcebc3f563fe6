import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areaOfCountry,
  countryOfArea,
  marketsOf,
  monthsOfYear,
  type TradeRow,
  tradeLines,
  yearsUpTo,
} from './comtrade.ts'

const row = (partner: number, usd: number, more: Partial<TradeRow> = {}): TradeRow => ({
  reporter: 842,
  partner,
  country: countryOfArea(partner),
  name: '',
  usd,
  kg: null,
  quantity: null,
  unit: '',
  is_estimated: false,
  revision: 'H6',
  ...more,
})

test('reporters that the United Nations give a number of their own are the countries that they are', () => {
  const own = { 842: 'US', 251: 'FR', 699: 'IN', 757: 'CH', 579: 'NO', 490: 'TW', 381: 'IT' }
  for (const [area, country] of Object.entries(own)) {
    expect([area, countryOfArea(Number(area))]).toEqual([area, country])
    expect([country, areaOfCountry(country)]).toEqual([country, Number(area)])
  }
  // The numbers before they changed them mean the same country.
  expect([countryOfArea(840), countryOfArea(250), countryOfArea(356)]).toEqual(['US', 'FR', 'IN'])
  expect([countryOfArea(276), areaOfCountry('DE'), countryOfArea(899)]).toEqual(['DE', 276, ''])
})

test('the world is a line of its own and no partner, and a partner that a month does not name traded nothing in it', () => {
  const lines = tradeLines([
    { period: '202402', rows: [row(0, 120), row(276, 50, { kg: 5 })] },
    { period: '202401', rows: [row(0, 100), row(156, 90)] },
  ])
  expect(lines.map(({ partner }) => partner)).toEqual([0, 156, 276])
  expect(lines[2]).toMatchObject({
    country: 'DE',
    values: [
      { period: '202401', usd: 0, kg: null },
      { period: '202402', usd: 50, kg: 5 },
    ],
  })
  expect(tradeLines([])).toEqual([])
})

test('whatever is told, the lines are in the order of their periods and the largest partners first', () => {
  const answers = fc.uniqueArray(
    fc.record({
      period: fc.constantFrom(...monthsOfYear(2024)),
      rows: fc.uniqueArray(
        fc.record({ partner: fc.nat(20), usd: fc.nat(1e9) }).map(({ partner, usd }) => row(partner, usd)),
        { selector: ({ partner }) => partner },
      ),
    }),
    { selector: ({ period }) => period },
  )
  fc.assert(
    fc.property(answers, (told) => {
      const lines = tradeLines(told)
      const partners = lines.filter(({ partner }) => partner !== 0)
      const sums = partners.map(({ values }) => values.reduce((sum, { usd }) => sum + usd, 0))
      expect(sums).toEqual(sums.toSorted((a, b) => b - a))
      for (const { values } of lines)
        expect(values.map(({ period }) => period)).toEqual(told.map(({ period }) => period).toSorted())
    }),
  )
})

test('growth is against the year before, and the world is no market', () => {
  const [first, second] = marketsOf([row(0, 900), row(276, 30), row(156, 90)], [row(156, 60)], 'partner')
  expect([first!.country, first!.growth]).toEqual(['CN', 50])
  expect([second!.country, second!.previous, second!.growth]).toEqual(['DE', null, null])
})

test('periods of a question are whole years or whole months', () => {
  expect(yearsUpTo(2024, 3)).toEqual(['2022', '2023', '2024'])
  expect([monthsOfYear(2024)[0], monthsOfYear(2024).at(-1)]).toEqual(['202401', '202412'])
})
