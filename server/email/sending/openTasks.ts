import { limits } from '#domain/limits'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { lockTask, type TaskId, writeTask } from './tasks.ts'

export const doings = ['start', 'begin', 'fill', 'retry', 'send', 'close'] as const
/** What a task wants of the server now. */
export type Doing = (typeof doings)[number]
/** `stamp` changes when somebody changed something that matters to it. */
export type OpenTask = TaskId & { doing: Doing; stamp: string }

/** All tasks of all companies that want something: what every process looks at every second, by two small indexes. */
export async function readOpenTasks({ pool }: Database): Promise<OpenTask[]> {
  const { rows } = await pool.query<OpenTask>(
    `select t.account_id as account, t.id as task,
       case when t.status = 'pending' then 'start' when r.task_id is null then 'begin'
         when r.retries < t.retries then 'retry' else 'send' end as doing,
       concat(t.rev, ' ', s.rev) as stamp
     from email_task t
     left join email_run r on r.account_id = t.account_id and r.task_id = t.id
     left join email_sender s on s.account_id = t.account_id and s.id = t.sender
     where t.deleted_at is null and t.status in ('pending', 'inProgress') and (t.status = 'inProgress'
       or (t.type = 'scheduled' and t.execution_time <= extract(epoch from server_now()) * 1000))
     union all
     select r.account_id, r.task_id, 'fill', ''
     from email_run r join email_task t on t.account_id = r.account_id and t.id = r.task_id
     where r.finished_at is null and r.filled_at is null and t.deleted_at is null
     union all
     select r.account_id, r.task_id, 'close', ''
     from email_run r join email_task t on t.account_id = r.account_id and t.id = r.task_id
     where r.finished_at is null and (t.status = 'closed' and r.filled_at is not null
       or t.deleted_at < server_now() - interval '${limits.emailUndoMinutes} minutes')`,
  )
  return rows
}

/** A scheduled task starts by itself, also when the server was down at its time. */
export const startScheduled = (database: Database, of: TaskId): Promise<void> =>
  asSystem(database, async (connection) => {
    const task = await lockTask(connection, of)
    if (task?.status !== 'pending' || task.type !== 'scheduled') return
    await writeTask(connection, of.account, task, { status: 'inProgress', problem: '' })
  })
