import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customsCalls as calls } from '#domain/customs/calls'
import { products } from '#domain/products'
import { refundLostLookUps } from '../../customs/lookUp.ts'
import { forgetSeller, storeSeller } from '../../customs/seller.ts'
import { askBody, searchShipments } from '../../customs/testing/shipments.ts'
import { asSystem } from '../../db/scope.ts'
import { grantPoints, holdPoints } from '../../ledger/ledger.ts'
import { noLog } from '../../log.ts'
import { openSandboxSeller, sandboxSellerKey } from '../../sandbox/customs/shipmentSeller.ts'
import { openSecrets } from '../../secrets.ts'
import { readSettings } from '../../settings.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { areas } from '../index.ts'

let server: TestServer
let seller: Awaited<ReturnType<typeof openSandboxSeller>>
let main: Device
let sub: Device
beforeAll(async () => {
  seller = await openSandboxSeller(noLog)
  const own = { address: '127.0.0.1', port: Number(new URL(seller.url).port) }
  server = await startTestServer({ leads: { ...readSettings({ PORT: '0' }).leads, servers: [own] } })
})
afterAll(async () => {
  await server.stop()
  await seller.stop()
})
beforeEach(async () => {
  ;({
    main,
    subs: [sub],
  } = (await signedInCompany(server, 1)) as { main: Device; subs: [Device] })
  seller.next.length = 0
  seller.asked.length = 0
  await asSystem(server.database, (connection) =>
    grantPoints(connection, { ...mine(), uid: newTestId(), user: null, product: products.customsData, points: 100 }),
  )
  await sellAt(40)
})

const mine = () => ({ account: main.user.account })
async function sellAt(points: number, key = sandboxSellerKey) {
  const secrets = await openSecrets(server.database, areas, server.settings, { joining: true })
  await storeSeller(server.database.pool, secrets, main.user.account, {
    name: 'Seller of the test',
    url: `${seller.url}/look-up`,
    points,
    key,
  })
}
async function pointsLeft(): Promise<number> {
  const { rows } = await server.database.pool.query<{ points: number }>(
    'select balance::int as points from ledger_account where account_id = $1 and kind = $2',
    [main.user.account, `score:${products.customsData}`],
  )
  return rows[0]!.points
}
const lookUp = (device: Device, filter: object, id = newTestId()) => askBody(device, calls.lookUp, { id, filter })

test('what a seller has is found afterwards under its name, is paid once, and is taken back as any file is', async () => {
  expect((await askBody(sub, calls.state, {})).data.seller).toEqual({ name: 'Seller of the test', points: 40 })
  const id = newTestId()
  const first = (await lookUp(sub, { hs: '9405', origin: 'CN' }, id)).data
  expect(first).toEqual({ added: 60, doubled: 0, removed: 0, points: 40, problem: null })
  expect(await pointsLeft()).toBe(60)
  expect((await lookUp(sub, { hs: '9405', origin: 'CN' }, id)).data, 'sent again').toMatchObject({
    added: 60,
    points: 0,
  })
  expect([await pointsLeft(), seller.asked.length]).toEqual([60, 1])
  expect(await searchShipments(main, { hs: '9405', origin: 'CN' })).not.toEqual([])
  const [file] = (await askBody(main, calls.files, {})).data.files
  expect(file).toMatchObject({ seller: 'Seller of the test', added: 60, is_done: true })
  expect((await askBody(main, calls.dropFile, { id: file!.id })).data).toEqual({ shipments: 60 })
})

test.each([
  ['nothing', null, null],
  ['lamps', { status: 500, body: 'oops' }, 'busy'],
  ['lamps', { status: 429, headers: { 'retry-after': '9' }, body: {} }, 'rate'],
  ['lamps', { status: 402, body: {} }, 'quota'],
  ['lamps', { body: { columns: ['a', 'b'], rows: [['1', '2']] } }, 'unreadable'],
  ['lamps', { body: '<!doctype html><title>Sign in</title>' }, 'unreadable'],
])('%s answered with %j costs nothing', async (product, said, problem) => {
  if (said) seller.next.push(said)
  expect((await lookUp(main, { product })).data).toEqual({ added: 0, doubled: 0, removed: 0, points: 0, problem })
  expect(await pointsLeft()).toBe(100)
  expect(await searchShipments(main)).toEqual([])
})

test('who has too few points, or no seller, asks nobody; a wrong key is told, and none is readable', async () => {
  await sellAt(101)
  expect((await lookUp(main, { hs: '9405' })).error).toBe('pointsInsufficient')
  expect(seller.asked).toEqual([])
  await sellAt(10, 'wrong')
  expect((await lookUp(main, { hs: '9405' })).data).toMatchObject({ problem: 'key', points: 0 })
  const { rows } = await server.database.pool.query('select * from customs_seller')
  expect(JSON.stringify(rows)).not.toContain(sandboxSellerKey)
  await asSystem(server.database, (connection) => forgetSeller(connection, main.user.account))
  expect((await lookUp(main, { hs: '9405' })).error).toBe('notFound')
})

test('points of a look-up whose server was killed come back', async () => {
  await asSystem(server.database, async (connection) => {
    const use = { ...mine(), uid: `customs look-up ${newTestId()}`, user: main.user.id }
    await holdPoints(connection, { ...use, product: products.customsData, points: 40 })
    await connection.query(`update ledger_hold set updated_at = updated_at - interval '2 hours' where uid = $1`, [
      use.uid,
    ])
  })
  expect(await pointsLeft()).toBe(60)
  expect(await refundLostLookUps(server.database)).toBe(1)
  expect(await pointsLeft()).toBe(100)
})
