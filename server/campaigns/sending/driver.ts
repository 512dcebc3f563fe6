import type { CampaignChannel } from '#domain/campaigns/channel'
import type { SendOutcome } from '#domain/campaigns/outcome'
import type { Turn } from '#domain/campaigns/pace'
import type { ReceiverReason } from '#domain/campaigns/receiverReason'
import type { SendHours } from '#domain/campaigns/sendHours'
import type { StepMessage } from '#domain/campaigns/steps'
import type { CampaignTask, CampaignTaskProblem } from '#domain/campaigns/task'
import type { Connection } from '../../db/connect.ts'
import type { ServerChange } from '../../sync/serverRows.ts'
import type { Prices } from '../prices/prices.ts'
import type { Candidate } from './candidates.ts'
import type { Batch } from './claim.ts'
import type { PaceBook, PaceOf } from './paceBook.ts'

/** One way out that the company owns, such as a mailbox; a driver knows more of its own. */
export type ChannelSender = { id: string; hours: SendHours }

/** What of a task goes over one channel. `scope`: whose contacts its user may write to; null: the whole company's. */
export type TaskToBegin = {
  account: string
  scope: string | null
  task: CampaignTask
  messages: readonly StepMessage[]
  senders: readonly string[]
}

export type PreparedRun = {
  /** Adds to the run, which is there, what is sent over this channel. From here on nothing that is edited changes it. */
  keep: () => Promise<void>
  /** what else devices are told of, once the first receivers are in the ledger */
  begun: () => Promise<readonly ServerChange[]>
}

/** Of the senders of a task over one channel, those that are there and can be tried now. */
export type WaysOf<S extends ChannelSender> = {
  account: string
  task: CampaignTask
  senders: ReadonlyMap<string, S>
}

/**
 * `over`: the sender it goes over; `refused`: over none of them, and why; `later`: over none of them before then; `lost`: it may have
 * left over one that is gone, and nobody will say.
 */
export type Way = { over: string } | { refused: ReceiverReason } | { later: number } | { lost: true }

/**
 * What a channel knows of a message that was handed over by a process that is gone. `taken`: the other side has it; `unsent`: it never
 * left; `again`: nobody knows, and it may be sent again, since it goes under the same id; `lost`: nobody knows.
 */
export type Recovery = 'taken' | 'unsent' | 'again' | 'lost'

/** Why nothing goes to an address of a country; null: it may. */
export type ReceiverCheck = (to: { key: string; country: string }) => ReceiverReason | null

/** What a channel says to the ledger, within the ledger's transactions. */
export type ChannelLedger<S extends ChannelSender = ChannelSender> = {
  channel: CampaignChannel
  /** Reads what the task sends and who sends it; throws `CannotBegin` where something is missing. */
  prepare(connection: Connection, of: TaskToBegin): Promise<PreparedRun>
  /** Of several messages of one channel those that nobody gets: asked of all receivers before they are in the ledger. */
  refusalOf?(connection: Connection, of: TaskToBegin): Promise<ReceiverCheck>
  /** As it is now, with `lock` nobody else has it; null: it is gone, or may not send. */
  readSender(connection: Connection, of: { account: string; id: string; lock: boolean }): Promise<S | null>
  /** Changes when something of a sender does that a task may wait for. By its id. */
  senderStamps(connection: Pick<Connection, 'query'>, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  openPace(connection: Connection, of: PaceOf, sender: S): Promise<PaceBook>
  /** The turn of a group as it stands, for who only looks. */
  readTurns(connection: Connection, of: PaceOf, sender: S, now: number): Promise<(group: string) => Turn>
  /** points by receiver */
  costsOf(
    connection: Connection,
    task: CampaignTask,
    receivers: readonly Candidate[],
    prices: Prices,
  ): Promise<ReadonlyMap<string, number>>
  /** By receiver, with no question for each of them. Without it all go over the one sender of the task. */
  waysOf?(connection: Connection, of: WaysOf<S>, receivers: readonly Candidate[]): Promise<ReadonlyMap<string, Way>>
  /** With whom a receiver shares a pace, where that is not its `address_group`. */
  paceGroupOf?(receiver: Pick<Candidate, 'address'>): string
  /** What is known of messages of a lost process, by receiver; without it all of them are lost. */
  recovered?(
    connection: Connection,
    account: string,
    receivers: readonly string[],
  ): Promise<ReadonlyMap<string, Recovery>>
  /** Notes of the sender what a batch changed. It may take the account's counter, so it comes last. */
  claimed?(connection: Connection, account: string, sender: S, pace: PaceBook): Promise<void>
}

export type HandOver = {
  /** Awaited at the last moment at which nothing has left: from then on it may have arrived (`channelFacts.handsOver`). */
  beforeHandOver: () => Promise<void>
  signal: AbortSignal
}
export type SendOne = (receiver: Candidate, handing: HandOver) => Promise<SendOutcome>

/** How a channel sends. To add one, write this and a line in `start.ts`. */
export type CampaignDriver<S extends ChannelSender = ChannelSender> = {
  ledger: ChannelLedger<S>
  /** how many of a batch may be on their way at once, where it is more than is usual */
  lanes?(batch: Batch<S>): number
  /** Once for each batch, because a password may change between two of them. */
  open(batch: Batch<S>): Promise<SendOne>
  stop(): void
}

/** The ledgers' sides of channels, by channel. */
export type ChannelLedgers = Partial<Record<CampaignChannel, ChannelLedger>>

/** What cannot be made now cannot be made for anybody: the task waits for its user. */
export class MessageGone extends Error {}

export class CannotBegin extends Error {
  readonly problem: Exclude<CampaignTaskProblem, ''>
  constructor(problem: Exclude<CampaignTaskProblem, ''>) {
    super(problem)
    this.problem = problem
  }
}
