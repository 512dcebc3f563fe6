import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { authCalls } from '#domain/auth/calls'
import { limits } from '#domain/limits'
import { livePath, syncCalls } from '#domain/sync/protocol'
import { systemCalls } from '#domain/system/calls'
import { createCompany } from '../operator.ts'
import { Device } from '../testing/device.ts'
import { brokenOff, spoken } from '../testing/raw.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

// Requests to upgrade that no browser sends. Nobody has to be signed in for most of them, and whatever comes, the server
// goes on answering everybody else.

const password = 'a long password'
let server: TestServer
let device: Device
let dist: string
/** What would have ended the process. */
const fallen: unknown[] = []
const fall = (error: unknown) => fallen.push(error)

beforeAll(async () => {
  process.on('uncaughtExceptionMonitor', fall)
  const plenty = { burst: 1e9, perSecond: 1e9 }
  dist = mkdtempSync(join(tmpdir(), 'fairlead-dist-'))
  writeFileSync(join(dist, 'index.html'), '')
  writeFileSync(join(dist, 'big.js'), 'x'.repeat(5_000_000))
  server = await startTestServer({
    dist,
    requestSeconds: 2,
    rates: { ...limits.rates, address: plenty, session: plenty, user: plenty },
  })
  await createCompany(server.database, { username: 'owner', password })
  device = await new Device(server.url).signIn('owner', password)
})
afterAll(async () => {
  await server.stop()
  rmSync(dist, { recursive: true })
  process.off('uncaughtExceptionMonitor', fall)
})
afterEach(mustStand)

async function mustStand(): Promise<void> {
  expect((await new Device(server.url).get(systemCalls.health, {})).status).toBe('ok')
  expect(fallen).toEqual([])
}

const usual = {
  Host: 'x',
  Upgrade: 'websocket',
  // Where it is answered as a plain request, the connection ends with the answer.
  Connection: 'Upgrade, close',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
}
type Headers = Record<string, string | null>

function asking(target: string, headers: Headers = {}, { method = 'GET', body = '' } = {}): string {
  const lines = Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== null)
  return `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

const signedIn = (): Headers => ({
  Host: new URL(server.url).host,
  Cookie: device.cookie,
  'Sec-WebSocket-Protocol': `fairlead, ${device.token}`,
})
const statusIn = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)
/** Refused, or answered as if no upgrade had been asked for; never taken, and never a failure of ours. */
const isRefused = (answer: string) => statusIn(answer) < 500 && statusIn(answer) !== 101

const oddTargets = [
  '//',
  'http://[',
  '/\\',
  'http://a:b:c/',
  '//@:0/',
  '*',
  'http://',
  'http:///',
  'https://[::1',
  '//[',
  '///',
  '//:99999/',
  '/%',
  '/%ff%fe',
  '/%00',
  '?',
  '#',
  '/x',
  'x',
  '/..//..',
  `${livePath}/`,
  `${livePath}%00`,
  `/${livePath}`,
  `//x${livePath}`,
  `http://x${livePath}`,
  `http://[${livePath}`,
  livePath.toUpperCase(),
  `${livePath}?${'a'.repeat(8_000)}`,
  `/${'a'.repeat(10_000)}`,
  `/${'a'.repeat(20_000)}`,
  syncCalls.push.path,
  systemCalls.health.path,
  authCalls.login.path,
  '/api/',
  '/assets/',
  '/m/o/x',
  '/f/x',
]

test('a request to upgrade anywhere else is refused', async () => {
  for (const target of oddTargets) {
    const answer = await spoken(server.url, asking(target))
    expect(isRefused(answer), target.slice(0, 40)).toBe(true)
    await mustStand()
  }
})

