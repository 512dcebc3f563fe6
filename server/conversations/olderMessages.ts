import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { messageAtPlace, type olderMessageCalls } from '#domain/conversations/olderCalls'
import { AppError } from '#domain/errors'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../db/connect.ts'
import { messageColumns } from './threads.ts'

/** As row-level security lets this user see the thread; of months that are closed nothing is told, though it may be there still. */
export async function olderMessages(
  connection: Connection,
  { account }: Actor,
  { id, before, limit }: InputOf<typeof olderMessageCalls.older>,
): Promise<OutputOf<typeof olderMessageCalls.older>> {
  const { rows: threads } = await connection.query<{ floor_edition: number }>(
    'select floor_edition from conversation where account_id = $1 and id = $2 and deleted_at is null',
    [account, id],
  )
  if (!threads[0]) throw new AppError('gone')
  const place = messageAtPlace(before)
  const { rows } = await connection.query<ConversationMessage>(
    `select ${messageColumns} from message
     where account_id = $1 and conversation_id = $2 and deleted_at is null and (at, id) < ($3, $4::uuid)
       and month >= (select oldest_month from sync_account where account_id = $1)
     order by at desc, id desc limit $5`,
    [account, id, place.at, place.id, limit + 1],
  )
  const { floor_edition } = threads[0]
  return { messages: rows.slice(0, limit).reverse(), floor_edition, is_all: rows.length <= limit }
}
