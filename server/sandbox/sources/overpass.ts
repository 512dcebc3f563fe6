import { isInBox } from '#domain/leadSources/boundingBox'
import type { Log } from '../../log.ts'
import { openSandboxSource, type SandboxSource, type SourceRequest, type SourceResponse } from './service.ts'
import { type SandboxCity, type SandboxStore, sandboxCities, sandboxStores } from './stores.ts'

/** `secondsToSlot`: until a question may be asked; it goes down by asking after it, for nobody waits in a sandbox. */
export type SandboxOverpass = SandboxSource & { secondsToSlot: number }

/** Overpass with a small map of its own. It reads the part of the query language that Fairlead writes, and refuses the rest. */
export async function openSandboxOverpass(
  log: Log,
  { stores = sandboxStores, port = 0 }: { stores?: readonly SandboxStore[]; port?: number } = {},
): Promise<SandboxOverpass> {
  const state = { secondsToSlot: 0 }
  const answer = (request: SourceRequest): SourceResponse => {
    if (request.path === '/api/status') return statusPage(state)
    if (request.path !== '/api/interpreter') return { status: 404, body: 'Not Found' }
    if (state.secondsToSlot > 0) return { status: 429, body: 'rate_limited' }
    const query = new URLSearchParams(request.body).get('data') ?? request.query.get('data') ?? ''
    const elements = cityElements(query) ?? storeElements(query, stores)
    return elements ? mapAnswer(elements) : syntaxError()
  }
  const source = await openSandboxSource(log, answer, { port, spares: ['/api/status'] })
  return Object.assign(state, source, { url: `${source.url}/api` })
}

/** As Overpass answers; with a `remark`, half of it. */
export const mapAnswer = (elements: readonly object[], remark?: string): SourceResponse => ({
  body: {
    version: 0.6,
    generator: 'Overpass API 0.7.62',
    osm3s: {
      timestamp_osm_base: '2026-11-28T03:00:00Z',
      copyright:
        'The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.',
    },
    elements,
    ...(remark && { remark }),
  },
})

function statusPage(state: { secondsToSlot: number }): SourceResponse {
  const seconds = state.secondsToSlot
  state.secondsToSlot = 0
  const slots =
    seconds > 0 ? `Slot available after: 2026-11-28T04:00:00Z, in ${seconds} seconds.` : '2 slots available now.'
  return {
    body: `Connected as: 2130706433
Current time: 2026-11-28T03:59:00Z
Announced endpoint: none
Rate limit: 2
${slots}
Currently running queries (pid, space limit, time limit, start time):
`,
  }
}

const head = String.raw`^\[out:json\]\[timeout:\d+\]\[maxsize:\d+\];`
const text = String.raw`"((?:[^"\\]|\\.)*)"`
const cityForm = new RegExp(
  String.raw`${head}area\["ISO3166-1"=${text}\]->\.c;rel\(area\.c\)\["boundary"="administrative"\]\[~${text}~${text},i\];out tags bb \d+;$`,
)
const storesForm = new RegExp(String.raw`${head}(?:area\((\d+)\)->\.a;)?\(((?:nwr[^;]*;)+)\);out center tags (\d+);$`)
const lineForm = new RegExp(String.raw`^nwr((?:\[${text}=${text}\])+)(\(area\.a\))?\(([-\d.,]+)\)$`)
const tagForm = new RegExp(String.raw`\[${text}=${text}\]`, 'g')
const unquoted = (value: string) => value.replace(/\\(.)/g, '$1')

function cityElements(query: string): object[] | null {
  const found = cityForm.exec(query)
  if (!found) return null
  const [country, , pattern] = found.slice(1).map(unquoted)
  const called = new RegExp(pattern!, 'i')
  return sandboxCities
    .filter((city) => city.country === country && city.names.some((name) => called.test(name)))
    .map(({ relation, names, level, box: { south, west, north, east } }) => ({
      type: 'relation',
      id: relation,
      bounds: { minlat: south, minlon: west, maxlat: north, maxlon: east },
      tags: {
        name: names[0],
        'name:en': names[1],
        'name:zh': names[2],
        boundary: 'administrative',
        admin_level: String(level),
      },
    }))
}

function storeElements(query: string, stores: readonly SandboxStore[]): object[] | null {
  const found = storesForm.exec(query)
  const lines = found?.[2]!
    .split(';')
    .filter(Boolean)
    .map((line) => lineForm.exec(line))
  if (!found || !lines?.every((line) => line !== null)) return null
  const city = found[1] ? sandboxCities.find(({ relation }) => relation + 3_600_000_000 === Number(found[1])) : null
  const isIn = (store: SandboxStore) => city !== undefined && lines.some((line) => isOfLine(store, line, city))
  return stores.filter(isIn).slice(0, Number(found[3])).map(printed)
}

function isOfLine(store: SandboxStore, line: RegExpExecArray, city: SandboxCity | null): boolean {
  const [south, west, north, east] = line.at(-1)!.split(',').map(Number)
  const tags = [...line[1]!.matchAll(tagForm)]
  return (
    isInBox(store, { south: south!, west: west!, north: north!, east: east! }) &&
    (!city || isInBox(store, city.box)) &&
    tags.every(([, key, value]) => store.tags[unquoted(key!)] === unquoted(value!))
  )
}

const printed = ({ type, id, lat, lon, tags }: SandboxStore): object =>
  type === 'node' ? { type, id, lat, lon, tags } : { type, id, center: { lat, lon }, tags }

const syntaxError = (): SourceResponse => ({
  status: 400,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<?xml version="1.0" encoding="UTF-8"?><html><body>
<p><strong style="color:#FF0000">Error</strong>: line 1: parse error: Unknown type &quot;foo&quot; </p></body></html>`,
})
