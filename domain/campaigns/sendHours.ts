import * as z from 'zod/mini'

/** Hours of the receiver in which messages go out, on the days of a week from Monday, 0. */
export const SendHours = z.object({
  from: z.int().check(z.minimum(0), z.maximum(23)),
  to: z.int().check(z.minimum(1), z.maximum(24)),
  days: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1), z.maxLength(7)),
})
export type SendHours = z.output<typeof SendHours>

/** Minutes by which a zone is ahead of UTC at a moment. Who asks brings it: the tables of zones are the machine's. */
export type ZoneOffsetAt = (zone: string, at: number) => number

const hourMs = 3_600_000
const weekHours = 168
/** 1970 began on a Thursday. */
const firstHour = 3 * 24

/** Of a week from Monday: which hours are open. Hours that end before they begin go on into the next day. */
export function openWeek({ from, to, days }: SendHours): readonly boolean[] {
  const open = Array.from({ length: weekHours }, () => false)
  const length = to > from ? to - from : to - from + 24
  for (const day of days) for (let hour = 0; hour < length; hour++) open[(day * 24 + from + hour) % weekHours] = true
  return open
}

const localAt = (zone: string, at: number, offsetAt: ZoneOffsetAt) => at + offsetAt(zone, at) * 60_000
const hourOf = (local: number) => (((Math.floor(local / hourMs) + firstHour) % weekHours) + weekHours) % weekHours

export const isSendingHour = (week: readonly boolean[], zone: string, at: number, offsetAt: ZoneOffsetAt) =>
  week[hourOf(localAt(zone, at, offsetAt))] === true

/** When it opens or closes next, whatever the clocks there do until then; null: never. */
export function changesAt(week: readonly boolean[], zone: string, at: number, offsetAt: ZoneOffsetAt): number | null {
  const open = isSendingHour(week, zone, at, offsetAt)
  for (let from = at; ; ) {
    const next = nextChange(week, localAt(zone, from, offsetAt))
    if (next === null) return null
    const to = from + next
    const shift = shiftBetween(zone, from, to, offsetAt)
    if (shift === null) return to
    if (isSendingHour(week, zone, shift, offsetAt) !== open) return shift
    from = shift
  }
}

/** How long until that, as long as nobody puts the clock. */
function nextChange(week: readonly boolean[], local: number): number | null {
  const hour = hourOf(local)
  for (let ahead = 1; ahead <= weekHours; ahead++)
    if (week[(hour + ahead) % weekHours] !== week[hour]) return ahead * hourMs - (((local % hourMs) + hourMs) % hourMs)
  return null
}

/** The first moment after `from`, `to` at the latest, at which the clock stands otherwise. */
function shiftBetween(zone: string, from: number, to: number, offsetAt: ZoneOffsetAt): number | null {
  const before = offsetAt(zone, from)
  if (offsetAt(zone, to) === before) return null
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(zone, middle) === before) low = middle
    else high = middle
  }
  return high
}

/** The first moment from `at` on at which it is open. */
export function opensAt(week: readonly boolean[], zone: string, at: number, offsetAt: ZoneOffsetAt): number {
  if (isSendingHour(week, zone, at, offsetAt)) return at
  return changesAt(week, zone, at, offsetAt) ?? at
}

/** Where somebody may be: a country has several zones. */
export type Zones = readonly [string, ...string[]]

/** Of somebody of whom nothing is known the hours count where the sender is. */
export function zonesOr(zones: readonly string[], home: string): Zones {
  const [first, ...more] = zones
  return first === undefined ? [home] : [first, ...more]
}

/** Whether it is open in all of them, and until when that is sure; null: for ever. */
export function openIn(
  week: readonly boolean[],
  zones: Zones,
  at: number,
  offsetAt: ZoneOffsetAt,
): { open: boolean; until: number | null } {
  const counting = countingZones(week, zones, at, offsetAt)
  const changes = counting.flatMap((zone) => changesAt(week, zone, at, offsetAt) ?? [])
  return {
    open: counting.every((zone) => isSendingHour(week, zone, at, offsetAt)),
    until: changes.length ? Math.min(...changes) : null,
  }
}

/** The first moment from `at` on at which it is open in all of them. */
export function opensInAll(week: readonly boolean[], zones: Zones, at: number, offsetAt: ZoneOffsetAt): number {
  const counting = countingZones(week, zones, at, offsetAt)
  let all = at
  // Clocks that are put meanwhile may take the only hours away that they had in common.
  while (all - at <= 2 * weekHours * hourMs) {
    const latest = Math.max(...counting.map((zone) => opensAt(week, zone, all, offsetAt)))
    if (latest === all) return all
    all = latest
  }
  return opensAt(week, middleOf(zones, at, offsetAt), at, offsetAt)
}

/**
 * It must be open in the first and in the last zone, as the sun goes, and so it is in those between. Where these two have
 * no hour in common, such as in Russia, the one in the middle counts.
 */
function countingZones(week: readonly boolean[], zones: Zones, at: number, offsetAt: ZoneOffsetAt): Zones {
  if (zones.length === 1) return zones
  const [first, last] = [eastward(zones, at, offsetAt, 0), eastward(zones, at, offsetAt, zones.length - 1)]
  const ahead = offsetAt(last, at) - offsetAt(first, at)
  return haveCommonHour(week, ahead) ? [first, last] : [middleOf(zones, at, offsetAt)]
}

const middleOf = (zones: Zones, at: number, offsetAt: ZoneOffsetAt) =>
  eastward(zones, at, offsetAt, Math.floor((zones.length - 1) / 2))

/** Of zones with the same clock the one that is named first. */
function eastward(zones: Zones, at: number, offsetAt: ZoneOffsetAt, place: number): string {
  const sorted = zones.map((zone) => ({ zone, offset: offsetAt(zone, at) })).sort((a, b) => a.offset - b.offset)
  return sorted[place]?.zone ?? zones[0]
}

/** In quarters of an hour, by which zones differ. */
function haveCommonHour(week: readonly boolean[], minutesAhead: number): boolean {
  for (let quarter = 0; quarter < weekHours * 4; quarter++)
    if (week[hourOf(quarter * 900_000)] && week[hourOf(quarter * 900_000 + minutesAhead * 60_000)]) return true
  return false
}
