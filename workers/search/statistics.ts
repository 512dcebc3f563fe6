import { followUpStatuses } from '#domain/contacts/contact'
import { bucketsOf, type CalendarStep, type Day, type Days, stepFor } from '#domain/statistics/days'
import { type CountedField, countedFields, reachChannels } from '#domain/statistics/fields'
import { comparedDays, periodDays } from '#domain/statistics/period'
import type { Count, Statistics, StatisticsQuery } from '#domain/statistics/statistics'
import type { ContactColumns } from './columns.ts'
import { type ContactCounters, type CountedColumn, Sums } from './counters.ts'

type PeriodParts = { now: Part; before: Part }
type PerDay = { contacts: Map<Day, number>; first: Day; earlier: number }

/** What a page of statistics shows, from what is counted already. */
export function statisticsOf(
  { interned }: Pick<ContactColumns, 'interned'>,
  counters: ContactCounters,
  { belongto, period, compare }: StatisticsQuery,
  today: Day,
): Statistics {
  const owner = belongto === null ? null : interned.belongto.find(belongto)
  const wanted = periodDays(period, today)
  const compared = compare && comparedDays(period, compare, today)
  const perDay = contactsPerDay(counters, owner, wanted)
  const days = wanted ?? { from: Math.min(perDay.first, today), to: today + 1 }
  const added = addUp(counters, owner, wanted, compared)
  const step = stepFor(days)
  return {
    counters: added.now.sums.byName(),
    before: compared && added.before.sums.byName(),
    days,
    compared,
    earlier: perDay.earlier,
    step,
    growth: growthOf(perDay.contacts, days, compared, step),
    by: Object.fromEntries(countedFields.map((field) => [field, countsOf(field, added, interned)])) as Statistics['by'],
  }
}

/** All there ever were are kept added up per owner; a stretch is added up from its days. */
function addUp(counters: ContactCounters, owner: number | null, days: Days | null, compared: Days | null): PeriodParts {
  const added: PeriodParts = { now: new Part(), before: new Part() }
  if (!days) for (const [of, sums] of counters.owners) if (owner === null || of === owner) added.now.add(of, sums)
  if (!days) return added
  for (const { owner: of, day, sums } of counters.days()) {
    if (owner !== null && of !== owner) continue
    if (isIn(days, day)) added.now.add(of, sums)
    if (compared && isIn(compared, day)) added.before.add(of, sums)
  }
  return added
}

/** Added up for all, and for each owner. */
class Part {
  readonly sums = new Sums()
  readonly byOwner = new Map<number, number>()

  add(owner: number, sums: Sums) {
    this.sums.add(sums)
    this.byOwner.set(owner, (this.byOwner.get(owner) ?? 0) + sums.contacts)
  }
}

function contactsPerDay(counters: ContactCounters, owner: number | null, days: Days | null): PerDay {
  const perDay: PerDay = { contacts: new Map(), first: Number.POSITIVE_INFINITY, earlier: 0 }
  for (const { owner: of, day, sums } of counters.days()) {
    if (owner !== null && of !== owner) continue
    perDay.contacts.set(day, (perDay.contacts.get(day) ?? 0) + sums.contacts)
    perDay.first = Math.min(perDay.first, day)
    if (days && day < days.from) perDay.earlier += sums.contacts
  }
  return perDay
}

/** Steps of two stretches stand beside each other by their place. */
function growthOf(
  contacts: Map<Day, number>,
  days: Days,
  compared: Days | null,
  step: CalendarStep,
): Statistics['growth'] {
  const before = compared && sumsOf(contacts, compared, step)
  return sumsOf(contacts, days, step).map(({ from, count }, at) => ({
    from,
    count,
    before: before ? (before[at]?.count ?? 0) : null,
  }))
}

function sumsOf(contacts: Map<Day, number>, days: Days, step: CalendarStep) {
  return bucketsOf(days, step).map((from, at, all) => {
    const to = all[at + 1] ?? days.to
    let count = 0
    for (let day = from; day < to; day++) count += contacts.get(day) ?? 0
    return { from, count }
  })
}

function countsOf(field: CountedField, { now, before }: PeriodParts, interned: ContactColumns['interned']): Count[] {
  const counts = new Map<string, Count>()
  for (const [side, { sums, byOwner }] of [
    ['count', now],
    ['before', before],
  ] as const)
    for (const [number, times] of field === 'belongto' ? byOwner : sums.of(columnOf[field]))
      for (const value of valuesOf(field, number, interned)) {
        let count = counts.get(value)
        if (!count) counts.set(value, (count = { value, count: 0, before: 0 }))
        count[side] += times
      }
  return [...counts.values()].sort(mostFirst(({ count }) => count))
}

const columnOf: Record<Exclude<CountedField, 'belongto'>, CountedColumn> = {
  follow_up_status: 'status',
  source: 'source',
  category: 'category',
  tag: 'tags',
  country: 'country',
  channel: 'channel',
}

/** What a number in a column stands for: of tags, several. */
export function valuesOf(field: CountedField, number: number, interned: ContactColumns['interned']): string[] {
  if (field === 'follow_up_status') return [followUpStatuses[number]!]
  if (field === 'channel') return [reachChannels[number]!]
  if (field === 'tag') return [...new Set(interned.tags.values[number]!.split(' '))]
  return [interned[field].values[number]!]
}

/** Who has no value comes last. */
export const mostFirst =
  <T extends { value: string }>(amountOf: (one: T) => number) =>
  (a: T, b: T): number => {
    if (!a.value !== !b.value) return a.value ? -1 : 1
    return amountOf(b) - amountOf(a) || (a.value < b.value ? -1 : 1)
  }

const isIn = ({ from, to }: Days, day: Day) => from <= day && day < to
