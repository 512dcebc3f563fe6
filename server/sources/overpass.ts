import * as z from 'zod/mini'
import type { BoundingBox } from '#domain/leadSources/boundingBox'
import { cityQuery, storesQuery } from '#domain/leadSources/overpassQuery'
import {
  failedTrouble,
  halfAnswer,
  laterTrouble,
  type SourceAnswer,
  type SourceTrouble,
  wholeAnswer,
} from '#domain/leadSources/sourceAnswer'
import type { MapStore } from '#domain/leadSources/store'
import { storeOfTags } from '#domain/leadSources/storeOfTags'
import { jsonOf } from '../channels/callService.ts'
import { askSource, type SourceReach } from './askSource.ts'

/** `url`: such as `https://overpass-api.de/api`, or the operator's own. */
export type OverpassSetting = SourceReach & { url: string }

/** A relation of the map that is a city, with its box. */
export type CityArea = { relation: number; name: string; level: number; box: BoundingBox }

export type TileQuestion = {
  kinds: readonly string[]
  /** the relation of a city; null: all of the tile */
  area: number | null
  tile: BoundingBox
}

/** Of one tile: where there are more, its quarters are asked. */
export const mostStores = 500

/** The stores of a tile. Half an answer says what is missing, and has what came. */
export async function askTile(
  setting: OverpassSetting,
  question: TileQuestion,
  signal: AbortSignal,
): Promise<SourceAnswer<MapStore[]>> {
  const answer = await askOverpass(setting, storesQuery({ ...question, most: mostStores }), signal)
  if (answer.kind === 'failed' && answer.problem === 'tooLarge') return halfAnswer([], answer.problem)
  if (answer.kind !== 'elements') return answer
  const at = setting.clock()
  const stores = answer.elements.flatMap((element) => storeOfElement(element, at) ?? [])
  if (answer.remark) return halfAnswer(stores, answer.remark)
  return answer.elements.length > mostStores ? halfAnswer(stores, `more than ${mostStores}`) : wholeAnswer(stores)
}

function storeOfElement({ type, id, tags = {}, lat, lon, center }: Element, at: number): MapStore | null {
  const place = center ?? (lat !== undefined && lon !== undefined ? { lat, lon } : null)
  return place && type !== 'area' ? storeOfTags({ type, id, place, tags }, at) : null
}

/** The cities of a name, the largest first. None is `placeUnknown`: nothing is known of its stores then. */
export async function findCity(
  setting: OverpassSetting,
  city: { name: string; country: string },
  signal: AbortSignal,
): Promise<SourceAnswer<CityArea[]>> {
  const answer = await askOverpass(setting, cityQuery(city), signal)
  if (answer.kind !== 'elements') return answer
  if (answer.remark) return laterTrouble('busy', answer.remark)
  const cities = answer.elements.flatMap(({ type, id, tags, bounds }) =>
    type === 'relation' && bounds
      ? [{ relation: id, name: tags?.name ?? '', level: Number(tags?.admin_level ?? 0), box: boxOf(bounds) }]
      : [],
  )
  if (cities.length === 0) return failedTrouble('placeUnknown', city.name)
  return wholeAnswer(cities.toSorted((a, b) => a.level - b.level))
}

/** When there is room for a question. Asking that costs none. */
export async function freeSlotAt(setting: OverpassSetting, signal: AbortSignal): Promise<number | SourceTrouble> {
  const answer = await askSource(setting, { url: `${setting.url}/status` }, signal)
  if (answer.kind !== 'said') return answer
  const now = setting.clock()
  if (/^Rate limit: 0\s*$/m.test(answer.text) || /^[1-9]\d* slots? available now/m.test(answer.text)) return now
  const waits = [...answer.text.matchAll(/^Slot available after: .*?in (-?\d+) seconds?/gm)].map((found) => +found[1]!)
  if (waits.length > 0) return now + Math.max(0, Math.min(...waits)) * 1_000
  return /^Rate limit: \d+/m.test(answer.text) ? laterTrouble('busy', 'noSlot') : failedTrouble('unreadable', 'status')
}

const Bounds = z.object({ minlat: z.number(), minlon: z.number(), maxlat: z.number(), maxlon: z.number() })
const Place = z.object({ lat: z.number(), lon: z.number() })
const Element = z.object({
  type: z.enum(['node', 'way', 'relation', 'area']),
  id: z.int(),
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
  center: z.optional(Place),
  bounds: z.optional(Bounds),
  tags: z.optional(z.record(z.string(), z.string())),
})
type Element = z.output<typeof Element>
const OverpassAnswer = z.object({ elements: z.array(Element), remark: z.optional(z.string()) })
type Elements = { kind: 'elements'; elements: Element[]; remark: string | null }

const boxOf = ({ minlat, minlon, maxlat, maxlon }: z.output<typeof Bounds>): BoundingBox => ({
  south: minlat,
  west: minlon,
  north: maxlat,
  east: maxlon,
})

/** A query that ran out of time or memory is answered by 200, with what there was until then and a remark. */
async function askOverpass(
  setting: OverpassSetting,
  query: string,
  signal: AbortSignal,
): Promise<Elements | SourceTrouble> {
  const answer = await askSource(
    setting,
    {
      url: `${setting.url}/interpreter`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ data: query }).toString(),
    },
    signal,
  )
  if (answer.kind !== 'said') return answer
  if (answer.status === 400) return failedTrouble('refused', errorLine(answer.text))
  const read = z.safeParse(OverpassAnswer, jsonOf(answer.text))
  if (answer.status !== 200 || !read.success) return failedTrouble('unreadable', String(answer.status))
  return { kind: 'elements', elements: read.data.elements, remark: read.data.remark ?? null }
}

/** Its page of errors has one line that says what is wrong. */
const errorLine = (page: string): string =>
  /<\/strong>: ([^<]{1,200})/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '400'
