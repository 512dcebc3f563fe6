const two = (value: number) => String(value).padStart(2, '0')

/** The day of a time as a date field writes it, in the time of the user; '' for no time. */
export function dayOf(at: number | null): string {
  if (at === null) return ''
  const day = new Date(at)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** The last moment of a day that a date field gave; null for an empty one. */
export function endOfDay(day: string): number | null {
  const [year, month, date] = day.split('-').map(Number)
  return year && month && date ? new Date(year, month - 1, date, 23, 59, 59, 999).getTime() : null
}
