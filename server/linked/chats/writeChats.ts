import type { LinkedAccount } from '#domain/channels/account'
import { lastTextOf, lastTextOfMessage } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { toldName } from '#domain/conversations/identity'
import { markOfExtra } from '#domain/conversations/messageExtra'
import type { PeerBook } from '#domain/conversations/peerBook'
import { scopeMonth } from '#domain/sync/scopeKinds'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import { campaignMessagesFor } from '../../conversations/campaignMessages.ts'
import type { PeerContact } from '../../conversations/contactsOfPeers.ts'
import { closeJoined, noteChangedHands } from '../../conversations/endings.ts'
import { recognise, withContact } from '../../conversations/inbound.ts'
import { withIncoming, withOwnMessage } from '../../conversations/incoming.ts'
import { writePeerBook } from '../../conversations/peers.ts'
import { assignByRule } from '../../conversations/rules/assign.ts'
import { planJobs } from '../../conversations/rules/jobs.ts'
import { newThread, type ThreadRow, writeMessages, writeThreads } from '../../conversations/threads.ts'
import { type AccountInUse, usedAccounts } from '../../conversations/usedAccounts.ts'
import type { Connection } from '../../db/connect.ts'
import type { Secrets } from '../../secrets.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { planLinkedFiles } from './files.ts'
import type { LinkedChat } from './linkedChat.ts'
import { linkedRefOf } from './refOf.ts'
import {
  extraOfLinked,
  type MessageFromPhone,
  quotedIn,
  quoteOfRow,
  type SaidContent,
  saidRow,
  wordsOfLinked,
} from './said.ts'
import { robotAfterWords } from './takeStops.ts'

type ChatsToWrite = {
  book: PeerBook
  list: readonly LinkedChat[]
  threads: ReadonlyMap<string, ThreadRow>
  row: LinkedAccount
  secrets: Secrets
  now: number
}

/** Chats whose access is decided, with what was said in them; all locks are taken. */
export async function writeChats(
  connection: Connection,
  owner: EventOwner,
  { book, list, threads, row, secrets, now }: ChatsToWrite,
): Promise<void> {
  const { account, channelAccount } = owner
  const inbound = { account, channelAccount, channel: 'linked' as const }
  const seq = await nextSeq(connection, account)
  await writePeerBook(connection, account, book)
  const used = (await usedAccounts(connection, account, [{ channel_account_id: channelAccount }])).get(channelAccount)!
  const spoken = list.filter(({ conversation, messages }) => messages.length > 0 || threads.has(conversation))
  // Nobody becomes a contact by what they say in private, and what the company calls them says nothing there.
  const people = spoken.filter(({ access, identities }) => access === 'company' && identities[0]!.kind !== 'group')
  const sightings = people.flatMap(({ peer, identities, messages }) =>
    messages.map((one) => ({ identities, peer, ref: one.id, at: one.at, body: '', name: one.fromMe ? '' : one.name })),
  )
  const { contacts, made } = await recognise(connection, { account, book, sightings, used, now })
  const quote = await quotesFor(connection, owner, spoken)
  const changed = new Map<string, ThreadRow>()
  const written: { row: ConversationMessage; heard: MessageFromPhone<SaidContent> }[] = []
  const firsts = new Map<string, number>()
  for (const chat of spoken) {
    const contact = chat.access === 'company' ? contacts.get(chat.peer) : undefined
    let thread = placed(
      threads.get(chat.conversation) ?? (await startChat(connection, inbound, { chat, contact, made, used, now })),
      { chat, contact, row },
    )
    for (const heard of chat.messages.toSorted((a, b) => a.at - b.at)) {
      const n = heard.fromMe || heard.isHistory ? null : thread.in_count + 1
      const message = saidRow(heard, { conversation: chat.conversation, n, now, nth: written.length, quote: null })
      written.push({ row: message, heard })
      if (n !== null && !firsts.has(chat.conversation)) firsts.set(chat.conversation, n)
      thread = withSaid(thread, message, { isHistory: heard.isHistory, now })
    }
    thread = { ...thread, robot: robotAfterWords(chat, thread.robot) }
    changed.set(chat.conversation, { ...thread, identities: book.identitiesOf(chat.peer).slice(0, 40) })
  }
  const rows = written.map(({ row: message, heard }) => ({ ...message, quote: quote(heard, written) }))
  closeJoined(book, { threads, changed, now })
  noteChangedHands(book, { threads, changed, now })
  await writeThreads(connection, account, [...changed.values()], seq)
  const sent = await campaignMessagesFor(
    connection,
    inbound,
    [...changed.values()].filter(({ access }) => access === 'company'),
    now,
  )
  await writeMessages(connection, account, [...sent, ...rows], seq)
  const names = written.map(({ row: { id }, heard }) => ({ ref: linkedRefOf(heard), id }))
  await keepRefs(connection, owner, names)
  await planLinkedFiles(
    connection,
    owner,
    written.map(({ row: { id }, heard }) => ({ id, content: heard.content })),
    secrets,
  )
  await planJobs(
    connection,
    account,
    [...firsts].map(([conversation, first_n]) => ({ conversation, first_n })),
  )
}

