/** A day of the calendar as a number: days since 1 January 1970, without an hour and so without a time zone. */
export type Day = number
/** From the first to before the second day. */
export type Days = { from: Day; to: Day }

export const steps = ['day', 'week', 'month', 'year'] as const
export type CalendarStep = (typeof steps)[number]

const dayMs = 86_400_000
export const dayNumber = (year: number, month: number, date: number): Day => Date.UTC(year, month, date) / dayMs
/** The day as a moment that its parts can be read from in UTC, and in no other zone. */
export const utcOf = (day: Day) => new Date(day * dayMs)

/** As a date field writes it. */
export const isoDay = (day: Day) => utcOf(day).toISOString().slice(0, 10)
/** Null: not a day that anything was made on. */
export function dayIn(text: string | null): Day | null {
  const at = /^(19[7-9]|20\d)\d-\d\d-\d\d$/.test(text ?? '') ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(at) ? null : at / dayMs
}

/** Months since January 1970, counted through. */
export function monthOf(day: Day): number {
  const date = utcOf(day)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}
export const firstOfMonth = (month: number): Day => dayNumber(1970, month, 1)

/** The same day so many months earlier, or the last one of a month that is shorter. */
export function monthsBefore(day: Day, months: number): Day {
  const month = monthOf(day)
  const there = month - months
  return Math.min(firstOfMonth(there) + day - firstOfMonth(month), firstOfMonth(there + 1) - 1)
}

/** As fine as a chart can show: some forty marks at most, years excepted. */
export function stepFor({ from, to }: Days): CalendarStep {
  const length = to - from
  if (length <= 31) return 'day'
  if (length <= 190) return 'week'
  return length <= 1_300 ? 'month' : 'year'
}

/** The first days of the steps in a stretch; the first one begins with it. */
export function bucketsOf(days: Days, step: CalendarStep): Day[] {
  const buckets: Day[] = []
  for (let day = days.from; day < days.to; day = next(day, step)) buckets.push(day)
  return buckets
}

function next(day: Day, step: CalendarStep): Day {
  switch (step) {
    case 'day':
      return day + 1
    case 'week':
      return day + 7 - ((day + 3) % 7)
    case 'month':
      return firstOfMonth(monthOf(day) + 1)
    case 'year':
      return firstOfMonth((Math.floor(monthOf(day) / 12) + 1) * 12)
  }
}
