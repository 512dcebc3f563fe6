import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { authCalls } from '#domain/auth/calls'
import { allCalls } from '#domain/calls'
import { limits } from '#domain/limits'
import type { Call } from '#domain/shared/call'
import { livePath, pushBodyBytes, syncCalls } from '#domain/sync/protocol'
import { systemCalls } from '#domain/system/calls'
import type { LogFields } from '../log.ts'
import { createCompany, createSubAccount, setStatus } from '../operator.ts'
import { Device, newTestId } from '../testing/device.ts'
import { spoken } from '../testing/raw.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { sessionCookie } from './sessionCookie.ts'

const { hashesLookedAt } = vi.hoisted(() => ({ hashesLookedAt: vi.fn() }))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: (...args: Parameters<typeof real.verify>) => (hashesLookedAt(), real.verify(...args)) }
})

const password = 'a long password'
let server: TestServer
/** Waits for a second only: on a busy machine whoever is honest may need longer. */
let hasty: TestServer
let device: Device
const lines: [string, LogFields | undefined][] = []

beforeAll(async () => {
  server = await startTestServer({}, (event, fields) => lines.push([event, fields]))
  hasty = await startTestServer({ requestSeconds: 1 })
  await createCompany(server.database, { username: 'owner', password })
  await createSubAccount(server.database, 'owner', { username: 'disabled', password })
  await setStatus(server.database, 'disabled', 'disabled')
})
afterAll(async () => {
  await server.stop()
  await hasty.stop()
})
beforeEach(async () => {
  device = await new Device(server.url).signIn('owner', password)
})

const everyCall = Object.values(allCalls).flatMap((area): Call[] => Object.values(area))
const pathOf = (call: Call) => call.path.replaceAll(/:\w+/g, 'x')

