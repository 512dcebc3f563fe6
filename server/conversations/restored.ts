import { inboxPath } from '#domain/conversations/inboxPath'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { notify } from '../notifications/notify.ts'
import { lockChat, setState } from './sending/chatRows.ts'

/** After a restore: what waited to be sent may have left since, and is not sent again. */
export async function loseQueuedMessages(database: Database): Promise<void> {
  // It may have been answered since, by the same rules.
  await database.pool.query(`update conversation_job set step = 'tell' where step = 'answer'`)
  const { rows } = await database.pool.query<{ account: string; id: string }>(
    `select account_id as account, id from message where state in ('queued', 'sending') and deleted_at is null order by account_id, id`,
  )
  for (const { account, id } of rows)
    await asSystem(database, async (connection) => {
      const row = await lockChat(connection, { account, id })
      if (row?.state !== 'queued' && row?.state !== 'sending') return
      await connection.query('delete from message_try where account_id = $1 and message_id = $2', [account, id])
      await setState(connection, { ...row, state: 'uncertain' }, '')
      if (row.channel === 'email' && row.author !== null) await tellAuthor(connection, row.author, row.conversation)
    })
}

const tellAuthor = (connection: Connection, author: string, conversation: string) =>
  notify(connection, {
    users: [author],
    level: limits.importantLevel,
    type: 'email',
    content: { key: 'answerRestored', values: {} },
    link: inboxPath(conversation),
  })
