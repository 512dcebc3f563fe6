/** Which hours it is where a contact may be: several zones of a country are told as a range. */
type LocalTime = { from: Clock; to: Clock }
/** `day`: -1 yesterday, 0 today, 1 tomorrow, seen from `here`. */
export type Clock = { hour: number; minute: number; day: number; zone: string }

/** Null: no zone is known. */
export function localTimeIn(zones: readonly string[], here: string, now: number): LocalTime | null {
  const today = dayIn(here, now)
  const clocks = zones
    .map((zone) => ({ clock: clockIn(zone, today, now), at: minutesIn(zone, now) }))
    .sort((a, b) => a.at - b.at)
  const [first, last] = [clocks[0], clocks.at(-1)]
  return first && last ? { from: first.clock, to: last.clock } : null
}

export const isOneTime = ({ from, to }: LocalTime) =>
  from.hour === to.hour && from.minute === to.minute && from.day === to.day

/** Whether it is a time to call, in every zone of the country. */
export const isDaytime = ({ from, to }: LocalTime) => [from, to].every(({ hour }) => hour >= 9 && hour < 18)

const dayMs = 24 * 3_600_000

function clockIn(zone: string, today: number, now: number): Clock {
  const at = new Date(minutesIn(zone, now) * 60_000)
  const day = Math.round((Math.floor(at.getTime() / dayMs) * dayMs - today) / dayMs)
  return { hour: at.getUTCHours(), minute: at.getUTCMinutes(), day, zone }
}

const dayIn = (zone: string, now: number) => Math.floor((minutesIn(zone, now) * 60_000) / dayMs) * dayMs

/** The wall clock of a zone as minutes, as if it were UTC. */
function minutesIn(zone: string, now: number): number {
  const parts = formatOf(zone).formatToParts(now)
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)!.value),
  ) as [number, number, number, number, number]
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  formats.set(zone, made)
  return made
}
