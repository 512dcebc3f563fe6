import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { amountIn } from '#domain/shop/currencyRate'
import type { ShopPicture } from '#domain/shop/picture'
import { emptyProduct } from '#domain/shop/product'
import { SiteProduct, SiteShop } from '#domain/shop/site/snapshot'
import { type ShopAttribute, variantsFor } from '#domain/shop/variants'
import { slicesOf } from './mapBackOffice.ts'
import { type ProductRow, siteProduct, siteShop } from './siteEntries.ts'
import { sitePrices, siteTerms, siteTexts } from './siteTerms.ts'

const rates = [
  { currency: 'USD', day: '2026-11-01', per_euro: 1.25 },
  { currency: 'USD', day: '2026-11-20', per_euro: 1.16 },
  { currency: 'JPY', day: '2026-11-01', per_euro: 180 },
]
const shop = {
  languages: ['en', 'zh'] as ('en' | 'zh')[],
  currency: 'USD',
  other_currencies: ['EUR', 'JPY', 'GBP'],
  show_stock: 'availability' as const,
  without_stock: 'order' as const,
}
const terms = siteTerms(shop, rates, '2026-11-10')
const id = '01990000-0000-7000-8200-000000000001'
const picture = (sign: string): ShopPicture => ({
  hash: sign.repeat(64),
  size: 9,
  mime: 'image/png',
  width: 300,
  height: 200,
  alt: { en: `Picture ${sign}`, fr: 'image' },
})
const lamp: ProductRow = {
  ...emptyProduct,
  id,
  title: { en: 'Desk lamp', zh: '台灯', fr: 'Lampe' },
  subtitle: { en: 'Warm light' },
  slug: 'desk-lamp',
  price: 12.5,
  created_at: 1_000,
  updated_at: 2_000,
}
const attributes: ShopAttribute[] = [
  {
    key: 'c',
    name: { en: 'Colour', zh: '颜色' },
    values: [
      { key: 'r', name: { en: 'Red' } },
      { key: 'b', name: { en: 'Blue' } },
    ],
  },
  {
    key: 's',
    name: { en: 'Size' },
    values: [
      { key: '1', name: { en: '20 cm' } },
      { key: '2', name: { en: '40 cm' } },
    ],
  },
]

test('a price stands in each currency of the shop, at the rate that was valid on that day; one without a rate is left out', () => {
  expect(sitePrices(12.5, terms)).toEqual([
    { currency: 'USD', amount: 1_250 },
    { currency: 'EUR', amount: 1_000 },
    { currency: 'JPY', amount: 1_800 },
  ])
  expect(sitePrices(12.5, siteTerms(shop, rates, '2026-11-21'))[1]).toEqual({ currency: 'EUR', amount: 1_078 })
  expect(sitePrices(null, terms)).toEqual([])
})

test('what rounds to nothing is on request, and what costs nothing says so', () => {
  expect(sitePrices(0.001, terms)).toEqual([])
  expect(sitePrices(0, terms)[0]).toEqual({ currency: 'USD', amount: 0 })
})

test('every price in cents is the same to the cent, and others are what the back office shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (cents) => {
      const prices = sitePrices(cents / 100, terms)
      expect(prices[0]).toEqual({ currency: 'USD', amount: cents })
      const euros = amountIn(cents / 100, { from: 'USD', to: 'EUR', day: terms.day }, rates)!
      if (euros > 0) expect(prices[1]).toEqual({ currency: 'EUR', amount: Math.round(euros * 100) })
    }),
  )
})

test('texts are those of the shop’s languages; the first one has whatever somebody wrote', () => {
  expect(siteTexts(lamp.title, terms)).toEqual({ en: 'Desk lamp', zh: '台灯' })
  expect(siteTexts({ fr: 'Lampe', en: '  ' }, terms)).toEqual({ en: 'Lampe' })
  expect(siteTexts({}, terms)).toEqual({})
})

test('a single product has its price, its pictures once, and what search engines are told', () => {
  const product = siteProduct(
    { ...lamp, promotional_price: 10, stock: 0, picture: picture('a'), banners: [picture('b'), picture('a')] },
    terms,
  )
  expect(z.parse(SiteProduct, product)).toEqual(product)
  expect(product).toMatchObject({
    availability: 'order',
    stock: null,
    variants: [],
    options: [],
    seo_title: { en: 'Desk lamp', zh: '台灯' },
  })
  expect(product.promotional[0]).toEqual({ currency: 'USD', amount: 1_000 })
  expect(product.pictures.map(({ hash, alt }) => [hash[0], alt])).toEqual([
    ['a', { en: 'Picture a' }],
    ['b', { en: 'Picture b' }],
  ])
  expect(product.seo_description.en).toBe('Warm light')
})

