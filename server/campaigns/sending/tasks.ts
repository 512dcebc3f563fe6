import type { CampaignChannel } from '#domain/campaigns/channel'
import type { CampaignTask, CampaignTaskProblem } from '#domain/campaigns/task'
import { limits } from '#domain/limits'

import type { Connection } from '../../db/connect.ts'
import { notify } from '../../notifications/notify.ts'
import { serverNow } from '../../people/serverNow.ts'
import { changeServerRows, type ServerChange } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'

export type TaskId = { account: string; task: string }

const columns = quotedColumns('campaign_task').join(', ')

/** The task as it is; while this transaction lasts nobody changes it. Null: it is gone. */
export async function lockTask(connection: Connection, { account, task }: TaskId): Promise<CampaignTask | null> {
  const { rows } = await connection.query<CampaignTask>(
    `select ${columns} from campaign_task where account_id = $1 and id = $2 and deleted_at is null for no key update`,
    [account, task],
  )
  return rows[0] ?? null
}

export async function readTask(connection: Connection, { account, task }: TaskId): Promise<CampaignTask | null> {
  const { rows } = await connection.query<CampaignTask>(
    `select ${columns} from campaign_task where account_id = $1 and id = $2 and deleted_at is null`,
    [account, task],
  )
  return rows[0] ?? null
}

export const taskWith = (task: CampaignTask, changes: Partial<CampaignTask>): ServerChange => ({
  entity: 'campaign_task',
  puts: [{ ...task, ...changes, updated_at: Date.now() }],
})

/** Takes the account's counter: comes last in a transaction. */
export const writeTask = (
  connection: Connection,
  account: string,
  task: CampaignTask,
  changes: Partial<CampaignTask>,
) => changeServerRows(connection, account, [taskWith(task, changes)])

/** What keeps it from going on is told to its user, who can do something about it and start it again. */
export async function pauseTask(
  connection: Connection,
  of: TaskId,
  problem: Exclude<CampaignTaskProblem, ''>,
): Promise<void> {
  const task = await lockTask(connection, of)
  if (task?.status !== 'inProgress') return
  await writeTask(connection, of.account, task, { status: 'paused', problem })
  await notifyOwner(connection, task, limits.importantLevel, 'paused')
}

export async function finishTask(connection: Connection, of: TaskId, task: CampaignTask): Promise<void> {
  await connection.query(
    'update campaign_run set finished_at = server_now() where account_id = $1 and task_id = $2 and finished_at is null',
    [of.account, of.task],
  )
  await writeTask(connection, of.account, task, { status: 'done', ended_at: await serverNow(connection) })
  await notifyOwner(connection, task, 1, 'done')
}

const mailNotices = { paused: 'emailTaskPaused', done: 'emailTaskDone', at: '/emailMarketing/emailTask' } as const
const noticesOf = {
  email: mailNotices,
  sms: { paused: 'smsTaskPaused', done: 'smsTaskDone', at: '/smsMarketing/groupMessage' },
  whatsapp: { paused: 'whatsappTaskPaused', done: 'whatsappTaskDone', at: '/fairleadWTMarketing/pt_groupMessage' },
  // No task goes over one yet.
  linked: mailNotices,
} as const satisfies Record<CampaignChannel, object>

function notifyOwner(
  connection: Connection,
  { id, name, belongto, channel }: CampaignTask,
  level: number,
  happened: 'paused' | 'done',
) {
  const notices = noticesOf[channel]
  return notify(connection, {
    users: [belongto],
    level,
    type: 'email',
    content: { key: notices[happened], values: { name } },
    link: `${notices.at}?task=${id}`,
  })
}
