import type { ZoneOffsetAt } from './sendHours.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset', hour: 'numeric' })
  formats.set(zone, made)
  return made
}

/** As the machine's own table of zones has it. */
export const tableOffsetAt: ZoneOffsetAt = (zone, at) => {
  const name = formatOf(zone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

const minuteMs = 60_000
/** No clock is put forth and back within so short a time; Morocco's are for the weeks of Ramadan. */
const spanMs = 14 * 24 * 3_600_000

/** The same, asked for once per fortnight in which no clock is put: a plan for weeks asks a million times. */
export function remembered(offsetAt: ZoneOffsetAt): ZoneOffsetAt {
  const known = new Map<string, Map<number, number | null>>()
  return (zone, at) => {
    const spans = known.get(zone) ?? new Map<number, number | null>()
    known.set(zone, spans)
    const span = Math.floor(at / spanMs)
    let offset = spans.get(span)
    if (offset === undefined) {
      const [first, last] = [offsetAt(zone, span * spanMs), offsetAt(zone, (span + 1) * spanMs - minuteMs)]
      offset = first === last ? first : null
      spans.set(span, offset)
    }
    return offset ?? offsetAt(zone, at)
  }
}
