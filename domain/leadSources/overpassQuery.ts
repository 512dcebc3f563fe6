import type { BoundingBox } from './boundingBox.ts'

/** Seconds that a query may take. With the fifteen for which Overpass lets it queue that is as long as we listen. */
const seconds = 15
const bytes = 134_217_728
const head = `[out:json][timeout:${seconds}][maxsize:${bytes}];`

/** All stores of some kinds in a tile, and of an area in it where there is one. Asks for one more than `most`. */
export function storesQuery({
  kinds,
  area,
  tile: { south, west, north, east },
  most,
}: {
  kinds: readonly string[]
  /** the id of a relation that is a city */
  area: number | null
  tile: BoundingBox
  most: number
}): string {
  const box = [south, west, north, east].map((degree) => degree.toFixed(6)).join(',')
  const within = area === null ? '' : '(area.a)'
  const lines = kinds.map((kind) => `nwr${tagTest(kind)}${within}(${box});`)
  const areaLine = area === null ? '' : `area(${3_600_000_000 + area})->.a;`
  return `${head}${areaLine}(${lines.join('')});out center tags ${most + 1};`
}

/** `shop=trade&trade=tiles` is both at once. */
const tagTest = (kind: string): string =>
  kind
    .split('&')
    .map((tag) => tag.split('='))
    .map(([key, value]) => `[${quoted(key!)}=${quoted(value ?? '')}]`)
    .join('')

/** The administrative areas of a country that are called so, in any spelling of capitals, with their boxes. */
export function cityQuery({ name, country }: { name: string; country: string }): string {
  const names = quoted('^(name|name:en|name:zh|official_name|alt_name)$')
  const value = quoted(`^${name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
  return `${head}area["ISO3166-1"=${quoted(country)}]->.c;rel(area.c)["boundary"="administrative"][~${names}~${value},i];out tags bb 20;`
}

/** A text of the query language: nothing in it ends it. */
export const quoted = (text: string): string => `"${text.replace(/[\u0000-\u001f]/g, ' ').replace(/["\\]/g, '\\$&')}"`
