import type { Reassignment } from '../../area.ts'
import type { Connection } from '../../db/connect.ts'
import { asOwner } from '../../db/scope.ts'
import { reassignRows } from '../../sync/reassignRows.ts'

/**
 * The next job of a user who leaves, with what it found; false: there is none. One that was open is paused: nobody has agreed
 * to go on in another name.
 */
export const reassignLeadJob = (connection: Connection, reassignment: Reassignment): Promise<boolean> =>
  asOwner(connection, async () => {
    const { account, from, to } = reassignment
    const { rows } = await connection.query<{ id: string }>(
      'select id from lead_job where account_id = $1 and scope = $2 order by id limit 1 for update',
      [account, `user:${from}`],
    )
    const [job] = rows
    if (!job) return false
    await connection.query(
      'update lead_brought set user_id = $3 where account_id = $1 and job_id = $2 and user_id = $4',
      [account, job.id, to, from],
    )
    await reassignRows(connection, reassignment, {
      entity: 'lead_job',
      ids: [job.id],
      also: `, belongto = $6, state = case when state in ('waiting', 'running') then 'paused' else state end`,
    })
    return true
  })
