import { isPrivate, mayUseAccount, type NewConversation } from '#domain/conversations/conversation'
import { type ChannelIdentity, identityOf, identityScopeOf } from '#domain/conversations/identity'
import { conversationIdOf } from '#domain/conversations/ids'
import type { ErrorCode } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../db/connect.ts'
import { nextSeq } from '../sync/serverRows.ts'
import { addressOfIdentity, contactsOfPeers, type PeerContact, takePeersFor } from './contactsOfPeers.ts'
import { lockPeers, readPeerBook, writePeerBook } from './peers.ts'
import { lockThreads, newThread, writeThreads } from './threads.ts'
import { usedAccounts } from './usedAccounts.ts'

type ThreadToOpen = { opened: NewConversation; now: number }

/**
 * A thread that a user begins; null: it is there, whoever made it. Its peer is the one that the name belongs to: where that is
 * another one than the device knows of, nothing is opened.
 */
export async function openThread(
  connection: Connection,
  actor: Actor,
  { opened, now }: ThreadToOpen,
): Promise<ErrorCode | null> {
  const { account, user } = actor
  const { id, channel_account_id, peer_id, channel, contact_id } = opened
  const identity = identityOf(opened.identity.kind, opened.identity.value)
  if (!identity || id !== conversationIdOf(channel_account_id, peer_id)) return 'inputInvalid'
  const used = (await usedAccounts(connection, account, [{ channel_account_id }])).get(channel_account_id)!
  if (used.channel !== channel || !mayUseAccount(user, used)) return 'notFound'
  await lockPeers(connection, account)
  const book = await readPeerBook(connection, account, identityScopeOf(channel, used.portfolio), [identity])
  if (book.sight([identity], now, 'opened') !== peer_id) return 'peerChanged'
  const thread = (await lockThreads(connection, account, [id])).get(id)
  if (thread && isPrivate(thread)) return thread.owner === user ? null : 'notFound'
  if (thread) return thread.owner === user || actor.role === 'main' ? null : 'alreadyTaken'
  if (channel === 'linked') {
    const refused = await linkedBeginRefusal(connection, actor, { phone: channel_account_id, identity })
    if (refused) return refused
  }
  const contact =
    contact_id === null
      ? await knownContact(connection, actor, peer_id)
      : await contactWith(connection, actor, contact_id, addressOfIdentity(identity))
  const seq = await nextSeq(connection, account)
  await writePeerBook(connection, account, book)
  if (contact) await takePeersFor(connection, account, new Map([[peer_id, contact]]), new Map())
  const of = { id, channel_account_id, peer_id, channel, identity }
  const row = { ...newThread(of, now), owner: user, is_assigned: true, last_at: now }
  await writeThreads(connection, account, [{ ...row, contact_id: contact?.id ?? null, name: contact?.name ?? '' }], seq)
  return null
}

type ChatBegin = { phone: string; identity: ChannelIdentity }

/**
 * Who linked the phone alone begins chats by hand: whoever else tried a number would learn of it whether there is a private chat. And with
 * a number alone, that is not the phone's own: groups and what somebody writes to themselves are private until they are marked.
 */
async function linkedBeginRefusal(
  connection: Connection,
  { account, user }: Actor,
  { phone, identity: { kind, value } }: ChatBegin,
): Promise<ErrorCode | null> {
  const { rows } = await connection.query<{ jid: string; linked_by: string }>(
    `select phone ->> 'jid' as jid, phone ->> 'linked_by' as linked_by from channel_account where account_id = $1 and id = $2`,
    [account, phone],
  )
  if (rows[0]?.linked_by !== user) return 'notFound'
  return kind === 'jid' && value !== rows[0].jid ? null : 'inputInvalid'
}

/** Whom the peer is taken for already, where that is a contact of this user. */
async function knownContact(
  connection: Connection,
  { account, user, role }: Actor,
  peer: string,
): Promise<PeerContact | null> {
  const known = (await contactsOfPeers(connection, account, [peer])).get(peer)
  return known && (role === 'main' || known.belongto === user) ? known : null
}

/** Only a contact that the user sees, and that has this address: a device may say anything. */
async function contactWith(
  connection: Connection,
  { account, user, role }: Actor,
  contact: string,
  address: string | null,
): Promise<PeerContact | null> {
  const { rows } = await connection.query<PeerContact>(
    `select id, belongto, name from contact where account_id = $1 and id = $2 and deleted_at is null
       and ($3::boolean or belongto = $4) and addresses_of(phones, emails) @> array[$5::text]`,
    [account, contact, role === 'main', user, address],
  )
  return rows[0] ?? null
}
