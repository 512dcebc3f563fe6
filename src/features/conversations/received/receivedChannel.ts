import type { ChannelAccount } from '#domain/channels/account'
import type { OwnPageChannel } from '#domain/conversations/channel'

/** Channels whose messages are listed one by one. */
export type ReceivedChannel = Exclude<ChannelAccount['channel'], OwnPageChannel>
