import { type CampaignChannel, channelFacts } from './channel.ts'
import { holidaysOf } from './holidays.ts'
import { openIn, opensInAll, openWeek, type SendHours, type ZoneOffsetAt, type Zones } from './sendHours.ts'

/**
 * When marketing may reach a phone, by the receiver's country and clock. `since`: the day from which the line is known to hold; of a
 * country the latest one that has come counts. `holidays`: public ones are closed.
 */
type QuietRule = { since: string; hours: readonly DayHours[]; holidays?: true }
/** Days from Monday (0) to Sunday (6), from an hour to an hour. */
type DayHours = { days: readonly number[]; from: number; to: number }

const everyDay = (from: number, to: number): DayHours[] => [{ days: [0, 1, 2, 3, 4, 5, 6], from, to }]
const workdays = (from: number, to: number): DayHours => ({ days: [0, 1, 2, 3, 4], from, to })
const saturday = (from: number, to: number): DayHours => ({ days: [5], from, to })
const sunday = (from: number, to: number): DayHours => ({ days: [6], from, to })
const toSaturday = (from: number, to: number): DayHours => ({ days: [0, 1, 2, 3, 4, 5], from, to })

/** Of a country that is not below. */
const usual: QuietRule = { since: '2020-01-01', hours: everyDay(8, 21) }

/** Where the law, or the rules of the carriers, say something of their own. */
const rules: Readonly<Record<string, readonly QuietRule[]>> = {
  // TCPA, 47 CFR 64.1200(c)(1): 8 to 21 by the called party's clock. Florida, Oklahoma and others: until 20, so 20 for all.
  US: [{ since: '2021-07-01', hours: everyDay(8, 20) }],
  PR: [{ since: '2021-07-01', hours: everyDay(8, 20) }],
  // CRTC Unsolicited Telecommunications Rules, part III: 9 to 21:30 on weekdays, 10 to 18 at weekends.
  CA: [{ since: '2008-09-30', hours: [workdays(9, 21), saturday(10, 18), sunday(10, 18)] }],
  // AF2M charter of the carriers: no marketing by SMS on Sundays, public holidays and from 20 to 8.
  FR: [{ since: '2020-01-01', hours: [toSaturday(8, 20)], holidays: true }],
  // The ICO's and DMA's guidance: 8 to 21, on Sundays from 9.
  GB: [{ since: '2020-01-01', hours: [toSaturday(8, 21), sunday(9, 21)] }],
  // UWG §7 names no hours; carriers and courts take nights, Sundays and holidays for unreasonable.
  DE: [{ since: '2020-01-01', hours: [toSaturday(8, 20)], holidays: true }],
  AT: [{ since: '2020-01-01', hours: [toSaturday(8, 20)] }],
  // TRAI TCCCPR 2018: promotional messages 10 to 21.
  IN: [{ since: '2019-02-01', hours: everyDay(10, 21) }],
  // Telecommunications (Telemarketing) Industry Standard 2017: 9 to 20 on weekdays, 9 to 17 on Saturdays, none on Sundays.
  AU: [{ since: '2017-04-01', hours: [workdays(9, 20), saturday(9, 17)] }],
  // MIIT, rules on commercial text messages: not where they would disturb; carriers close from 21 to 8.
  CN: [{ since: '2015-06-30', hours: everyDay(8, 21) }],
  // Act on Promotion of Information and Communications Network Utilization, art. 50: not from 21 to 8 without consent of its own.
  KR: [{ since: '2014-11-29', hours: everyDay(8, 21) }],
  // TDRA: marketing messages from 7 to 21; calls from 9 to 18.
  AE: [{ since: '2021-01-01', hours: everyDay(9, 20) }],
  // CITC rules against spam: 9 to 20.
  SA: [{ since: '2021-01-01', hours: everyDay(9, 20) }],
  // IYS: 8 to 21.
  TR: [{ since: '2020-01-01', hours: everyDay(8, 21) }],
  // Ley 2300 of 2023: 7 to 19 on weekdays, 8 to 15 on Saturdays, none on Sundays and public holidays.
  CO: [{ since: '2023-10-10', hours: [workdays(7, 19), saturday(8, 15)] }],
  // Código de Proteção; Anatel's code: 9 to 21 on weekdays, 10 to 16 on Saturdays.
  BR: [{ since: '2019-09-01', hours: [workdays(9, 21), saturday(10, 16)] }],
}

