import type { Reassignment } from '../../area.ts'
import type { Connection } from '../../db/connect.ts'
import { asOwner } from '../../db/scope.ts'
import { reassignRows } from '../../sync/reassignRows.ts'

/** Rules of a user who leaves are switched off, and their runs wait. */
export const reassignAuto = async (connection: Connection, reassignment: Reassignment): Promise<boolean> =>
  (await reassignAutoRules(connection, reassignment)) || (await reassignAutoRuns(connection, reassignment))

const reassignAutoRules = (connection: Connection, reassignment: Reassignment): Promise<boolean> =>
  asOwner(connection, async () => {
    const { account, from } = reassignment
    const { rows } = await connection.query<{ id: string }>(
      'select id from auto_rule where account_id = $1 and scope = $2 order by id limit 100 for update',
      [account, `user:${from}`],
    )
    if (!rows.length) return false
    await reassignRows(connection, reassignment, {
      entity: 'auto_rule',
      ids: rows.map(({ id }) => id),
      also: ', belongto = $6, is_on = false, on_at = null',
    })
    return true
  })

/** Runs of a user who leaves. One that went on is paused: nobody has agreed to go on in another name. */
const reassignAutoRuns = (connection: Connection, reassignment: Reassignment): Promise<boolean> =>
  asOwner(connection, async () => {
    const { account, from } = reassignment
    const { rows } = await connection.query<{ id: string }>(
      'select id from auto_run where account_id = $1 and scope = $2 order by id limit 100 for update',
      [account, `user:${from}`],
    )
    if (!rows.length) return false
    await reassignRows(connection, reassignment, {
      entity: 'auto_run',
      ids: rows.map(({ id }) => id),
      also: `, belongto = $6, state = case when state = 'running' then 'paused' else state end`,
    })
    return true
  })
