import type { CampaignChannel } from './channel.ts'
import type { PaceRate } from './rateBook.ts'
import type { ReceiverReason } from './receiverReason.ts'

/** What a message costs for one receiver, and in how many parts it goes. */
export type MessageCost = { points: number; parts: number }

/** `of`: a sender's own pace, or that of all whom it writes to in one group, such as a domain. */
export type ChannelRate = PaceRate & { of: 'sender' | 'group' }

/**
 * What a channel is, beside the facts of `channel.ts`: rules without a network, which device and server ask alike. `Message` is
 * what a task sends, `Setting` what a sender of this channel is set to.
 */
export type ChannelRules<Message, Setting> = {
  channel: CampaignChannel
  /** an address in its one spelling; null: it is none */
  keyOf: (text: string) => string | null
  /** those with which it shares a pace, such as a domain; '' for none */
  groupOf: (key: string) => string
  costOf: (message: Message, to: { key: string; country: string }) => MessageCost
  /** why this message may not go to this receiver, whichever sender is used; null: it may */
  refusal: (message: Message, to: { key: string; country: string }) => ReceiverReason | null
  ratesOf: (setting: Setting) => readonly ChannelRate[]
}
