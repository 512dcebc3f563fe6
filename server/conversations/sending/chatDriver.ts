import type { SendOutcome } from '#domain/campaigns/outcome'
import type { ConversationChannel } from '#domain/conversations/channel'
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
  channel: ConversationChannel
  to: ChannelIdentity
  subject: string
  body: string
  files: NonNullable<ConversationMessage['parts'][number]['file']>[]
  extra: ConversationMessage['extra']
  /** until then the other side may be written to freely; null: the channel has no such rule, or they have not written */
  windowUntil: number | null
  /** the message that it answers; null: it names none */
  answers: string | null
  /** null: no user of the company wrote it */
  author: string | null
  origin: ConversationMessage['origin']
  /** when it was written, by the server's clock */
  at: number
  /** until when it waited because the other side took it no sooner; null: it never did */
  waitsUntil: number | null
}

/**
 * `refused`: why it goes to nobody. `until`: no sooner, and why. `pace`: of the channel account, in which it takes its turn before any campaign; `group`: with
 * whom its receiver shares a pace, which has been loaded; `turns`: so many it takes; `claimed`: writes down what the channel has to
 * know of it, once it is paid.
 */
export type ChatWeight =
  | { refused: string }
  | { until: number; problem: string }
  | { cost: number; pace: PaceBook; group?: string; turns?: number; claimed?: () => Promise<void> }

/**
 * `problem`: why it did not leave, where the channel has a word of its own. `putOffMs`: so long the other side takes nothing like it
 * from us; it waits once, and holds up nothing that is said after it.
 */
export type ChatOutcome = SendOutcome & { problem?: string; putOffMs?: number }

/** How a channel sends what is written by hand. */
export type ChatDriver = {
  channel: ConversationChannel
  /** in the transaction that claims it */
  weigh: (connection: Connection, message: ChatToSend) => Promise<ChatWeight>
  send: (message: ChatToSend, handing: HandOver) => Promise<ChatOutcome>
  /** in the transaction that writes down what became of it */
  settled?: (connection: Connection, message: ChatToSend, outcome: ChatOutcome) => Promise<void>
  /** once that is written down */
  afterwards?: (message: ChatToSend, outcome: ChatOutcome, signal: AbortSignal) => Promise<void>
  /** seconds after which what surely did not leave is tried again */
  pauses?: readonly number[]
}
