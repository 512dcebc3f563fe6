import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noLog } from '../../log.ts'
import { mapAnswer, openSandboxOverpass, type SandboxOverpass } from '../../sandbox/sources/overpass.ts'
import { testNow } from '../../sources/testing/reach.ts'
import type { StepTools } from '../steps.ts'
import { openTestTools, textsOf, walkSteps } from '../testing/walkSteps.ts'
import { offlineStores } from './offlineStores.ts'

let overpass: SandboxOverpass
let opened: Awaited<ReturnType<typeof openTestTools>>
let tools: StepTools
beforeAll(async () => {
  overpass = await openSandboxOverpass(noLog)
  opened = await openTestTools(overpass)
  tools = { ...opened.tools, overpass: overpass.url }
})
afterAll(async () => {
  await opened.stop()
  await overpass.stop()
})
beforeEach(() => {
  overpass.next.length = 0
})

const form = (keyword: string, country: string, city: string) =>
  ({ kind: 'offlineStores', keyword, country, city, from: 'osm' }) as const

test('all lamp shops of Lisbon are found, and the site of each adds what it says under the same lead', async () => {
  const { leads, taken, troubles } = await walkSteps(offlineStores, form('灯具店', 'PT', '里斯本'), tools)
  expect(troubles).toEqual([])
  expect(leads.size).toBe(300)
  expect(taken[0]).toMatch(/^tile /)
  // Two in three have a site.
  expect(taken.filter((key) => key.startsWith('site '))).toHaveLength(200)
  const lead = leads.get('node/1000000')
  expect(lead?.place).not.toBeNull()
  expect(textsOf(lead, 'company')).toContain('Casa Sombra 1')
  expect(textsOf(lead, 'type')).toEqual(['shop=lighting'])
  expect(textsOf(lead, 'address')[0]).toBe('Rua Augusta 1, 1100-000 Lisboa')
  expect(textsOf(lead, 'country')).toEqual(['PT'])
  expect(textsOf(lead, 'phone')[0]).toBe('351210100000')
  expect(textsOf(lead, 'email')).toEqual(
    expect.arrayContaining(['info@lighting-1-lisboa.example', 'sales@lighting-1-lisboa.example']),
  )
  const hidden = lead?.values.find(({ value }) => value.startsWith('sales@'))
  expect(hidden).toMatchObject({
    source: 'site',
    licence: 'publicPage',
    at: testNow,
    way: 'hidden',
    snippet: expect.stringContaining('[at]'),
  })
  expect(hidden?.url).toMatch(/\/contact$/)
  expect(lead?.values[0]).toMatchObject({
    source: 'overpass',
    licence: 'odbl',
    url: 'https://www.openstreetmap.org/node/1000000',
  })
})

test('where the list has no such city the map is asked, and what it does not know either is trouble and not "none"', async () => {
  const found = await walkSteps(offlineStores, form('hardware', 'PT', 'Lisboa'), tools, { most: 3 })
  expect(found.taken[0]).toBe('city Lisboa')
  expect(found.leads.size).toBe(40)
  const lost = await walkSteps(offlineStores, form('hardware', 'PT', 'Nowhere at all'), tools)
  expect(lost.troubles).toEqual([{ kind: 'failed', problem: 'placeUnknown', code: 'Nowhere at all' }])
})

test('of half a tile the stores are kept and its quarters are asked', async () => {
  overpass.next.push(
    mapAnswer(
      [{ type: 'node', id: 7, lat: 53.55, lon: 10, tags: { name: 'Seen once', shop: 'lighting' } }],
      'runtime error: Query timed out',
    ),
  )
  const { leads, taken, missing } = await walkSteps(offlineStores, form('lamps', 'DE', 'Hamburg'), tools)
  expect(leads.has('node/7')).toBe(true)
  expect(leads.size).toBe(301)
  expect(taken.filter((key) => key.startsWith('tile '))).toHaveLength(
    offlineStores.first(form('lamps', 'DE', 'Hamburg')).length + 4,
  )
  expect(missing).toEqual([])
})

test('two entries of one store in a tile are one lead with the values of both', async () => {
  const tags = { shop: 'lighting', name: 'Casa Luz' }
  overpass.next.push(
    mapAnswer([
      { type: 'node', id: 7, lat: 38.7, lon: -9.1, tags: { ...tags, phone: '+351 210 123 456' } },
      {
        type: 'way',
        id: 8,
        center: { lat: 38.7005, lon: -9.1 },
        tags: { ...tags, 'contact:email': 'casa@luz.example' },
      },
      { type: 'node', id: 9, lat: 38.75, lon: -9.1, tags },
    ]),
  )
  const { leads } = await walkSteps(offlineStores, form('lamps', 'PT', 'Lisbon'), tools, { most: 1 })
  expect([...leads.keys()]).toEqual(['node/7', 'node/9'])
  expect(textsOf(leads.get('node/7'), 'email')).toEqual(['casa@luz.example'])
})

test('without a free slot the tile is asked later, and a keyword that means nothing on a map is said to', async () => {
  overpass.secondsToSlot = 30
  const busy = await walkSteps(offlineStores, form('lamps', 'PT', 'Lisbon'), tools, { most: 1 })
  expect(busy.troubles).toEqual([{ kind: 'later', problem: 'rate', until: testNow + 30_000, code: 'slot' }])
  const unknown = await walkSteps(offlineStores, form('qwzx', 'PT', 'Lisbon'), tools, { most: 1 })
  expect(unknown.troubles).toEqual([{ kind: 'failed', problem: 'notCovered', code: 'qwzx' }])
})
