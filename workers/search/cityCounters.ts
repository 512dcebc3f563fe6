import { folded } from '#domain/contacts/searchText'
import { type City, cities } from '#domain/statistics/cities'
import type { Day } from '#domain/statistics/days'
import { moreFields } from './api.ts'
import { type ContactColumns, fieldEnd } from './columns.ts'
import type { Calendar } from './counters.ts'

type CityName = { city: number; name: string }
type Counts = Map<number, number>

const addressAt = moreFields.indexOf('address')
/** Until the year 2149. */
const daysPerOwner = 65_536

/** How many contacts have an address in which city, by owner and day of creation, kept current with every change. */
export class CityCounters {
  readonly #columns: ContactColumns
  readonly #calendar: Calendar
  readonly #finder = new CityFinder(cities)
  readonly #days = new Map<number, Counts>()

  constructor(columns: ContactColumns, calendar: Calendar) {
    this.#columns = columns
    this.#calendar = calendar
    for (const slot of columns.slots()) this.count(slot, 1)
  }

  /** `by` 1 when a contact was written to this slot, -1 before it is written anew or freed. */
  count(slot: number, by: 1 | -1) {
    const { numbers, texts, interned } = this.#columns
    const address = texts.mores(slot).split(fieldEnd)[addressAt] ?? ''
    if (!address) return
    const found = this.#finder.in(folded(address), interned.country.values[numbers.country[slot]!]!)
    if (!found.length) return
    const key = numbers.belongto[slot]! * daysPerOwner + this.#calendar.dayOf(numbers.created_at[slot]!)
    let counts = this.#days.get(key)
    if (!counts) this.#days.set(key, (counts = new Map()))
    for (const city of found) counts.set(city, (counts.get(city) ?? 0) + by)
  }

  /** Of these days and this owner, the most first. */
  read(isAsked: (owner: number, day: Day) => boolean): (City & { count: number })[] {
    const sums: Counts = new Map()
    for (const [key, counts] of this.#days)
      if (isAsked(Math.floor(key / daysPerOwner), key % daysPerOwner))
        for (const [city, count] of counts) sums.set(city, (sums.get(city) ?? 0) + count)
    return Array.from(sums, ([city, count]) => ({ ...cities[city]!, count }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.names[0]! < b.names[0]! ? -1 : 1))
  }
}

/** Cities of a country by the names that stand in a text, wherever: as a filter that contains them finds it. */
export class CityFinder {
  readonly #byCountry = new Map<string, Map<number, CityName[]>>()

  constructor(all: readonly City[]) {
    for (const [city, { country, names }] of all.entries()) {
      let starts = this.#byCountry.get(country)
      if (!starts) this.#byCountry.set(country, (starts = new Map()))
      for (const name of names.map(folded)) {
        const start = startOf(name, 0)
        const named = starts.get(start)
        if (named) named.push({ city, name })
        else starts.set(start, [{ city, name }])
      }
    }
  }

  in(text: string, country: string): number[] {
    const found: number[] = []
    const starts = this.#byCountry.get(country)
    if (!starts) return found
    for (let at = 0; at + 1 < text.length; at++) {
      const near = starts.get(startOf(text, at))
      if (!near) continue
      for (const { city, name } of near) if (!found.includes(city) && text.startsWith(name, at)) found.push(city)
    }
    return found
  }
}

/** Two letters as a small integer, which maps are fastest with. Some pairs share one. */
const startOf = (text: string, at: number) => ((text.charCodeAt(at) << 14) ^ text.charCodeAt(at + 1)) & 0x3fff_ffff
