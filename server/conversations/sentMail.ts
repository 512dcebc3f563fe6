import { lastTextOf, ownerOfNew } from '#domain/conversations/conversation'
import { keepableText, newMessageFacts } from '#domain/conversations/conversationMessage'
import { identityOf } from '#domain/conversations/identity'
import { conversationIdOf } from '#domain/conversations/ids'
import { scopeMonth } from '#domain/sync/scopeKinds'
import type { Connection } from '../db/connect.ts'
import { nextSeq } from '../sync/serverRows.ts'
import { type PeerContact, takePeersFor } from './contactsOfPeers.ts'
import { keepMailIds } from './incoming.ts'
import { lockPeers, readPeerBook, writePeerBook } from './peers.ts'
import { lockThreads, newThread, type ThreadRow, writeMessages, writeThreads } from './threads.ts'
import { usedAccounts } from './usedAccounts.ts'

/** A mail that a user wrote at its contact and that has left, or may have. */
type SentMail = {
  account: string
  sender: string
  email: string
  contact: PeerContact
  id: string
  subject: string
  text: string
  answers: string | null
  author: string | null
  mail_id: string
  state: 'accepted' | 'uncertain'
  at: number
}

/** Its message in the thread with who got it. Planned before the account's counter is taken; null: the address is none. */
export async function planSentMail(
  connection: Connection,
  mail: SentMail,
): Promise<{ write: () => Promise<void> } | null> {
  const { account, sender, email, at } = mail
  const identity = identityOf('email', email)
  if (!identity) return null
  await lockPeers(connection, account)
  const book = await readPeerBook(connection, account, 'email', [identity])
  const peer_id = book.sight([identity], at, 'opened')
  const id = conversationIdOf(sender, peer_id)
  const thread = (await lockThreads(connection, account, [id])).get(id)
  return {
    async write() {
      const seq = await nextSeq(connection, account)
      await writePeerBook(connection, account, book)
      if (!thread) await takePeersFor(connection, account, new Map([[peer_id, mail.contact]]), new Map())
      const of = { id, channel_account_id: sender, peer_id, channel: 'email' as const, identity }
      const row = thread ?? (await begun(connection, mail, newThread(of, at)))
      await writeThreads(connection, account, [withSent(row, mail)], seq)
      await writeMessages(connection, account, [messageOf(mail, id)], seq)
      await keepMailIds(connection, account, [mail])
    },
  }
}

async function begun(
  connection: Connection,
  { account, contact, author }: SentMail,
  thread: ThreadRow,
): Promise<ThreadRow> {
  const used = (await usedAccounts(connection, account, [thread])).get(thread.channel_account_id)!
  const { id: contact_id, name, belongto } = contact
  return { ...thread, contact_id, name, owner: ownerOfNew(author ?? belongto, used) }
}

function withSent(thread: ThreadRow, { at, text, state }: SentMail): ThreadRow {
  const { waiting_since, first_answer_ms } = thread
  return {
    ...thread,
    ...(at >= thread.last_at && { last_at: at, last_text: lastTextOf(text), last_state: state }),
    waiting_since: null,
    first_answer_ms: first_answer_ms ?? (waiting_since === null ? null : Math.max(0, at - waiting_since)),
    updated_at: at,
  }
}

const messageOf = ({ id, subject, text, answers, author, state, at }: SentMail, conversation_id: string) => ({
  ...newMessageFacts,
  id,
  conversation_id,
  month: scopeMonth(at),
  direction: 'out' as const,
  kind: 'text' as const,
  at,
  state,
  subject,
  body: keepableText(text),
  quote: answers === null ? null : { message_id: answers, text: '', isOurs: false },
  author,
  origin: 'chat' as const,
  created_at: at,
  updated_at: at,
})
