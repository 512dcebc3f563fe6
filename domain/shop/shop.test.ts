import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import type { Actor, Row } from '../shared/mutation.ts'
import { amountIn, rateOn, readEcbFile } from './currencyRate.ts'
import { shopMutations } from './mutations.ts'
import { pictureFault } from './picture.ts'
import { Price, readPrice } from './price.ts'
import { emptyProduct, type Product, productFaults, skusOf } from './product.ts'
import { formerAddresses, freeSlug, movedTo, Slug, slugFrom } from './slug.ts'
import { countGrid, type ShopAttribute, type ShopVariant, variantsFor, withSkus } from './variants.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const other = '019aa000-0000-7000-8000-000000000002'
const maker = '019aa000-0000-7000-8000-0000000000aa'
const main: Actor = { account: id, user: other, role: 'main' }
const sub: Actor = { account: id, user: maker, role: 'sub' }
const picture = { hash: 'a'.repeat(64), size: 9, mime: 'image/png', width: 750, height: 750, alt: {} } as const

const lamp: Product = {
  ...emptyProduct,
  id,
  title: { en: 'Desk lamp', zh: '台灯' },
  price: 12.5,
  sku: 'L-1',
  slug: 'desk-lamp',
  former_slugs: [],
  created_by: maker,
  created_at: 1,
  updated_at: 1,
}
const colours: ShopAttribute = {
  key: 'c',
  name: { en: 'Colour' },
  values: [
    { key: 'r', name: { en: 'Red' } },
    { key: 'b', name: { en: 'Blue' } },
  ],
}
const powers: ShopAttribute = {
  ...colours,
  key: 'p',
  name: { en: 'Power' },
  values: [{ key: '5', name: { en: '5 W' } }],
}
const filled = (sku: string, values: string[]): ShopVariant => ({
  values,
  picture,
  price: 1,
  promotional_price: null,
  stock: 3,
  sku,
})

/* ---------- prices ---------- */

test('a price is from 0 up to the limit, with four decimals at most', () => {
  const takes = (price: unknown) => z.safeParse(Price, price).success
  for (const price of [0, 0.01, 12.5, 0.1 + 0.2, limits.shopPriceMost])
    expect(takes(Math.round(price * 1e4) / 1e4), String(price)).toBe(true)
  for (const price of [-1, -0.01, 1e12, Number.NaN, Number.POSITIVE_INFINITY, 0.12345, '5', null])
    expect(takes(price), String(price)).toBe(false)
})

test('what is typed as a price is read, or is none', () => {
  expect(readPrice('12.50')).toBe(12.5)
  expect(readPrice('12,5')).toBe(12.5)
  expect(readPrice('1,200')).toBe(1_200)
  expect(readPrice('1,200.25')).toBe(1_200.25)
  for (const typed of ['', '-1', '1e3', 'abc', '1.23456', '1000000000000']) expect(readPrice(typed), typed).toBeNull()
})

/* ---------- addresses ---------- */

test('every title makes an address that can be kept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      expect(z.safeParse(Slug, slugFrom(title, id)).success).toBe(true)
    }),
  )
  expect(slugFrom('Größe & Lampe №5', id)).toBe('grosse-lampe-no5')
  expect(slugFrom('台灯', id)).toMatch(/^p-/)
})

test('an address that is taken gets a number that is free', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
      const taken = new Set(['lamp', ...Array.from({ length: count }, (_, n) => `lamp-${n + 2}`)])
      const free = freeSlug('lamp', (slug) => taken.has(slug))
      expect(taken.has(free)).toBe(false)
      expect(z.safeParse(Slug, free).success).toBe(true)
    }),
  )
})

test('wherever a page moves, whoever has one of its last addresses gets there', () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  fc.assert(
    fc.property(fc.array(names, { minLength: 1, maxLength: 15 }), (moves) => {
      let page: { slug: string; former_slugs: string[] } = { slug: moves[0]!, former_slugs: [] }
      for (const next of moves.slice(1)) page = movedTo(page, next)
      const leads = formerAddresses([page])
      for (const former of new Set(moves)) if (former !== page.slug) expect(leads.get(former)).toBe(page.slug)
      expect(leads.has(page.slug)).toBe(false)
    }),
  )
})

