import { derivedId, derivedIdAt } from '../shared/derivedId.ts'
import { type ChannelIdentity, spellingOf } from './identity.ts'

// What follows from what it is of: whoever makes it first, a device without a network or the server, it is the same row.

/** A peer is named after the spelling that it was first met under; `n`: how many peers had that spelling before. */
export const peerIdOf = (scope: string, identity: ChannelIdentity, n = 0): string =>
  derivedId('peer', scope, spellingOf(identity), ...(n ? [String(n)] : []))

export const conversationIdOf = (channelAccount: string, peer: string): string =>
  derivedId('conversation', channelAccount, peer)

export const conversationSeenIdOf = (user: string, conversation: string): string =>
  derivedId('conversation_seen', user, conversation)

/** A message of a campaign, in the thread of whoever answered it. */
export const campaignMessageIdOf = (receiver: string): string => derivedIdAt(receiver, 'campaign message', receiver)
