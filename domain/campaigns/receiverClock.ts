import { countryCodes } from '../contacts/countryCodes.ts'
import { zonesOf } from '../contacts/countryZones.ts'
import { numberArea, numberAreas } from '../contacts/numberAreas.ts'
import { type Zones, zonesOr } from './sendHours.ts'

/**
 * The local time by which a receiver is written to. Either time zones of one country, joined by commas, where the area code of their
 * number tells them; or a country code, which stands for all zones of the country; or '' where no country is known.
 */
export type ReceiverClock = string

/** `number`: theirs, E.164 digits, or ''. A number of another country says nothing about where they are. */
export function receiverClock(country: string, number: string): ReceiverClock {
  const area = numberArea(number)
  return (area?.country === country && area.zones) || country
}

const countriesByZones = new Map(
  [...numberAreas.values()].flatMap(({ country, zones }) => (zones ? [[zones, country] as const] : [])),
)

export const countryAt = (clock: ReceiverClock): string => countriesByZones.get(clock) ?? clock

/** None where it is not known. */
export const zonesIn = (clock: ReceiverClock): readonly string[] =>
  countriesByZones.has(clock) ? clock.split(',') : zonesOf(clock)

/** Those of the sender's own where no country is known. */
export const zonesAt = (clock: ReceiverClock, home: string): Zones => zonesOr(zonesIn(clock), home)

/** All that there are. */
export const receiverClocks: readonly ReceiverClock[] = ['', ...countryCodes, ...countriesByZones.keys()]