test('a promotion that is not below the price is none', () => {
  expect(siteProduct({ ...lamp, promotional_price: 12.5 }, terms).promotional).toEqual([])
})

test('a variable product has its variants with the values they are of, their pictures and their stock', () => {
  const grid = variantsFor(attributes, [])
  if (grid === 'tooMany') throw new Error('too many')
  const variants = grid.map((one, n) => ({
    ...one,
    picture: picture(n < 2 ? 'a' : 'c'),
    price: 10 + n,
    stock: n,
    sku: `L-${n}`,
  }))
  const stray = { ...variants[0]!, values: ['r', 'gone'], sku: 'L-9' }
  const product = siteProduct({ ...lamp, type: 'variable', attributes, variants: [...variants, stray] }, terms)
  expect(z.parse(SiteProduct, product)).toEqual(product)
  expect(product.prices).toEqual([])
  expect(product.options.map(({ values }) => values.length)).toEqual([2, 2])
  expect(
    product.variants.map(({ sku, chosen, picture: shown, availability }) => [sku, ...chosen, shown, availability]),
  ).toEqual([
    ['L-0', 0, 0, 0, 'order'],
    ['L-1', 0, 1, 0, 'in'],
    ['L-2', 1, 0, 1, 'in'],
    ['L-3', 1, 1, 1, 'in'],
  ])
})

test('what is said of the stock is what the shop wants said', () => {
  type Said = Partial<Pick<typeof terms, 'show_stock' | 'without_stock'>>
  const said = (row: Partial<ProductRow>, how: Said = {}) => {
    const { availability, stock } = siteProduct({ ...lamp, ...row }, { ...terms, ...how })
    return [availability, stock]
  }
  const number = { show_stock: 'number' } as const
  expect(said({ stock: 7 })).toEqual(['in', null])
  expect(said({ stock: 7 }, number)).toEqual(['in', 7])
  expect(said({ stock: 7, stock_warning: 8 }, number)).toEqual(['few', 7])
  expect(said({ stock: 8, stock_warning: 8 })).toEqual(['in', null])
  expect(said({ stock: 0 }, number)).toEqual(['order', null])
  expect(said({ stock: 0 }, { without_stock: 'out' })).toEqual(['out', null])
  expect(said({ stock: null }, number)).toEqual(['in', null])
  expect(said({ stock: 0, form: 'virtual' }, number)).toEqual(['in', null])
  expect(said({ stock: 7 }, { show_stock: 'no' })).toEqual([null, null])
})

test('the menu begins with the products, has what stands in it by its place, and ends with the news', () => {
  const row = { id, name: { en: 'Lights' }, claim: {}, about: {}, address: {}, email: '', phone: '', ...shop }
  const menu = [
    { id: '01990000-0000-7000-8200-000000000002', kind: 'page' as const, title: { en: 'About us' }, menu_place: 0 },
    { id: '01990000-0000-7000-8200-000000000003', kind: 'category' as const, title: { en: 'Lamps' }, menu_place: 0 },
  ]
  const made = siteShop(row, { terms, menu, hasNews: true })
  expect(z.parse(SiteShop, made)).toEqual(made)
  expect(made.menu.map(({ to }) => to.kind)).toEqual(['products', 'category', 'page', 'articles'])
  expect(siteShop(row, { terms, menu: [], hasNews: false }).menu.map(({ to }) => to.kind)).toEqual(['products'])
})

test('slices have every row once, in order, and none is heavier than allowed unless it is a single row', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 })), (weights) => {
      const rows = weights.map((weight, n) => ({ id: String(n), weight }))
      const slices = [...slicesOf(rows, 30)]
      expect(slices.flat()).toEqual(rows.map((row) => row.id))
      for (const slice of slices) {
        const sum = slice.reduce((all, one) => all + rows[Number(one)]!.weight, 0)
        expect(sum <= 30 || slice.length === 1).toBe(true)
      }
    }),
  )
})
