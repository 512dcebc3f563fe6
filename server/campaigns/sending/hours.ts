import { hoursThere, opensThere, openThere, type SendingHours } from '#domain/campaigns/quietHours'
import { receiverZones } from '#domain/campaigns/receiverZones'
import { countryCodes } from '#domain/contacts/countryCodes'
import { zonesOf } from '#domain/contacts/countryZones'
import { offsetIn } from './zones.ts'

/** Countries of whose people it is no hour to write to now, '' for those of whom no country is known. */
export type ClosedCountries = { countries: readonly string[]; until: number | null }

const known = new Map<string, { closed: ClosedCountries; until: number }>()

/** For a thousand receivers there are few countries: each is asked once until its clock says otherwise. */
export function closedCountries(sending: SendingHours, home: string, now: number): ClosedCountries {
  const key = JSON.stringify([sending, home])
  const kept = known.get(key)
  if (kept && now < kept.until && now >= kept.until - 24 * 3_600_000) return kept.closed
  const states = ['', ...countryCodes].map((country) => ({
    country,
    ...openThere(hoursThere(sending, country, now), receiverZones(country, home), now, offsetIn),
  }))
  const until = Math.min(...states.map((state) => state.until ?? Number.POSITIVE_INFINITY))
  const shut = states.filter(({ open }) => !open)
  const closed: ClosedCountries = {
    countries: shut.map(({ country }) => country),
    until: shut.length ? Math.min(...shut.map((state) => state.until ?? Number.POSITIVE_INFINITY)) : null,
  }
  if (known.size > 500) known.clear()
  known.set(key, { closed, until })
  return closed
}

export const isOpenThere = (sending: SendingHours, country: string, home: string, now: number) =>
  !closedCountries(sending, home, now).countries.includes(country)

/** When it opens for a receiver of this country; `now` where it is open. */
export const opensFor = (sending: SendingHours, country: string, home: string, now: number): number =>
  opensThere(hoursThere(sending, country, now), receiverZones(country, home), now, offsetIn)

/** The receiver's clock when a mail is sent, east of UTC; null: nobody knows where they are. */
export function offsetOf(country: string, now: number): number | null {
  const zones = zonesOf(country)
  const middle = zones
    .map((zone) => offsetIn(zone, now))
    .sort((a, b) => a - b)
    .at(Math.floor((zones.length - 1) / 2))
  return zones.length ? (middle ?? null) : null
}