test('an address that another page has now leads nowhere else', () => {
  const moved = { slug: 'new', former_slugs: ['old'] }
  expect(formerAddresses([moved]).get('old')).toBe('new')
  expect(formerAddresses([moved, { slug: 'old', former_slugs: [] }]).size).toBe(0)
})

/* ---------- variants ---------- */

const attributesOf = (sizes: readonly number[]): ShopAttribute[] =>
  sizes.map((size, at) => ({
    key: `a${at}`,
    name: { en: `A${at}` },
    values: Array.from({ length: size }, (_, n) => ({ key: `a${at}v${n}`, name: { en: `V${n}` } })),
  }))

test('a grid has each value with each other one once, and never more than 500', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }), (sizes) => {
      const attributes = attributesOf(sizes)
      const made = variantsFor(attributes, [])
      const wanted = sizes.length === 0 ? 0 : sizes.reduce((a, b) => a * b, 1)
      expect(countGrid(attributes)).toBe(wanted)
      if (wanted > limits.shopVariants) expect(made).toBe('tooMany')
      else expect(new Set((made as ShopVariant[]).map(({ values }) => values.join())).size).toBe(wanted)
    }),
  )
})

test('500 variants can be made and 501 cannot', () => {
  expect(variantsFor(attributesOf([5, 100]), [])).toHaveLength(500)
  expect(variantsFor(attributesOf([3, 100, 2]), [])).toBe('tooMany')
})

test('what was typed for a variant stays when values come and go', () => {
  const before = [filled('R', ['r']), filled('B', ['b'])]
  const green = { ...colours, values: [...colours.values, { key: 'g', name: { en: 'Green' } }] }
  const more = variantsFor([green], before) as ShopVariant[]
  expect(more.map(({ sku, price }) => [sku, price])).toEqual([
    ['R', 1],
    ['B', 1],
    ['', null],
  ])
  const wider = variantsFor([colours, powers], before) as ShopVariant[]
  expect(wider.map(({ values, price }) => [values.join(), price])).toEqual([
    ['r,5', 1],
    ['b,5', 1],
  ])
})

test('SKUs by a pattern are different for every variant', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('L-{1}-{2}', 'X', '{n}', 'P{1}{2}{3}', 'Y-{9}'),
      (sizes, pattern) => {
        const attributes = attributesOf(sizes)
        const made = withSkus(pattern, attributes, variantsFor(attributes, []) as ShopVariant[])
        expect(new Set(made.map(({ sku }) => sku.toLowerCase())).size).toBe(made.length)
        for (const { sku } of made) expect(sku.length).toBeLessThanOrEqual(limits.skuLength)
      },
    ),
  )
})

test('a variable product needs for each variant a picture, a price, a stock and a SKU', () => {
  const of = (variants: ShopVariant[]) => productFaults({ ...lamp, type: 'variable', attributes: [colours], variants })
  const [red, blue] = [filled('R', ['r']), filled('B', ['b'])]
  expect(of([red, blue])).toEqual([])
  expect(of([])).toEqual(['gridWrong'])
  expect(of([red, red])).toEqual(['skuTwice', 'gridWrong'])
  expect(of([red, { ...blue, picture: null }])).toEqual(['pictureMissing'])
  expect(of([red, { ...blue, price: null }])).toEqual(['priceMissing'])
  expect(of([red, { ...blue, stock: null }])).toEqual(['stockMissing'])
  expect(of([red, { ...blue, sku: ' ' }])).toEqual(['skuMissing'])
  expect(of([red, { ...blue, sku: 'r' }])).toEqual(['skuTwice'])
  expect(of([red, { ...blue, promotional_price: 2 }])).toEqual(['promotionDearer'])
})

test('SKUs of a single product are its own, those of a variable one are its variants’', () => {
  expect(skusOf({ ...lamp, variants: [filled('V', ['r'])] })).toEqual(['l-1'])
  expect(skusOf({ ...lamp, type: 'variable', variants: [filled('V', ['r'])] })).toEqual(['v'])
})

/* ---------- pictures ---------- */

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const sized = (width: number) => () => ({ width, height: 10 })

