import type { Reassignment } from '../../area.ts'
import type { Connection } from '../../db/connect.ts'
import { asOwner } from '../../db/scope.ts'
import { reassignRows } from '../../sync/reassignRows.ts'

/** Text messages of a user who leaves. */
export const reassignSmsMessages = (connection: Connection, reassignment: Reassignment): Promise<void> =>
  asOwner(connection, async () => {
    const { rows } = await connection.query<{ id: string }>(
      'select id from sms_message where account_id = $1 and scope = $2 order by id for update',
      [reassignment.account, `user:${reassignment.from}`],
    )
    const ids = rows.map(({ id }) => id)
    if (ids.length)
      await reassignRows(connection, reassignment, { entity: 'sms_message', ids, also: ', belongto = $6' })
  })
