import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { customsCalls as calls } from '#domain/customs/calls'
import { limits } from '#domain/limits'
import { askBody, bringShipments, searchShipments, shipmentOf } from '../../customs/testing/shipments.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let stranger: Device
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  ;({ main } = await signedInCompany(server, 0))
  ;({ main: stranger } = await signedInCompany(server, 0))
})

const many = limits.shipmentsSumKept
const largePage = () => Array.from({ length: many }, (_, at) => shipmentOf({ bill: `B${at}`, weight_kg: at + 1 }))
const keptOf = async (device: Device): Promise<number> => {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count(*)::int as count from customs_company_sum where account_id = $1',
    [device.user.account],
  )
  return rows[0]!.count
}
const companyOf = async (device: Device, id: number) => (await askBody(device, calls.company, { id })).data

test('sums of a large company are kept after a file, and are those of the rows after whatever changes them', async () => {
  const first = await bringShipments(main, [largePage()])
  const [one] = await searchShipments(main)
  const [buyer, supplier] = [one!.buyer_id!, one!.supplier_id!]
  await vi.waitFor(async () => expect(await keptOf(main)).toBe(2), { timeout: 10_000 })
  expect((await companyOf(main, buyer)).statistics).toMatchObject({ count: many, is_about: false })
  // Another file, a merge, its end and a file that is taken back: each is in the next answer.
  const second = await bringShipments(main, [
    [shipmentOf({ bill: 'later' }), shipmentOf({ bill: 'x', buyer: 'Bright Homes' })],
  ])
  expect((await companyOf(main, buyer)).statistics.count).toBe(many + 1)
  const other = (await searchShipments(main, { buyer: 'homes' }))[0]!.buyer_id!
  const merge = newTestId()
  await askBody(main, calls.merge, { id: merge, from: other, into: buyer })
  expect((await companyOf(main, buyer)).statistics.count).toBe(many + 2)
  expect((await companyOf(main, other)).statistics.count).toBe(many + 2)
  await askBody(main, calls.unmerge, { id: merge })
  expect((await companyOf(main, buyer)).statistics.count).toBe(many + 1)
  await askBody(main, calls.dropFile, { id: second.id })
  expect((await companyOf(main, buyer)).statistics.count).toBe(many)
  expect((await askBody(main, calls.statistics, { filter: { company: buyer } })).data.count).toBe(many)
  // What goes on request goes from what is kept as well.
  await askBody(main, calls.remove, { id: supplier })
  const { rows } = await server.database.pool.query(
    'select statistics::text as text from customs_company_sum where account_id = $1',
    [main.user.account],
  )
  expect(JSON.stringify(rows)).not.toContain('Huamei')
  expect(first.added).toBe(many)
})

test('similar companies trade the same with the same countries, and it is said what', async () => {
  const of = (buyer: string, more: object) => shipmentOf({ buyer, bill: `${buyer} ${JSON.stringify(more)}`, ...more })
  await bringShipments(main, [
    [
      of('Asked', { hs: '940511' }),
      of('Asked', { hs: '850440' }),
      of('Twin', { hs: '940542', supplier: 'Other A' }),
      of('Twin', { hs: '850440', supplier: 'Other A' }),
      of('Half', { hs: '940511', supplier: 'Other B' }),
      of('Elsewhere', { hs: '940511', origin: 'DE', supplier: 'Other C', supplier_country: 'DE' }),
      of('Other trade', { hs: '020110' }),
    ],
  ])
  const id = (await searchShipments(main, { buyer: 'asked' }))[0]!.buyer_id!
  const similar = (await askBody(main, calls.similar, { id })).data.companies
  expect(similar).toMatchObject([
    { name: 'Twin', headings: ['8504', '9405'], countries: ['CN'], count: 2 },
    { name: 'Half', headings: ['9405'], countries: ['CN'], count: 1 },
  ])
  expect((await askBody(stranger, calls.similar, { id })).data.companies).toEqual([])
})

test('a country is found in its own place alone, and a port on either side', async () => {
  await bringShipments(main, [
    [
      shipmentOf({ bill: 'there' }),
      shipmentOf({ bill: 'back', origin: 'US', destination: 'CN', port_from: 'Los Angeles', port_to: 'Shanghai' }),
      shipmentOf({ bill: 'named', product: '@oVN lamps of US', port_from: '' }),
    ],
  ])
  const bills = async (filter: object) => (await searchShipments(main, filter)).map(({ bill }) => bill).sort()
  expect(await bills({ origin: 'US' })).toEqual(['back'])
  expect(await bills({ destination: 'US', port: 'Shanghai' })).toEqual(['there'])
  expect(await bills({ port: 'Los Angeles' })).toEqual(['back', 'named', 'there'])
  expect(await bills({ port: 'Los' })).toEqual([])
  expect(await bills({ origin: 'VN' })).toEqual([])
  expect(await bills({ product: 'lamps', origin: 'CN', port: 'Shanghai' })).toEqual(['there'])
})
