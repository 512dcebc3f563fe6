import * as z from 'zod/mini'

/** The ways out over which a campaign goes. */
export const channels = ['email', 'sms', 'whatsapp', 'linked'] as const
export const ChannelName = z.enum(channels)
export type ChannelName = z.output<typeof ChannelName>
