import { zonesOf } from '../contacts/countryZones.ts'
import { type Zones, zonesOr } from './sendHours.ts'

/** Whose clocks count for a receiver: those of the country, and the sender's own where no country is known. */
export const receiverZones = (country: string, home: string): Zones => zonesOr(zonesOf(country), home)
