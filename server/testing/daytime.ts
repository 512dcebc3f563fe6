import type { CampaignChannel } from '#domain/campaigns/channel'
import { countryCodes } from '#domain/contacts/countryCodes'
import { closedClocks } from '../campaigns/sending/hours.ts'

/** Where a channel may write at this hour, whenever the test runs, and where it may not. */
export function daytimeCountries(channel: CampaignChannel, now = Date.now()): { open: string[]; closed: string[] } {
  const hours = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }
  const { clocks } = closedClocks({ hours, channel }, 'UTC', now)
  // Not for the next minutes alone.
  const soon = closedClocks({ hours, channel }, 'UTC', now + 600_000)
  const shut = new Set([...clocks, ...soon.clocks])
  return {
    open: countryCodes.filter((code) => !shut.has(code)),
    closed: countryCodes.filter((code) => clocks.includes(code) && soon.clocks.includes(code)),
  }
}
