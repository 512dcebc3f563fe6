import type { ChannelAccount } from '#domain/channels/account'

/** Channels whose messages are listed one by one. */
export type ReceivedChannel = ChannelAccount['channel']
