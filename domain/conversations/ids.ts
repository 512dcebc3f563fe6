import { derivedId, derivedIdAt } from '../shared/derivedId.ts'
import { type ChannelIdentity, spellingOf } from './identity.ts'

// Ids derived from what a row is about, so that an offline device and the server make the same row.

/** From the spelling under which the peer was first seen; `n`: how many peers had that spelling before. */
export const peerIdOf = (scope: string, identity: ChannelIdentity, n = 0): string =>
  derivedId('peer', scope, spellingOf(identity), ...(n ? [String(n)] : []))

export const conversationIdOf = (channelAccount: string, peer: string): string =>
  derivedId('conversation', channelAccount, peer)

export const conversationSeenIdOf = (user: string, conversation: string): string =>
  derivedId('conversation_seen', user, conversation)

/** The id of a campaign's message in the conversation with its receiver. */
export const campaignMessageIdOf = (receiver: string): string => derivedIdAt(receiver, 'campaign message', receiver)
