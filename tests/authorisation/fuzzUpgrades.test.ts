import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { livePath } from '#domain/sync/protocol'
import { systemCalls } from '#domain/system/calls'
import { Device } from '../../server/testing/device.ts'
import { brokenOff, spoken } from '../../server/testing/raw.ts'
import { amount } from '../amounts.ts'
import { routes } from './routes.ts'
import { makeWorld, type World } from './world.ts'

// Bytes as no program sends them, most of them wishes to upgrade a connection: cut anywhere, reset, closed on one side, with
// more bytes behind. Whatever comes, the server goes on answering everybody else, and says of nothing that it broke.

const requests = amount('FUZZ_RUNS') / 5
const seed = Number(process.env.FUZZ_SEED ?? 1)
const atOnce = 25

let world: World
/** What would have ended the process. */
const fallen: unknown[] = []
const fall = (error: unknown) => fallen.push(error)
beforeAll(async () => {
  process.on('uncaughtExceptionMonitor', fall)
  world = await makeWorld()
})
afterAll(async () => {
  await world.server.stop()
  process.off('uncaughtExceptionMonitor', fall)
})

const paths = Object.keys(routes).map((route) => route.split(' ')[1]!)
const odd = ['//', 'http://[', '/\\', 'http://a:b:c/', '//@:0/', '*', '', '/%', '//[::', 'http:///', '?', '#', '/..']
const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((some) => Buffer.from(some).toString('latin1'))

const target = fc.oneof(
  { weight: 3, arbitrary: fc.constant(livePath) },
  { weight: 3, arbitrary: fc.constantFrom(...odd) },
  { weight: 2, arbitrary: fc.constantFrom(...paths) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(livePath, '/', '//', 'http://'), bytes(30)).map((two) => two.join('')),
  },
  { weight: 1, arbitrary: fc.nat({ max: 20_000 }).map((length) => `/${'a'.repeat(length)}`) },
)

const header = fc.oneof(
  fc.constantFrom(
    'Upgrade: websocket',
    'Upgrade: h2c',
    'Upgrade: websocket, h2c',
    'Upgrade:',
    'Connection: Upgrade',
    'Connection: keep-alive, Upgrade',
    'Connection: close',
    'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Version: 12',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Key: A',
    'Sec-WebSocket-Protocol: fairlead',
    'Sec-WebSocket-Protocol: ,',
    'Sec-WebSocket-Extensions: permessage-deflate; =',
    'Content-Length: 5',
    'Content-Length: -1',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
    'Expect: tea',
    'Host: [',
    'Origin: http://[',
    'X-Forwarded-For: [',
    'Range: bytes=9-1',
  ),
  fc
    .tuple(fc.constantFrom('Cookie', 'Origin', 'Host', 'Token', 'Upgrade', 'X'), bytes(40))
    .map((two) => two.join(': ')),
  fc.nat({ max: 20_000 }).map((length) => `X-Long: ${'x'.repeat(length)}`),
)

const usual = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
]

const request = fc.record({
  method: fc.oneof(
    { weight: 5, arbitrary: fc.constant('GET') },
    {
      weight: 3,
      arbitrary: fc.constantFrom('POST', 'PUT', 'HEAD', 'OPTIONS', 'CONNECT', 'TRACE', 'QUERY', 'PRI', 'get'),
    },
  ),
  target,
  isUsual: fc.constantFrom(true, true, true, false),
  isSignedIn: fc.boolean(),
  headers: fc.array(header, { maxLength: 4 }),
  behind: fc.oneof(fc.constant(''), bytes(300), fc.constant('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n')),
  cut: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
  end: fc.constantFrom('halfClosed', 'reset'),
})
type Request = typeof request extends fc.Arbitrary<infer One> ? One : never

function bytesOf({ method, target, isUsual, isSignedIn, headers, behind, cut }: Request): Buffer {
  const { cookie, token, url } = world.attackers['sibling sub']
  // Only a socket: elsewhere it could be a wish to sign out.
  const own =
    isSignedIn && target === livePath ? [`Cookie: ${cookie}`, `Sec-WebSocket-Protocol: fairlead, ${token}`] : []
  const lines = [`Host: ${new URL(url).host}`, ...(isUsual ? usual : []), ...own, ...headers]
  const whole = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${behind}`, 'latin1')
  return whole.subarray(0, Math.ceil(whole.length * cut))
}

const statuses = new Map<string, number>()

test(`${requests} wishes to upgrade: never a 5xx, and the server stands`, {
  timeout: 60_000 + requests * 60,
}, async () => {
  const { url } = world.server
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: atOnce, maxLength: atOnce }), async (all) => {
      const answers = await Promise.all(
        all.map((one) =>
          one.end === 'reset' ? brokenOff(url, bytesOf(one)) : spoken(url, bytesOf(one), { halfClose: true }),
        ),
      )
      for (const answer of answers)
        for (const [, status = ''] of (answer ?? '').matchAll(/^HTTP\/1\.1 (\d{3})/gm)) {
          expect(Number(status), answer ?? '').toBeLessThan(500)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      expect((await new Device(url).get(systemCalls.health, {})).status).toBe('ok')
      expect(fallen).toEqual([])
    }),
    { numRuns: requests / atOnce, seed, endOnFailure: true },
  )
  // Some came through to the socket's door, or this would prove little.
  for (const status of ['400', '401', '404']) expect([...statuses.keys()]).toContain(status)
})
