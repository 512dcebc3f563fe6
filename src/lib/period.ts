/** Stretches of time that a list is asked for. */
export const periodNames = ['today', 'days7', 'days30', 'thisMonth', 'lastMonth', 'thisYear'] as const
export type Period = (typeof periodNames)[number]

/** From the first to before the second moment, by the days of the user; open ends are left out. */
export function momentsOf(period: Period | null, now: Date): { from?: number; to?: number } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const at = (...date: [number, number, number]) => new Date(...date).getTime()
  switch (period) {
    case null:
      return {}
    case 'today':
      return { from: at(year, month, day) }
    case 'days7':
      return { from: at(year, month, day - 6) }
    case 'days30':
      return { from: at(year, month, day - 29) }
    case 'thisMonth':
      return { from: at(year, month, 1) }
    case 'lastMonth':
      return { from: at(year, month - 1, 1), to: at(year, month, 1) }
    case 'thisYear':
      return { from: at(year, 0, 1) }
  }
}
