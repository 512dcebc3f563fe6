import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { noLog } from '../../log.ts'
import { openMetaGraph } from '../../meta/graph.ts'
import { MetaFault, openSandboxMetaGraph, type SandboxMetaGraph } from '../../sandbox/metaGraph.ts'
import {
  metaWorldRoutes,
  sandboxAccounts,
  sandboxMetaInstagram,
  sandboxMetaToken,
  sandboxMetaTokens,
  sandboxPages,
} from '../../sandbox/metaWorld.ts'
import { openSandboxSearxng } from '../../sandbox/sources/searches.ts'
import type { SandboxSource } from '../../sandbox/sources/service.ts'
import { searxngProvider } from '../../sources/search/searxng.ts'
import { neverAborted, testNow } from '../../sources/testing/reach.ts'
import type { StepTools } from '../steps.ts'
import { openTestTools, textsOf, walkSteps } from '../testing/walkSteps.ts'
import { facebook, instagram } from './socialSteps.ts'

let searxng: SandboxSource
let meta: SandboxMetaGraph
let opened: Awaited<ReturnType<typeof openTestTools>>
let tools: StepTools
let hostile: { path: string; answer: object } | null = null
beforeAll(async () => {
  searxng = await openSandboxSearxng(noLog)
  meta = await openSandboxMetaGraph({
    log: noLog,
    clock: () => testNow,
    routes: [({ path }) => (hostile && path === hostile.path ? hostile.answer : null), ...metaWorldRoutes()],
    perHour: 100_000,
  })
  opened = await openTestTools(searxng, { ...meta, asked: meta.asked })
})
afterAll(async () => {
  await opened.stop()
  await searxng.stop()
  await meta.stop()
})
beforeEach(() => {
  hostile = null
  meta.asked.length = meta.next.length = searxng.next.length = searxng.asked.length = 0
  meta.tokens.clear()
  for (const [text, token] of sandboxMetaTokens) meta.tokens.set(text, token)
  const { reach } = opened.tools
  const graph = openMetaGraph({ url: meta.url, version: 'v25.0', appSecret: null }, reach)
  tools = {
    ...opened.tools,
    search: searxngProvider({ ...reach, url: searxng.url }),
    meta: { graph, token: sandboxMetaToken, instagram: sandboxMetaInstagram },
  }
})

const find = { by: 'search', keyword: 'lights', country: 'PT', city: 'Lisbon', pages: 10 } as const
const fb = { kind: 'facebook', find } as const
const ig = { kind: 'instagram', find } as const
const listed = (...lines: string[]): StepTools => ({
  ...tools,
  broughtRows: async (page) =>
    lines.slice(page * limits.leadPageRows, (page + 1) * limits.leadPageRows).map((social) => ({ social })),
})

test('60 pages and 40 accounts are found by searches and by Meta’s own, each once, counted, and reached by their own sites', async () => {
  const pages = await walkSteps(facebook, fb, tools)
  expect(pages.troubles).toEqual([])
  expect(pages.leads.size).toBe(60)
  const accounts = await walkSteps(instagram, ig, tools)
  expect(accounts.leads.size).toBe(40)
  const page = pages.leads.get('lightslisbon1')
  expect(textsOf(page, 'follower_count')).toEqual([String(sandboxPages[0]!.followers)])
  expect(textsOf(page, 'category')).toEqual(['Lighting store'])
  expect(textsOf(page, 'keyword')).toContain('lights')
  expect(textsOf(page, 'email')).toContain('sales@lighting-1-lisboa.example')
  expect(textsOf(page, 'phone').length).toBeGreaterThan(0)
  const of = (field: 'email', source: string) =>
    [...pages.leads.values(), ...accounts.leads.values()].flatMap(({ values }) =>
      values.filter((one) => one.field === field && one.source !== source),
    )
  expect(of('email', 'site')).toEqual([])
  const reached = (walk: typeof pages) => [...walk.leads.values()].filter((lead) => textsOf(lead, 'email').length > 0)
  expect(reached(pages).length).toBeGreaterThanOrEqual(54)
  expect(reached(accounts).length).toBeGreaterThanOrEqual(36)
  expect(new Set(meta.asked).size).toBe(meta.asked.length)
})

