import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { allCalls } from '#domain/calls'
import { syncCalls } from '#domain/sync/protocol'
import { systemCalls } from '#domain/system/calls'
import type { LogFields } from '../log.ts'
import { createCompany } from '../operator.ts'
import { signedInCompany } from '../testing/company.ts'
import { Device, newTestId } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const lines: [string, LogFields | undefined][] = []
const dist = mkdtempSync(join(tmpdir(), 'fairlead-dist-'))
const page = '<!doctype html><script>theme()</script><title>Fairlead</title>'

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), page)
  writeFileSync(join(dist, 'sw.js'), '// worker')
  writeFileSync(join(dist, 'assets/app-1a2b.js'), '// app')
  writeFileSync(join(dist, 'assets/app-1a2b.js.br'), 'packed')
  writeFileSync(join(dist, 'assets/cards.worker-1a2b.js'), '// cards')
  writeFileSync(join(dist, 'assets/search.worker-1a2b.js'), '// search')
  writeFileSync(join(dist, '.built'), '')
  server = await startTestServer({ dist }, (event, fields) => lines.push([event, fields]))
  await createCompany(server.database, { username: 'owner', password: 'long enough' })
})
afterAll(async () => {
  await server.stop()
  rmSync(dist, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })
const navigate = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }

test('countries and cities come by calls, and as files that can be kept for ever', async () => {
  const { main } = await signedInCompany(server, 0)
  const countries = await main.get(systemCalls.countries, {})
  expect(countries.list).toContainEqual({ code: 'DE', zh: '德国', en: 'Germany' })
  const ofChina = { ...systemCalls.cities, path: `${systemCalls.cities.path}?country=CN` as `/api/${string}` }
  const cities = await main.get(ofChina, {})
  expect(cities.list.every(({ country }) => country === 'CN')).toBe(true)
  expect(cities.list.flatMap(({ names }) => names)).toContain('宁波')
  const all = await main.get(systemCalls.cities, {})
  for (const { file, list } of [countries, all]) {
    const answer = await get(file)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')])
    expect(await answer.json()).toEqual(list)
  }
  expect((await get('/static/countries.0000000000.json')).status).toBe(404)
  expect((await new Device(server.url).ask(systemCalls.countries, {})).status).toBe(401)
})

test('whoever is signed in is told whom to ask about buying, as the operator wrote it', async () => {
  const named = await startTestServer({ service: '+86 574 8765 4321' })
  try {
    const { main } = await signedInCompany(named, 0)
    expect(await main.get(systemCalls.service, {})).toEqual({ contact: '+86 574 8765 4321' })
    await expect(new Device(named.url).get(systemCalls.service, {})).rejects.toThrow()
  } finally {
    await named.stop()
  }
})

