import { hoursThere, opensThere, openThere } from '#domain/campaigns/quietHours'
import { countryAt, type ReceiverClock, zonesAt } from '#domain/campaigns/receiverClock'
import type { SendHours } from '#domain/campaigns/sendHours'
import { remembered, tableOffsetAt } from '#domain/campaigns/zoneOffsets'
import type { PhoneChannel } from '#domain/sms/phoneVerdict'
import type { PhoneReceiver } from './phoneCounter.ts'

/** For whom the start is out of hours: by country, until when. */
export type HeldReceivers = { country: string; receivers: number; until: number }[]

type HoursQuestion = {
  channel: PhoneChannel
  start: number
  home: string
  /** of what takes the messages to a country; undefined: nothing does */
  hoursIn: (country: string) => SendHours | undefined
}

/** By the hours of what takes them, and those of their country; the ones with the most receivers first. */
export function heldAt(
  receivers: readonly Pick<PhoneReceiver, 'clock' | 'country'>[],
  { channel, start, home, hoursIn }: HoursQuestion,
): HeldReceivers {
  const offsetAt = remembered(tableOffsetAt)
  const places = new Map<string, { country: string; receivers: number; until: number | null }>()
  for (const { clock, country } of receivers) {
    const hours = hoursIn(country)
    if (!hours) continue
    const key = `${clock} ${country}`
    const known = places.get(key) ?? { country: countryAt(clock), receivers: 0, until: until(hours, clock) }
    known.receivers++
    places.set(key, known)
  }
  const held = new Map<string, HeldReceivers[number]>()
  for (const { country, receivers, until } of places.values()) {
    if (until === null) continue
    const one = held.get(`${country} ${until}`)
    if (one) one.receivers += receivers
    else held.set(`${country} ${until}`, { country, receivers, until })
  }
  return [...held.values()].sort((a, b) => b.receivers - a.receivers || (a.country < b.country ? -1 : 1))

  function until(hours: SendHours, clock: ReceiverClock): number | null {
    const there = hoursThere({ hours, channel }, countryAt(clock), start)
    const zones = zonesAt(clock, home)
    return openThere(there, zones, start, offsetAt).open ? null : opensThere(there, zones, start, offsetAt)
  }
}

/** When the first and the last get it, where all of them take so long: those who are held after their morning. */
export function sendingTimes(
  count: number,
  { start, held, longest }: { start: number; held: HeldReceivers; longest: number },
): { first: number | null; last: number | null; left: number } {
  if (count === 0) return { first: null, last: null, left: 0 }
  const waiting = held.reduce((sum, { receivers }) => sum + receivers, 0)
  const first = waiting < count ? start : Math.min(...held.map(({ until }) => until))
  const ends = held.map(({ until, receivers: some }) => until + (longest * some) / count)
  return { first, last: Math.round(Math.max(start + longest, ...ends)), left: 0 }
}
