import type { MapStore } from './store.ts'

type KnownStore = Pick<MapStore, 'osm' | 'name' | 'phones' | 'place'>

const nearMetres = 150

/**
 * Whether two entries of a map are one store: close by, called the same, and without phones that tell them apart. One that has no
 * name is the store whose phone it has.
 */
export function isSameStore(one: KnownStore, other: KnownStore): boolean {
  if (metresBetween(one.place, other.place) > nearMetres) return false
  const [name, otherName] = [nameKey(one.name), nameKey(other.name)]
  const [phones, otherPhones] = [phoneKeys(one), phoneKeys(other)]
  const sharesPhone = phones.some((phone) => otherPhones.includes(phone))
  if (!name || !otherName) return sharesPhone
  return name === otherName && (sharesPhone || phones.length === 0 || otherPhones.length === 0)
}

/** Each store once, as the entries that are it, in the order of their first ones. The order of what comes makes no other groups. */
export function sameStores<Store extends KnownStore>(stores: readonly Store[]): Store[][] {
  const groups = stores.map((_, n) => n)
  const rootOf = (n: number): number => (groups[n] === n ? n : rootOf(groups[n]!))
  for (const [n, m] of closePairs(stores)) {
    const [low, high] = [rootOf(n), rootOf(m)].toSorted((a, b) => a - b) as [number, number]
    if (low !== high && isSameStore(stores[n]!, stores[m]!)) groups[high] = low
  }
  return [...numbersBy(stores, (_, n) => rootOf(n)).values()].map((members) => members.map((n) => stores[n]!))
}

function numbersBy<Item>(items: readonly Item[], groupOf: (item: Item, n: number) => number): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const [n, item] of items.entries()) {
    const group = groupOf(item, n)
    groups.set(group, [...(groups.get(group) ?? []), n])
  }
  return groups
}

/** A little more than `nearMetres` from south to north: who is nearer is in the same row or the next one. */
const rowDegrees = 0.0014

/** Only neighbours are compared: 500 stores of a tile would be 125,000 pairs. */
function* closePairs(stores: readonly KnownStore[]): Generator<[number, number]> {
  const rows = numbersBy(stores, ({ place }) => Math.floor(place.lat / rowDegrees))
  for (const [row, members] of rows) {
    const near = [...members, ...(rows.get(row + 1) ?? [])]
    for (const [at, n] of members.entries()) for (const m of near.slice(at + 1)) yield [n, m]
  }
}

const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The last eight digits: with and without the code of a country. */
const phoneKeys = ({ phones }: KnownStore): string[] =>
  phones.map((phone) => phone.replace(/\D/g, '').slice(-8)).filter((digits) => digits.length >= 5)

/** Along the surface; over the antimeridian too. */
export function metresBetween(one: MapStore['place'], other: MapStore['place']): number {
  const radians = Math.PI / 180
  const half = (a: number, b: number) => Math.sin(((a - b) * radians) / 2) ** 2
  const angle =
    half(one.lat, other.lat) + Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * half(one.lon, other.lon)
  return 12_742_000 * Math.asin(Math.min(1, Math.sqrt(angle)))
}
