import { afterAll, beforeEach, expect, test } from 'vitest'
import { openServiceCalls } from '../channels/callService.ts'
import { MetaFault, openSandboxMetaGraph } from '../sandbox/metaGraph.ts'
import { askMetaPage } from './askPages.ts'
import { openMetaGraph, readMetaAnswer } from './graph.ts'

let now = Date.parse('2026-11-28T08:00:00Z')
const clock = () => now
const services = openServiceCalls()
const { signal } = new AbortController()
const rows = Array.from({ length: 90 }, (_, n) => ({ id: String(n) }))

const sandbox = await openSandboxMetaGraph({
  log: () => {},
  clock,
  tokens: [
    ['good', { app: 'a', permissions: [], ends_at: null }],
    ['short', { app: 'b', permissions: [], ends_at: now + 60_000 }],
  ],
  routes: [
    ({ path }) => (path === 'me' ? { id: '1' } : null),
    ({ path, query }) => {
      if (path !== 'list') return null
      const [limit, from] = [Number(query.get('limit')), Number(query.get('after') ?? 0)]
      if (limit > 25)
        throw new MetaFault(1, "Please reduce the amount of data you're asking for, then retry your request")
      const isLast = from + limit >= rows.length
      return {
        data: rows.slice(from, from + limit),
        paging: { cursors: { after: String(from + limit) }, ...(!isLast && { next: 'more' }) },
      }
    },
  ],
})
afterAll(async () => {
  services.stop()
  await sandbox.stop()
})
const graphOf = (version = 'v25.0') =>
  openMetaGraph({ url: sandbox.url, version, appSecret: 'secret' }, { call: services.call, clock })
beforeEach(() => {
  now += 2 * 3_600_000
})

test('it rests at 80 per cent of an hour, so that the limit is never crossed, and goes on when the hour has passed', async () => {
  const graphs = [graphOf(), graphOf()]
  const from = now
  let said = 0
  let rested = 0
  while (now < from + 3_600_000) {
    const answers = await Promise.all(graphs.map((one) => one.ask({ token: 'good', path: 'me' }, signal)))
    said += answers.filter(({ kind }) => kind === 'said').length
    rested += answers.filter(({ kind }) => kind === 'wait').length
    now += 5_000
  }
  expect(sandbox.crossed()).toBe(0)
  expect(said).toBeGreaterThanOrEqual(160)
  expect(said).toBeLessThan(200)
  expect(rested).toBeGreaterThan(500)
  now += 3_600_000
  expect((await graphs[0]!.ask({ token: 'good', path: 'me' }, signal)).kind).toBe('said')
}, 20_000)

test('too much data makes the page smaller, and no row is lost or doubled by that', async () => {
  const graph = graphOf()
  const found: unknown[] = []
  let after: string | null = null
  let limit = 100
  do {
    const page = await askMetaPage(graph, { question: { token: 'good', path: 'list' }, after, limit }, signal)
    if (page.kind !== 'page') throw new Error(page.kind)
    found.push(...page.rows)
    ;({ after, limit } = page)
  } while (after)
  expect(found).toEqual(rows)
})

test('a token that has ended, one that is none, and a version that Meta gave up are told apart', async () => {
  const ask = (token: string, version?: string) => graphOf(version).ask({ token, path: 'me' }, signal)
  sandbox.tokens.set('short', { app: 'b', permissions: [], ends_at: now + 1_000 })
  expect((await ask('short')).kind).toBe('said')
  now += 2_000
  expect(await ask('short')).toEqual({ kind: 'token', code: '190/463' })
  expect(await ask('nonsense')).toEqual({ kind: 'token', code: '190' })
  expect(await ask('good', 'v3.0')).toMatchObject({ kind: 'refused', code: '2635' })
})

test.each([4, 17, 32, 613, 80_001])('code %i waits, as long as Meta says, and is never "none"', (code) => {
  const usage = JSON.stringify({ '17': [{ type: 'pages', call_count: 100, estimated_time_to_regain_access: 7 }] })
  const read = (headers: Headers) =>
    readMetaAnswer({ status: 400, headers, text: JSON.stringify({ error: { code, message: 'limit' } }) }, 1_000)
  expect(read(new Headers())).toMatchObject({ kind: 'wait', problem: 'limited', until: null })
  expect(read(new Headers({ 'x-business-use-case-usage': usage }))).toMatchObject({ until: 1_000 + 7 * 60_000 })
})

test.each([
  [403, '<html>blocked</html>', 'wait'],
  [200, '<html>log in</html>', 'wait'],
  [500, '', 'wait'],
  [400, '{"error":{"code":368,"message":"temporarily blocked"}}', 'wait'],
  [403, '{"error":{"code":10,"message":"needs a permission"}}', 'forbidden'],
  [404, '{"error":{"code":803,"message":"no such alias"}}', 'gone'],
  [400, '{"error":{"code":110,"error_subcode":2207013,"message":"Invalid user id"}}', 'gone'],
  [400, '{"error":{"code":100,"error_subcode":33,"message":"does not exist"}}', 'gone'],
  [400, '{"error":{"code":100,"message":"nonexisting field"}}', 'refused'],
  [400, '{"error":{"code":21,"message":"(#21) Page ID 1 was migrated to page ID 22."}}', 'moved'],
])('%i %s is %s', (status, text, kind) => {
  expect(readMetaAnswer({ status, headers: new Headers(), text }, 0).kind).toBe(kind)
})