test('health and version are answered in the envelope', async () => {
  const device = new Device(server.url)
  expect(await device.get(systemCalls.health, {})).toEqual({
    status: 'ok',
    version: expect.any(String),
    database: true,
    watermark: true,
    disk: 'ok',
  })
  expect((await device.get(systemCalls.version, {})).version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('the description names every call of the domain, with its input and answer', async () => {
  const description = (await (await get('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, { responses: object }>>
  }
  expect(description.openapi).toBe('3.1.0')
  for (const call of Object.values(allCalls).flatMap((table) => Object.values(table)))
    expect(description.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]?.responses).toBeTruthy()
  expect(JSON.stringify(description.paths['/api/user/login'])).toContain('"password"')
})

test('an unknown call is 404 in the envelope, in both languages', async () => {
  const zh = await get('/api/none')
  expect([zh.status, await zh.json()]).toEqual([404, { code: 0, msg: '该内容已不存在', error: 'notFound', data: null }])
  expect(await (await get('/api/none', { lang: 'en' })).json()).toMatchObject({ msg: 'This does not exist any more' })
})

test('a call without a session is 401, whatever it says', async () => {
  const { status, body } = await new Device(server.url).ask(syncCalls.hello, { anything: 1 })
  expect([status, body.error]).toEqual([401, 'signInAgain'])
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an address', { origin: 'null' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
])('a change asked for by %s is refused', async (_, headers) => {
  const { status, body } = await new Device(server.url).ask(
    authCalls.login,
    { account: 'owner', password: 'long enough' },
    headers,
  )
  expect([status, body.error]).toEqual([403, 'originRefused'])
})

test('a change asked for by our own page is taken', async () => {
  const own = { origin: server.url, 'sec-fetch-site': 'same-origin' }
  const { status } = await new Device(server.url).ask(
    authCalls.login,
    { account: 'owner', password: 'long enough' },
    own,
  )
  expect(status).toBe(200)
})

test.each([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'account=owner', 422],
  ['JSON called text', { 'content-type': 'text/plain' }, '{}', 422],
  ['half a JSON', { 'content-type': 'application/json' }, '{"account":"ow', 422],
  ['bytes that are not UTF-8', { 'content-type': 'application/json' }, Buffer.from([0x22, 0xff, 0x22]), 422],
  ['more than a megabyte', { 'content-type': 'application/json' }, 'x'.repeat(1_000_001), 413],
  [
    'a packed bomb',
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    gzipSync('x'.repeat(50_000_000)),
    413,
  ],
  ['broken packing', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 'not gzip', 422],
] as [string, Record<string, string>, string | Buffer, number][])(
  '%s as a body is refused in the envelope',
  async (_, headers, body, status) => {
    const response = await fetch(server.url + authCalls.login.path, { method: 'POST', headers, body: body as string })
    expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([status, 0])
  },
)

test('a packed body is understood, and a large answer is packed when the caller can read it', async () => {
  const device = await new Device(server.url).signIn('owner', 'long enough')
  const mutations = Array.from({ length: 60 }, (_, n) =>
    device.makes('tag.create', { id: newTestId(), name: `标签 ${n}` }),
  )
  const headers = { 'content-type': 'application/json', cookie: device.cookie, token: device.token }
  const pushed = await fetch(server.url + syncCalls.push.path, {
    method: 'POST',
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(JSON.stringify(device.pushRequest(mutations))),
  })
  expect(pushed.status).toBe(200)
  const scopes = [{ scope: 'acct', gen: 0, phase: { kind: 'boot', boot: null, after: null } }]
  const body = JSON.stringify({ replica: device.replica, schema: 1, epoch: device.epoch, scopes, limit: 100 })
  for (const encoding of ['br', 'gzip', 'identity']) {
    const pulled = await fetch(server.url + syncCalls.pull.path, {
      method: 'POST',
      headers: { ...headers, 'accept-encoding': encoding },
      body,
    })
    expect(pulled.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(await pulled.json()).toMatchObject({ code: 1, data: { pages: [{ puts: { tag: { length: 60 } } }] } })
  }
})

test('every answer forbids what the app never does', async () => {
  for (const path of ['/', '/api/health', '/assets/none.js']) {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(/script-src [^;]*/.exec(policy)![0]).not.toContain('unsafe-inline')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('WebAssembly runs where business cards are read and texts searched, and nowhere else', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')!
  for (const worker of ['cards', 'search'])
    expect(await policyOf(`/assets/${worker}.worker-1a2b.js`)).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(await policyOf('/assets/app-1a2b.js')).not.toContain('wasm')
})

test('a script that stands in the page is allowed by its hash', async () => {
  const policy = (await get('/')).headers.get('content-security-policy')!
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/)
})

test('a missing asset is 404 and never the page', async () => {
  for (const path of ['/assets/app-9999.js', '/assets/', '/assets/deep/link', '/missing.png', '/sw.js.map']) {
    const { status, body } = await rawGet(path)
    expect([path, status]).toEqual([path, 404])
    expect(body).not.toContain('<')
  }
  expect((await get('/statistics/contacts', { accept: '*/*', 'sec-fetch-mode': 'cors' })).status).toBe(404)
})

test('any page of the app opens by its address', async () => {
  for (const path of ['/', '/login', '/statistics/contacts', '/%E5%BC%A0']) {
    const { status, body, headers } = await rawGet(path)
    expect([path, status, body]).toEqual([path, 200, page])
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('assets are kept for ever, packed where the browser takes it; the worker is always asked for', async () => {
  const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity' })
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await asset.text()).toBe('// app')
  expect((await rawGet('/assets/app-1a2b.js', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  const worker = await get('/sw.js')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  const again = await get('/sw.js', { 'if-none-match': worker.headers.get('etag')! })
  expect(again.status).toBe(304)
})

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/.env',
  '/.built',
  '/assets/..%5c..%5cpackage.json',
  '//////../../etc/passwd',
  '/%00',
  '/%',
])('no path leads out of the built app: %s', async (path) => {
  const { status, body } = await rawGet(path)
  expect(['404 not found', `200 ${page}`]).toContain(`${status} ${body}`)
})

test('the log has one line per call and nothing personal, whatever is sent', async () => {
  lines.length = 0
  const nasty = 'secret\r\nforged: line'
  await get(`/api/user/setup_state?email=${encodeURIComponent('someone@example.com')}`)
  await new Device(server.url).ask(authCalls.login, { account: nasty, password: nasty })
  await get(`/api/${encodeURIComponent(nasty)}`)
  const requests = lines.filter(([event]) => event === 'request').map(([, fields]) => fields!)
  expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/api/user/setup_state', 200],
    ['POST', '/api/user/login', 401],
    ['GET', '/api/*', 404],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/secret|someone|forged/)
})

/** Without the tidying that fetch does to a path. */
function rawGet(
  path: string,
  headers: Record<string, string> = navigate,
): Promise<{ status: number; body: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const asked = request(server.url, { path, headers }, (response) => {
      let body = ''
      response.setEncoding('latin1')
      response.on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode!, body, headers: response.headers }))
    })
    asked.on('error', reject)
    asked.end()
  })
}
