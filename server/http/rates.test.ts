import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { authCalls } from '#domain/auth/calls'
import { allCalls } from '#domain/calls'
import { limits } from '#domain/limits'
import type { Call } from '#domain/shared/call'
import { livePath, pushBodyBytes, syncCalls } from '#domain/sync/protocol'
import { noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { startServer } from '../start.ts'
import { socketsPerSession } from '../sync/live.ts'
import { signedInCompany } from '../testing/company.ts'
import { Device, newTestId } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import type { Rates } from './limiter.ts'

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

async function serverWith(rates: Partial<Rates>): Promise<TestServer> {
  const server = await startTestServer({ rates: { ...limits.rates, ...rates } })
  ends.push(server.stop)
  return server
}
const few = { burst: 4, perSecond: 0.01 }

/** What the server says of a call once nothing is left in the bucket. */
async function refusal(device: Device, call: Call) {
  const { method } = call
  const headers = { 'content-type': 'application/json', cookie: device.cookie, token: device.token }
  const path = call.path.replaceAll(/:\w+/g, 'x')
  const body = ['GET', 'HEAD'].includes(method) ? {} : { body: '{}' }
  const response = await fetch(device.url + path, { method, headers, ...body })
  const text = await response.text()
  const error = text ? (JSON.parse(text) as { error?: string }).error : 'tooManyRequests'
  return [response.status, error, Number(response.headers.get('retry-after')) > 0]
}
const everyCall = Object.values(allCalls).flatMap((area): Call[] => Object.values(area))

test('an address that asks without end is told when to come back, by every call there is', async () => {
  const server = await serverWith({ address: few })
  const device = new Device(server.url)
  for (let n = 0; n < few.burst; n++) expect((await device.ask(authCalls.setupState, {})).status).toBe(200)
  for (const call of everyCall)
    expect([call.path, ...(await refusal(device, call))]).toEqual([call.path, 429, 'tooManyRequests', true])
  expect((await fetch(`${server.url}/api/no/such/call`)).status).toBe(429)
  const elsewhere = { 'x-forwarded-for': '198.51.100.7' }
  expect((await device.ask(authCalls.setupState, {}, elsewhere)).status).toBe(200)
  const { body, headers } = await device.ask(authCalls.setupState, {}, { lang: 'en' })
  expect(body.msg).toBe(`Too many requests. Please wait ${headers.get('retry-after')} seconds.`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['session', 'user'] as const)('a %s that asks without end is refused, and nobody else', async (by) => {
  const server = await serverWith({ [by]: few })
  const { main, subs } = await signedInCompany(server, 1)
  while ((await main.ask(authCalls.accountInfo, {})).status === 200);
  for (const call of everyCall.filter(({ access }) => access !== 'anyone'))
    expect([call.path, ...(await refusal(main, call))]).toEqual([call.path, 429, 'tooManyRequests', true])
  expect((await subs[0]!.ask(authCalls.accountInfo, {})).status).toBe(200)
  const again = new Device(server.url)
  const { status, body, headers } = await again.ask(authCalls.login, {
    account: main.user.username,
    password: 'a long password',
  })
  expect(status).toBe(200)
  again.take(body.data, headers)
  expect((await again.ask(authCalls.accountInfo, {})).status).toBe(by === 'user' ? 429 : 200)
})

test('a body is not read for somebody who is refused', async () => {
  const server = await serverWith({ user: few })
  const { main } = await signedInCompany(server, 0)
  while ((await main.ask(authCalls.accountInfo, {})).status === 200);
  const { status } = await main.ask(syncCalls.push, 'x'.repeat(pushBodyBytes + 1))
  expect(status).toBe(429)
})

test('ten sub accounts behind one address, each with a first sync and work that waited, never meet a limit', {
  timeout: 240_000,
}, async () => {
  const server = await serverWith({})
  const { main, subs } = await signedInCompany(server, 10)
  const perDevice = 60
  await Promise.all(
    subs.map(async (device) => {
      for (let n = 0; n < perDevice; n++)
        await device.does('contact.create', { rows: [{ id: newTestId(), name: `${n}` }] })
      // One row a page: as many requests as a first sync of 120,000 contacts.
      expect(await device.readContacts(1)).toHaveLength(perDevice)
    }),
  )
  expect(await main.readContacts(10)).toHaveLength(perDevice * 10)
})

test('tries to sign in are counted over all processes of one database', async () => {
  const server = await serverWith({})
  const { config } = server.database
  const databaseUrl =
    config.connectionString ?? `postgres://${config.user}@/${config.database}?host=${encodeURIComponent(config.host!)}`
  const second = await startServer({ ...server.settings, databaseUrl }, noLog)
  ends.push(second.stop)
  await createCompany(server.database, { username: 'owner', password: 'long enough' })
  const login = (url: string, password: string) => new Device(url).ask(authCalls.login, { account: 'owner', password })
  for (let n = 0; n < limits.signInTries; n++)
    expect((await login(n % 2 ? server.url : second.url, 'wrong one')).body.error).toBe('accountOrPasswordWrong')
  for (const url of [server.url, second.url]) expect((await login(url, 'long enough')).body.error).toBe('signInLocked')
})

/* ---------- the socket ---------- */

function connect(device: Device): WebSocket {
  const socket = new WebSocket(device.url.replace('http', 'ws') + livePath, ['fairlead', device.token], {
    headers: { cookie: device.cookie, origin: device.url },
  })
  socket.on('error', () => {})
  ends.push(async () => socket.terminate())
  return socket
}

test('sockets count as calls, and a refused one is told when to come back', async () => {
  const server = await serverWith({ session: few })
  const { main } = await signedInCompany(server, 0)
  for (let n = 1; n < few.burst; n++) await once(connect(main), 'open')
  const refused = connect(main)
  const [, response] = (await once(refused, 'unexpected-response')) as [
    unknown,
    { statusCode: number; headers: object },
  ]
  expect(response.statusCode).toBe(429)
  expect(response.headers).toHaveProperty('retry-after')
})

test('a session with too many sockets loses its oldest, never the newest', async () => {
  const server = await serverWith({})
  const { main, subs } = await signedInCompany(server, 1)
  const colleague = connect(subs[0]!)
  await once(colleague, 'open')
  const oldest = connect(main)
  await once(oldest, 'open')
  const gone = once(oldest, 'close')
  const rest: WebSocket[] = []
  for (let n = 0; n < socketsPerSession; n++) {
    rest.push(connect(main))
    await once(rest.at(-1)!, 'open')
  }
  await gone
  expect([colleague, ...rest].map((socket) => socket.readyState)).toEqual(Array(rest.length + 1).fill(WebSocket.OPEN))
})

test.each(['message', 'ping'] as const)('a socket that sends one %s after another is cut', async (kind) => {
  const server = await serverWith({})
  const { main } = await signedInCompany(server, 0)
  const socket = connect(main)
  await once(socket, 'open')
  const closed = once(socket, 'close')
  for (let n = 0; n <= limits.rates.socketMessage.burst; n++)
    if (kind === 'ping') socket.ping()
    else socket.send('x')
  await closed
})