const oddHeaders: [string, Headers][] = [
  ['no key', { 'Sec-WebSocket-Key': null }],
  ['a short key', { 'Sec-WebSocket-Key': 'AAAA' }],
  ['a key that is none', { 'Sec-WebSocket-Key': '\u00ff\u00fe' }],
  ['two keys', { 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' }],
  ['no version', { 'Sec-WebSocket-Version': null }],
  ['an old version', { 'Sec-WebSocket-Version': '8' }],
  ['a version that is none', { 'Sec-WebSocket-Version': 'x' }],
  [
    'h2c',
    { Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQCAAAAAAIAAAAA', Connection: 'Upgrade, HTTP2-Settings, close' },
  ],
  ['another protocol first', { Upgrade: 'h2c, websocket' }],
  ['an empty protocol', { Upgrade: '' }],
  ['TLS', { Upgrade: 'TLS/1.0' }],
  ['no host', { Host: null }],
  ['a host that is none', { Host: '[' }],
  ['an origin that is none', { Origin: 'http://[' }],
  ['sub-protocols that are none', { 'Sec-WebSocket-Protocol': ',,,' }],
  ['the same sub-protocol twice', { 'Sec-WebSocket-Protocol': 'fairlead, fairlead' }],
  ['a sub-protocol with spaces', { 'Sec-WebSocket-Protocol': 'fair lead' }],
  ['extensions that are none', { 'Sec-WebSocket-Extensions': 'permessage-deflate; server_max_window_bits=99, =' }],
  ['cookies that are none', { Cookie: '=;;=%;__Host-fairlead' }],
  ['somebody else’s address', { 'X-Forwarded-For': '[::1, %, 999.1.1.1' }],
  ['20 kB of headers', { 'X-Long': 'x'.repeat(20_000) }],
  ['a body', { 'Content-Length': '5' }],
  ['a body in chunks', { 'Transfer-Encoding': 'chunked' }],
]

describe.each([
  ['nobody', () => ({})],
  ['a user', signedIn],
] as const)('asked by %s', (_, who) => {
  test.each(oddHeaders)('an upgrade with %s harms nobody', async (_, headers) => {
    for (const method of ['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'CONNECT', 'QUERY']) {
      const asked = asking(livePath, { ...who(), ...headers }, { method, body: '5\r\nhello\r\n0\r\n\r\n' })
      for (const halfClose of [true, false]) {
        const answer = await spoken(server.url, asked, { halfClose, until: /^HTTP\/1\.1 101 / })
        // Some do no harm to somebody who is signed in.
        if (statusIn(answer) === 101) expect([method, who]).toEqual(['GET', signedIn])
        else expect(isRefused(answer), answer).toBe(true)
      }
    }
  })
})

test('a request that asks for another protocol is answered as if it had not asked', async () => {
  for (const Upgrade of ['h2c', 'websocket', 'TLS/1.0']) {
    const answer = await spoken(server.url, asking(systemCalls.health.path, { Upgrade }))
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"status":"ok"/)
  }
  const body = JSON.stringify({ account: 'owner', password: 'wrong one' })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }
  const login = asking(authCalls.login.path, headers, { method: 'POST', body })
  expect(await spoken(server.url, login)).toMatch(/^HTTP\/1\.1 401 [^]*"accountOrPasswordWrong"/)
})

test('what is sent behind a refused upgrade is dropped, and the connection ends', async () => {
  const health = `GET ${systemCalls.health.path} HTTP/1.1\r\nhost: x\r\n\r\n`
  for (const behind of ['\0\xff'.repeat(50_000), health, asking(livePath), asking('//')]) {
    const answer = await spoken(server.url, asking(livePath) + behind)
    expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['401'])
  }
})

const frame = (first: number, length: number, rest: number[] = []) => Buffer.from([first, length, ...rest])
const badFrames: [string, Buffer][] = [
  ['an unknown opcode', frame(0x8b, 0x80, [0, 0, 0, 0])],
  ['no mask', frame(0x81, 0x01, [0x61])],
  ['reserved bits', frame(0xf1, 0x80, [0, 0, 0, 0])],
  ['a length without end', frame(0x82, 0xff, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
  ['text that is none', frame(0x81, 0x82, [0, 0, 0, 0, 0xff, 0xfe])],
  ['a close that is none', frame(0x88, 0x81, [0, 0, 0, 0, 1])],
  ['a continuation of nothing', frame(0x80, 0x80, [0, 0, 0, 0])],
]

test.each(badFrames)('a socket on which %s is said is closed', async (_, bytes) => {
  const request = Buffer.from(asking(livePath, signedIn()))
  const answer = await spoken(server.url, Buffer.concat([request, bytes]))
  expect(statusIn(answer)).toBe(101)
})

test('a connection that breaks off ends nothing, wherever it does', async () => {
  const requests = [
    asking('/x'),
    asking('//'),
    asking(livePath),
    asking(livePath, signedIn()),
    asking(systemCalls.health.path, { Upgrade: 'h2c' }),
    asking(authCalls.login.path, { 'Content-Length': '2' }, { method: 'POST', body: '{}' }),
    'GET / HTTP/1.1\r\nhost: x\r\n\r\n',
  ]
  for (const request of requests) {
    const cuts = Array.from({ length: 40 }, (_, at) => Math.ceil(((at + 1) * request.length) / 40))
    await Promise.all(cuts.map((cut) => brokenOff(server.url, request.slice(0, cut))))
    // Most of all right behind the request, when it is being answered.
    for (let times = 0; times < 40; times++) await brokenOff(server.url, request)
  }
})

test('a client that goes in the middle of an answer, or of what it sends, ends nothing', async () => {
  const big = asking('/big.js', { Upgrade: null })
  const upload = asking(
    `/api/sync/v1/blobs/${'0'.repeat(64)}`,
    { ...signedIn(), Upgrade: null, 'Content-Type': 'application/octet-stream', 'Content-Length': '900000' },
    { method: 'PUT', body: 'x'.repeat(300_000) },
  )
  for (let times = 0; times < 50; times++) {
    await spoken(server.url, big, { until: /^HTTP\/1\.1 200 [^]{100000}/ })
    await brokenOff(server.url, big)
    await brokenOff(server.url, upload)
  }
})

test('a server stops, whoever holds a connection open that asked for an upgrade', async () => {
  const other = await startTestServer()
  await createCompany(other.database, { username: 'owner', password })
  const { cookie, token } = await new Device(other.url).signIn('owner', password)
  const { hostname, port, host } = new URL(other.url)
  // Neither hangs up, nor reads to the end.
  const stubborn = [asking('/x'), asking(livePath)].map((request) => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    socket.on('error', () => {})
    socket.write(request)
    return socket
  })
  const live = new WebSocket(`ws://${host}${livePath}`, ['fairlead', token], { headers: { cookie, origin: other.url } })
  await new Promise((open) => live.once('open', open))
  live.pause()
  await other.stop()
  for (const socket of stubborn) socket.destroy()
  live.terminate()
})