describe('another site', () => {
  const changing = everyCall.filter(({ method }) => method === 'POST' || method === 'PUT')
  test.each(changing.map((call) => [call.path, call] as const))('makes nobody’s browser do %s', async (_, call) => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'same-site' }]) {
      const { cookie, token } = device
      const response = await fetch(server.url + pathOf(call), {
        method: call.method,
        headers: { ...headers, cookie, token },
      })
      expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([403, 'originRefused'])
    }
  })

  test('reads no answer: nothing is allowed to it', async () => {
    for (const method of ['OPTIONS', 'GET', 'POST']) {
      const response = await fetch(server.url + authCalls.accountInfo.path, {
        method,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      })
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

const nameOf = (cookie: string) => cookie.split('=')[0]!

describe('what is secret', () => {
  test('is taken from no address', async () => {
    const { token, cookie } = device
    const query = new URLSearchParams({ token, cookie, [nameOf(cookie)]: cookie }).toString()
    const { status } = await fetch(`${server.url}${authCalls.accountInfo.path}?${query}`, {
      headers: { cookie: device.cookie },
    })
    expect(status).toBe(401)
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${livePath}?${query}`, ['fairlead'], {
      headers: { cookie: device.cookie, origin: server.url },
    })
    socket.on('error', () => {})
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
    expect(response.statusCode).toBe(401)
  })

  test('has no place in any query', () => {
    for (const call of everyCall.filter(({ method }) => method !== 'POST')) {
      const { properties = {} } = z.toJSONSchema(call.input, { unrepresentable: 'any' })
      // The `uuid` of a linked phone is its id, and opens nothing.
      expect(Object.keys(properties).filter((name) => /token|cookie|password|secret|key|captcha/i.test(name))).toEqual(
        [],
      )
    }
  })

  test('is a cookie that scripts, other sites and other hosts never see', async () => {
    const { headers } = await new Device(server.url).ask(authCalls.login, { account: 'owner', password })
    // On this machine itself WebKit would not keep a Secure one.
    const rest = String.raw`=[\w-]{43}; Max-Age=\d+; Path=/; HttpOnly; SameSite=Strict$`
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(`^fairlead${rest}`),
      // Which device it is, for the tries of signing in.
      expect.stringMatching(`^fairlead-device${rest}`),
    ])
    expect(headers.get('cache-control')).toBe('no-store')
    const body = JSON.stringify({ account: 'owner', password })
    const head = [
      `POST ${authCalls.login.path} HTTP/1.1`,
      'host: fairlead.example',
      'content-type: application/json',
      `content-length: ${body.length}`,
      'connection: close',
    ]
    const answer = await spoken(server.url, `${head.join('\r\n')}\r\n\r\n${body}`)
    for (const name of ['__Host-fairlead', '__Host-fairlead-device'])
      expect(answer).toMatch(
        new RegExp(
          String.raw`^set-cookie: ${name}=[\w-]{43}; Max-Age=\d+; Path=/; HttpOnly; Secure; SameSite=Strict\r$`,
          'im',
        ),
      )
  })
})

test('a cookie that somebody put into the browser before the sign-in opens nothing after it', async () => {
  const victim = new Device(server.url)
  const planted = `${sessionCookie({ publicUrl: null, host: new URL(server.url).host }).name}=${'x'.repeat(43)}`
  const { body, headers } = await victim.ask(authCalls.login, { account: 'owner', password }, { cookie: planted })
  victim.take(body.data, headers)
  expect(victim.cookie).not.toBe(planted)
  expect((await victim.ask(authCalls.accountInfo, {}, { cookie: planted })).body.error).toBe('signInAgain')
  expect((await victim.ask(authCalls.accountInfo, {})).status).toBe(200)
  // Nor the one from before, once it is signed in anew.
  const before = { cookie: victim.cookie, token: victim.token }
  await victim.signIn('owner', password)
  expect((await victim.ask(authCalls.accountInfo, {}, before)).status).toBe(401)
})

describe('headers', () => {
  test.each(['username', 'parentuser', 'lang', 'device', 'origin', 'x-forwarded-for'])(
    'that try to break out of %s add none to the answer',
    async (name) => {
      for (const value of [
        'a%0d%0aset-cookie: evil=1',
        'a\tset-cookie: evil=1',
        '\u00e5\u2028'.slice(0, 1),
        'x'.repeat(8_000),
      ]) {
        const { status, headers } = await device.ask(authCalls.accountInfo, {}, { [name]: value })
        expect(status).toBeLessThan(500)
        expect(headers.get('set-cookie')).toBeNull()
        expect(JSON.stringify([...headers])).not.toContain('evil')
      }
    },
  )

  test.each([
    ['a line break in a value', 'GET /api/health HTTP/1.1\r\nhost: x\r\nlang: en\nset-cookie: evil=1\rx\r\n\r\n'],
    ['two lengths', 'POST /api/user/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 30\r\n\r\n{}'],
    [
      'a length and chunks',
      'POST /api/user/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/evil HTTP/1.1\r\n\r\n',
    ],
    ['20 kB of them', `GET /api/health HTTP/1.1\r\nhost: x\r\n${'a: bbbbbbbb\r\n'.repeat(1_600)}\r\n`],
  ])('with %s are refused, and the connection ends', async (_, request) => {
    expect(await spoken(hasty.url, request)).toMatch(/^HTTP\/1\.1 4(00|31) /)
  })
})

describe('a request that never ends', () => {
  const beginning = `POST /api/user/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`
  test.each([
    ['its headers', 'GET /api/health HTTP/1.1\r\nhost: x\r\n'],
    ['its body', `${beginning}content-length: 100\r\n\r\n{"a`],
    ['its chunks', `${beginning}transfer-encoding: chunked\r\n\r\n3\r\n{"a\r\n`],
  ])('with %s is cut, and nobody waits for it meanwhile', async (_, begun) => {
    const ended = spoken(hasty.url, begun)
    expect((await fetch(hasty.url + systemCalls.version.path)).status).toBe(200)
    expect(await ended).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })
})

describe('a body', () => {
  const post = (call: Call, body: Buffer, headers: Record<string, string> = {}) =>
    fetch(server.url + call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: device.cookie, token: device.token, ...headers },
      body: new Uint8Array(body),
    })
  const packed = { 'content-encoding': 'gzip' }

  test('is small where nobody is signed in', async () => {
    for (const call of everyCall.filter(({ access, method, raw }) => access === 'anyone' && method === 'POST' && !raw))
      expect([call.path, (await post(call, Buffer.alloc(limits.anonymousBodyBytes + 1, ' '))).status]).toEqual([
        call.path,
        413,
      ])
  })

  test.each([
    ['as it comes', Buffer.alloc(pushBodyBytes + 1, ' '), {}],
    ['unpacked', gzipSync(Buffer.alloc(200_000_000, ' ')), packed],
    ['unpacked twice', gzipSync(gzipSync(Buffer.alloc(200_000_000, ' '))), packed],
  ])('is counted %s', async (_, body, headers) => {
    const memory = process.memoryUsage().arrayBuffers
    expect((await post(syncCalls.push, body, headers)).status).toBeOneOf([413, 422])
    expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(100_000_000)
  })

  test.each(['[', '{"a":', '{"mutations":['])('nested without end is refused: %s', async (part) => {
    const response = await post(syncCalls.push, Buffer.from(part.repeat(100_000)))
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([422, 'inputInvalid'])
  })

  test('may hold brackets in its texts, as many as it likes', async () => {
    const made = { id: newTestId(), name: '[{"\\'.repeat(10) }
    expect(await device.does('tag.create', made)).toMatchObject({ status: 'applied' })
  })
})

test('whoever guesses user names is answered after the same work, whether there is such a user or not', async () => {
  const work = async (account: string) => {
    hashesLookedAt.mockClear()
    const { status, body } = await new Device(server.url).ask(authCalls.login, { account, password: 'wrong one' })
    return [hashesLookedAt.mock.calls.length, status, body.error]
  }
  const same = [1, 401, 'accountOrPasswordWrong']
  for (const account of ['owner', 'disabled', 'nobody', 'nobody@example.com', '+8613800138000'])
    expect([account, ...(await work(account))]).toEqual([account, ...same])
})

test('the log says nothing that a person typed, whatever becomes of the request', async () => {
  lines.length = 0
  const typed = ['Canary\r\n{"event":"forged"}', 'canary@example.com', '8613911112222']
  const rows = [{ id: newTestId(), name: typed[0]!, emails: [{ email: typed[1], is_valid: 'toVerify' }] }]
  await device.does('contact.create', { rows })
  await device.ask(syncCalls.push, { ...device.pushRequest([]), mutations: typed })
  await device.ask(authCalls.login, { account: typed[2], password: typed[0] }, { device: 'canary', lang: 'canary' })
  await device.ask({ ...authCalls.accountInfo, path: `/api/canary?${typed[1]}` }, {})
  const broken = { ...device.makes('tag.create', { id: newTestId(), name: 'canary' }), edited_at: 2 ** 53 - 1 }
  await device.push(broken)
  expect(lines.filter(([event]) => event === 'request')).toHaveLength(5)
  expect(JSON.stringify(lines)).not.toMatch(/canary|forged|example\.com|86139/i)
  expect(JSON.stringify(lines)).not.toContain(device.token)
})

test('whoever sends slowly what is refused unread is not cut off, and is answered on the same connection', async () => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', (part) => (heard += part.toString('latin1')))
  const head = (size: number) =>
    `POST ${syncCalls.push.path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${size}\r\n\r\n`
  const answers = () => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  socket.write(head(40))
  for (const part of '0123') {
    socket.write(part.repeat(10))
    // A phone in a hall: longer than what reads a refused body by itself would wait.
    await new Promise((later) => setTimeout(later, 300))
  }
  expect(answers()).toEqual(['401'])
  socket.write(`${head(2)}{}`)
  await vi.waitUntil(() => answers().length === 2, { timeout: 20_000 })
  expect(answers()).toEqual(['401', '401'])
  socket.destroy()
})
