import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sourceLicences } from '#domain/leadSources/licences'
import { wholeAnswer } from '#domain/leadSources/sourceAnswer'
import { noLog } from '../../log.ts'
import { openSandboxSearxng, searxngAnswer } from '../../sandbox/sources/searches.ts'
import type { SandboxSource } from '../../sandbox/sources/service.ts'
import type { SearchProvider } from '../../sources/search/provider.ts'
import { searxngProvider } from '../../sources/search/searxng.ts'
import { testNow } from '../../sources/testing/reach.ts'
import type { StepTools } from '../steps.ts'
import { openTestTools, textsOf, walkSteps } from '../testing/walkSteps.ts'
import { globalMedia } from './globalMedia.ts'

let searxng: SandboxSource
let opened: Awaited<ReturnType<typeof openTestTools>>
let tools: StepTools
beforeAll(async () => {
  searxng = await openSandboxSearxng(noLog)
  opened = await openTestTools(searxng)
  tools = { ...opened.tools, search: searxngProvider({ ...opened.tools.reach, url: searxng.url }) }
})
afterAll(async () => {
  await opened.stop()
  await searxng.stop()
})
beforeEach(() => {
  searxng.next.length = searxng.asked.length = opened.sites.asked.length = 0
})

const form = (places: ('google' | 'bing' | 'yandex' | 'linkedIn')[], pages = 10, words = ['lights lisbon']) =>
  ({ kind: 'globalMedia', words, places, country: '', pages }) as const

test('the sites behind the results are read, and what is stored is what they say and not what the search said', async () => {
  const { leads, troubles } = await walkSteps(globalMedia, form(['google']), tools)
  expect(troubles).toEqual([])
  expect(leads.size).toBe(90)
  const values = [...leads.values()].flatMap((lead) => lead.values)
  expect(values.every(({ source, licence }) => source === 'site' && sourceLicences[licence].mayStore)).toBe(true)
  expect(textsOf(leads.get('lighting-1-lisboa.example'), 'email')).toContain('sales@lighting-1-lisboa.example')
})

test('only so many pages are asked as were wanted, and a site that two searches find is read once', async () => {
  const { taken } = await walkSteps(globalMedia, form(['google', 'bing'], 1), tools)
  expect(taken.filter((key) => key.startsWith('results'))).toEqual([
    'results google 1 lights lisbon',
    'results bing 1 lights lisbon',
  ])
  expect(taken.filter((key) => key.startsWith('site'))).toHaveLength(8)
})

test('LinkedIn is ten links to open, one page, and nobody reads it', async () => {
  const results = Array.from({ length: 15 }, (_, n) => ({
    title: `P${n}`,
    url: `https://www.linkedin.com/company/${n}`,
    content: '',
  }))
  searxng.next.push(searxngAnswer('x', results))
  const walk = await walkSteps(globalMedia, form(['linkedIn']), tools)
  expect(walk.links).toHaveLength(10)
  expect(walk.taken).toHaveLength(1)
  expect(walk.leads.size).toBe(0)
  // Among the results of another place it is a link as well.
  searxng.next.push(
    searxngAnswer(
      'x',
      results.slice(0, 1).map((one) => ({ ...one, engine: 'google' })),
    ),
  )
  const mixed = await walkSteps(globalMedia, form(['google'], 1), tools)
  expect(mixed.links).toEqual(['https://www.linkedin.com/company/0'])
  expect(opened.sites.asked).toEqual([])
})

test('a site that sends on to one whose terms forbid it is not followed there', async () => {
  searxng.next.push(
    searxngAnswer('x', [{ title: 'A', url: 'https://toys-1-lisboa.example/', content: '', engine: 'google' }]),
  )
  opened.sites.next.push({ status: 302, headers: { location: 'https://www.linkedin.com/company/a' }, body: '' })
  const walk = await walkSteps(globalMedia, form(['google'], 1), tools)
  expect(walk.missing).toEqual(['toys-1-lisboa.example: noPage'])
})

test('a search that is blocked is trouble and never "none found", and half of one says which part is missing', async () => {
  searxng.next.push(searxngAnswer('x', [], [['google', 'CAPTCHA']]))
  expect((await walkSteps(globalMedia, form(['google']), tools)).troubles).toMatchObject([
    { kind: 'later', problem: 'blocked' },
  ])
  const one = { title: 'A', url: 'https://hardware-1-lisboa.example/', content: '', engine: 'google' }
  searxng.next.push(searxngAnswer('x', [one], [['bing', 'timeout']]))
  const half = await walkSteps(globalMedia, form(['google'], 1), tools)
  expect(half.missing).toEqual(['bing: timeout'])
  expect(half.leads.size).toBe(1)
})

test('an engine that the operator does not have costs its own part, and no search at all is said to be none', async () => {
  searxng.next.push(searxngAnswer('x', [{ title: 'A', url: 'https://a.example/', content: '', engine: 'mojeek' }]))
  const walk = await walkSteps(globalMedia, form(['yandex'], 1), tools)
  expect(walk.troubles).toEqual([])
  expect(walk.missing).toEqual(['yandex: notCovered'])
  const none = await walkSteps(globalMedia, form(['google']), { ...tools, search: null })
  expect(none.troubles).toEqual([{ kind: 'failed', problem: 'notCovered', code: 'search' }])
})

test('where the licence lets results be kept, they are leads before their site was read', async () => {
  const evidence = {
    source: 'pasted',
    licence: 'ownNote',
    mayStore: true,
    at: testNow,
    url: 'https://nobody.example/',
  } as const
  const results = [{ title: 'Nobody Ltd', url: 'https://nobody.example/', snippet: 'Lamps since 1990', evidence }]
  const search: SearchProvider = {
    service: 'pasted',
    pageSize: 10,
    lastPage: 1,
    search: async () => wholeAnswer({ results, last: true }),
  }
  const { leads, missing } = await walkSteps(globalMedia, form(['google']), { ...tools, search })
  expect(textsOf(leads.get('nobody.example'), 'company')).toEqual(['Nobody Ltd'])
  expect(missing).toEqual(['nobody.example: noPage'])
})
