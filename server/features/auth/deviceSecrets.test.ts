import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { createCompany } from '../../operator.ts'
import { releaseClock, setClock } from '../../testing/clock.ts'
import { Device } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { freshSignInMinutes, protectedDevicesPerUser } from './deviceSecrets.ts'

const password = 'a long password'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let people = 0
async function somebody(): Promise<{ device: Device; again: () => Promise<Device> }> {
  const account = `protected-${++people}`
  await createCompany(server.database, { username: account, password })
  const again = async () => {
    const device = new Device(server.url)
    const { body, headers } = await device.ask(authCalls.login, { account, password })
    device.take(body.data, headers)
    return device
  }
  return { device: await again(), again }
}
const newSecret = () => randomBytes(32).toString('base64')

test('what opens a protected device is told after signing in again, to its user alone', async () => {
  const owner = await somebody()
  const id = randomUUID()
  const secret = newSecret()
  await owner.device.ask(authCalls.keepDeviceSecret, { device: id, secret })
  const later = await owner.again()
  expect((await later.ask(authCalls.deviceSecret, { device: id })).body.data).toEqual({ secret })

  const other = await somebody()
  expect((await other.device.ask(authCalls.deviceSecret, { device: id })).body.error).toBe('notFound')
  await other.device.ask(authCalls.dropDeviceSecret, { device: id })
  expect((await later.ask(authCalls.deviceSecret, { device: id })).body.error).toBeUndefined()
  await later.ask(authCalls.dropDeviceSecret, { device: id })
  expect((await later.ask(authCalls.deviceSecret, { device: id })).body.error).toBe('notFound')
})

test('a session that is older than some minutes does not open a device', async () => {
  await setClock(server.database, {})
  const { device } = await somebody()
  const id = randomUUID()
  await device.ask(authCalls.keepDeviceSecret, { device: id, secret: newSecret() })
  await setClock(server.database, { minutes: freshSignInMinutes + 1 })
  expect((await device.ask(authCalls.deviceSecret, { device: id })).body.error).toBe('forbidden')
  await releaseClock(server.database)
})

test('the database does not show it, and the oldest go when there are too many', async () => {
  const { device } = await somebody()
  const ids = Array.from({ length: protectedDevicesPerUser + 1 }, () => randomUUID())
  const secret = newSecret()
  for (const id of ids) await device.ask(authCalls.keepDeviceSecret, { device: id, secret })
  const { rows } = await server.database.pool.query<{ device: string; secret: string }>(
    'select device, secret from device_secret where user_id = $1',
    [device.user.id],
  )
  expect(rows.map((row) => row.device).sort()).toEqual(ids.slice(1).sort())
  expect(rows.filter((row) => row.secret.includes(secret))).toEqual([])
})

test('devices that are protected at the same moment do not stop each other', async () => {
  const { device } = await somebody()
  const keep = () => device.ask(authCalls.keepDeviceSecret, { device: randomUUID(), secret: newSecret() })
  for (let round = 0; round < 3; round++) {
    const answers = await Promise.all(Array.from({ length: protectedDevicesPerUser * 2 }, keep))
    expect(answers.filter(({ body }) => body.error)).toEqual([])
  }
  const { rowCount } = await server.database.pool.query('select from device_secret where user_id = $1', [
    device.user.id,
  ])
  expect(rowCount).toBe(protectedDevicesPerUser)
})
