import type { ErrorCode } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import { lockChat, moveChat } from './chatRows.ts'

/** The row's lock decides between this and the process that sends; null: it stays here. */
export async function takeBackMessage(connection: Connection, actor: Actor, id: string): Promise<ErrorCode | null> {
  const row = await lockChat(connection, { account: actor.account, id })
  if (!row || (row.author !== actor.user && (actor.role !== 'main' || row.isPrivate))) return 'gone'
  if (row.state === 'withdrawn') return null
  if (!(await moveChat(connection, row, 'takeBack'))) return 'alreadySent'
  await connection.query('delete from message_try where account_id = $1 and message_id = $2', [actor.account, id])
  return null
}