test('a picture is judged by its bytes, its size and its pixels, each with words of its own', () => {
  const svg = Uint8Array.from('<svg xmlns="http://www.w3.org/2000/svg"/>', (sign) => sign.charCodeAt(0))
  expect(pictureFault(svg, 40, sized(10))).toEqual({ code: 'pictureKindRefused' })
  expect(pictureFault(png, 5_000_000, sized(750))).toBeNull()
  expect(pictureFault(png, 5_000_001, sized(750))).toMatchObject({ code: 'fileTooLarge', values: { limit: 5 } })
  expect(pictureFault(png, 40, sized(30_000))?.code).toBe('pictureTooWide')
  expect(pictureFault(png, 40, () => null)?.code).toBe('pictureDamaged')
})

/* ---------- who may do what ---------- */

const asRow = (product: Product) => product as unknown as Row
const refusal = (row: Product | null, fields: Partial<Product>, actor: Actor) => {
  const { input, refuse } = shopMutations['product.patch']
  return refuse!(row && asRow(row), z.parse(input, { ids: [id], fields }), actor)
}

test('a sub account sends its product for review, and the main account publishes it', () => {
  expect(refusal(lamp, { status: 'publish' }, sub)).toBe('productNeedsReview')
  expect(refusal(lamp, { status: 'pending' }, sub)).toBeNull()
  expect(refusal({ ...lamp, status: 'pending' }, { status: 'publish' }, main)).toBeNull()
})

test('what is published is not changed behind the main account’s back', () => {
  expect(refusal({ ...lamp, status: 'publish' }, { price: 1 }, sub)).toBe('productNeedsReview')
  expect(refusal({ ...lamp, status: 'publish' }, { price: 1, status: 'pending' }, sub)).toBeNull()
  expect(refusal({ ...lamp, created_by: other }, { price: 1 }, sub)).toBe('productOfAnother')
})

test('what is incomplete stays a draft', () => {
  expect(refusal({ ...lamp, price: null }, { status: 'publish' }, main)).toBe('productIncomplete')
  expect(refusal({ ...lamp, price: null }, { status: 'private' }, main)).toBeNull()
  expect(refusal(null, {}, main)).toBe('gone')
})

test('a product that moves keeps its former address, however the change came', () => {
  const context = { id, user: maker, edited_at: 2 }
  for (const name of ['product.patch', 'product.putBack'] as const) {
    const args = name === 'product.patch' ? { ids: [id], fields: { slug: 'lamp' } } : { rows: [{ id, slug: 'lamp' }] }
    const { input, apply } = shopMutations[name]
    const after = apply(asRow(lamp), z.parse(input, args) as never, context)
    expect(after).toMatchObject({ slug: 'lamp', former_slugs: ['desk-lamp'] })
  }
})

/* ---------- currencies ---------- */

const rates = [
  { currency: 'USD', day: '2026-11-20', per_euro: 1.1 },
  { currency: 'USD', day: '2026-11-27', per_euro: 1.2 },
  { currency: 'CNY', day: '2026-11-20', per_euro: 8 },
]

test('a rate is valid from its day until the next one', () => {
  expect(rateOn(rates, 'USD', '2026-11-19')).toBeNull()
  expect(rateOn(rates, 'USD', '2026-11-26')?.per_euro).toBe(1.1)
  expect(rateOn(rates, 'USD', '2027-01-01')?.per_euro).toBe(1.2)
})

test('an amount is amountIn at the rates of its day, and not where one is unknown', () => {
  expect(amountIn(110, { from: 'USD', to: 'CNY', day: '2026-11-21' }, rates)).toBe(800)
  expect(amountIn(10, { from: 'EUR', to: 'USD', day: '2026-11-28' }, rates)).toBe(12)
  expect(amountIn(10, { from: 'EUR', to: 'JPY', day: '2026-11-28' }, rates)).toBeNull()
})

test('the daily file of the ECB is read, and nothing else is taken for it', () => {
  const file = `<gesmes:Envelope><Cube><Cube time='2026-11-27'><Cube currency='USD' rate='1.1614'/><Cube currency='CNY' rate='8.2'/></Cube></Cube></gesmes:Envelope>`
  expect(readEcbFile(file)).toEqual({
    day: '2026-11-27',
    rates: [
      { currency: 'USD', per_euro: 1.1614 },
      { currency: 'CNY', per_euro: 8.2 },
    ],
  })
  expect(readEcbFile('<html>404</html>')).toBeNull()
  expect(readEcbFile(`<Cube time='2026-11-27'></Cube>`)).toBeNull()
})
