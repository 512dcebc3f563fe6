import * as z from 'zod/mini'

/** The ways out over which a campaign goes. */
export const campaignChannels = ['email', 'sms', 'whatsapp', 'linked'] as const
export const CampaignChannel = z.enum(campaignChannels)
export type CampaignChannel = z.output<typeof CampaignChannel>
