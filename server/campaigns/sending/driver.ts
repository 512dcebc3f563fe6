import type { CampaignChannel } from '#domain/campaigns/channel'
import type { SendOutcome } from '#domain/campaigns/outcome'
import type { CampaignTask, CampaignTaskProblem } from '#domain/campaigns/task'
import type { EmailSender } from '#domain/email/sender/sender'
import type { Connection } from '../../db/connect.ts'
import type { ServerChange } from '../../sync/serverRows.ts'
import type { Prices } from '../prices/prices.ts'
import type { Candidate } from './candidates.ts'
import type { Batch } from './claim.ts'
import type { PaceBook, PaceOf } from './pace.ts'

/** One way out that the company owns, such as a mailbox; a driver knows more of its own. */
export type ChannelSender = { id: string; hours: EmailSender['hours'] }

/** A task that is about to begin. `scope`: whose contacts its user may write to; null: the whole company's. */
export type TaskToBegin = { account: string; scope: string | null; task: CampaignTask }

export type PreparedRun = {
  sender: string
  /** From here on nothing that is edited changes what goes out. */
  keep: () => Promise<void>
  /** what else devices are told of, once the first receivers are in the ledger */
  begun: () => Promise<readonly ServerChange[]>
}

/** What a channel says to the ledger, within the ledger's transactions. */
export type ChannelLedger<S extends ChannelSender = ChannelSender> = {
  channel: CampaignChannel
  /** Reads what the task sends and who sends it; throws `CannotBegin` where something is missing. */
  prepare(connection: Connection, of: TaskToBegin): Promise<PreparedRun>
  /** As it is now, locked; null: it is gone. */
  lockSender(connection: Connection, of: { account: string; id: string }): Promise<S | null>
  openPace(connection: Connection, of: PaceOf, sender: S): Promise<PaceBook>
  /** points by receiver, at the prices of this moment */
  costsOf(
    connection: Connection,
    task: CampaignTask,
    receivers: readonly Candidate[],
    prices: Prices,
  ): Promise<ReadonlyMap<string, number>>
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