/** What a rule says on a day, such as 2026-11-27. */
export function quietRuleOf(country: string, day: string): QuietRule {
  const known = (rules[country] ?? []).filter(({ since }) => since <= day)
  return known.toSorted((a, b) => (a.since < b.since ? 1 : -1))[0] ?? usual
}

function weekOf({ hours }: QuietRule): boolean[] {
  const open = Array.from({ length: 168 }, () => false)
  for (const { days, from, to } of hours)
    for (const day of days) for (let hour = from; hour < to; hour++) open[day * 24 + hour] = true
  return open
}

export type SendingHours = { hours: SendHours; channel: CampaignChannel }
/** `isHoliday`: closed on the public holidays of the country, by the day. */
export type OpenHours = { week: readonly boolean[]; isHoliday: (day: string) => boolean }

const noHoliday = () => false

/**
 * When a channel may write into a country: in the sender's hours, and where it reaches a phone in those of the country as well.
 * Where the two have nothing in common, the country's count: else nobody there would ever be written to.
 */
export function hoursThere({ hours, channel }: SendingHours, country: string, at: number): OpenHours {
  const own = openWeek(hours)
  if (channelFacts[channel].address !== 'phone') return { week: own, isHoliday: noHoliday }
  const rule = quietRuleOf(country, new Date(at).toISOString().slice(0, 10))
  const lawful = weekOf(rule)
  const both = lawful.map((open, hour) => open && own[hour] === true)
  const isHoliday = rule.holidays ? (day: string) => holidaysOf(country, Number(day.slice(0, 4))).has(day) : noHoliday
  return { week: both.some(Boolean) ? both : lawful, isHoliday }
}

const dayMs = 86_400_000
const localDay = (zone: string, at: number, offsetAt: ZoneOffsetAt) =>
  new Date(at + offsetAt(zone, at) * 60_000).toISOString().slice(0, 10)

/** When the last of these zones has its next day. */
function dayAfter(zones: Zones, at: number, offsetAt: ZoneOffsetAt): number {
  const ends = zones.map((zone) => {
    const offset = offsetAt(zone, at) * 60_000
    return (Math.floor((at + offset) / dayMs) + 1) * dayMs - offset
  })
  return Math.max(...ends)
}

/** Whether it is open in all zones of a country, and until when that is sure; null: for ever. */
export function openThere(
  { week, isHoliday }: OpenHours,
  zones: Zones,
  at: number,
  offsetAt: ZoneOffsetAt,
): { open: boolean; until: number | null } {
  const state = openIn(week, zones, at, offsetAt)
  if (isHoliday === noHoliday) return state
  const midnight = Math.min(...zones.map((zone) => dayAfter([zone], at, offsetAt)))
  return {
    open: state.open && !zones.some((zone) => isHoliday(localDay(zone, at, offsetAt))),
    until: Math.min(state.until ?? midnight, midnight),
  }
}

/** The first moment from `at` on at which it is open in all zones of a country. */
export function opensThere({ week, isHoliday }: OpenHours, zones: Zones, at: number, offsetAt: ZoneOffsetAt): number {
  let opens = opensInAll(week, zones, at, offsetAt)
  // Holidays stand together for a few days at most.
  for (let tries = 0; tries < 10 && zones.some((zone) => isHoliday(localDay(zone, opens, offsetAt))); tries++)
    opens = opensInAll(week, zones, dayAfter(zones, opens, offsetAt), offsetAt)
  return opens
}
