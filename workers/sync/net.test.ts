import { expect, test } from 'vitest'
import type { Session } from '../session.ts'
import { fetchNet } from './net.ts'

const user = '019aa000-0000-7000-8000-000000000001'
const session: Session = {
  user,
  account: user,
  username: '王芳',
  parentuser: '',
  token: 'a-token',
  role: 'main',
  lang: 'zh-CN',
}
const hello = { epoch: 'e', head: 3, min_schema: 1, server_now: 9, scopes: ['acct'] }
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
const page = (status = 200) =>
  new Response('<html>Sign in to our Wi-Fi</html>', { status, headers: { 'content-type': 'text/html' } })
const refused = (error: string, status: number, data: unknown = null) =>
  json({ code: 0, msg: '401 400', error, data }, status)

async function ask(answer: Response | (() => Promise<Response>)) {
  const sent: Request[] = []
  const fetcher = async (path: string, options: RequestInit) => {
    sent.push(new Request(`http://device${path}`, options))
    return answer instanceof Response ? answer : answer()
  }
  const net = fetchNet(session, new AbortController().signal, fetcher as typeof fetch)
  return { reply: await net.hello({ replica: user, schema: 1 }), request: sent[0]! }
}

test.each<[string, Response | (() => Promise<Response>), unknown]>([
  ['an answer', json({ code: 1, msg: '', data: hello }), { kind: 'ok', body: hello }],
  [
    'an answer of another shape',
    json({ code: 1, msg: '', data: { epoch: 7 } }),
    { kind: 'unknown', reason: 'garbled' },
  ],
  ['half an answer', json('{"code":1,"data":{"epo'), { kind: 'unknown', reason: 'garbled' }],
  ['a sign-in page of a hotel', page(), { kind: 'unknown', reason: 'captivePortal' }],
  ['a sign-in page that says 401', page(401), { kind: 'unknown', reason: 'captivePortal' }],
  ['network authentication required', page(511), { kind: 'unknown', reason: 'captivePortal' }],
  ['a proxy that takes no more than so much', page(413), { kind: 'refused', code: 'tooLarge' }],
  ['a dead proxy', page(502), { kind: 'busy', retryAfter: null }],
  [
    'a busy server',
    json({ code: 0, error: 'serverBusy', data: null }, 503, { 'retry-after': '7' }),
    { kind: 'busy', retryAfter: 7_000 },
  ],
  ['too many requests', refused('tooManyRequests', 429), { kind: 'busy', retryAfter: null }],
  [
    'a full disk of the server',
    refused('serverDiskFull', 507),
    { kind: 'busy', retryAfter: null, code: 'serverDiskFull' },
  ],
  ['a full record of changes', refused('logFull', 507), { kind: 'busy', retryAfter: null, code: 'logFull' }],
  ['an ended session', refused('signInAgain', 401), { kind: 'signedOut', code: 'signInAgain' }],
  ['a sign-in elsewhere', refused('signedInElsewhere', 401), { kind: 'signedOut', code: 'signedInElsewhere' }],
  [
    'another history',
    refused('epochChanged', 409, { epoch: 'f' }),
    { kind: 'refused', code: 'epochChanged', data: { epoch: 'f' } },
  ],
  ['an app too old', refused('upgradeRequired', 426), { kind: 'refused', code: 'upgradeRequired', data: null }],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unknown', reason: 'offline' }],
  [
    'no answer in time',
    () => Promise.reject(new DOMException('', 'TimeoutError')),
    { kind: 'unknown', reason: 'timeout' },
  ],
])('%s is told by its structure, never by its words', async (_, answer, expected) => {
  expect((await ask(answer)).reply).toEqual(expected)
})

test('the headers of the specification travel, a Chinese name encoded', async () => {
  const { request } = await ask(json({ code: 1, msg: '', data: hello }))
  expect(request.url).toBe('http://device/api/sync/v1/hello')
  expect(Object.fromEntries(request.headers)).toMatchObject({
    token: 'a-token',
    lang: 'zh-cn',
    device: 'web',
    username: encodeURIComponent('王芳'),
    'content-type': 'application/json',
  })
  expect(request.headers.has('parentuser')).toBe(false)
})

test('a large push travels packed and arrives whole', async () => {
  let body: unknown
  const fetcher = async (path: string, options: RequestInit) => {
    const request = new Request(`http://device${path}`, options)
    expect(request.headers.get('content-encoding')).toBe('gzip')
    body = await new Response(request.body!.pipeThrough(new DecompressionStream('gzip'))).json()
    return json({ code: 1, msg: '', data: { epoch: 'e', head: 1, results: [] } })
  }
  const net = fetchNet(session, new AbortController().signal, fetcher as typeof fetch)
  const mutation = { uid: user, prev: null, mid: 1, name: 'x', version: 1, base_rev: 0, edited_at: 1 }
  const push = { replica: user, schema: 1, epoch: 'e', mutations: [{ ...mutation, args: '商'.repeat(60_000) }] }
  expect(await net.push(push)).toMatchObject({ kind: 'ok' })
  expect(body).toEqual(push)
})
