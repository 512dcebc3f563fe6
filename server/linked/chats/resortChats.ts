import type { LinkedAccount } from '#domain/channels/account'
import { accessOf, type PrivacyFacts, type PrivacyRule } from '#domain/linked/privacy'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import { lockThreads, type ThreadRow, writeThreads } from '../../conversations/threads.ts'
import type { Connection } from '../../db/connect.ts'
import { serverNow } from '../../people/serverNow.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { ownNames } from './privacyFacts.ts'

type SortRule = { row: LinkedAccount; rule: PrivacyRule }

/** Once all of a history is here it is known who wrote for the first time meanwhile: those chats are the company's. */
export async function resortChats(connection: Connection, owner: EventOwner, { row, rule }: SortRule): Promise<void> {
  const { account, channelAccount } = owner
  const { rows } = await connection.query<{ conversation: string; facts: PrivacyFacts }>(
    `select l.conversation_id as conversation, l.facts from linked_chat l
     join conversation c on c.account_id = l.account_id and c.id = l.conversation_id and c.access = 'private' and c.deleted_at is null
     where l.account_id = $1 and l.channel_account_id = $2`,
    [account, channelAccount],
  )
  const own = ownNames(row)
  const opened = rows
    .filter(({ facts }) => accessOf(facts, rule, own) === 'company')
    .map(({ conversation }) => conversation)
  if (!opened.length) return
  const threads = await lockThreads(connection, account, opened)
  await lockMessagesOf(connection, account, opened)
  const now = await serverNow(connection)
  await writeThreads(
    connection,
    account,
    [...threads.values()].map((thread): ThreadRow => ({ ...thread, access: 'company', updated_at: now })),
    await nextSeq(connection, account),
  )
}

/** A thread that moves takes its messages along. */
export const lockMessagesOf = (connection: Connection, account: string, threads: readonly string[]): Promise<unknown> =>
  connection.query(
    'select from message where account_id = $1 and conversation_id = any($2::uuid[]) order by id for update',
    [account, threads],
  )