test('what is not shown is told and is still looked for by its site; it is never an empty answer', async () => {
  const { leads } = await walkSteps(facebook, fb, tools)
  const causes = new Set<string>()
  for (const { username, unshown } of sandboxPages.filter((one) => one.unshown)) {
    const lead = leads.get(username.toLowerCase().replaceAll('.', ''))
    expect(textsOf(lead, 'status')).toEqual([unshown])
    expect(textsOf(lead, 'follower_count')).toEqual([])
    expect(textsOf(lead, 'email').length).toBeGreaterThan(0)
    causes.add(unshown!)
  }
  const walk = await walkSteps(instagram, ig, tools)
  for (const { username, unshown } of sandboxAccounts.filter((one) => one.unshown)) {
    expect(textsOf(walk.leads.get(username), 'status')).toEqual([unshown])
    causes.add(unshown!)
  }
  expect(causes).toEqual(new Set(['gone', 'restricted', 'private', 'notShown']))
})

test('without an app at Meta the pages are found and their sites read; without a search service Meta’s own search does', async () => {
  const without = await walkSteps(facebook, fb, { ...tools, meta: null })
  expect(without.leads.size).toBe(60)
  expect(without.troubles).toEqual([])
  expect(meta.asked).toEqual([])
  expect(textsOf(without.leads.get('lightslisbon1'), 'email')).toContain('sales@lighting-1-lisboa.example')
  const own = await walkSteps(facebook, fb, { ...tools, search: null })
  // Meta's own search does not know the one that is gone.
  expect(own.leads.size).toBe(59)
  expect(searxng.asked.length).toBeGreaterThan(0)
  const neither = await walkSteps(instagram, ig, { ...tools, search: null, meta: null })
  expect(neither.troubles).toMatchObject([{ kind: 'failed', problem: 'notCovered' }])
})

test('ten thousand names in three writings with doubles are asked once each', async () => {
  const lines = Array.from({ length: 10_000 }, (_, n) => {
    const name = `LampShop${n % 3_000}`
    return [`https://facebook.com/${name}/`, `@${name.toLowerCase()}`, `Lamp.Shop${n % 3_000}`][n % 3]!
  })
  const names = { ...listed(...lines, '<script>alert(1)</script>'), search: null, meta: null }
  const walk = await walkSteps(facebook, { kind: 'facebook', find: { by: 'list' } }, names, { most: 5_000 })
  expect(walk.leads.size).toBe(3_000)
  expect(walk.taken.filter((key) => key.startsWith('profile'))).toHaveLength(3_000)
  expect(walk.missing).toEqual(['1 / 1: no name of facebook'])
})

const limitOf = (code: number) => ({ status: 400, body: { error: { code, message: 'limit' } } })
test.each([4, 17, 32, 613])(
  'code %i is a limit that waits: the page is asked again, and nothing is said of it',
  async (code) => {
    meta.next.push(limitOf(code))
    const step = { key: 'p', work: { kind: 'profile', lead: 'lightslisbon1', ask: 'lightslisbon1', title: 'x' } }
    expect(await facebook.take(step, fb, tools, neverAborted)).toEqual({
      kind: 'trouble',
      trouble: {
        kind: 'later',
        problem: 'limited',
        until: testNow + limits.metaRestMinutes * 60_000,
        code: String(code),
      },
    })
    // Until its time has come nobody asks at all.
    const asked = meta.asked.length
    expect(await facebook.take(step, fb, tools, neverAborted)).toMatchObject({ trouble: { problem: 'limited' } })
    expect(meta.asked).toHaveLength(asked)
  },
)

test('a block is a block, a token that ended holds up this question alone, a permission that is not there is told as missing', async () => {
  const step = { key: 'p', work: { kind: 'profile', lead: 'lightslisbon1', ask: 'lightslisbon1', title: '' } }
  const take = () => facebook.take(step, fb, tools, neverAborted)
  meta.next.push({ status: 400, body: { error: { code: 368, message: 'temporarily blocked' } } })
  expect(await take()).toMatchObject({ kind: 'trouble', trouble: { kind: 'later', problem: 'blocked' } })
  meta.tokens.set(sandboxMetaToken, { app: 'sandbox', permissions: [], ends_at: null })
  expect(await take()).toMatchObject({ kind: 'found', leads: [], missing: 'lightslisbon1: forbidden (10)' })
  meta.tokens.clear()
  expect(await take()).toMatchObject({ kind: 'trouble', trouble: { problem: 'key' }, blocks: 'step' })
})

