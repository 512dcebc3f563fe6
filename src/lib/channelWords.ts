import type { TFunction } from 'i18next'
import type { CampaignChannel } from '#domain/campaigns/channel'

/** The words of campaigns: those of a channel where it has some of its own, else those of all. */
export function channelWords(t: TFunction<'campaigns'>, channel: CampaignChannel): TFunction<'campaigns'> {
  if (channel === 'email') return t
  const own = (key: string, ...rest: unknown[]) =>
    (t as unknown as (keys: string[], ...rest: unknown[]) => string)([`${channel}.${key}`, key], ...rest)
  return own as unknown as TFunction<'campaigns'>
}
