import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyProduct, type Product } from '../product.ts'
import { askedItems } from './askedItems.ts'
import { amountOf, newQuotation, priceAt, quotationFaults, quotationTotal, stateOfQuotation } from './quotation.ts'
import { quotationDocument } from './quotationDocument.ts'
import { copyOfQuotation, dayAfter, emptyQuotation, freePosition, inCurrency } from './startQuotation.ts'
import { takeStock } from './takeStock.ts'

const day = '2026-11-28'
const id = '0193a1b2-0000-7000-8000-000000000001'
const lampProduct = (fields: Partial<Product> = {}): Product => ({
  ...emptyProduct,
  id,
  title: { en: 'Desk lamp', zh: '台灯' },
  slug: 'desk-lamp',
  former_slugs: ['old-lamp'],
  created_by: id,
  created_at: 1,
  updated_at: 1,
  ...fields,
})
const position = (count: number, prices = [{ from: 1, price: 9.9 }], product: string | null = null) => ({
  ...freePosition(`k${count}`, { en: 'Desk lamp', zh: '台灯' }, count),
  prices,
  product,
})
const offer = () => emptyQuotation({ currency: 'USD', languages: ['en', 'zh'], day })
const quotation = {
  ...offer(),
  ...newQuotation,
  id,
  buyer: { name: 'Max', company: '', address: '', email: '', phone: '' },
  positions: [
    position(500, [
      { from: 100, price: 4.2 },
      { from: 500, price: 3.85 },
    ]),
  ],
  belongto: id,
  created_at: 1,
  updated_at: 1,
}

test('a price is that of the largest step which the count reaches, and of the first below all', () => {
  const steps = [
    { from: 500, price: 3 },
    { from: 100, price: 4 },
  ]
  expect([1, 100, 499, 500, 9_000].map((count) => priceAt(steps, count))).toEqual([4, 4, 4, 3, 3])
})

test('the total is the sum of the amounts that are printed, to the hundredth', () => {
  const aPosition = fc.record({
    count: fc.integer({ min: 1, max: 9_999 }),
    cents: fc.integer({ min: 0, max: 999_999 }),
  })
  fc.assert(
    fc.property(fc.array(aPosition, { maxLength: 20 }), (some) => {
      const positions = some.map(({ count, cents }) => ({ count, prices: [{ from: 1, price: cents / 10_000 }] }))
      const hundredths = positions.map((one) => Math.round(amountOf(one) * 100))
      for (const [n, { count, cents }] of some.entries()) expect(hundredths[n]).toBe(Math.round((count * cents) / 100))
      expect(Math.round(quotationTotal(positions) * 100)).toBe(hundredths.reduce((sum, one) => sum + one, 0))
    }),
  )
})

test('what was sent has expired on the day after its last one, and what was decided never does', () => {
  const sent = { status: 'sent', valid_until: day } as const
  expect([stateOfQuotation(sent, day), stateOfQuotation(sent, dayAfter(day, 1))]).toEqual(['sent', 'expired'])
  expect(stateOfQuotation({ status: 'accepted', valid_until: day }, '2027-01-01')).toBe('accepted')
})

test('an empty one says what it lacks', () => {
  expect(quotationFaults(offer())).toEqual(['buyerMissing', 'positionsMissing'])
  const unsaid = { incoterm: 'FOB', payment: 'other' } as const
  expect(quotationFaults({ ...quotation, ...unsaid, positions: [freePosition('k', {})] })).toEqual([
    'positionNameless',
    'placeMissing',
    'paymentMissing',
  ])
})

test('no order takes more than there is, and what is taken is what is missing afterwards', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 6 }), (stock, counts) => {
      const positions = counts.map((count, n) => ({ ...position(count, undefined, id), key: `k${n}` }))
      const { products, taken } = takeStock([lampProduct({ stock })], positions)
      const sum = taken.reduce((all, one) => all + one.taken, 0)
      expect(products[0]?.stock ?? stock).toBe(stock - sum)
      expect(sum).toBe(
        Math.min(
          stock,
          counts.reduce((all, one) => all + one, 0),
        ),
      )
    }),
  )
})

test('a warning is told when the stock comes below it, and not when it was there before', () => {
  const take = (stock: number, stock_warning: number) =>
    takeStock([lampProduct({ stock, stock_warning })], [position(5, undefined, id)]).low.length
  expect([take(20, 10), take(12, 10), take(8, 10), take(3, 1)]).toEqual([0, 1, 0, 1])
})

test('what nobody counts is not taken', () => {
  const { products, taken, low } = takeStock([lampProduct()], [position(5, undefined, id)])
  expect([products, taken, low]).toEqual([[], [], []])
})

test('what a visitor asked for is found by its page, also under a former address, else by its title', () => {
  const body = [
    'Please quote:',
    '50 × Another name',
    'https://shop.example/zh/p/desk-lamp/',
    '7 × Old',
    'https://shop.example/p/old-lamp/',
    '3 × 台灯',
    '2 × Unknown thing',
  ].join('\n')
  const found = askedItems(body, [lampProduct()]).map(({ count, product }) => [count, product?.id ?? null])
  expect(found).toEqual([
    [50, id],
    [7, id],
    [3, id],
    [2, null],
  ])
})

test('another currency turns each price at the rate of the day, and says at which', () => {
  const rate = { id, by: 'ecb', created_by: id, created_at: 1, updated_at: 1 } as const
  const rates = [
    { ...rate, currency: 'USD', day: '2026-11-27', per_euro: 1.25 },
    { ...rate, currency: 'CNY', day: '2026-11-26', per_euro: 8 },
  ]
  const turned = inCurrency({ positions: [position(1)], currency: 'USD' }, { to: 'CNY', day }, rates)
  expect(turned).toMatchObject({
    currency: 'CNY',
    rate: { from: 'USD', per: 6.4, day: '2026-11-26' },
    positions: [{ prices: [{ price: 63.36 }] }],
  })
  expect(inCurrency({ positions: [position(1)], currency: 'USD' }, { to: 'GBP', day }, rates)).toBeNull()
})

test('a copy is a draft of today with the same offer', () => {
  const copy = copyOfQuotation({ ...quotation, status: 'declined', number: 'Q-2026-0001' }, 'copy', '2027-02-01')
  expect(copy).toMatchObject({ id: 'copy', positions: quotation.positions, valid_until: '2027-03-03' })
  expect(copy).not.toHaveProperty('number')
})

test('a document says everything in both languages, and what is the same once', () => {
  const seller = { name: { en: 'Harbour Lamps' }, address: {}, email: '', phone: '', company: '' }
  const said = quotationDocument({ ...quotation, number: 'Q-2026-0007' }, { seller, kind: 'quotation', day })
  expect(said).toMatchObject({
    title: 'Quotation 报价单',
    total: { text: 'USD 1,925.00' },
    lines: [{ name: 'Desk lamp', details: ['台灯', '100+: 4.20', '500+: 3.85'], count: '500 pcs', price: '3.85' }],
  })
  const alone = quotationDocument({ ...quotation, languages: ['zh'] }, { seller, kind: 'quotation', day })
  expect([alone.title, alone.lines[0]!.name]).toEqual(['报价单', '台灯'])
})