test('a page by its number and the same by its name are one row with the evidence of both, in either order', async () => {
  const [first, second] = sandboxPages as [(typeof sandboxPages)[0], (typeof sandboxPages)[0]]
  const byNumber = (id: string) => `https://www.facebook.com/profile.php?id=${id}`
  const lines = [byNumber(first.id), first.username, second.username, second.id, `facebook.com/people/x/${second.id}/`]
  const walk = await walkSteps(facebook, { kind: 'facebook', find: { by: 'list' } }, listed(...lines))
  expect([...walk.leads.keys()].toSorted()).toEqual(['lightslisbon1', 'lightslisbon2'])
  for (const [key, { id }] of [
    ['lightslisbon1', first],
    ['lightslisbon2', second],
  ] as const) {
    const lead = walk.leads.get(key)
    expect(textsOf(lead, 'social')).toEqual(expect.arrayContaining([byNumber(id), `https://www.facebook.com/${key}`]))
    expect(textsOf(lead, 'status')).toEqual([])
  }
  // Each is asked for once by each way to write it.
  expect(walk.taken.filter((key) => key.startsWith('profile'))).toHaveLength(4)
})

test('what was brought with a number is written down whether or not Meta says its name', async () => {
  const id = sandboxPages[0]!.id
  const brought = {
    ...tools,
    broughtRows: async (page: number) =>
      page > 0 ? [] : [{ social: id, company: 'Casa Sombra', phone: '351912345678' }],
  }
  const list = { kind: 'facebook', find: { by: 'list' } } as const
  const found = await walkSteps(facebook, list, brought)
  expect(textsOf(found.leads.get('lightslisbon1'), 'company')).toContain('Casa Sombra')
  expect(textsOf(found.leads.get('lightslisbon1'), 'phone')).toContain('351912345678')
  meta.tokens.clear()
  const ended = await walkSteps(facebook, list, brought)
  expect(ended.troubles).toMatchObject([{ problem: 'key' }])
  expect(textsOf(ended.leads.get(id), 'phone')).toEqual(['351912345678'])
  const without = await walkSteps(facebook, list, { ...brought, meta: null })
  expect(textsOf(without.leads.get(id), 'phone')).toContain('351912345678')
})

test('a page that became another one is told and asked by that one, and a new name is told', async () => {
  meta.next.push({
    status: 400,
    body: { error: { code: 21, message: '(#21) Page ID 1 was migrated to page ID 100060000000000.' } },
  })
  const walk = await walkSteps(facebook, { kind: 'facebook', find: { by: 'list' } }, listed('OldLampShop'))
  const lead = walk.leads.get('oldlampshop')
  expect(textsOf(lead, 'status')).toEqual(['moved: 100060000000000', 'renamed: lightslisbon1'])
  expect(textsOf(lead, 'follower_count')).toHaveLength(1)
  expect(walk.leads.size).toBe(1)
})

test('script in every field stays text, and no address of it leads anywhere but to a site', async () => {
  const evil = '<script>alert("x")</script>\u202e'
  hostile = {
    path: 'evilshop',
    answer: {
      id: '1',
      name: evil,
      username: evil,
      about: evil,
      category: evil,
      website: 'javascript:alert(1)',
      followers_count: 3,
    },
  }
  const walk = await walkSteps(
    facebook,
    { kind: 'facebook', find: { by: 'list' } },
    { ...listed('EvilShop'), search: null },
  )
  const values = walk.leads.get('evilshop')!.values
  expect(values.filter(({ value }) => value.includes('<script>')).length).toBeGreaterThanOrEqual(3)
  expect(
    values.every(({ value, url }) => !value.includes('\u202e') && (url === '' || url.startsWith('https://'))),
  ).toBe(true)
  expect(walk.taken.some((key) => key.startsWith('site '))).toBe(false)
})

test('the fake refuses what Meta refuses: a field that is none, and a page of results that is too large', async () => {
  const { graph } = tools.meta!
  const ask = (path: string, query: Record<string, string>) =>
    graph.ask({ token: sandboxMetaToken, path, query }, neverAborted)
  expect(await ask('lightslisbon1', { fields: 'id,emails' })).toMatchObject({ kind: 'refused', code: '100' })
  expect(await ask('pages/search', { q: 'lights', limit: '50' })).toMatchObject({ kind: 'tooMuch' })
  expect(new MetaFault(1, 'x').status).toBe(400)
})
