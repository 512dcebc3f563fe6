import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyProduct, type Product } from '#domain/shop/product'
import { type LocalDatabase, openUserDatabase } from '../../database/database.ts'
import { dexieStore } from '../../database/store.ts'
import type { Entry, Store } from '../../sync/core/ports.ts'
import type { ProductQuery } from './api.ts'
import { ProductDesk } from './productDesk.ts'
import { ProductFollower } from './productFollower.ts'

let database: LocalDatabase
let store: Store
let made = 0
beforeEach(async () => {
  database = await openUserDatabase({ owner: { account: 'a', user: `p${++made}` }, newId: () => 'replica' })
  store = dexieStore(database)
})
afterEach(() => database.close())

const put = (...entries: Entry[]) => store.transact('write', (tx) => tx.putEntries('product', entries))
const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`

function lamp(n: number, fields: Partial<Product> = {}): Entry {
  const row: Product = {
    ...emptyProduct,
    id: idOf(n),
    title: { en: `Lamp ${n}` },
    sku: `L-${n}`,
    price: n,
    slug: `lamp-${n}`,
    former_slugs: [],
    created_by: idOf(0),
    created_at: 1,
    updated_at: n,
    ...fields,
  }
  return { id: row.id, row, rev: 1, scope: 'acct', history: 0 }
}
const gone = (n: number): Entry => ({ id: idOf(n), row: null, rev: 2, scope: null, history: 0 })

const everything: ProductQuery = {
  text: '',
  status: null,
  categories: null,
  tag: null,
  low: false,
  language: 'en',
  sort: 'title',
  descending: false,
}
const titles = async (follower: ProductFollower, query: Partial<ProductQuery> = {}) => {
  const { lines } = await follower.index.open({ ...everything, ...query }, () => {}).lines(0, 100)
  return lines.map(({ title }) => title.en)
}
async function started() {
  const follower = new ProductFollower(database.relaxed)
  await follower.catchUp()
  return follower
}

test('a list follows what is made, changed and deleted', async () => {
  await put(lamp(1), lamp(2))
  const follower = await started()
  expect(await titles(follower)).toEqual(['Lamp 1', 'Lamp 2'])
  await put(lamp(3), gone(1), lamp(2, { title: { en: 'Desk' } }))
  await follower.catchUp()
  expect(await titles(follower)).toEqual(['Desk', 'Lamp 3'])
})

test('it is narrowed down by words, SKU, state, category, tag and a low stock', async () => {
  const [category, tag] = [idOf(90), idOf(91)]
  await put(
    lamp(1, { title: { en: 'Pendant', zh: '吊灯' }, status: 'publish' }),
    lamp(2, { category, tags: [tag] }),
    lamp(3, { stock: 2, stock_warning: 5 }),
  )
  const follower = await started()
  expect(await titles(follower, { text: '吊' })).toEqual(['Pendant'])
  expect(await titles(follower, { text: 'l-2' })).toEqual(['Lamp 2'])
  expect(await titles(follower, { status: 'publish' })).toEqual(['Pendant'])
  expect(await titles(follower, { categories: [category] })).toEqual(['Lamp 2'])
  expect(await titles(follower, { tag })).toEqual(['Lamp 2'])
  expect(await titles(follower, { low: true })).toEqual(['Lamp 3'])
})

test('prices stand in their order, the unknown below all', async () => {
  await put(lamp(1), lamp(3, { price: null }), lamp(2, { promotional_price: 0.5 }))
  const follower = await started()
  expect(await titles(follower, { sort: 'price' })).toEqual(['Lamp 3', 'Lamp 2', 'Lamp 1'])
  expect(await titles(follower, { sort: 'price', descending: true })).toEqual(['Lamp 1', 'Lamp 2', 'Lamp 3'])
})

test('it says whose a SKU, an address or a title is, however it is spelt', async () => {
  await put(lamp(1), lamp(2))
  const follower = await started()
  const taken = follower.index.taken({ id: idOf(2), skus: [' l-1', 'L-2', ''], slug: 'lamp-1' })
  expect(Object.keys(taken).toSorted()).toEqual(['/lamp-1', 'l-1'])
  expect(follower.index.sameTitle({ id: idOf(2), title: 'lamp 1 ', language: 'en' })?.id).toBe(idOf(1))
  expect(follower.index.sameTitle({ id: idOf(1), title: 'Lamp 1', language: 'en' })).toBeNull()
})

test('ten thousand are listed from any place, and a change is told once', async () => {
  await put(...Array.from({ length: 10_000 }, (_, n) => lamp(n)))
  let told = 0
  const desk = new ProductDesk(database.relaxed, () => told++)
  await desk.api.openProducts(1, { ...everything, sort: 'price' })
  const { matching, lines } = await desk.api.productLines(1, 5_000, 5_030)
  expect([matching, lines[0]!.id, lines.length]).toEqual([10_000, idOf(5_000), 30])
  expect(await desk.api.productPosition(1, idOf(7_000))).toBe(7_000)
  await put(lamp(1, { price: 99_999 }))
  desk.follow()
  await expect.poll(() => told).toBe(1)
  expect(await desk.api.productPosition(1, idOf(1))).toBe(9_999)
})
