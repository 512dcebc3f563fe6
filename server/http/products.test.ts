import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contactCalls } from '#domain/contacts/calls'
import { createCompany, createSubAccount, grantProduct, revoke } from '../operator.ts'
import { Device, newTestId } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

// The areas that there are today belong to no product: as if tags and the query were opened by one.
vi.mock('#domain/mutations', async (original) => {
  const real = await original<typeof import('#domain/mutations')>()
  return {
    ...real,
    mutationNamed(name: string) {
      const definition = real.mutationNamed(name)
      return definition && name.startsWith('tag.') ? { ...definition, product: 'emailMarketing' } : definition
    },
  }
})
vi.mock('#domain/contacts/calls', async (original) => {
  const real = await original<typeof import('#domain/contacts/calls')>()
  return { contactCalls: { ...real.contactCalls, query: { ...real.contactCalls.query, product: 'emailMarketing' } } }
})

const password = 'long enough'
const email = 7
let server: TestServer
let device: Device

beforeAll(async () => {
  server = await startTestServer()
  await createCompany(server.database, { username: 'owner', password })
  await createSubAccount(server.database, 'owner', { username: 'sub', password })
  device = await new Device(server.url).signIn('sub', password)
})
afterAll(() => server.stop())

const give = (expires: Date | null) => grantProduct(server.database, 'sub', { products: [email], expires })
const tag = () => device.does('tag.create', { id: newTestId(), name: 'fair' })
const query = async () => (await device.ask(contactCalls.query, {})).body.error

test('who holds the product does the work', async () => {
  expect(await query()).toBeUndefined()
  expect(await tag()).toMatchObject({ status: 'applied' })
})

describe.each([
  ['does not hold the product', () => revoke(server.database, 'sub', [email])],
  ['holds it no longer', () => give(new Date(Date.now() - 1_000))],
  ['has it switched off', () => server.database.pool.query("update product_grant set status = '0'")],
  ['has a main account that holds it no longer', () => revoke(server.database, 'owner', [email])],
])('who %s', (_, lose) => {
  beforeAll(async () => {
    await grantProduct(server.database, 'owner', { products: [email], expires: null })
    await give(null)
    await lose()
  })

  test('is refused by its calls, from the next one on', async () => {
    const { status, body } = await device.ask(contactCalls.query, {}, { lang: 'en' })
    expect([status, body.error]).toEqual([403, 'productMissing'])
    expect(body.msg).toMatch(/^Your plan does not include this/)
  })

  test('gets an answer to a change, so that the queue goes on and the change is kept with its reason', async () => {
    const id = newTestId()
    const first = device.makes('tag.create', { id, name: 'refused' })
    const second = device.makes('contact.create', { rows: [{ id: newTestId(), name: 'goes on' }] })
    const { results } = await device.push(first, second)
    expect(results).toMatchObject([{ status: 'rejected', code: 'productMissing' }, { status: 'applied' }])
    expect((await device.push(first)).results[0]).toMatchObject({ status: 'rejected', code: 'productMissing' })
    expect((await server.database.pool.query('select from tag where id = $1', [id])).rowCount).toBe(0)
  })

  test('keeps what no product opens', async () => {
    const made = { rows: [{ id: newTestId(), name: 'everybody may' }] }
    expect(await device.does('contact.create', made)).toMatchObject({ status: 'applied' })
  })
})
