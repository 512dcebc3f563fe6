const two = (value: number) => String(value).padStart(2, '0')

/** The day of a time as a date field writes it, in the time of the user; '' for no time. */
export function dayOf(at: number | null): string {
  if (at === null) return ''
  const day = new Date(at)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** The first moment of a day that a date field gave, or of one that is days later; null for an empty one. */
export function beginOfDay(day: string, later = 0): number | null {
  const [year, month, date] = day.split('-').map(Number)
  return year && month && date ? new Date(year, month - 1, date + later).getTime() : null
}

/** The last moment of a day that a date field gave; null for an empty one. */
export function endOfDay(day: string): number | null {
  const next = beginOfDay(day, 1)
  return next === null ? null : next - 1
}

/** What was chosen of the past: now, where it is today, later or nothing; else the beginning of that day. */
export function chosenTime(day: string, now = Date.now()): number {
  const at = beginOfDay(day)
  return at === null || day === dayOf(now) ? now : Math.max(0, Math.min(at, now))
}

export const today = () => dayOf(Date.now())

/** Nine o'clock so many days later, by the calendar. */
export function nineIn(days: number, now: number): number {
  const at = new Date(now)
  at.setDate(at.getDate() + days)
  return at.setHours(9, 0, 0, 0)
}
