import type { Day } from '#domain/statistics/days'
import { type Counters, channelsOf, counterNames, countersOf, reachChannels } from '#domain/statistics/fields'
import { type ContactColumns, emailsIn, phonesIn } from './columns.ts'

const slotColumns = ['status', 'source', 'category', 'tags', 'country'] as const
/** What is counted; the values of each are numbers. */
const countedColumns = [...slotColumns, 'channel'] as const
export type CountedColumn = (typeof countedColumns)[number]

/** Of some contacts: the specification's counters, and how many have each value of each column. */
export class Sums {
  readonly counters: number[]
  /** by column and value; what nobody has is not there */
  readonly values: Map<number, number>

  constructor(counters: number[] = counterNames.map(() => 0), values = new Map<number, number>()) {
    this.counters = counters
    this.values = values
  }

  get contacts() {
    return this.counters[0]!
  }

  add(more: Sums) {
    more.counters.forEach((count, at) => (this.counters[at]! += count))
    for (const [key, count] of more.values) this.#bump(key, count)
  }

  /** One contact more, or less. */
  count({ counters, channelKeys }: Reach, keys: readonly number[], by: 1 | -1) {
    for (let at = 0; at < counters.length; at++) this.counters[at]! += counters[at]! * by
    for (const key of keys) this.#bump(key, by)
    for (const key of channelKeys) this.#bump(key, by)
  }

  byName(): Counters {
    return Object.fromEntries(counterNames.map((name, at) => [name, this.counters[at]!])) as Counters
  }

  /** The number of each value, and how many have it. */
  *of(column: CountedColumn): Generator<[number, number]> {
    const wanted = countedColumns.indexOf(column)
    for (const [key, count] of this.values) if (key >>> valueBits === wanted) yield [key & valueMask, count]
  }

  #bump(key: number, by: number) {
    const count = (this.values.get(key) ?? 0) + by
    if (count) this.values.set(key, count)
    else this.values.delete(key)
  }
}

/** What the phones and emails of one contact add. */
type Reach = { counters: readonly number[]; channelKeys: readonly number[] }

function reachOf(phones: string, emails: string): Reach {
  const contact = { phones: phonesIn(phones), emails: emailsIn(emails) }
  const counters = countersOf(contact)
  return {
    counters: counterNames.map((name) => counters[name]),
    channelKeys: channelsOf(contact).map((channel) => keyOf('channel', reachChannels.indexOf(channel))),
  }
}

/** Keys stay small integers, which maps are fastest with: 8 columns of 64 million values. */
const valueBits = 26
const valueMask = (1 << valueBits) - 1
const keyOf = (column: CountedColumn, value: number) => (countedColumns.indexOf(column) << valueBits) | value
/** Until the year 2149. */
const daysPerOwner = 65_536

/** As a snapshot keeps it: per owner and day its counters and values. */
export type SavedCounters = { zone: string; cells: [key: number, counters: number[], values: [number, number][]][] }

/**
 * What statistics say, kept current with every change: the sums of each owner, and those of what an owner got on each
 * day. A period is added up from its days, so nothing is ever counted through again.
 */
export class ContactCounters {
  readonly #columns: ContactColumns
  readonly #calendar: Calendar
  /** by owner */
  readonly owners = new Map<number, Sums>()
  /** by owner and day */
  readonly #days = new Map<number, Sums>()
  readonly #reaches = new Map<string, Reach>()

  constructor(columns: ContactColumns, calendar: Calendar, saved?: SavedCounters) {
    this.#columns = columns
    this.#calendar = calendar
    if (saved) this.#restore(saved)
    else for (const slot of columns.slots()) this.count(slot, 1)
  }

  get zone() {
    return this.#calendar.zone
  }

  /** `by` 1 when a contact was written to this slot, -1 before it is written anew or freed. */
  count(slot: number, by: 1 | -1) {
    const { numbers } = this.#columns
    const owner = numbers.belongto[slot]!
    const day = this.#calendar.dayOf(numbers.created_at[slot]!)
    const reach = this.#reachOf(slot)
    const keys = slotColumns.map((column) => keyOf(column, numbers[column][slot]!))
    change(this.owners, owner, (sums) => sums.count(reach, keys, by))
    change(this.#days, owner * daysPerOwner + day, (sums) => sums.count(reach, keys, by))
  }

  /** Many contacts have the same number of phones and emails in the same states, and count the same. */
  #reachOf(slot: number): Reach {
    const { numbers, texts } = this.#columns
    const marks = `${numbers.phoneMarks[slot]} ${numbers.emailMarks[slot]}`
    let reach = this.#reaches.get(marks)
    if (!reach) this.#reaches.set(marks, (reach = reachOf(texts.phones(slot), texts.emails(slot))))
    return reach
  }

  /** Each day of each owner that has contacts. */
  *days(): Generator<{ owner: number; day: Day; sums: Sums }> {
    for (const [key, sums] of this.#days) yield { owner: Math.floor(key / daysPerOwner), day: key % daysPerOwner, sums }
  }

  /** As it is now: counting goes on before it is written. */
  saved = (): SavedCounters => ({
    zone: this.zone,
    cells: Array.from(this.#days, ([key, { counters, values }]) => [key, [...counters], [...values]]),
  })

  #restore({ cells }: SavedCounters) {
    for (const [key, counters, values] of cells) {
      const sums = new Sums(counters, new Map(values))
      this.#days.set(key, sums)
      change(this.owners, Math.floor(key / daysPerOwner), (all) => all.add(sums))
    }
  }
}

function change(all: Map<number, Sums>, key: number, how: (sums: Sums) => void) {
  let sums = all.get(key)
  if (!sums) all.set(key, (sums = new Sums()))
  how(sums)
  if (!sums.contacts) all.delete(key)
}

/** Days as the user's own clock has them. */
export class Calendar {
  readonly zone: string
  readonly #known = new Map<number, Day>()

  constructor(zone: string) {
    this.zone = zone
  }

  /** Zones differ from each other by whole quarters of an hour, so all of a quarter is on one day. */
  dayOf(at: number): Day {
    const quarter = Math.floor(at / quarterMs)
    let day = this.#known.get(quarter)
    if (day === undefined) this.#known.set(quarter, (day = localDay(quarter * quarterMs)))
    return day
  }
}

const quarterMs = 900_000

function localDay(at: number): Day {
  const date = new Date(at)
  return Math.max(0, Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)
}
