import type { ErrorCode } from '#domain/errors'
import { type ChatMark, markChat, mayMarkChat, type PrivacyFacts } from '#domain/linked/privacy'
import type { Actor } from '#domain/shared/mutation'
import { lockPeers } from '../../conversations/peers.ts'
import { lockThreads, writeThreads } from '../../conversations/threads.ts'
import type { Connection } from '../../db/connect.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { readPhoneRow } from './phoneRow.ts'
import { keepFacts } from './privacyFacts.ts'
import { lockMessagesOf } from './resortChats.ts'

type MarkOfChat = { id: string; as: ChatMark['as']; now: number }

/** What its user says of a chat; all that was said in it goes where they say. Nobody else learns that there is one. */
export async function markLinkedChat(
  connection: Connection,
  { account, user }: Actor,
  { id, as, now }: MarkOfChat,
): Promise<ErrorCode | null> {
  await lockPeers(connection, account)
  const thread = (await lockThreads(connection, account, [id])).get(id)
  if (!thread || thread.channel !== 'linked') return 'gone'
  const owner = { account, channelAccount: thread.channel_account_id }
  const row = await readPhoneRow(connection, owner)
  if (!row || !mayMarkChat(user, row.phone.linked_by)) return thread.access === 'private' ? 'gone' : 'forbidden'
  await lockMessagesOf(connection, account, [id])
  const { rows } = await connection.query<{ facts: PrivacyFacts }>(
    'select facts from linked_chat where account_id = $1 and conversation_id = $2',
    [account, id],
  )
  const known = rows[0]?.facts ?? {
    ids: thread.identities.map(({ value }) => value),
    first: null,
    isOld: false,
    contactSince: null,
    seenAt: thread.created_at,
    mark: null,
  }
  await keepFacts(connection, owner, [{ conversation: id, facts: markChat(known, { as, at: now }) }])
  const seq = await nextSeq(connection, account)
  const placed =
    as === 'private'
      ? { ...thread, access: 'private' as const, owner: user, is_assigned: true, contact_id: null }
      : { ...thread, access: 'company' as const }
  await writeThreads(connection, account, [{ ...placed, updated_at: now }], seq)
  return null
}
