import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leadCalls } from '#domain/leads/calls'
import { products } from '#domain/products'
import { leadSettingsOf } from '../../leads/settings.ts'
import { noLog } from '../../log.ts'
import { grantProduct } from '../../operator.ts'
import { openSandboxSearxng } from '../../sandbox/sources/searches.ts'
import { openSandboxSource, type SandboxSource, type SourceRequest } from '../../sandbox/sources/service.ts'
import { signedInCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let google: SandboxSource
let searxng: SandboxSource
let server: TestServer
let main: Device
let asked: SourceRequest[] = []
const place = {
  displayName: { text: 'Casa Sombra' },
  primaryTypeDisplayName: { text: 'Lighting store' },
  internationalPhoneNumber: '+351 21 010 0000',
  formattedAddress: 'Rua Augusta 1, Lisboa',
  rating: 4.5,
  userRatingCount: 12,
  googleMapsUri: 'https://maps.google.com/?cid=1',
}

beforeAll(async () => {
  google = await openSandboxSource(noLog, (request) => {
    asked.push(request)
    return { body: { places: [place] } }
  })
  searxng = await openSandboxSearxng(noLog)
  const own = [google, searxng].map(({ url }) => ({ address: '127.0.0.1', port: Number(new URL(url).port) }))
  const env = { GOOGLE_PLACES_KEY: 'secret', GOOGLE_PLACES_URL: google.url, SEARXNG_URL: searxng.url }
  server = await startTestServer({ leads: leadSettingsOf(env, own) })
  main = (await signedInCompany(server, 0)).main
  await grantProduct(server.database, main.user.username, { products: [products.globalTrade], expires: null })
})
afterAll(async () => {
  await server.stop()
  await google.stop()
  await searxng.stop()
})
beforeEach(() => {
  asked = []
})

const words = { words: 'lamps Lisbon', country: 'PT', language: 'en-US' } as const

test('places of Google are shown as they are now, asked by the operator’s key, and no row is made of them', async () => {
  const { rows, problem } = await main.get(leadCalls.live_places, words)
  expect([problem, rows]).toMatchObject(['', [{ name: 'Casa Sombra', rating: 4.5, comment_count: 12, website: '' }]])
  expect(asked[0]).toMatchObject({ path: '/places:searchText', method: 'POST' })
  expect(asked[0]!.headers['x-goog-api-key']).toBe('secret')
  expect(JSON.parse(asked[0]!.body)).toMatchObject({ textQuery: 'lamps Lisbon', regionCode: 'PT' })
  const { rows: leads } = await server.database.pool.query('select from lead')
  expect(leads).toHaveLength(0)
})

test('a key that ended and a service that has had enough are said, and are never "none found"', async () => {
  google.next.push({ status: 400, body: { error: { message: 'API key not valid' } } })
  expect(await main.get(leadCalls.live_places, words)).toEqual({ rows: [], problem: 'key' })
  google.next.push({ status: 429, body: '' })
  expect(await main.get(leadCalls.live_places, words)).toEqual({ rows: [], problem: 'rate' })
  google.next.push({ body: { places: 'all of them' } })
  expect(await main.get(leadCalls.live_places, words)).toEqual({ rows: [], problem: 'unreadable' })
})

test('of LinkedIn there are ten links at most, all of its own site', async () => {
  const { rows } = await main.get(leadCalls.links, { words: 'lights', country: '' })
  expect(rows).toHaveLength(10)
  for (const { url } of rows) expect(new URL(url).hostname).toBe('www.linkedin.com')
})

test('countries stand in the language asked for, and cities are found by what they begin with', async () => {
  const { countries } = await main.get(leadCalls.countries, { language: 'zh-CN' })
  expect(countries.find(({ code }) => code === 'PT')?.name).toBe('葡萄牙')
  const { cities } = await main.get(leadCalls.cities, { country: 'PT', begins: 'Lis' })
  expect(cities[0]).toMatchObject({ name: 'Lisbon', name_zh: '里斯本' })
  await expect(main.get(leadCalls.cities, { country: 'Portugal', begins: '' })).rejects.toThrow()
})

test('a page of a list that its terms close, or that lies inside our own network, is told as such and never as empty', async () => {
  const page = (url: string) => main.get(leadCalls.list_page, { url })
  expect(await page('https://de.kompass.com/list')).toMatchObject({ problem: 'forbidden', code: 'terms', nodes: [] })
  expect(await page(searxng.url)).toMatchObject({ problem: 'unreachable', nodes: [] })
})

test('a list of exhibitors in a PDF comes back as its lines, and what is no PDF is said to be none', async () => {
  const file = readFileSync(join(import.meta.dirname, '../../../tests/fixtures/leads/exhibitorTable.pdf'))
  const { text } = await main.get(leadCalls.read_pdf, { pdf: file.toString('base64') })
  expect(text).toContain('Acme Lighting GmbH\tGermany\tA10')
  const none = Buffer.from('hello').toString('base64')
  await expect(main.get(leadCalls.read_pdf, { pdf: none })).rejects.toThrow('documentUnreadable')
})
