import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LinkedAccount } from '#domain/channels/account'
import type { Actor } from '#domain/shared/mutation'
import { startSending } from '../../campaigns/sending/startSending.ts'
import { type Leases, openLeases } from '../../db/leases.ts'
import { asSystem } from '../../db/scope.ts'
import { areas } from '../../features/index.ts'
import { checkLedger } from '../../ledger/check.ts'
import { noLog } from '../../log.ts'
import { openSandboxPhones, type SandboxPhones } from '../../sandbox/phones/simulator.ts'
import { openSecrets, type Secrets } from '../../secrets.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { newTestId } from '../../testing/device.ts'
import { putLinkedTask, sendingCompany } from '../../testing/linkedTask.ts'
import { until } from '../../testing/sending.ts'
import { mobiles } from '../../testing/smsTask.ts'
import { openLinkedAcks } from '../acks.ts'
import { readPhoneRow } from '../chats/phoneRow.ts'
import { fetchDriver, sharedDrivers } from '../driverPackage.ts'
import { readLink } from '../links.ts'
import { changePhonePace } from '../pace.ts'
import { type LinkedPhones, openLinkedPhones } from '../phones.ts'
import { openLinkedSending } from './driver.ts'

// A whole process that holds phones and sends tasks, the unmodified library, and WhatsApp that ends a session in the middle.

const asked = 14
let server: TestDatabase
let secrets: Secrets
let leases: Leases
let simulator: SandboxPhones
let phones: LinkedPhones
let stopSending: () => Promise<void>
let lastPhone = 8_613_800_030_000
beforeAll(async () => {
  server = await openTestDatabase()
  const { database } = server
  secrets = await openSecrets(database, areas, { keys: [], watermark: null, data: server.data })
  const folder = await fetchDriver(sharedDrivers)
  simulator = await openSandboxPhones(folder)
  leases = openLeases(database, noLog)
  const acks = openLinkedAcks({ database, log: noLog })
  phones = openLinkedPhones({
    database,
    secrets,
    leases,
    log: noLog,
    driver: () => Promise.resolve(folder),
    server: () => Promise.resolve(simulator.server),
    isWhole: () => true,
    hears(ref, news) {
      acks.heard(ref, news)
      sending.heard(ref, news)
    },
  })
  const blobs = { get: async () => null }
  const sending = openLinkedSending({
    database,
    phones,
    acks,
    blobs,
    log: noLog,
    ackMs: 1_500,
    pauseBetween: () => 150,
  })
  stopSending = startSending(
    { database, drivers: [sending.driver], log: noLog },
    { everyMs: 50, heartbeatMs: 500, restMs: 50, batch: 3, patienceMs: 300 },
  ).stop
})
afterAll(async () => {
  await stopSending()
  await phones.stop()
  await leases.stop()
  await simulator.stop()
  await server.stop()
})

const rowOf = (company: Actor, id: string) =>
  readPhoneRow(server.database.pool, { account: company.account, channelAccount: id }) as Promise<LinkedAccount>

async function link(company: Actor) {
  const { database } = server
  const ref = { account: company.account, id: newTestId() }
  const number = String(++lastPhone)
  await phones.link(ref, { user: company.user, sees: 'business', consent_at: Date.now() })
  const codeOf = async () => (await readLink({ database, secrets }, ref))?.qr ?? null
  await until(async () => (await codeOf()) !== null)
  await simulator.ask('scan', (await codeOf())!, number)
  await until(async () => (await readLink({ database, secrets }, ref))?.step === 'open')
  const linkedAt = Date.now() - 40 * 86_400_000
  await asSystem(database, (connection) => changePhonePace(connection, ref, (pace) => ({ ...pace, linkedAt })))
  return { id: ref.id, number }
}

/** Two phones share it, and the first one is thrown out when some of its messages are there. */
async function sendAndKick(code: number) {
  const company = await sendingCompany(server.database, 50)
  const [first, second] = [await link(company), await link(company)]
  const numbers = mobiles(asked, code * asked)
  const task = await putLinkedTask(server, company, { senders: [first, second], phones: numbers })
  const arrived = async () => (await Promise.all(numbers.map((one) => simulator.ask('received', one)))).flat()
  await until(async () => (await arrived()).filter(({ from }) => from === first.number).length >= 2)
  await simulator.ask('kick', first.number, code)
  await until(task.isOver)
  const rows = await task.rows()
  for (const { address, status } of rows) {
    const ids = new Set((await simulator.ask('received', address)).map(({ id }) => id))
    if (status === 'sent') expect(ids.size, 'what is sent has arrived').toBe(1)
    expect(ids.size, 'nobody gets two').toBeLessThanOrEqual(1)
  }
  expect([await task.status(), await task.problem()]).toEqual(['done', ''])
  expect((await checkLedger(server.database)).filter(({ account }) => account === company.account)).toEqual([])
  return { company, first, second, rows, arrived: await arrived() }
}

test.each([
  [401, 'unlinked'],
  [403, 'banned'],
  [440, 'replaced'],
  [500, 'stale'],
])('%s in the middle of a task: the other phone goes on with it, and nobody gets two', async (code, end) => {
  const { company, first, second, rows, arrived } = await sendAndKick(code)
  // What was on its way when the line went may have left, and is not sent over another phone.
  const unknown = rows.filter(({ status }) => status === 'uncertain')
  expect(rows.filter(({ status }) => status === 'sent').length + unknown.length).toBe(asked)
  expect(unknown.length).toBeLessThanOrEqual(3)
  expect(arrived.filter(({ from }) => from === second.number).length).toBeGreaterThan(asked / 3)
  await vi.waitFor(async () => expect((await rowOf(company, first.id)).phone).toMatchObject({ state: 'ended', end }))
})

test('515 in the middle of a task: the phone comes back by itself, and all are sent', async () => {
  const { company, first, rows } = await sendAndKick(515)
  expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'sent'))
  expect((await rowOf(company, first.id)).phone.state).toBe('open')
})
