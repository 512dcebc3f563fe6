import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { limits } from '#domain/limits'
import { livePath, syncCalls } from '#domain/sync/protocol'
import { spoken } from '../testing/raw.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

// What is said in every answer, whoever gives it: the app, the adapter beneath it, or Node itself.

let server: TestServer
let dist: string
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'fairlead-dist-'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Fairlead</title>')
  writeFileSync(join(dist, 'icon.svg'), '<svg/>')
  server = await startTestServer({ url: 'https://fairlead.example.com', dist, requestSeconds: 1 })
})
afterAll(async () => {
  await server.stop()
  rmSync(dist, { recursive: true })
})

const asking = (line: string, headers: Record<string, string> = {}, body = '') =>
  `${line} HTTP/1.1\r\n${Object.entries({ host: 'x', connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`
const json = (line: string, body: string, headers: Record<string, string> = {}) =>
  asking(line, { 'content-type': 'application/json', 'content-length': String(body.length), ...headers }, body)
const upgrade = { upgrade: 'websocket', connection: 'Upgrade', 'sec-websocket-version': '13' }
const key = { 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' }

const requests: [string, string, number][] = [
  ['the app', asking('GET /', { accept: 'text/html' }), 200],
  ['the app’s head', asking('HEAD /', { accept: 'text/html' }), 200],
  ['a file', asking('GET /icon.svg'), 200],
  ['a file that is not there', asking('GET /assets/none.js'), 404],
  ['a path that is none', asking('GET /%ff%'), 404],
  ['a path up', asking('GET /../../etc/passwd'), 404],
  ['POST elsewhere', asking('POST /x'), 404],
  ['PUT elsewhere', asking('PUT /'), 404],
  ['DELETE elsewhere', asking('DELETE /index.html'), 404],
  ['TRACE', asking('TRACE /'), 404],
  ['OPTIONS', asking('OPTIONS /'), 404],
  ['OPTIONS of a call', asking(`OPTIONS ${authCalls.login.path}`, { origin: 'https://evil.example' }), 404],
  ['OPTIONS of everything', asking('OPTIONS *'), 400],
  ['a method that nobody knows', asking('BREW /'), 400],
  ['a call', asking('GET /api/health'), 200],
  ['a call that is not there', asking('GET /api/none'), 404],
  ['a call by another method', asking(`GET ${authCalls.login.path}`), 404],
  ['a call without a session', asking(`GET ${authCalls.accountInfo.path}`), 401],
  ['a call from another site', json(`POST ${authCalls.login.path}`, '{}', { origin: 'https://evil.example' }), 403],
  ['a call without its input', json(`POST ${authCalls.login.path}`, '{}'), 422],
  ['a call with input that is none', json(`POST ${authCalls.login.path}`, '{"a'), 422],
  ['a call with too much input', json(`POST ${authCalls.login.path}`, ' '.repeat(limits.anonymousBodyBytes + 1)), 413],
  ['a call with wrong words', json(`POST ${authCalls.login.path}`, '{"account":"nobody","password":"x"}'), 401],
  ['a push without a session', json(`POST ${syncCalls.push.path}`, '{}'), 401],
  ['a picture in a mail', asking('GET /m/o/x'), 404],
  ['a link in a mail', asking('GET /m/c/x'), 404],
  ['a picture of a mail', asking('GET /m/p/x'), 404],
  ['a way out of mails', asking('GET /m/u/x'), 404],
  ['a way out by a wrong method', asking('PUT /m/u/x'), 404],
  ['nothing of mails', asking('GET /m/x'), 404],
  ['POST among mails', asking('POST /m/o/x'), 404],
  ['a booth', asking('GET /f/x'), 404],
  ['POST to a booth', asking('POST /f/x', { 'content-length': '0' }), 404],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['no host of an old protocol', 'GET / HTTP/1.0\r\n\r\n', 400],
  ['a host that is none', asking('GET /', { host: '[' }), 400],
  ['an address that is none', asking('GET http://['), 400],
  ['a backslash', asking('GET /\\'), 400],
  ['no request', 'hello\r\n\r\n', 400],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00', 400],
  ['two lengths', 'POST /x HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}', 400],
  ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}`, 431],
  ['an address without end', `GET /${'x'.repeat(20_000)}`, 431],
  ['half a body', `POST ${authCalls.login.path} HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{`, 422],
  ['an expectation that nobody knows', asking('GET /api/health', { expect: 'tea' }), 417],
  ['a socket without a session', asking(`GET ${livePath}`, { ...upgrade, ...key }), 401],
  [
    'a socket from another site',
    asking(`GET ${livePath}`, { ...upgrade, ...key, origin: 'https://evil.example' }),
    403,
  ],
  ['a socket elsewhere', asking('GET /x', { ...upgrade, ...key, connection: 'Upgrade, close' }), 404],
  ['a socket nowhere', asking('GET //', { ...upgrade, ...key, connection: 'Upgrade, close' }), 404],
  ['an upgrade to HTTP/2', asking('GET /api/health', { upgrade: 'h2c', connection: 'Upgrade, close' }), 200],
]

test.each(requests)('the answer to %s has the security headers', async (_, bytes, status) => {
  const answer = await spoken(server.url, bytes)
  const [head = '', body = ''] = answer.split(/\r\n\r\n([^]*)/)
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((line) => /^([^:]+): (.*)$/.exec(line)!.slice(1) as [string, string]))
  expect(Number(first.split(' ')[1]), answer).toBe(status)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src '(none|self)'.*frame-ancestors 'none'/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': expect.stringMatching(/^(same-origin|cross-origin)$/),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  // What is text says in which letters. (A body of nothing comes in no chunk.)
  if (body && body !== '0\r\n\r\n')
    expect(headers.get('content-type')).toMatch(/charset=utf-8|^application\/json$|^image\//i)
  expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
})
