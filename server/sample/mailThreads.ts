import { lastTextOf, ownerOfNew } from '#domain/conversations/conversation'
import { type ConversationMessage, isFromProgram, newMessageFacts } from '#domain/conversations/conversationMessage'
import { identityOf } from '#domain/conversations/identity'
import { conversationIdOf } from '#domain/conversations/ids'
import { scopeMonth } from '#domain/sync/scopeKinds'
import { campaignMessagesFor } from '../conversations/campaignMessages.ts'
import { type PeerContact, takePeersFor } from '../conversations/contactsOfPeers.ts'
import { keepMailIds } from '../conversations/incoming.ts'
import { readPeerBook, writePeerBook } from '../conversations/peers.ts'
import { newThread, type ThreadRow, writeMessages, writeThreads } from '../conversations/threads.ts'
import { usedAccounts } from '../conversations/usedAccounts.ts'
import type { Connection } from '../db/connect.ts'
import { nextSeq } from '../sync/serverRows.ts'

/** What somebody wrote to one mailbox, or was written to from it by hand. */
export type SampleMail = { mailbox: string; address: string; contact: PeerContact; mail_id: string } & Pick<
  ConversationMessage,
  'id' | 'direction' | 'kind' | 'at' | 'subject' | 'body' | 'quote' | 'author' | 'task'
>

/** The conversations that these mails make. They are from before the first device, so nobody has them unread. */
export async function writeMailThreads(
  connection: Connection,
  account: string,
  mails: readonly SampleMail[],
  now: number,
): Promise<void> {
  const addresses = [...new Set(mails.map(({ address }) => address))]
  const identities = new Map(addresses.map((address) => [address, identityOf('email', address)!]))
  const book = await readPeerBook(connection, account, 'email', [...identities.values()])
  const said = mails
    .toSorted((a, b) => a.at - b.at)
    .map((mail) => {
      const peer_id = book.sight([identities.get(mail.address)!], mail.at)
      return { mail, peer_id, thread: conversationIdOf(mail.mailbox, peer_id) }
    })
  const used = await usedAccounts(
    connection,
    account,
    mails.map(({ mailbox }) => ({ channel_account_id: mailbox })),
  )
  const threads = new Map<string, ThreadRow>()
  for (const { mail, peer_id, thread: id } of said) {
    const { mailbox: channel_account_id, address, contact } = mail
    const of = { id, channel_account_id, peer_id, channel: 'email' as const, identity: identities.get(address)! }
    const begun = {
      ...newThread(of, mail.at),
      contact_id: contact.id,
      name: contact.name,
      owner: ownerOfNew(contact.belongto, used.get(channel_account_id)!),
      status: 'closed' as const,
    }
    threads.set(id, withMail(threads.get(id) ?? begun, mail))
  }
  const seq = await nextSeq(connection, account)
  await writePeerBook(connection, account, book)
  await takePeersFor(connection, account, new Map(said.map(({ mail, peer_id }) => [peer_id, mail.contact])), new Map())
  await writeThreads(connection, account, [...threads.values()], seq)
  for (const [channelAccount, some] of Map.groupBy(threads.values(), (one) => one.channel_account_id)) {
    const sent = await campaignMessagesFor(connection, { account, channelAccount, channel: 'email' }, some, now)
    await writeMessages(connection, account, sent, seq)
    await keepMailIds(connection, account, sent)
  }
  const messages = said.map(({ mail, thread }) => messageOf(mail, thread))
  await writeMessages(connection, account, messages, seq)
  await keepMailIds(connection, account, mails)
}

function withMail(thread: ThreadRow, { direction, kind, at, body }: SampleMail): ThreadRow {
  const isIn = direction === 'in'
  const isPerson = isIn && !isFromProgram(kind)
  return {
    ...thread,
    ...(isPerson && { status: 'open' }),
    waiting_since: isPerson ? (thread.waiting_since ?? at) : isIn ? thread.waiting_since : null,
    last_at: at,
    last_text: lastTextOf(body),
    last_state: isIn ? 'received' : 'accepted',
    updated_at: at,
  }
}

function messageOf(mail: SampleMail, conversation_id: string): ConversationMessage {
  const { id, direction, kind, at, subject, body, quote, author, task } = mail
  const isIn = direction === 'in'
  return {
    ...newMessageFacts,
    id,
    conversation_id,
    month: scopeMonth(at),
    direction,
    kind,
    at,
    state: isIn ? 'received' : 'accepted',
    subject,
    body,
    quote,
    author,
    origin: isIn ? 'peer' : 'chat',
    task,
    created_at: at,
    updated_at: at,
  }
}
