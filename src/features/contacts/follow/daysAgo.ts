/** The first moment of the user's day that `at` is in, or of one that is days later. */
export function startOfDay(at: number, later = 0): number {
  const day = new Date(at)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + later).getTime()
}

/** How often the calendar was turned between the two: 0 for the same day. */
export const daysAgo = (at: number, now: number) => Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000)
