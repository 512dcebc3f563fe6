import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BoundingBox } from '#domain/leadSources/boundingBox'
import { quoted } from '#domain/leadSources/overpassQuery'
import { saysNone } from '#domain/leadSources/sourceAnswer'
import { noLog } from '../log.ts'
import { mapAnswer, openSandboxOverpass, type SandboxOverpass } from '../sandbox/sources/overpass.ts'
import type { SourceResponse } from '../sandbox/sources/service.ts'
import { type SandboxStore, sandboxCities, sandboxStores } from '../sandbox/sources/stores.ts'
import { askTile, findCity, freeSlotAt, mostStores, type OverpassSetting } from './overpass.ts'
import { mapTilesOf, type TileStep, walkTiles } from './overpassWalk.ts'
import { neverAborted as signal, testNow, testReach } from './testing/reach.ts'

const lamps = (type: 'node' | 'way', id: number, lat: number, lon: number): SandboxStore => ({
  type,
  id,
  lat,
  lon,
  tags: { shop: 'lighting', name: `Lamps ${id}` },
})
/** On both sides of the date line, and more in one place than an answer has room for. */
const pacific = [lamps('node', 1, -16.8, 179.9), lamps('way', 2, -16.9, -179.9), lamps('node', 3, -16.8, 0)]
const crowd = Array.from({ length: 1_300 }, (_, n) =>
  lamps('node', 100 + n, 10 + (n % 36) / 40, 20 + ((n / 36) | 0) / 40),
)

let overpass: SandboxOverpass
let setting: OverpassSetting
let stop: () => void
let waits: number[] = []
const wait = async (ms: number) => void waits.push(ms)

beforeAll(async () => {
  overpass = await openSandboxOverpass(noLog, { stores: [...sandboxStores, ...pacific, ...crowd] })
  const reach = testReach(overpass)
  stop = reach.stop
  setting = { ...reach, url: overpass.url }
})
afterAll(async () => {
  stop()
  await overpass.stop()
})
beforeEach(() => {
  overpass.next.length = 0
  overpass.secondsToSlot = 0
  waits = []
})

const lisbon = sandboxCities[0]!
const ask = (tile: BoundingBox, area: number | null = null) =>
  askTile(setting, { kinds: ['shop=lighting'], area, tile }, signal)
async function walk(box: BoundingBox, known: string[] = [], tiles = mapTilesOf(box)): Promise<TileStep[]> {
  const steps: TileStep[] = []
  for await (const step of walkTiles(setting, { kinds: ['shop=lighting'], area: null, tiles, known, wait }, signal))
    steps.push(step)
  return steps
}
const storesOf = (steps: TileStep[]) => steps.flatMap((step) => (step.kind === 'tile' ? step.stores : []))

test('a city is found by its name in any language and spelling of capitals, and then its stores', async () => {
  for (const name of ['lisbon', 'LISBOA', '里斯本']) {
    const found = await findCity(setting, { name, country: 'PT' }, signal)
    expect(found).toMatchObject({ kind: 'answered', found: [{ relation: lisbon.relation, box: lisbon.box }] })
  }
  const stores = await ask(lisbon.box, lisbon.relation)
  expect(stores).toMatchObject({ kind: 'answered', isWhole: true })
  expect(stores.kind === 'answered' && stores.found).toHaveLength(300)
  expect(stores.kind === 'answered' && stores.found[0]).toMatchObject({
    kind: 'shop=lighting',
    address: { country: 'PT', city: 'Lisboa' },
    evidence: { licence: 'odbl', mayStore: true, at: testNow },
  })
})

test('a city that the map does not know is not one without stores', async () => {
  const found = await findCity(setting, { name: 'Lisbonne-sur-Mer', country: 'PT' }, signal)
  expect(found).toEqual({ kind: 'failed', problem: 'placeUnknown', code: 'Lisbonne-sur-Mer' })
  expect(await findCity(setting, { name: 'Lisbon', country: 'DE' }, signal)).toMatchObject({ problem: 'placeUnknown' })
  const sea = await ask({ south: 40, west: -30, north: 40.1, east: -29.9 })
  expect(saysNone(sea)).toBe(true)
})

test('no name ends the text that it stands in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(quoted(name)).toMatch(/^"([^"\\]|\\["\\])*"$/)
    }),
  )
})

test('a name of signs is asked for as it is', async () => {
  const found = await findCity(setting, { name: '"];out;(.*', country: 'PT' }, signal)
  expect(found).toMatchObject({ kind: 'failed', problem: 'placeUnknown' })
})

test('a walk over the date line has the stores of both sides, and none between', async () => {
  const steps = await walk({ south: -17, west: 179.5, north: -16.5, east: -179.5 })
  expect(storesOf(steps).map(({ osm }) => osm)).toEqual(['node/1', 'way/2'])
})

test('where there are more stores than an answer holds, quarters are asked until all are there, each once', async () => {
  const box = { south: 9.9, west: 19.9, north: 11, east: 21 }
  expect(await ask(box)).toMatchObject({ isWhole: false, missing: `more than ${mostStores}` })
  const steps = await walk(box, [], [box])
  const found = storesOf(steps).map(({ osm }) => osm)
  expect(found).toHaveLength(1_300)
  expect(new Set(found).size).toBe(1_300)
  expect(steps.every((step) => step.kind === 'tile' && step.missing === null)).toBe(true)
  expect(steps.at(-1)!.left).toEqual([])
})

