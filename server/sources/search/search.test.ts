import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lookWay, openAddress } from '#domain/leadSources/searchPlaces'
import type { SourceAnswer } from '#domain/leadSources/sourceAnswer'
import { noLog } from '../../log.ts'
import { openSandboxBrave, openSandboxSearxng, sandboxBraveKey, searxngAnswer } from '../../sandbox/sources/searches.ts'
import type { SandboxSource, SourceResponse } from '../../sandbox/sources/service.ts'
import { neverAborted as signal, testNow, testReach } from '../testing/reach.ts'
import { type BraveSetting, braveProvider } from './brave.ts'
import type { SearchProvider, WebQuestion } from './provider.ts'
import { searxngProvider } from './searxng.ts'

let braveServer: SandboxSource
let searxngServer: SandboxSource
let setting: BraveSetting
let brave: SearchProvider
let searxng: SearchProvider
let stop: () => void
beforeAll(async () => {
  braveServer = await openSandboxBrave(noLog)
  searxngServer = await openSandboxSearxng(noLog)
  const reach = testReach(braveServer, searxngServer)
  stop = reach.stop
  setting = { ...reach, url: braveServer.url, key: sandboxBraveKey }
  brave = braveProvider(setting)
  searxng = searxngProvider({ ...reach, url: searxngServer.url })
})
afterAll(async () => {
  stop()
  await Promise.all([braveServer.stop(), searxngServer.stop()])
})
beforeEach(() => {
  for (const server of [braveServer, searxngServer]) server.next.length = server.asked.length = 0
})

const ask = (provider: SearchProvider, question: Partial<WebQuestion>) =>
  provider.search({ words: 'lights lisbon', place: null, page: 1, language: null, country: null, ...question }, signal)
const resultsOf = (answer: SourceAnswer<{ results: readonly { url: string }[] }>) =>
  answer.kind === 'answered' ? answer.found.results.map(({ url }) => url) : []

test('both services give addresses page by page, which may be opened and not be stored', async () => {
  // The public pages of SearXNG end sooner.
  const all = [
    [brave, 181],
    [searxng, 90],
  ] as const
  for (const [provider, count] of all) {
    const urls: string[] = []
    for (let page = 1; page <= provider.lastPage; page++) {
      const answer = await ask(provider, { page })
      expect(answer).toMatchObject({ kind: 'answered', isWhole: true })
      urls.push(...resultsOf(answer))
      if (answer.kind === 'answered' && answer.found.last) break
    }
    const sites = urls.filter((url) => url.endsWith('-lisboa.example'))
    expect(new Set(sites).size).toBe(count)
    expect(sites).toHaveLength(count)
    const first = await ask(provider, {})
    const [result] = first.kind === 'answered' ? first.found.results : []
    expect(result).toMatchObject({ snippet: 'Lights 1 Lisbon, Lisboa: wholesale and retail.' })
    expect(result!.evidence).toMatchObject({
      source: provider.service,
      licence: 'searchIndex',
      mayStore: false,
      at: testNow,
    })
  }
})

test('where nothing is found, and all were asked, that is said', async () => {
  for (const provider of [brave, searxng])
    expect(await ask(provider, { words: 'no such words' })).toEqual({
      kind: 'answered',
      isWhole: true,
      found: { results: [], last: true },
    })
})

test('engines that block are an error where nobody else found anything, and a missing part where somebody did', async () => {
  searxngServer.next.push(
    searxngAnswer(
      'lights',
      [],
      [
        ['google', 'CAPTCHA'],
        ['bing', 'timeout'],
      ],
    ),
  )
  expect(await ask(searxng, {})).toEqual({
    kind: 'later',
    problem: 'blocked',
    until: null,
    code: 'google: CAPTCHA, bing: timeout',
  })
  searxngServer.next.push(searxngAnswer('lights', [], [['bing', 'timeout']]))
  expect(await ask(searxng, {})).toMatchObject({ kind: 'later', problem: 'unreachable' })
  const one = { title: 'A', url: 'https://a.example/', content: 'a' }
  searxngServer.next.push(searxngAnswer('lights', [one], [['google', 'Suspended: too many requests']]))
  expect(await ask(searxng, {})).toMatchObject({
    kind: 'answered',
    isWhole: false,
    missing: 'google: Suspended: too many requests',
  })
})

test('an empty answer counts only where an engine is awake: one that failed before is silently left out', async () => {
  searxngServer.next.push(searxngAnswer('lights', []), searxngAnswer('wikipedia', []))
  expect(await ask(searxng, {})).toMatchObject({ kind: 'later', problem: 'busy' })
  searxngServer.next.push(searxngAnswer('lights', []))
  expect(await ask(searxng, {})).toMatchObject({ kind: 'answered', isWhole: true, found: { results: [] } })
})

