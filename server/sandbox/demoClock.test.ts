import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { signedInCompany } from '../testing/company.ts'
import { emailCompany, goodReport, putContacts, putTask, someone } from '../testing/emailCompany.ts'
import { readReceivers } from '../testing/ledger.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { clockSteps } from './demoClock.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true, mailWork: true })
})
afterAll(() => server.stop())

const press = (step: string, origin = server.url) =>
  fetch(`${server.url}/sandbox/clock`, {
    method: 'POST',
    body: new URLSearchParams({ step }),
    headers: { origin },
    redirect: 'manual',
  })
const page = async () => (await fetch(`${server.url}/sandbox/clock`)).text()

test('two days later what was scheduled leaves at once, numbers bear that time, and whoever is signed in stays so', async () => {
  const { database, sandbox } = server
  const { main } = await signedInCompany(server, 0)
  const company = await emailCompany(database, 100)
  await putContacts(database, company, [someone('p1@buyer.example'), someone('p2@buyer.example')])
  const { address: host, port } = sandbox!.network.mailServer
  const execution_time = Date.now() + 1.5 * clockSteps.day
  const { task } = await putTask(database, company, {
    sender: { smtp: { host, port, socket: 'none', user: '' }, report: goodReport() },
    task: { type: 'scheduled', status: 'pending', execution_time },
  })
  expect(await page()).toContain('As this computer’s')
  expect((await press('twoDays', 'https://elsewhere.example')).status).toBe(403)
  expect((await press('year')).status).toBe(403)
  expect((await press('twoDays')).status).toBe(303)
  expect(await page()).toContain('2 d 0 h ahead of this computer')
  const receivers = () => readReceivers(database, task.id)
  await expect.poll(async () => (await receivers()).filter(({ status }) => status === 'sent').length).toBe(2)
  for (const { sent_at } of await receivers()) expect(sent_at).toBeGreaterThan(execution_time)
  expect(sandbox!.clock.now()).toBeGreaterThan(execution_time)
  for (let n = 0; n < 20; n++) await sandbox!.clock.forward('twoDays')
  expect((await main.get(authCalls.sessions, {})).sessions).toHaveLength(1)
})

test('it goes no further than a year', async () => {
  const { clock } = server.sandbox!
  const { rows } = await server.database.pool.query<{ seconds: number }>(
    'select extract(epoch from server_now() - now())::int as seconds',
  )
  expect(rows[0]!.seconds * 1_000).toBe(clock.aheadMs())
  while (await clock.forward('twoDays'));
  expect(clock.aheadMs()).toBeLessThanOrEqual(366 * clockSteps.day)
  expect((await press('day').then(({ headers }) => headers.get('location'))) ?? '').toMatch(/clock/)
})
