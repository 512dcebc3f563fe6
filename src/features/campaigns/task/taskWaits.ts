import type { TaskWait } from '#domain/campaigns/taskWaits'

/** Of many countries those with the most receivers; `more`: how many receivers wait in all others. */
export function shownWaits(list: readonly TaskWait[], most = 4): { shown: TaskWait[]; more: number } {
  const nights = list.filter(({ why }) => why === 'hours')
  const rest = new Set(nights.slice(most))
  return {
    shown: list.filter((wait) => !rest.has(wait)),
    more: [...rest].reduce((sum, { count }) => sum + (count ?? 0), 0),
  }
}

/** The time of day on a clock that is so many minutes east of UTC. */
export const clockAt = (at: number, offsetMinutes: number) =>
  new Date(at + offsetMinutes * 60_000).toISOString().slice(11, 16)
