export const snoozeTimes = ['hour', 'evening', 'tomorrow', 'monday'] as const
export type SnoozeTime = (typeof snoozeTimes)[number]

const hourMs = 3_600_000

/** When a conversation comes back, by the clock of the user; null: that moment is past today. */
export function snoozeUntil(time: SnoozeTime, now: Date): number | null {
  const at = (days: number, hour: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour).getTime()
  if (time === 'hour') return now.getTime() + hourMs
  if (time === 'tomorrow') return at(1, 9)
  if (time === 'monday') return at((8 - now.getDay()) % 7 || 7, 9)
  const evening = at(0, 18)
  return evening > now.getTime() + hourMs ? evening : null
}
