import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operationLogCalls as calls } from '#domain/operationLog/calls'
import { emptyProduct } from '#domain/shop/product'
import { quotationCalls } from '#domain/shop/quotation/calls'
import { emptyQuotation, freePosition } from '#domain/shop/quotation/startQuotation'
import { productActOf, quotationActOf } from '#domain/shop/shopHistory'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let bob: Device
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  const company = await signedInCompany(server, 2)
  main = company.main
  ann = company.subs[0]!
  bob = company.subs[1]!
})

async function aProduct(by: Device, fields: object = {}): Promise<string> {
  const id = newTestId()
  const product = {
    ...emptyProduct,
    id,
    title: { en: 'Desk lamp' },
    price: 10,
    stock: 9,
    slug: `lamp-${id}`,
    ...fields,
  }
  expect((await by.does('product.create', product)).status).toBe('applied')
  return id
}
async function aQuotation(by: Device, product: string | null = null): Promise<string> {
  const id = newTestId()
  const quotation = {
    ...emptyQuotation({ currency: 'USD', languages: ['en'], day: new Date().toISOString().slice(0, 10) }),
    id,
    buyer: { name: 'Max', company: '', address: '', email: '', phone: '' },
    positions: [{ ...freePosition('lamp', { en: 'Lamp' }, 4), product, prices: [{ from: 1, price: 9 }] }],
  }
  expect((await by.does('quotation.create', quotation)).status).toBe('applied')
  return id
}
const send = (by: Device, id: string, kind: 'quotation' | 'proforma' = 'quotation') =>
  by.get(quotationCalls.send, {
    id,
    kind,
    message_id: randomUUID(),
    conversation_id: null,
    subject: '',
    body: '',
    again: false,
  })
const ofProduct = async (by: Device, id: string) => (await by.get(calls.rowHistory, { entity: 'product', id })).list
const ofQuotation = async (by: Device, id: string) => (await by.get(calls.rowHistory, { entity: 'quotation', id })).list

test('a product says who did what to it, with what was there before and after, newest first', async () => {
  const id = await aProduct(ann)
  await ann.does('product.patch', { ids: [id], fields: { status: 'pending' } })
  await main.does('product.patch', { ids: [id], fields: { status: 'publish' } })
  await main.does('product.putBack', { rows: [{ id, price: 12 }] })
  await main.does('product.patch', { ids: [id], fields: { stock: 7 } })
  const list = await ofProduct(bob, id)
  expect(list.map(productActOf)).toEqual(['stock', 'price', 'published', 'toReview', 'created'])
  expect(list.map(({ user }) => user)).toEqual([main, main, main, ann, ann].map((one) => one.user.id))
  expect(list[1]).toMatchObject({ action: 'product.putBack', before: { price: 10 }, after: { price: 12 } })
})

test('a product that was deleted and brought back says both', async () => {
  const id = await aProduct(main)
  const row = (await main.readAll()).get(id)!
  const { entity: _, scope: __, rev: ___, ...product } = row
  await main.does('product.delete', { ids: [id] })
  await expect(ofProduct(main, id)).rejects.toThrow('notFound')
  expect(await main.does('product.restore', { rows: [product] })).toMatchObject({ status: 'applied' })
  expect((await ofProduct(main, id)).map(productActOf)).toEqual(['revived', 'deleted', 'created'])
})

test('a quotation tells its way to the invoice, and the product what was taken of it', async () => {
  const product = await aProduct(main)
  const id = await aQuotation(ann, product)
  await ann.does('quotation.patch', { id, fields: { note: 'soon' } })
  await send(ann, id)
  await ann.does('quotation.decline', { id, on: true })
  await ann.does('quotation.decline', { id, on: false })
  await ann.does('quotation.accept', { id })
  await send(ann, id, 'proforma')
  const list = await ofQuotation(ann, id)
  expect(list.map(quotationActOf)).toEqual([
    'proformaSent',
    'accepted',
    'reopened',
    'declined',
    'sent',
    'edited',
    'created',
  ])
  const year = new Date().getUTCFullYear()
  expect(list[1]!.after).toMatchObject({ status: 'accepted', proforma: `PI-${year}-0001` })
  expect(list[4]).toMatchObject({ before: { number: '' }, after: { number: `Q-${year}-0001` } })
  const [taken] = await ofProduct(main, product)
  expect(taken).toMatchObject({ user: ann.user.id, before: { stock: 9 }, after: { stock: 5 } })
  expect(productActOf(taken!)).toBe('sold')
})

test('the history of a quotation is for who sees it', async () => {
  const id = await aQuotation(ann)
  await expect(ofQuotation(bob, id)).rejects.toThrow('notFound')
  expect(await ofQuotation(main, id)).toHaveLength(1)
  const other = await signedInCompany(server, 0)
  await expect(ofQuotation(other.main, id)).rejects.toThrow('notFound')
  await expect(ofProduct(other.main, await aProduct(main))).rejects.toThrow('notFound')
})

test('pictures of former states whose files are gone are named', async () => {
  const id = await aProduct(main)
  const hash = 'c'.repeat(64)
  const picture = { hash, size: 9, mime: 'image/png', width: 9, height: 9, alt: {} }
  await server.database.pool.query(
    `insert into row_change (account_id, user_id, id, entity, seq, edited_at, kind, before)
     values ($1, $2, $3, 'product', 1, 1, 'changed', jsonb_build_object('picture', $4::jsonb))`,
    [main.user.account, main.user.id, id, JSON.stringify(picture)],
  )
  expect((await main.get(calls.rowHistory, { entity: 'product', id })).lost).toEqual([hash])
})

test('the log names the product and the quotation that a change is about', async () => {
  const product = await aProduct(main)
  await main.does('product.patch', { ids: [product], fields: { price: 11 } })
  const [ofPrice] = (await main.get(calls.query, {})).list
  const told = await main.get(calls.entry, { id: ofPrice!.id })
  expect(told.names[product]).toBe('Desk lamp')
  expect(told.rows).toMatchObject([{ kind: 'changed', before: { price: 10 }, after: { price: 11 } }])
  const quotation = await aQuotation(main)
  const [ofQuotation] = (await main.get(calls.query, {})).list
  expect((await main.get(calls.entry, { id: ofQuotation!.id })).names[quotation]).toBe('Max')
})
