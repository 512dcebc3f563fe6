import { afterAll, beforeAll, expect, test } from 'vitest'
import { noLog } from '../../log.ts'
import { openSandboxFiles } from '../../sandbox/sources/overture.ts'
import { placeFile, type TestPlace } from '../../sources/testing/placeFile.ts'
import type { StepTools } from '../steps.ts'
import { openTestTools, textsOf, walkSteps } from '../testing/walkSteps.ts'
import { offlineStores } from './offlineStores.ts'

const place = (n: number, category: string, lat: number, lon: number): TestPlace => ({
  id: `p${n}`,
  name: `Place ${n}`,
  category,
  lat,
  lon,
  ...(n % 10 === 0 && { site: 'https://lighting-1-lisboa.example', phone: '210 100 000' }),
})
/** A hundred of each in Lisbon, in Hamburg, and nowhere near. */
const places = [
  ...Array.from({ length: 100 }, (_, n) => place(n, n % 2 ? 'lighting_store' : 'pharmacy', 38.72, -9.13 - n / 10_000)),
  ...Array.from({ length: 100 }, (_, n) => place(100 + n, 'lighting_store', 53.55, 10)),
  ...Array.from({ length: 100 }, (_, n) => place(200 + n, 'lighting_store', -16.8, 179.9)),
]
const whole = placeFile(places, { rowGroupSize: 100 })
const files = new Map<string, Uint8Array>([['release/part-0.parquet', whole]])

let server: Awaited<ReturnType<typeof openSandboxFiles>>
let opened: Awaited<ReturnType<typeof openTestTools>>
let tools: StepTools
beforeAll(async () => {
  server = await openSandboxFiles(noLog, files)
  opened = await openTestTools({ ...server, next: [] })
  tools = { ...opened.tools, overture: server.url }
})
afterAll(async () => {
  await opened.stop()
  await server.stop()
})
const form = (keyword: string, city: string, country = 'PT') =>
  ({ kind: 'offlineStores', keyword, country, city, from: 'overture' }) as const
const ofFile = (name: string, bytes: Uint8Array) => {
  files.set(name, bytes)
  return walkSteps(offlineStores, form('lamps', 'Lisbon'), { ...tools, overture: server.url + name })
}

test('of a release only the row groups of the city are read, and their places are leads with all that they say', async () => {
  server.asked.length = 0
  const { leads, taken, troubles } = await walkSteps(offlineStores, form('pharmacy', 'Lisbon'), tools)
  expect(troubles).toEqual([])
  expect(taken.filter((key) => key.startsWith('rows'))).toHaveLength(1)
  expect(leads.size).toBe(50)
  const lead = leads.get('overture/p0')
  expect(textsOf(lead, 'company')[0]).toBe('Place 0')
  expect(textsOf(lead, 'phone')[0]).toBe('351210100000')
  expect(textsOf(lead, 'address')).toContain('Rua Augusta 1, Lisboa')
  expect(lead?.values[0]).toMatchObject({
    source: 'overture',
    licence: 'overture',
    url: `${server.url}release/part-0.parquet`,
  })
  expect(textsOf(lead, 'email')).toContain('sales@lighting-1-lisboa.example')
  expect(server.asked.filter((one) => one.includes('parquet')).every((one) => one.includes('bytes='))).toBe(true)
})

test('a keyword finds its categories in either language, and no others', async () => {
  const { leads } = await walkSteps(offlineStores, form('灯具店', 'Hamburg', 'DE'), tools)
  expect(leads.size).toBe(100)
})

test('a file that lies is trouble and never "none found", and costs no memory', async () => {
  const cut = whole.slice(0, whole.length - 4_000)
  const noise = Uint8Array.from({ length: 20_000 }, (_, n) => (n * 7919) % 251)
  const magic = new TextEncoder().encode('PAR1')
  // A footer that is longer than the file.
  const long = new Uint8Array([...magic, ...new Uint8Array(8), 0xff, 0xff, 0xff, 0x7f, ...magic])
  // Rows that are there by the footer, and noise where they should lie.
  const hollow = Uint8Array.from(whole, (byte, n) => (n > 4 && n < 12_000 ? (n * 31) % 256 : byte))
  for (const [n, bytes] of [cut, noise, long, hollow].entries()) {
    const { leads, troubles } = await ofFile(`lie-${n}.parquet`, bytes)
    expect([leads.size, troubles[0]?.problem], `lie ${n}`).toEqual([0, 'unreadable'])
  }
})

test('a place that is not there, a city that nobody knows and a server without a release are told apart', async () => {
  const gone = await walkSteps(offlineStores, form('lamps', 'Lisbon'), {
    ...tools,
    overture: `${server.url}gone.parquet`,
  })
  expect(gone.troubles).toMatchObject([{ kind: 'failed', problem: 'unreadable', code: '404' }])
  const lost = await walkSteps(offlineStores, form('lamps', 'Nowhere'), tools)
  expect(lost.troubles).toMatchObject([{ problem: 'placeUnknown' }])
  const none = await walkSteps(offlineStores, form('lamps', 'Lisbon'), { ...tools, overture: null })
  expect(none.troubles).toMatchObject([{ problem: 'notCovered', code: 'overture' }])
})