test('a server without the engine that was wanted asks others, which is not told as that engine', async () => {
  const results = [{ title: 'A', url: 'https://a.example/', content: '', engine: 'duckduckgo' }]
  searxngServer.next.push(searxngAnswer('lights', results))
  expect(await ask(searxng, { place: 'yandex' })).toEqual({ kind: 'failed', problem: 'notCovered', code: 'yandex' })
})

test('addresses that are not of the web are left out, and marks of the search are no text', async () => {
  const results = [
    { title: '<b>Lamps</b> &amp; more', url: 'https://good.example/', content: 'x <strong>y</strong>' },
    { title: 'bad', url: 'javascript:alert(1)', content: '' },
  ]
  searxngServer.next.push(searxngAnswer('lights', results))
  expect(await ask(searxng, {})).toMatchObject({
    found: { results: [{ title: 'Lamps & more', url: 'https://good.example/', snippet: 'x y' }] },
  })
})

test.each<[string, SourceResponse, object]>([
  [
    'a key that ended',
    { status: 422, body: { error: { code: 'SUBSCRIPTION_TOKEN_INVALID' } } },
    { kind: 'failed', problem: 'key' },
  ],
  [
    'too many in a second',
    { status: 429, headers: { 'x-ratelimit-remaining': '0, 1400', 'x-ratelimit-reset': '1, 1419704' }, body: '' },
    { kind: 'later', problem: 'rate', until: testNow + 1_000 },
  ],
  [
    'a month that is used up',
    { status: 429, headers: { 'x-ratelimit-remaining': '0, 0', 'x-ratelimit-reset': '1, 1419704' }, body: '' },
    { kind: 'later', problem: 'quota', until: testNow + 1_419_704_000 },
  ],
  [
    'a robot wall',
    { headers: { 'content-type': 'text/html' }, body: '<html>unusual traffic from your network' },
    { problem: 'blocked' },
  ],
  ['an error in JSON', { body: { type: 'ErrorResponse' } }, { kind: 'failed', problem: 'unreadable' }],
  ['a gateway that is down', { status: 502, body: '' }, { kind: 'later', problem: 'busy' }],
])('of Brave, %s is an error', async (_, response, expected) => {
  braveServer.next.push(response)
  expect(await ask(brave, {})).toMatchObject(expected)
})

test('a wrong key is told by the service itself', async () => {
  expect(await ask(braveProvider({ ...setting, key: 'x' }), {})).toMatchObject({ kind: 'failed', problem: 'key' })
})

test('a SearXNG that gives no JSON is not set up for us', async () => {
  searxngServer.next.push({ status: 403, headers: { 'content-type': 'text/html' }, body: '<h1>Forbidden</h1>' })
  expect(await ask(searxng, {})).toEqual({ kind: 'failed', problem: 'forbidden', code: '403' })
})

test('a place is asked only where it can be, and the screen can say so', async () => {
  await ask(searxng, { place: 'bing' })
  expect(searxngServer.asked.at(-1)).toContain('engines=bing')
  expect(lookWay('bing', 'searxng')).toBe('engine')
  expect(lookWay('google', 'brave')).toBe('otherIndex')
  expect(lookWay('linkedIn', 'searxng')).toBe('otherIndex')
  expect(lookWay('yandex', 'pasted')).toBe('byHand')
  expect(openAddress('google', 'lamp shop & more')).toBe('https://www.google.com/search?q=lamp%20shop%20%26%20more')
})

test('of LinkedIn there are links to open: ten of them, one page, and of its own site alone', async () => {
  const results = [
    ...Array.from({ length: 15 }, (_, n) => ({
      title: `P${n}`,
      url: `https://pt.linkedin.com/company/${n}`,
      content: '',
    })),
    { title: 'x', url: 'https://evil.example/linkedin.com', content: '' },
    { title: 'y', url: 'https://notlinkedin.com/', content: '' },
  ].reverse()
  searxngServer.next.push(searxngAnswer('x', results))
  const answer = await ask(searxng, { place: 'linkedIn' })
  expect(searxngServer.asked.at(-1)).toContain('q=site%3Alinkedin.com+lights')
  expect(answer).toMatchObject({ found: { last: true } })
  expect(resultsOf(answer)).toHaveLength(10)
  expect(resultsOf(answer).every((url) => url.startsWith('https://pt.linkedin.com/'))).toBe(true)
})
