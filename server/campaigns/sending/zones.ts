/** Minutes by which a zone is ahead of UTC at a moment. */
export type OffsetIn = (zone: string, at: number) => number

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, made)
  return made
}

/** As Node's tables have it; asked often about the same quarter of an hour. */
export const offsetIn: OffsetIn = (zone, at) => {
  const quarter = Math.floor(at / 900_000)
  const key = `${zone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size > 20_000) offsets.clear()
  const offset = readOffset(formatOf(zone), quarter * 900_000)
  offsets.set(key, offset)
  return offset
}
const offsets = new Map<string, number>()

function readOffset(format: Intl.DateTimeFormat, at: number): number {
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The first moment of a day of the zone's calendar so many days ago. */
export function zoneDayStart(zone: string, now: number, daysAgo: number, offsetAt: OffsetIn): number {
  const dayMs = 86_400_000
  const local = now + offsetAt(zone, now) * 60_000
  const start = (Math.floor(local / dayMs) - daysAgo) * dayMs
  // By the clock of that day, which may have been put since.
  const guess = start - offsetAt(zone, now) * 60_000
  return start - offsetAt(zone, guess) * 60_000
}

/** That day as a calendar names it, such as 2026-04-30. */
export function zoneDay(zone: string, now: number, daysAgo: number, offsetAt: OffsetIn): string {
  const local = now + offsetAt(zone, now) * 60_000 - daysAgo * 86_400_000
  return new Date(local).toISOString().slice(0, 10)
}
