import { expect, test } from 'vitest'
import { rowAfter } from '../operationLog/history.ts'
import { emptyProduct, type Product } from './product.ts'
import { newQuotation, type Quotation } from './quotation/quotation.ts'
import { emptyQuotation } from './quotation/startQuotation.ts'
import {
  expiryOf,
  productActOf,
  productBack,
  quotationActOf,
  quotationBack,
  type ShopChange,
  toldByQuotation,
} from './shopHistory.ts'

const changed = (before: object, after: object, action: string | null = 'product.patch') =>
  ({ kind: 'changed', before, after, action }) as ShopChange
const variant = (fields: object = {}) => ({
  values: ['red'],
  picture: null,
  price: 10,
  promotional_price: null,
  stock: 5,
  sku: 'A',
  ...fields,
})

test('a change of a product is named by what it did', () => {
  expect(productActOf({ ...changed({}, {}), kind: 'created' })).toBe('created')
  expect(productActOf(changed({ status: 'draft', title: {} }, { status: 'publish', title: { en: 'x' } }))).toBe(
    'published',
  )
  expect(productActOf(changed({ status: 'draft' }, { status: 'pending' }))).toBe('toReview')
  expect(productActOf(changed({ price: 1 }, { price: 2 }))).toBe('price')
  expect(productActOf(changed({ stock: 1 }, { stock: 2 }))).toBe('stock')
  expect(productActOf(changed({ stock: 3 }, { stock: 2 }, 'quotation.accept'))).toBe('sold')
  expect(productActOf(changed({ price: 1, stock: 1 }, { price: 2, stock: 2 }))).toBe('edited')
})

test('what differs in variants counts as if it stood in the product', () => {
  const before = { variants: [variant(), variant({ values: ['blue'] })] }
  const of = (fields: object) => ({ variants: [variant(fields), variant({ values: ['blue'] })] })
  expect(productActOf(changed(before, of({ price: 9 })))).toBe('price')
  expect(productActOf(changed(before, of({ stock: 4 }), 'quotation.accept'))).toBe('sold')
  expect(productActOf(changed(before, of({ sku: 'B' })))).toBe('edited')
  expect(productActOf(changed(before, { variants: [variant()] }))).toBe('edited')
})

test('a change of a quotation is named by what became of it', () => {
  expect(quotationActOf(changed({ note: '' }, { note: 'x' }))).toBe('edited')
  expect(quotationActOf(changed({ status: 'draft', number: '' }, { status: 'sent', number: 'Q-1' }))).toBe('sent')
  expect(quotationActOf(changed({ file: null }, { file: {} }))).toBe('sentAgain')
  expect(quotationActOf(changed({ status: 'sent' }, { status: 'declined' }))).toBe('declined')
  expect(quotationActOf(changed({ status: 'declined' }, { status: 'sent' }))).toBe('reopened')
  expect(quotationActOf(changed({ status: 'sent', proforma: '' }, { status: 'accepted', proforma: 'PI-1' }))).toBe(
    'accepted',
  )
  expect(quotationActOf(changed({ proforma_file: null }, { proforma_file: {} }))).toBe('proformaSent')
})

const quotation: Quotation = {
  ...emptyQuotation({ currency: 'USD', languages: ['en'], day: '2026-01-01' }),
  ...newQuotation,
  stock_taken: [],
  id: 'q',
  belongto: 'ann',
  created_at: 1,
  updated_at: 3,
}

test('a quotation that nobody has asked the server about tells what its row knows', () => {
  const acts = (row: Quotation) => toldByQuotation(row).map(({ act }) => act)
  expect(acts(quotation)).toEqual(['created'])
  expect(acts({ ...quotation, status: 'accepted', sent_at: 2, decided_at: 3 })).toEqual(['accepted', 'sent', 'created'])
})

test('an offer that nobody answered has expired after its last day, and a draft never', () => {
  const sent = { status: 'sent' as const, valid_until: '2026-01-31' }
  const endOf = (day: string) => Date.parse(`${day}T23:59:59Z`)
  expect(expiryOf(sent, '2026-01-31', endOf)).toEqual([])
  expect(expiryOf(sent, '2026-02-01', endOf)).toMatchObject([{ act: 'expired', at: endOf('2026-01-31') }])
  expect(expiryOf({ ...sent, status: 'draft' }, '2026-02-01', endOf)).toEqual([])
})

const product: Product = {
  ...emptyProduct,
  id: 'p',
  slug: 'new-lamp',
  title: { en: 'New lamp' },
  type: 'variable',
  status: 'publish',
  price: 12,
  stock: 7,
  variants: [variant({ price: 12, stock: 2 })],
  former_slugs: [],
  created_by: 'ann',
  created_at: 1,
  updated_at: 2,
}
const hash = 'a'.repeat(64)
const picture = { hash, size: 9, mime: 'image/png' as const, width: 750, height: 750, alt: {} }

test('a product goes back to what was written, and its stock, its address and its state stay', () => {
  const before = {
    title: { en: 'Lamp' },
    price: 10,
    stock: 99,
    slug: 'lamp',
    status: 'draft',
    variants: [variant({ stock: 99 })],
  }
  const then = rowAfter(product, [{ n: 4, kind: 'changed', before }], 3) as unknown as Product
  expect(productBack(product, then, new Set())).toEqual({
    title: { en: 'Lamp' },
    price: 10,
    variants: [variant({ stock: 2 })],
  })
})

test('a picture whose file is gone does not come back', () => {
  const then = { ...product, picture, banners: [picture], variants: [variant({ price: 12, stock: 2, picture })] }
  expect(productBack(product, then, new Set([hash]))).toEqual({})
  expect(productBack(product, then, new Set())).toMatchObject({ picture: { hash }, banners: [{ hash }] })
})

test('a draft of a quotation goes back in what was typed alone', () => {
  const then = { ...quotation, note: 'earlier', number: 'Q-9', updated_at: 9 }
  expect(quotationBack(quotation, then)).toEqual({ note: 'earlier' })
})
