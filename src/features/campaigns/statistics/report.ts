import {
  type CountScope,
  daysBefore,
  isIn,
  isOn,
  sumCounts,
  sumsBy,
  sumsByStep,
  type TaskDay,
} from '#domain/campaigns/statistics/countedDays'
import type { Counts } from '#domain/campaigns/statistics/counters'
import { bucketsOf, type CalendarStep, type Day, type Days, stepFor } from '#domain/statistics/days'
import { daysOf, type StatisticsAddress } from './statisticsAddress.ts'
import type { EmailNumbers, KeyCounts } from './useEmailNumbers.ts'

/** What the page says of the days and filters that were chosen. */
export type Report = {
  days: Days
  before: Days
  now: Counts
  /** of as many days before */
  earlier: Counts
  step: CalendarStep
  steps: { from: Day; counts: Counts }[]
  /** of the days */
  byTask: ReadonlyMap<string, Counts>
  hours: KeyCounts[]
}

export function reportOf(numbers: EmailNumbers, address: StatisticsAddress, today: Day): Report {
  const days = daysOf(address, today)
  const before = daysBefore(days)
  const scope = scopeOf(numbers, address)
  const rows = numbers.taskDays.filter((row) => isIn(scope, row))
  const inside = rows.filter((row) => isOn(days, row))
  const step = stepFor(days)
  const starts = bucketsOf(days, step)
  const sums = sumsByStep(inside, days, starts)
  return {
    days,
    before,
    now: sumCounts(inside),
    earlier: sumCounts(rows.filter((row) => isOn(before, row))),
    step,
    steps: starts.map((from, at) => ({ from, counts: sums[at]! })),
    byTask: sumsBy(inside, ({ task }: TaskDay) => task),
    hours: hoursOf(numbers.hours, address.belongto),
  }
}

/** A sender is that of a task: what is chosen of both holds for the tasks that are both. */
function scopeOf({ taskRows }: EmailNumbers, { task, sender, belongto }: StatisticsAddress): CountScope {
  if (sender === null) return { belongto, tasks: task === null ? null : new Set([task]) }
  const sent = [...taskRows.values()].filter((row) => row.sender === sender && (task === null || row.id === task))
  return { belongto, tasks: new Set(sent.map(({ id }) => id)) }
}

/** Those of several owners are one. */
function hoursOf(rows: readonly KeyCounts[], belongto: string | null): KeyCounts[] {
  const mine = rows.filter((row) => belongto === null || row.belongto === belongto)
  return [...sumsBy(mine, ({ key }) => key)].map(([key, counts]) => ({ belongto: '', key, counts }))
}
