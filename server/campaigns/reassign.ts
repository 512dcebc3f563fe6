import type { CampaignTaskState } from '#domain/campaigns/task'
import type { Reassignment } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import { asOwner } from '../db/scope.ts'
import { reassignRows } from '../sync/reassignRows.ts'
import { removeServerRows } from '../sync/serverRows.ts'
import { lockFilling } from './sending/begin.ts'
import { pauseTask } from './sending/tasks.ts'

/**
 * The next mail task of a user who leaves, with its ledger, is reassigned to the successor; false: there is none. One that runs is
 * paused, and one with a time waits for a hand: nothing goes out in a name that has not agreed to it.
 */
export const reassignTask = (connection: Connection, reassignment: Reassignment): Promise<boolean> =>
  asOwner(connection, async () => {
    const { account, from } = reassignment
    const next = `from campaign_task where account_id = $1 and scope = $2`
    const found = await connection.query<{ id: string }>(`select id ${next} order by id limit 1`, [
      account,
      `user:${from}`,
    ])
    const id = found.rows[0]?.id
    if (!id) return false
    await lockFilling(connection, { account, task: id })
    const { rows } = await connection.query<{ id: string; status: CampaignTaskState }>(
      `select id, status ${next} and id = $3 for update`,
      [account, `user:${from}`, id],
    )
    const task = rows[0]
    // Somebody else gave it away meanwhile.
    if (!task) return true
    await reassignLedger(connection, reassignment, task.id)
    const stays = "(status <> 'pending')"
    await reassignRows(connection, reassignment, {
      entity: 'campaign_task',
      ids: [task.id],
      also: `, belongto = $6, type = case when ${stays} then type else 'ordinary' end,
        execution_time = case when ${stays} then execution_time end`,
    })
    if (task.status === 'inProgress') await pauseTask(connection, { account, task: task.id }, 'userInactive')
    return true
  })

async function reassignLedger(connection: Connection, { account, to }: Reassignment, task: string): Promise<void> {
  await connection.query(
    `with theirs as materialized (
       select id from campaign_receiver where account_id = $1 and task_id = $2 order by id for no key update)
     update campaign_receiver r set user_id = $3 from theirs where r.id = theirs.id`,
    [account, task, to],
  )
  await connection.query(
    `update sms_text x set user_id = $3 from campaign_receiver r
     where x.account_id = $1 and r.account_id = $1 and r.task_id = $2 and x.receiver_id = r.id`,
    [account, task, to],
  )
  for (const table of ['campaign_run', 'email_mail_file'])
    await connection.query(`update ${table} set user_id = $3 where account_id = $1 and task_id = $2`, [
      account,
      task,
      to,
    ])
}

/** Added to those of who comes after them, as if it had happened there. */
export const reassignCounts = (connection: Connection, { account, from, to }: Reassignment): Promise<void> =>
  asOwner(connection, async () => {
    // Nobody counts meanwhile what is about to move.
    await connection.query(`select pg_advisory_xact_lock(hashtextextended('email counts ' || $1::uuid, 0))`, [account])
    await connection.query('update campaign_delta set user_id = $3 where account_id = $1 and user_id = $2', [
      account,
      from,
      to,
    ])
    const { rows } = await connection.query<{ id: string }>(
      `with told as (
       insert into campaign_delta (account_id, user_id, channel, dimension, key, counts)
       select account_id, $3::uuid, channel, dimension, key, counts from campaign_counts
       where account_id = $1 and belongto = $2 and deleted_at is null)
     select id from campaign_counts where account_id = $1 and belongto = $2 and deleted_at is null order by id`,
      [account, from, to],
    )
    await removeServerRows(
      connection,
      account,
      'campaign_counts',
      rows.map(({ id }) => id),
    )
  })
