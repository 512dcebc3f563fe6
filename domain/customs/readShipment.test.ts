import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOrderIn, readAmount, readDay, readShipment, type ShipmentPlan } from './readShipment.ts'
import { ShipmentRow } from './shipment.ts'
import { findShipmentHeader, matchShipmentColumns, missingColumns } from './shipmentColumns.ts'

const plan = (header: string[], more: Partial<ShipmentPlan> = {}): ShipmentPlan => ({
  mapping: matchShipmentColumns(header),
  dayOrder: 'dayFirst',
  flow: 'import',
  origin: '',
  destination: '',
  currency: 'USD',
  ...more,
})
const manifest = [
  'Arrival Date',
  'Consignee Name',
  'Shipper Name',
  'HS Code',
  'Product Description',
  'Gross Weight (KG)',
  'Country of Origin',
  'Total Value (USD)',
]

test('the columns of the usual sellers are known by themselves, also in Chinese', () => {
  expect(missingColumns(matchShipmentColumns(manifest))).toEqual([])
  expect(Object.keys(matchShipmentColumns(manifest))).toHaveLength(8)
  expect(
    matchShipmentColumns(['日期', '采购商', '供应商', '海关编码', '产品描述', '毛重(KG)', '原产国']),
  ).toMatchObject({
    traded_on: 0,
    buyer: 1,
    supplier: 2,
    hs: 3,
    product: 4,
    weight_kg: 5,
    origin: 6,
  })
  expect(missingColumns(matchShipmentColumns(['name', 'email']))).toEqual(['traded_on'])
})

test('of two headers the lower one counts, and a header in the middle is no shipment', () => {
  expect(findShipmentHeader([['Report of 2025'], manifest, manifest, ['01/02/2025', 'A', 'B']])).toBe(2)
  expect(readShipment(manifest, plan(manifest))).toEqual({ problem: 'header' })
})

test('a row is read with its weight as text, its lost zero and its names of countries', () => {
  const cells = [
    '28/02/2025',
    ' Bright  Home Inc. ',
    '上海华美灯饰有限公司',
    '10121',
    'Horses',
    '2.5 MT',
    '中国',
    '$1,234.50',
  ]
  const read = readShipment(cells, plan(manifest, { destination: 'US' }))
  expect(read).toMatchObject({
    row: {
      traded_on: '2025-02-28',
      buyer: 'Bright Home Inc.',
      buyer_country: 'US',
      hs: '010121',
      weight_kg: 2_500,
      origin: 'CN',
      destination: 'US',
      amount: 1_234.5,
      currency: 'USD',
    },
  })
})

test('what takes another row back is not counted as a shipment', () => {
  const cells = ['2025-02-28', 'A', 'B', '9405', 'lamps', '10', 'CN', '(300.00)']
  expect(readShipment(cells, plan(manifest))).toEqual({ problem: 'negative' })
  expect(readShipment(['soon', 'A', 'B', '9405', 'x', '1', '', ''], plan(manifest))).toEqual({ problem: 'date' })
  expect(readShipment(['2025-01-01', '', '', '', '', '1', '', '5'], plan(manifest))).toEqual({ problem: 'empty' })
})

test.each([
  ['2025-03-04', '2025-03-04'],
  ['20250304', '2025-03-04'],
  ['4/3/2025', '2025-03-04'],
  ['04-Mar-25', '2025-03-04'],
  ['Mar 4, 2025', '2025-03-04'],
  ['2025年3月4日', '2025-03-04'],
  ['45720', '2025-03-04'],
  ['3/25/2025', '2025-03-25'],
  ['2025-02-30', ''],
  ['yesterday', ''],
])('the day %s is %s', (text, day) => expect(readDay(text, 'dayFirst')).toBe(day))

test('a file says by its days above twelve how it writes them', () => {
  expect(dayOrderIn(['3/4/2025', '3/25/2025'])).toBe('monthFirst')
  expect(dayOrderIn(['3/4/2025', '25/3/2025'])).toBe('dayFirst')
  expect(dayOrderIn(['3/4/2025'])).toBeNull()
})

test('numbers are read as they are written in any country', () => {
  const value = (text: string) => readAmount(text)?.value
  expect(['1,234.5', '1.234,5', '1 234,5', "1'234.5", '1234.5 KGS'].map(value)).toEqual(Array(5).fill(1_234.5))
  expect(['-5', '(5)', '5-'].map(value)).toEqual([-5, -5, -5])
  expect(['1,234', '1,234,567', '0,5'].map(value)).toEqual([1_234, 1_234_567, 0.5])
  expect(value('n/a')).toBeUndefined()
})

test('whatever a file has, a row that is taken is one that the server takes', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('2025-01-02', '1/2/25', '9405', '1,000 KG', '-3', 'CN', '中国', '\u0000', '1e9'),
  )
  fc.assert(
    fc.property(fc.array(cell, { minLength: 8, maxLength: 8 }), (cells) => {
      const read = readShipment(['2025-01-02', ...cells.slice(1)], plan(manifest))
      if ('row' in read) expect(ShipmentRow.safeParse(read.row).error?.issues ?? []).toEqual([])
    }),
    { numRuns: 300 },
  )
})
