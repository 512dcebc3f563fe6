import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noLog } from '../../log.ts'
import { openSandboxSource, type SandboxSource } from '../../sandbox/sources/service.ts'
import { neverAborted, testReach } from '../testing/reach.ts'
import type { SearchProvider } from './provider.ts'
import { searxngProvider } from './searxng.ts'
import { isSearxThere, openSearx } from './testing/debianSearx.ts'

const pageOf = (page: number) =>
  Array.from({ length: page < 3 ? 10 : 0 }, (_, n) => ({
    url: `https://shop-${page}-${n}.example/`,
    title: `<b>Lamps</b> ${page} ${n}`,
    content: '灯具 &amp; lamps',
  }))

describe.skipIf(!isSearxThere)('a metasearch that others wrote', () => {
  let google: SandboxSource
  let searx: Awaited<ReturnType<typeof openSearx>>
  let provider: SearchProvider
  const ends: (() => unknown)[] = []
  const open = async (url: string) => {
    const reach = testReach({ url })
    ends.push(reach.stop)
    return searxngProvider({ ...reach, url })
  }
  beforeAll(async () => {
    google = await openSandboxSource(noLog, ({ query }) => ({
      body: { results: query.get('q') === 'nothing' ? [] : pageOf(Number(query.get('page'))) },
    }))
    searx = await openSearx([
      { name: 'google', url: google.url },
      { name: 'bing', url: 'http://127.0.0.1:9' },
    ])
    provider = await open(searx.url)
  }, 240_000)
  afterAll(async () => {
    for (const end of ends) await end()
    await searx?.stop()
    await google?.stop()
  })
  const ask = (words: string, place: 'google' | 'bing' | null, page = 1) =>
    provider.search({ words, place, page, language: null, country: null }, neverAborted)

  test('its results are read page by page, as text', async () => {
    const first = await ask('lamps lisbon', 'google')
    if (first.kind !== 'answered') throw new Error(JSON.stringify(first))
    expect(first.isWhole).toBe(true)
    expect(first.found.results).toHaveLength(10)
    expect(first.found.results[0]).toMatchObject({ url: 'https://shop-1-0.example/', snippet: '灯具 & lamps' })
    expect(first.found.results[0]!.title).not.toContain('<')
    const second = await ask('lamps lisbon', 'google', 2)
    expect(second.kind === 'answered' && second.found.results[0]?.url).toBe('https://shop-2-0.example/')
  })

  test('an engine that nobody can reach is trouble, and beside another one a part that is missing', async () => {
    const all = await ask('lamps', null)
    expect(all).toMatchObject({ kind: 'answered', isWhole: false })
    expect(await ask('lamps', 'bing')).toMatchObject({ kind: 'later' })
  })

  test('"none" is said only where the engine knows other words', async () => {
    expect(await ask('nothing', 'google')).toMatchObject({ kind: 'answered', found: { results: [], last: true } })
  })
})
