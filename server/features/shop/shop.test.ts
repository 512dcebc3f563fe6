import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { emptyProduct } from '#domain/shop/product'
import type { ShopVariant } from '#domain/shop/variants'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let sub: Device
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  ;({
    main,
    subs: [sub],
  } = (await signedInCompany(server, 1)) as { main: Device; subs: [Device] })
})

const lamp = (fields: object = {}) => ({
  ...emptyProduct,
  id: newTestId(),
  title: { en: 'Desk lamp' },
  price: 10,
  slug: `lamp-${newTestId()}`,
  ...fields,
})
const category = (fields: object = {}) => ({
  id: newTestId(),
  name: { en: 'Lamps' },
  text: {},
  picture: null,
  slug: `lamps-${newTestId()}`,
  parent: null,
  place: 0,
  menu_place: null,
  ...fields,
})
const picture = { hash: 'a'.repeat(64), size: 9, mime: 'image/png', width: 750, height: 750, alt: {} }
const skusIn = async (device: Device) =>
  [...(await device.readAll()).values()].filter(({ entity }) => entity === 'product').map(({ sku }) => sku)

test('of two devices that give a SKU at one moment the second hears why it may not', async () => {
  const results = await Promise.all([
    main.does('product.create', lamp({ sku: 'L-1' })),
    sub.does('product.create', lamp({ sku: 'l-1 ' })),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['applied', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')?.code).toBe('skuTaken')
  expect(await skusIn(main)).toHaveLength(1)
})

test('what else came with the same request is kept', async () => {
  await main.does('product.create', lamp({ sku: 'A' }))
  const { results } = await main.push(
    main.makes('product.create', lamp({ sku: 'B' })),
    main.makes('product.create', lamp({ sku: 'a' })),
    main.makes('product.create', lamp({ sku: 'C' })),
  )
  expect(results.map(({ status, code }) => code ?? status)).toEqual(['applied', 'skuTaken', 'applied'])
  expect((await skusIn(main)).toSorted()).toEqual(['A', 'B', 'C'])
})

test('a SKU of a variant is one of the company, and is free again once its product is gone', async () => {
  const attributes = [{ key: 'c', name: { en: 'Colour' }, values: [{ key: 'r', name: { en: 'Red' } }] }]
  const variants = [{ values: ['r'], picture, price: 1, promotional_price: null, stock: 1, sku: 'V-1' }]
  const variable = lamp({ type: 'variable', attributes, variants })
  expect((await main.does('product.create', variable)).status).toBe('applied')
  const single = lamp({ sku: 'v-1' })
  expect((await main.does('product.create', single)).code).toBe('skuTaken')
  await main.does('product.delete', { ids: [variable.id] })
  expect((await main.does('product.create', lamp({ sku: 'v-1' }))).status).toBe('applied')
  const back = { ...variable, former_slugs: [], created_by: main.user.id, created_at: 1, updated_at: 1 }
  expect((await main.does('product.restore', { rows: [back] })).code).toBe('skuTaken')
})

test('another company has SKUs and addresses of its own', async () => {
  const { main: stranger } = await signedInCompany(server, 0)
  const shared = { sku: 'SAME', slug: 'same' }
  expect((await main.does('product.create', lamp(shared))).status).toBe('applied')
  expect((await stranger.does('product.create', lamp(shared))).status).toBe('applied')
})

test('an address that is taken is refused, by its kind of page', async () => {
  await main.does('product.create', lamp({ slug: 'lamp' }))
  const second = lamp()
  await main.does('product.create', second)
  expect((await main.does('product.patch', { ids: [second.id], fields: { slug: 'lamp' } })).code).toBe('addressTaken')
  expect((await main.does('shop_category.create', category({ slug: 'lamp' }))).status).toBe('applied')
})

test('500 variants are kept, and 501 are none', async () => {
  const values = Array.from({ length: 100 }, (_, n) => ({ key: `v${n}`, name: { en: `V${n}` } }))
  const five = values.slice(0, 5)
  const attributes = [
    { key: 'a', name: { en: 'A' }, values },
    { key: 'b', name: { en: 'B' }, values: five },
  ]
  const variants: ShopVariant[] = values.flatMap(({ key }) =>
    five.map((other) => ({
      values: [key, other.key],
      picture: picture as ShopVariant['picture'],
      price: 1,
      promotional_price: null,
      stock: 1,
      sku: `S-${key}-${other.key}`,
    })),
  )
  const product = lamp({ type: 'variable', status: 'publish', attributes, variants })
  expect(variants).toHaveLength(limits.shopVariants)
  expect((await main.does('product.create', product)).status).toBe('applied')
  const more = { ...product, id: newTestId(), slug: 'more', variants: [...variants, variants[0]!] }
  expect((await main.does('product.create', more)).code).toBe('variantsTooMany')
})

test.each([-1, 1e12])('a price of %d is refused', async (price) => {
  expect((await main.does('product.create', lamp({ price }))).code).toBe('priceInvalid')
})

test('a category is not put below itself, whoever of two moved it first', async () => {
  const [upper, lower] = [category(), category()]
  await main.does('shop_category.create', upper)
  await main.does('shop_category.create', { ...lower, parent: upper.id })
  const moved = await sub.does('shop_category.patch', { id: upper.id, fields: { parent: lower.id } })
  expect(moved.code).toBe('labelCycle')
})

test('a sub account’s product waits for the main account, which publishes it', async () => {
  const product = lamp({ status: 'publish' })
  expect((await sub.does('product.create', product)).code).toBe('productNeedsReview')
  sub.startAnew()
  expect((await sub.does('product.create', { ...product, status: 'pending' })).status).toBe('applied')
  expect((await sub.does('product.patch', { ids: [product.id], fields: { status: 'publish' } })).code).toBe(
    'productNeedsReview',
  )
  expect((await main.does('product.patch', { ids: [product.id], fields: { status: 'publish' } })).status).toBe(
    'applied',
  )
  expect((await sub.does('product.patch', { ids: [product.id], fields: { price: 1 } })).code).toBe('productNeedsReview')
})

test('of products that are changed at once only those of others are left out', async () => {
  const [mine, theirs] = [lamp(), lamp()]
  await sub.does('product.create', mine)
  await main.does('product.create', theirs)
  const result = await sub.does('product.patch', { ids: [mine.id, theirs.id], fields: { stock: 5 } })
  expect(result).toMatchObject({ status: 'applied', refused: { [theirs.id]: 'productOfAnother' } })
})

const noticesOf = async (device: Device) =>
  [...(await device.readAll()).values()]
    .filter(({ entity, type }) => entity === 'notification' && type === 'shop')
    .map(({ content }) => content as { key: string; values: Record<string, unknown> })

test('the main account is asked to look at products, and their maker hears what came of it', async () => {
  const products = [lamp({ status: 'draft' }), lamp({ status: 'draft' }), lamp({ status: 'draft' })]
  for (const product of products) await sub.does('product.create', product)
  const ids = products.map(({ id }) => id)
  await sub.does('product.patch', { ids, fields: { status: 'pending' } })
  expect(await noticesOf(main)).toMatchObject([{ key: 'reviewAsked', values: { count: 3 } }])
  await main.does('product.patch', { ids: ids.slice(0, 2), fields: { status: 'publish' } })
  await main.does('product.patch', { ids: ids.slice(2), fields: { status: 'draft' } })
  const told = (await noticesOf(sub)).map(({ key, values }) => [key, values.count]).toSorted()
  expect(told).toEqual([
    ['reviewBack', 1],
    ['reviewPassed', 2],
  ])
})

test('stock that comes below its warning is told once, and not again while it stays there', async () => {
  const product = lamp({ stock: 10, stock_warning: 5 })
  await main.does('product.create', product)
  await main.does('product.patch', { ids: [product.id], fields: { stock: 7 } })
  expect(await noticesOf(main)).toEqual([])
  await main.does('product.patch', { ids: [product.id], fields: { stock: 4 } })
  await main.does('product.patch', { ids: [product.id], fields: { stock: 3 } })
  expect(await noticesOf(main)).toMatchObject([{ key: 'stockLow', values: { name: 'Desk lamp', stock: 4 } }])
})
