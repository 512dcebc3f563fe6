import { addSums, noSums, type ReportSums } from '#domain/campaigns/statistics/sendingReport'
import type { statisticsCalls } from '#domain/campaigns/statistics/statisticsCalls'
import type { OutputOf } from '#domain/shared/call'
import { bucketsOf, type Day, type Days, dayIn, stepFor } from '#domain/statistics/days'
import { personName } from '../../../lib/people.ts'
import type { ReportAddress } from './reportAddress.ts'

export type SendingReport = OutputOf<typeof statisticsCalls.subAccountReport>
export type ReportPerson = SendingReport['list'][number]
type DaySums = { day: Day; sums: ReportSums }

/** In the order that was asked for; those who are equal by name. */
export function sortedPeople(
  { list }: SendingReport,
  { sort, descending }: Pick<ReportAddress, 'sort' | 'descending'>,
  compare: (a: string, b: string) => number,
): ReportPerson[] {
  const direction = descending ? -1 : 1
  const byName = (a: ReportPerson, b: ReportPerson) =>
    compare(personName(a), personName(b)) || (a.user < b.user ? -1 : 1)
  return list.toSorted((a, b) =>
    sort === '' ? direction * byName(a, b) : direction * (a.total[sort] - b.total[sort]) || byName(a, b),
  )
}

export const totalOf = (people: readonly ReportPerson[]): ReportSums =>
  people.map(({ total }) => total).reduce(addSums, noSums)

/** The days on which anything happened to any of them, the earliest first. */
export function daysOfPeople(people: readonly ReportPerson[]): DaySums[] {
  const days = new Map<Day, ReportSums>()
  for (const { day: text, ...sums } of people.flatMap((person) => person.days)) {
    const day = dayIn(text)
    if (day !== null) days.set(day, addSums(days.get(day) ?? noSums, sums))
  }
  return [...days].map(([day, sums]) => ({ day, sums })).sort((a, b) => a.day - b.day)
}

/** As fine as a chart can show, with the stretches on which nothing happened. */
export function stepsOf(rows: readonly DaySums[], days: Days): DaySums[] {
  const starts = bucketsOf(days, stepFor(days))
  const steps = starts.map((day) => ({ day, sums: noSums }))
  for (const { day, sums } of rows) {
    const step = steps[starts.findLastIndex((start) => start <= day)]
    if (step && day < days.to) step.sums = addSums(step.sums, sums)
  }
  return steps
}
