import type { CampaignChannel } from '#domain/campaigns/channel'
import type { SendOutcome } from '#domain/campaigns/outcome'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { ChannelIdentity } from '#domain/conversations/identity'
import type { HandOver } from '../../campaigns/sending/driver.ts'
import type { PaceBook } from '../../campaigns/sending/paceBook.ts'
import type { Connection } from '../../db/connect.ts'

/** One message that a user wrote, on its way. */
export type ChatToSend = {
  account: string
  id: string
  conversation: string
  channelAccount: string
  channel: CampaignChannel
  to: ChannelIdentity
  subject: string
  body: string
  /** null: no user of the company wrote it */
  author: string | null
  origin: ConversationMessage['origin']
  /** when it was written, by the server's clock */
  at: number
}

/** `refused`: why it goes to nobody. `pace`: of the channel account, in which it takes its turn before any campaign. */
export type ChatWeight = { refused: string } | { cost: number; pace: PaceBook }

/** How a channel sends what is written by hand. */
export type ChatDriver = {
  channel: CampaignChannel
  /** in the transaction that claims it */
  weigh: (connection: Connection, message: ChatToSend) => Promise<ChatWeight>
  send: (message: ChatToSend, handing: HandOver) => Promise<SendOutcome>
}
