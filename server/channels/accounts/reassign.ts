import type { Reassignment } from '../../area.ts'
import type { Connection } from '../../db/connect.ts'
import { asOwner } from '../../db/scope.ts'
import { reassignRows } from '../../sync/reassignRows.ts'

type Messages = 'sms_message' | 'whatsapp_message' | 'linked_message'

/** Messages of a user who leaves. */
export const reassignMessages =
  (entity: Messages) =>
  (connection: Connection, reassignment: Reassignment): Promise<void> =>
    asOwner(connection, async () => {
      const { rows } = await connection.query<{ id: string }>(
        `select id from ${entity} where account_id = $1 and scope = $2 order by id for update`,
        [reassignment.account, `user:${reassignment.from}`],
      )
      const ids = rows.map(({ id }) => id)
      if (ids.length) await reassignRows(connection, reassignment, { entity, ids, also: ', belongto = $6' })
    })
