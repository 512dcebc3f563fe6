import { afterAll, beforeAll, expect, test } from 'vitest'
import { leadCalls } from '#domain/leads/calls'
import { limits } from '#domain/limits'
import { products } from '#domain/products'
import { grantProduct } from '../../operator.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let sub: Device
beforeAll(async () => {
  server = await startTestServer()
  const company = await signedInCompany(server, 1)
  main = company.main
  sub = company.subs[0]!
  for (const { user } of [main, sub])
    await grantProduct(server.database, user.username, { products: [products.globalTrade], expires: null })
})
afterAll(() => server.stop())

const rows = [{ company: 'Luz e Sombra' }]
const bring = (device: Device, id: string, page = 0) => device.get(leadCalls.bring, { id, page, rows })

test('rows for jobs that are never made fill no more than a user has room for, and nobody else’s', async () => {
  const { account, id } = main.user
  await server.database.pool.query(
    `insert into lead_brought (account_id, job_id, page, user_id, rows)
     select $1, gen_random_uuid(), 0, $2, '[]' from generate_series(1, $3::int)`,
    [account, id, limits.leadPagesWaiting - 1],
  )
  const job = newTestId()
  await bring(main, job)
  await bring(main, job, 1)
  await expect(bring(main, newTestId())).rejects.toThrow('rowsFull')
  await bring(main, job, 2)
  await bring(sub, newTestId())
})