type ChatStart = {
  chat: LinkedChat
  contact: PeerContact | undefined
  made: ReadonlyMap<string, PeerContact>
  used: AccountInUse
  now: number
}

async function startChat(
  connection: Connection,
  owner: EventOwner & { channel: 'linked' },
  { chat, contact, made, used, now }: ChatStart,
): Promise<ThreadRow> {
  const { conversation, peer, identities, messages, name } = chat
  const of = {
    id: conversation,
    channel_account_id: owner.channelAccount,
    peer_id: peer,
    channel: owner.channel,
    identity: identities[0]!,
  }
  const said = messages.findLast((one) => !one.fromMe && one.name)?.name ?? ''
  const thread = { ...newThread(of, now), name: toldName(name || (identities[0]!.kind === 'group' ? '' : said)) }
  if (chat.access === 'private') return thread
  const contactOwner = made.has(peer) || !contact ? null : contact.belongto
  return { ...thread, owner: await assignByRule(connection, { ...owner, contactOwner }, used) }
}

/** A chat that became private, or the company's, goes there with all that was said in it. */
function placed(
  thread: ThreadRow,
  { chat, contact, row }: { chat: LinkedChat; contact: PeerContact | undefined; row: LinkedAccount },
): ThreadRow {
  const named =
    chat.name && (thread.name === '' || chat.identities[0]!.kind === 'group') ? { name: toldName(chat.name) } : {}
  const owner = row.phone.linked_by
  if (chat.access === 'private')
    return { ...thread, ...named, access: 'private', owner, is_assigned: true, contact_id: null }
  const isGroup = chat.identities[0]!.kind === 'group'
  const known = isGroup ? thread : withContact(thread, contact)
  return { ...known, ...(isGroup && named), access: 'company' }
}

function withSaid(
  thread: ThreadRow,
  message: ConversationMessage,
  { isHistory, now }: { isHistory: boolean; now: number },
): ThreadRow {
  if (message.direction === 'in' && !isHistory) return withIncoming(thread, message, { now, isAnswered: false })
  if (!isHistory) return withOwnMessage(thread, message, now)
  const { at, month, state } = message
  return {
    ...thread,
    ...(at >= thread.last_at && { last_at: at, last_text: lastTextOfMessage(message), last_state: state }),
    floor_edition: thread.floor_edition + Number(month < scopeMonth(now)),
    updated_at: now,
  }
}

type QuotedRow = Pick<
  ConversationMessage,
  'id' | 'direction' | 'conversation_id' | 'body' | 'subject' | 'parts' | 'extra'
>

/** What each message quotes, whether that was heard before or stands beside it; only of the same thread. */
async function quotesFor(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  chats: readonly LinkedChat[],
) {
  const ids = chats.flatMap(({ messages }) => messages.flatMap(({ content }) => quotedIn(content) ?? []))
  const { rows } = await connection.query<QuotedRow & { ref: string }>(
    `select p.ref, m.id, m.direction, m.conversation_id, m.body, m.subject, m.parts, m.extra from provider_ref p
     join message m on m.account_id = p.account_id and m.id = p.object_id and m.deleted_at is null
     where p.account_id = $1 and p.channel_account_id = $2 and p.object = 'message' and p.ref = any($3::text[])`,
    [account, channelAccount, ids.flatMap((id) => [id, `in:${id}`])],
  )
  const known = new Map(rows.map((row) => [`${row.conversation_id} ${row.ref.replace(/^in:/, '')}`, row]))
  return (
    heard: MessageFromPhone<SaidContent>,
    written: readonly { row: ConversationMessage; heard: MessageFromPhone<SaidContent> }[],
  ): ConversationMessage['quote'] => {
    const id = quotedIn(heard.content)
    const mine = written.find((one) => one.heard === heard)?.row.conversation_id
    if (!id || !mine) return null
    const row = known.get(`${mine} ${id}`)
    if (row) return quoteOfRow(row, lastTextOfMessage(row))
    const beside = written.find((one) => one.heard.id === id && one.row.conversation_id === mine)
    const words = beside && (wordsOfLinked(beside.heard.content) || markOfExtra(extraOfLinked(beside.heard.content)))
    return beside ? quoteOfRow(beside.row, lastTextOf(words!)) : null
  }
}

async function keepRefs(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  refs: readonly { ref: string; id: string }[],
): Promise<void> {
  if (!refs.length) return
  await connection.query(
    `insert into provider_ref (account_id, channel_account_id, ref, part, object, object_id)
     select $1, $2, t.ref, 0, 'message', t.id from jsonb_to_recordset($3::jsonb) as t (ref text, id uuid)`,
    [account, channelAccount, JSON.stringify(refs)],
  )
}
