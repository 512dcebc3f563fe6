import type { CampaignTask } from '#domain/campaigns/task'
import type { Connection } from '../../db/connect.ts'

type Of = { account: string; task: CampaignTask }

/** A task begins: its run is there from now on, and each of its channels adds what it sends (`PreparedRun.keep`). */
export const openRun = (connection: Connection, { account, task }: Of): Promise<unknown> =>
  connection.query(
    `insert into campaign_run (account_id, task_id, user_id, mails, sender_id, signature, channel)
     values ($1, $2, $3, '[]', $4, '{}', $5)`,
    [account, task.id, task.belongto, task.sender, task.channel],
  )

/** Messages as they are now, each with the `step` that it is of. */
export const keepMessages = (
  connection: Connection,
  { account, task }: Of,
  messages: readonly { step: string }[],
): Promise<unknown> =>
  connection.query('update campaign_run set mails = mails || $3::jsonb where account_id = $1 and task_id = $2', [
    account,
    task.id,
    JSON.stringify(messages),
  ])