test('an answer with a remark is half an answer: its quarters are asked, and what came with it is kept', async () => {
  const remark = 'runtime error: Query timed out in "query" at line 1 after 26 seconds.'
  const half = mapAnswer(
    [{ type: 'node', id: 9_000, lat: 38.7, lon: -9.1, tags: { shop: 'lighting', name: 'Half' } }],
    remark,
  )
  overpass.next.push(half, half)
  const answer = await ask(lisbon.box)
  expect(answer).toMatchObject({ kind: 'answered', isWhole: false, missing: remark })
  expect(saysNone(answer)).toBe(false)
  const steps = await walk(lisbon.box, [], [lisbon.box])
  expect(storesOf(steps)).toHaveLength(301)
})

test('a tile that cannot be halved any more and is half answered says what is missing', async () => {
  const tile = { south: 38.7, west: -9.2, north: 38.704, east: -9.196 }
  overpass.next.push(mapAnswer([], 'runtime error: Query run out of memory using about 2048 MB of RAM.'))
  expect(await walk(tile)).toMatchObject([
    { kind: 'tile', stores: [], missing: expect.stringContaining('memory'), left: [] },
  ])
})

test('the walk waits for a slot, for Retry-After and for a gateway that is busy, and asks again', async () => {
  overpass.secondsToSlot = 17
  expect(await freeSlotAt(setting, signal)).toBe(testNow + 17_000)
  overpass.secondsToSlot = 17
  overpass.next.push(
    { status: 429, headers: { 'retry-after': '40' }, body: 'rate_limited' },
    { status: 504, headers: { 'content-type': 'text/html' }, body: '<html>Gateway Timeout</html>' },
  )
  const steps = await walk(lisbon.box)
  expect(steps.map((step) => (step.kind === 'tile' ? 'tile' : step.problem))).toEqual(['rate', 'rate', 'busy', 'tile'])
  expect(waits).toEqual([17_000, 40_000, 20_000])
  expect(storesOf(steps)).toHaveLength(300)
})

test('a server that stays busy stops the walk with all that is left, and it goes on from there without doubles', async () => {
  const whole = storesOf(await walk(lisbon.box))
  const [first, second] = [
    { ...lisbon.box, east: -9.16 },
    { ...lisbon.box, west: -9.16 },
  ]
  const steps: TileStep[] = []
  for await (const step of walkTiles(
    setting,
    { kinds: ['shop=lighting'], area: null, tiles: [first, second], wait },
    signal,
  )) {
    steps.push(step)
    if (step.kind === 'tile') overpass.next.push(...Array.from({ length: 6 }, () => ({ status: 504, body: '' })))
  }
  const last = steps.at(-1)!
  expect(last).toMatchObject({ kind: 'stopped', problem: 'busy', left: [second] })
  const known = storesOf(steps).map(({ osm }) => osm)
  const more = storesOf(await walk(second, known, last.left))
  expect(known.length + more.length).toBe(whole.length)
})

test('a server that wants to be left alone for an hour is: the walk stops with the time at which it goes on', async () => {
  overpass.next.push({ status: 429, headers: { 'retry-after': '3600' }, body: '' })
  expect(await walk(lisbon.box, [], [lisbon.box])).toEqual([
    { kind: 'stopped', problem: 'rate', code: '429', until: testNow + 3_600_000, left: [lisbon.box] },
  ])
  expect(waits).toEqual([])
})

test.each<[string, SourceResponse, string]>([
  [
    'a wall against robots',
    { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Are you a robot? Captcha</html>' },
    'blocked',
  ],
  [
    'a login page',
    { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Welcome to Hotel Wi-Fi</html>' },
    'unreadable',
  ],
  [
    'half a JSON',
    { status: 200, headers: { 'content-type': 'application/json' }, body: '{"elements": [' },
    'unreadable',
  ],
  ['JSON of something else', { status: 200, body: { results: [] } }, 'unreadable'],
  ['a refusal', { status: 403, body: 'Forbidden' }, 'forbidden'],
  [
    'a page of its errors',
    { status: 400, body: '<p><strong style="x">Error</strong>: line 1: parse error </p>' },
    'refused',
  ],
])('%s is an error, never "none found"', async (_, response, problem) => {
  overpass.next.push(response)
  const answer = await ask(lisbon.box)
  expect(answer).toMatchObject({ problem })
  expect(saysNone(answer)).toBe(false)
})

test('an answer of more than eight megabytes is asked for in quarters', async () => {
  overpass.next.push({ status: 200, body: ' '.repeat(8_000_001) })
  expect(storesOf(await walk(lisbon.box, [], [lisbon.box]))).toHaveLength(300)
  overpass.next.push({ status: 200, body: ' '.repeat(8_000_001) })
  const tile = { south: 38.7, west: -9.2, north: 38.704, east: -9.196 }
  expect(await walk(tile)).toMatchObject([{ kind: 'tile', stores: [], missing: 'tooLarge' }])
})

test('an address in this network is not reached, and the walk ends by being aborted', async () => {
  const elsewhere = { ...setting, url: 'http://169.254.169.254/api' }
  const tile = lisbon.box
  const answer = await askTile(elsewhere, { kinds: ['shop=toys'], area: null, tile }, signal)
  expect(answer).toEqual({ kind: 'failed', problem: 'forbidden', code: 'hostNotAllowed' })
  await expect(askTile(setting, { kinds: ['shop=toys'], area: null, tile }, AbortSignal.abort())).rejects.toThrow()
})
