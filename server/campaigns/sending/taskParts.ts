import type { CampaignChannel } from '#domain/campaigns/channel'
import { messagesOf, sendersOf } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Connection } from '../../db/connect.ts'
import type { ChannelLedgers, ReceiverCheck, TaskToBegin } from './driver.ts'
import { audienceScope } from './owner.ts'

/** What of a task goes over one of its channels. */
export async function partOver(
  connection: Connection,
  account: string,
  task: CampaignTask,
  channel: CampaignChannel,
): Promise<TaskToBegin> {
  const scope = await audienceScope(connection, task.belongto)
  return { account, scope, task, messages: messagesOf(task, channel), senders: sendersOf(task, channel) }
}

/** Whom a channel refuses beforehand; undefined: it asks nobody. */
export async function checkOver(
  connection: Connection,
  account: string,
  task: CampaignTask,
  channel: CampaignChannel,
  ledgers: ChannelLedgers,
): Promise<ReceiverCheck | undefined> {
  const ledger = ledgers[channel]
  return ledger?.refusalOf?.(connection, await partOver(connection, account, task, channel))
}
