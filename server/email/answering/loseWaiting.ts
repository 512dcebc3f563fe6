import { messageIdOf } from '#domain/email/render/listHeaders'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { notify } from '../../notifications/notify.ts'
import { addressDomain } from '../plainAddress.ts'
import { lockUnsentAnswer, type OwnedAnswer } from './draft.ts'
import { finishAnswer } from './settle.ts'

/** After a restore: what users had written to one contact may have left since, and is not sent again. */
export async function loseWaitingAnswers(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ account: string; id: string }>(
    `select account_id as account, id from email_answer where state = 'waiting' and deleted_at is null order by account_id, id`,
  )
  for (const { account, id } of rows)
    await asSystem(database, async (connection) => {
      const answer = await lockUnsentAnswer(connection, account, id)
      if (answer) await lose(connection, answer)
    })
}

async function lose(connection: Connection, answer: OwnedAnswer): Promise<void> {
  const { rows } = await connection.query<{ address: string }>(
    'select address from email_sender where account_id = $1 and id = $2',
    [answer.account, answer.sender],
  )
  const message_id = rows[0] ? messageIdOf(answer.id, addressDomain(rows[0].address)) : ''
  await finishAnswer(connection, answer, { state: 'uncertain', message_id })
  if (!answer.created_by) return
  await notify(connection, {
    users: [answer.created_by],
    level: limits.importantLevel,
    type: 'email',
    content: { key: 'answerRestored', values: {} },
    link: `/statistics/contacts?contact=${answer.contact_id}`,
  })
}
