import { type BoundingBox, isSmallestTile, quartersOf } from '#domain/leadSources/boundingBox'
import { findStoreKinds } from '#domain/leadSources/findStoreKinds'
import { cityNamed } from '#domain/leadSources/places'
import { sameStores } from '#domain/leadSources/sameStore'
import { failedTrouble, laterTrouble } from '#domain/leadSources/sourceAnswer'
import type { MapStore } from '#domain/leadSources/store'
import { leadOfStores } from '#domain/leads/leadValues'
import { numberByPlan } from '../../crawl/findNumbers.ts'
import { askTile, findCity, freeSlotAt, type OverpassSetting } from '../../sources/overpass.ts'
import { mapTilesOf } from '../../sources/overpassWalk.ts'
import type { LeadStep, StepOutcome, StepTools } from '../steps.ts'
import { foundOutcome } from './outcomes.ts'
import { siteStep } from './siteSteps.ts'

/** Stores of a kind in a city, as a keyword and a name say them. */
export type StoreQuestion = { keyword: string; country: string; city: string }

/** `area`: the relation of a city whose box was asked for; null: all that lies in the tile. */
export type TileWork = { kind: 'tile'; tile: BoundingBox; area: number | null }
export type CityWork = { kind: 'city'; name: string }

/** A city of the list is known without asking; of another one the map is asked. */
export function stepsOfCity({ country, city }: Omit<StoreQuestion, 'keyword'>): LeadStep[] {
  const listed = cityNamed(country, city)
  return listed ? tileSteps(listed.box, null) : [{ key: `city ${city}`, work: { kind: 'city', name: city } }]
}

const tileSteps = (box: BoundingBox, area: number | null): LeadStep[] =>
  mapTilesOf(box).map((tile) => tileStep(tile, area))

const tileStep = (tile: BoundingBox, area: number | null): LeadStep => ({
  key: `tile ${[tile.south, tile.west, tile.north, tile.east].map((degree) => degree.toFixed(4)).join(' ')}`,
  work: { kind: 'tile', tile, area },
})

/** Asks the map where a city is; the largest of its name counts. */
export async function takeCity(
  { name }: CityWork,
  { country }: Pick<StoreQuestion, 'country'>,
  tools: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const setting = overpassOf(tools)
  if (!setting) return noOverpass
  const answer = await whenFree(setting, signal, () => findCity(setting, { name, country }, signal))
  if (answer.kind !== 'answered') return { kind: 'trouble', trouble: answer }
  const [city] = answer.found
  return foundOutcome({ next: city ? tileSteps(city.box, city.relation) : [] })
}

/** The stores of a tile. One with more in it than an answer has is asked again in quarters, until it is as small as a block. */
export async function takeTile(
  { tile, area }: TileWork,
  { keyword, country }: Pick<StoreQuestion, 'keyword' | 'country'>,
  tools: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const setting = overpassOf(tools)
  if (!setting) return noOverpass
  const kinds = findStoreKinds(keyword)
  if (kinds.kind === 'unknown') return { kind: 'trouble', trouble: failedTrouble('notCovered', keyword) }
  const answer = await whenFree(setting, signal, () => askTile(setting, { kinds: kinds.tags, area, tile }, signal))
  if (answer.kind !== 'answered') return { kind: 'trouble', trouble: answer }
  const { leads, sites } = leadsOfStores(answer.found, country)
  if (answer.isWhole) return foundOutcome({ leads, next: sites })
  const quarters = isSmallestTile(tile) ? [] : quartersOf(tile).map((quarter) => tileStep(quarter, area))
  return foundOutcome({ leads, next: [...quarters, ...sites], missing: quarters.length > 0 ? null : answer.missing })
}

/** Each store once, and its site as what is asked next. */
export function leadsOfStores(stores: readonly MapStore[], country: string) {
  const groups = sameStores(stores.map((store) => withNumbers(store, country))) as [MapStore, ...MapStore[]][]
  const leads = groups.map(leadOfStores)
  const sites = groups.flatMap(
    (group, n) => siteStep(group.flatMap(({ sites }) => sites)[0] ?? '', leads[n]!.key) ?? [],
  )
  return { leads, sites }
}

/** Phones as they are dialled from anywhere; what is no number of its country stays as it was written. */
const withNumbers = (store: MapStore, country: string): MapStore => ({
  ...store,
  address: { ...store.address, country: store.address.country || country },
  phones: store.phones.map((phone) => numberByPlan(phone, store.address.country || country) ?? phone),
})

const overpassOf = ({ overpass, reach }: StepTools): OverpassSetting | null =>
  overpass === null ? null : { ...reach, url: overpass }
const noOverpass: StepOutcome = { kind: 'trouble', trouble: failedTrouble('notCovered', 'overpass') }

async function whenFree<Answer>(setting: OverpassSetting, signal: AbortSignal, ask: () => Promise<Answer>) {
  const free = await freeSlotAt(setting, signal)
  if (typeof free !== 'number') return free
  return free > setting.clock() ? laterTrouble('rate', 'slot', free) : ask()
}
