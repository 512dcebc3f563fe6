import { periodDays } from '#domain/statistics/period'
import type {
  CitiesQuery,
  CityCount,
  Pivot,
  PivotQuery,
  Statistics,
  StatisticsQuery,
} from '#domain/statistics/statistics'
import type { CityCounters } from './cityCounters.ts'
import type { ContactColumns } from './columns.ts'
import { Calendar, ContactCounters, type SavedCounters } from './counters.ts'
import { pivotOf } from './pivot.ts'
import { statisticsOf } from './statistics.ts'

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The statistics of one index: counted when somebody asks first, or read from a snapshot, and kept current from then on. */
export class KeptStatistics {
  readonly #columns: ContactColumns
  readonly #now: () => number
  readonly #zone: () => string
  #calendar: Calendar
  #counters: ContactCounters | undefined
  #cities: CityCounters | undefined

  constructor(columns: ContactColumns, now: () => number, saved?: SavedCounters, zone = deviceZone) {
    this.#columns = columns
    this.#now = now
    this.#zone = zone
    this.#calendar = new Calendar(zone())
    if (saved?.zone === this.#calendar.zone) this.#counters = new ContactCounters(columns, this.#calendar, saved)
  }

  /** Before this slot is written anew, or freed. */
  leave(slot: number) {
    this.#counters?.count(slot, -1)
    this.#cities?.count(slot, -1)
  }

  /** After a contact was written to this slot. */
  enter(slot: number) {
    this.#counters?.count(slot, 1)
    this.#cities?.count(slot, 1)
  }

  read(query: StatisticsQuery): Statistics {
    const counters = this.#current()
    return statisticsOf(this.#columns, counters, query, this.#calendar.dayOf(this.#now()))
  }

  pivot(query: PivotQuery): Pivot {
    this.#here()
    return pivotOf(this.#columns, query, this.#calendar, this.#calendar.dayOf(this.#now()))
  }

  /** Nobody starts with the names of cities: they come when they are asked for first. */
  async cities({ belongto, period }: CitiesQuery): Promise<CityCount[]> {
    const { CityCounters } = await import('./cityCounters.ts')
    this.#here()
    this.#cities ??= new CityCounters(this.#columns, this.#calendar)
    const asked = belongto === null ? null : this.#columns.interned.belongto.find(belongto)
    const days = periodDays(period, this.#calendar.dayOf(this.#now()))
    return this.#cities.read(
      (owner, day) => (asked === null || owner === asked) && (!days || (days.from <= day && day < days.to)),
    )
  }

  saved = (): SavedCounters => this.#current().saved()

  #current(): ContactCounters {
    this.#here()
    this.#counters ??= new ContactCounters(this.#columns, this.#calendar)
    return this.#counters
  }

  /** Somebody who travels has other days from then on. */
  #here() {
    const zone = this.#zone()
    if (zone === this.#calendar.zone) return
    this.#calendar = new Calendar(zone)
    this.#counters = undefined
    this.#cities = undefined
  }
}
