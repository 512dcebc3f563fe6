import { identityOf } from '#domain/conversations/identity'
import { conversationIdOf } from '#domain/conversations/ids'
import type { NewEmailAnswer } from '#domain/email/answer'
import type { ErrorCode } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import { ownedContact } from '../../campaigns/ownedContact.ts'
import { openThread } from '../../conversations/openThread.ts'
import { lockPeers, readPeerBook } from '../../conversations/peers.ts'
import { queueMessage } from '../../conversations/sending/queueMessage.ts'
import { lockThreads } from '../../conversations/threads.ts'
import type { Connection } from '../../db/connect.ts'

type FormerAnswer = { answer: NewEmailAnswer; edited_at: number; now: number }

/** What a device wrote to a contact before mails were messages: it opens the thread, and waits in it to be sent. */
export async function writeFormerAnswer(
  connection: Connection,
  actor: Actor,
  { answer, edited_at, now }: FormerAnswer,
): Promise<ErrorCode | null> {
  const { account, user, role } = actor
  const { id, sender, email, subject, text, answers } = answer
  const contact = await ownedContact(connection, { account, contact: answer.contact_id })
  if (!contact || (role !== 'main' && contact.belongto !== user)) return 'recipientGone'
  const identity = identityOf('email', email)
  if (!identity) return 'inputInvalid'
  await lockPeers(connection, account)
  const peer_id = (await readPeerBook(connection, account, 'email', [identity])).sight([identity], now, 'opened')
  // All of them before the counter: the one that is answered may be another mailbox's.
  await lockThreads(connection, account, await threadsOfPeer(connection, account, peer_id))
  const conversation_id = conversationIdOf(sender, peer_id)
  const opened = {
    id: conversation_id,
    channel_account_id: sender,
    peer_id,
    channel: 'email' as const,
    identity,
    contact_id: contact.id,
    name: contact.name,
  }
  const refused = await openThread(connection, actor, { opened, now })
  if (refused) return refused
  const quote = answers === null ? null : { message_id: answers, text: '', isOurs: false }
  const message = { id, conversation_id, subject, body: text, files: [], quote, again_of: null, extra: null }
  return queueMessage(connection, actor, message, edited_at)
}

async function threadsOfPeer(connection: Connection, account: string, peer: string): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    'select id from conversation where account_id = $1 and peer_id = $2',
    [account, peer],
  )
  return rows.map(({ id }) => id)
}
