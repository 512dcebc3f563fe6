import { countryCodes } from '../contacts/countryCodes.ts'
import { countryNamer } from '../contacts/countryName.ts'
import type { BoundingBox } from './boundingBox.ts'
import { cityLines } from './cities.ts'

/** Shown wherever the list of cities is. */
export const cityListCredit = 'GeoNames, CC BY 4.0'

type NamedCountry = { code: string; name: string }

/** All countries in the order of their names in a language. */
export function countriesIn(language: string): NamedCountry[] {
  const nameOf = countryNamer(language)
  const { compare } = new Intl.Collator(language)
  return countryCodes.map((code) => ({ code, name: nameOf(code) })).toSorted((a, b) => compare(a.name, b.name))
}

export type ListedCity = {
  name: string
  name_zh: string
  people: number
  place: { lat: number; lon: number }
  /** about as large as a city of so many people is */
  box: BoundingBox
}

const mostCities = 50

/** The largest first; `begins` '' for all of them. In any spelling of capitals, without accents or in Chinese. */
export function citiesOf(country: string, begins: string, most: number = mostCities): ListedCity[] {
  const key = placeKey(begins)
  const found = keyedCities(country).filter(({ keys }) => keys.some((one) => one.startsWith(key)))
  return found.slice(0, most).map(({ city }) => city)
}

/** null: the list has none of that name. */
export function cityNamed(country: string, name: string): ListedCity | null {
  const key = placeKey(name)
  if (!key) return null
  const asked = [key, `${key}city`]
  return keyedCities(country).find(({ keys }) => keys.some((one) => asked.includes(one)))?.city ?? null
}

const placeKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=\p{Script=Han}{2})市$/u, '')

type KeyedCity = { city: ListedCity; keys: string[] }
const known = new Map<string, KeyedCity[]>()

function keyedCities(country: string): KeyedCity[] {
  const kept = known.get(country)
  if (kept) return kept
  const cities = linesOf(country).map(cityOfLine)
  const keyed = cities.map((city) => ({ city, keys: [city.name, city.name_zh].map(placeKey).filter(Boolean) }))
  known.set(country, keyed)
  return keyed
}

function linesOf(country: string): string[] {
  if (!/^[A-Z]{2}$/.test(country)) return []
  const at = `\n${cityLines}`.indexOf(`\n${country}\n`)
  return at < 0
    ? []
    : cityLines
        .slice(at, ends(cityLines.indexOf('\n\n', at)))
        .split('\n')
        .slice(1)
}

const ends = (at: number) => (at < 0 ? cityLines.length : at)

function cityOfLine(line: string): ListedCity {
  const [name = '', thousands, lat, lon, name_zh = ''] = line.split('|')
  const place = { lat: Number(lat), lon: Number(lon) }
  const people = Number(thousands) * 1_000
  return { name, name_zh, people, place, box: boxAround(place, cityRadius(people)) }
}

const degreeKm = 111.2
/** Of half a million people some fourteen kilometres, never less than four or more than fifty: rather a suburb too many than a street too few. */
const cityRadius = (people: number): number => Math.min(50, Math.max(4, 0.02 * Math.sqrt(people)))

/** Over the antimeridian too. */
export function boxAround({ lat, lon }: { lat: number; lon: number }, km: number): BoundingBox {
  const high = km / degreeKm
  const wide = Math.min(179, high / Math.max(0.05, Math.cos((lat * Math.PI) / 180)))
  return {
    south: Math.max(-90, lat - high),
    north: Math.min(90, lat + high),
    west: turned(lon - wide),
    east: turned(lon + wide),
  }
}

const turned = (lon: number): number => (lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon)
