import type { LinkedAccount } from '#domain/channels/account'
import { saidAt } from '#domain/conversations/conversationMessage'
import { conversationIdOf } from '#domain/conversations/ids'
import type { PeerBook } from '#domain/conversations/peerBook'
import { accessOf, joinChats, type PrivacyFacts, type PrivacyRule } from '#domain/linked/privacy'
import { sortHistory } from '#domain/linked/sortHistory'
import { type EventFate, type EventOwner, type RawEvent, takeRawEvents } from '../../channels/events/rawEvents.ts'
import { lockPeers, readPeerBook } from '../../conversations/peers.ts'
import { lockThreads } from '../../conversations/threads.ts'
import type { Connection, Database } from '../../db/connect.ts'
import type { Log } from '../../log.ts'
import { serverNow } from '../../people/serverNow.ts'
import type { Secrets } from '../../secrets.ts'
import { namedMessages } from '../../whatsapp/receiving/refs.ts'
import type { LinkedAck } from '../acks.ts'
import { type LinkedEventBody, type LinkedNotice, toldIn } from '../news.ts'
import type { OldChat } from '../protocol.ts'
import { changeMessages } from './changes.ts'
import type { LinkedChat } from './linkedChat.ts'
import { readPhoneRow } from './phoneRow.ts'
import { begunByProduct, contactTimes, keepFacts, knownChats, ownNames, privacyRule } from './privacyFacts.ts'
import { planAcks } from './receipts.ts'
import { linkedRefOf } from './refOf.ts'
import { resortChats } from './resortChats.ts'
import { identitiesOfNames, isChanging, isSaid, type MessageFromPhone, type SaidContent } from './said.ts'
import { takeStops } from './takeStops.ts'
import { writeChats } from './writeChats.ts'

export type LinkedNewsTools = {
  database: Database
  secrets: Secrets
  log: Log
  /** what WhatsApp says of what was sent, for those who send: in the transaction that writes it down */
  receivers?: (connection: Connection, owner: EventOwner, acks: readonly LinkedAck[]) => Promise<void>
}

/** A portion of a history is many messages. */
const eventsAtOnce = 10

/** Works off what a linked phone told; says whether there may be more. */
export const takeLinkedNews = (tools: LinkedNewsTools, owner: EventOwner): Promise<boolean> =>
  takeRawEvents<LinkedEventBody>(
    tools.database,
    owner,
    (connection, events) => take({ connection, owner, tools }, events),
    tools.log,
    eventsAtOnce,
  )

type TakeContext = { connection: Connection; owner: EventOwner; tools: LinkedNewsTools }

async function take(context: TakeContext, events: readonly RawEvent<LinkedEventBody>[]): Promise<EventFate[]> {
  const { connection, owner, tools } = context
  if (!events.length) return []
  const row = await readPhoneRow(connection, owner)
  const phone = { account: owner.account, id: owner.channelAccount }
  if (!row) return events.map(() => 'foreign')
  const told = events.map(({ body }) => toldIn(tools.secrets, phone, body))
  const rule = await privacyRule(
    connection,
    owner,
    row,
    events.map(({ id }) => id),
  )
  const unknown = await takeTold(context, { row, rule, told })
  if (rule.isHistoryOver && events.some(({ body }) => body.linked === 'history'))
    await resortChats(connection, owner, { row, rule })
  return told.map((one) => (isAbout(one, unknown) ? 'unknown' : 'done'))
}

const isAbout = (told: LinkedNotice, unknown: ReadonlySet<string>): boolean =>
  told.kind === 'ack'
    ? unknown.has(told.ack.ref)
    : told.messages.some(({ content }) => 'of' in content && typeof content.of === 'string' && unknown.has(content.of))

type NoticesOfPhone = { row: LinkedAccount; rule: PrivacyRule; told: readonly LinkedNotice[] }

/** Gives the names of messages that nothing is known by yet. */
async function takeTold(context: TakeContext, { row, rule, told }: NoticesOfPhone): Promise<Set<string>> {
  const { connection, owner, tools } = context
  const { account } = owner
  const acks = told.flatMap((one) => (one.kind === 'ack' ? { ...one.ack, at: one.at } : []))
  const heard = told.flatMap((one) => (one.kind === 'said' ? heardOf(one) : []))
  const old = told.flatMap((one) => (one.kind === 'said' ? one.chats.filter(isChat) : []))
  await lockPeers(connection, account)
  const now = await serverNow(connection)
  const fresh = await freshLinked(connection, owner, heard.filter(isSaid))
  const changing = heard.filter(isChanging)
  const chats = await chatsOf(context, { row, rule, fresh, old, now })
  const named = await namedMessages(
    connection,
    owner,
    changing.map(({ content }) => content.of),
  )
  const receipts = await planAcks(connection, owner, acks)
  const targets = await threadsOf(
    connection,
    account,
    [...named.values()].map(({ message }) => message),
  )
  const joined = await threadsOfPeers(
    connection,
    account,
    chats.book.joins.map(({ from }) => from),
  )
  const threads = await lockThreads(connection, account, [
    ...new Set([...chats.list.map(({ conversation }) => conversation), ...joined, ...targets, ...receipts.threads]),
  ])
  await receipts.lock()
  await receipts.take(tools.receivers)
  if (chats.list.length) {
    await takeStops(connection, owner, chats.list)
    await keepFacts(connection, owner, chats.list)
    await writeChats(connection, owner, { ...chats, threads, row, secrets: tools.secrets, now })
  }
  await receipts.write()
  const unknown = await changeMessages(connection, owner, { changing, now })
  return new Set([...unknown, ...receipts.unknown])
}

/** What people show to all their friends is no chat, and no name of ours is like theirs. */
const isChat = ({ id }: { id: string }) => identitiesOfNames([id]).length > 0

function heardOf({ messages, isHistory, at }: Extract<LinkedNotice, { kind: 'said' }>): MessageFromPhone[] {
  return messages.filter(({ chat }) => isChat({ id: chat })).map((message) => ({ ...message, isHistory, heardAt: at }))
}

/** Without what was told before, or twice now, or was written here. */
async function freshLinked(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  heard: readonly MessageFromPhone<SaidContent>[],
): Promise<MessageFromPhone<SaidContent>[]> {
  if (!heard.length) return []
  const { rows } = await connection.query<{ ref: string }>(
    'select ref from provider_ref where account_id = $1 and channel_account_id = $2 and ref = any($3::text[])',
    [account, channelAccount, heard.map(linkedRefOf)],
  )
  const known = new Set(rows.map(({ ref }) => ref))
  return heard.filter((one) => {
    const ref = linkedRefOf(one)
    if (known.has(ref)) return false
    known.add(ref)
    return true
  })
}

type ChatsToSort = {
  row: LinkedAccount
  rule: PrivacyRule
  fresh: readonly MessageFromPhone<SaidContent>[]
  old: readonly OldChat[]
  now: number
}

/** Whose each chat is, before anything of it is written. */
async function chatsOf(
  { connection, owner }: TakeContext,
  { row, rule, fresh, old, now }: ChatsToSort,
): Promise<{ book: PeerBook; list: LinkedChat[] }> {
  const { account, channelAccount } = owner
  const names = [
    ...new Set([
      ...fresh.flatMap(({ chat, otherChat }) => (otherChat ? [chat, otherChat] : [chat])),
      ...old.map(({ id }) => id),
    ]),
  ]
  const book = await readPeerBook(connection, account, 'wa', identitiesOfNames(names))
  if (!names.length) return { book, list: [] }
  const known = await knownChats(connection, owner, names)
  const knownNames = new Set(known.flatMap(({ ids }) => ids))
  const unknownNames = names.filter((name) => !knownNames.has(name))
  const begun = await begunByProduct(connection, owner, unknownNames, now)
  const times = await contactTimes(connection, account, unknownNames)
  const own = ownNames(row)
  const sorted = sortHistory(
    { messages: fresh, chats: old, at: now },
    { rule, own, known: [...known, ...begun], contactSince: (id) => times.get(id) ?? null },
  )
  const called = new Map(old.map(({ id, name }) => [id, name]))
  const byConversation = new Map<string, { facts: PrivacyFacts; messages: MessageFromPhone<SaidContent>[] }>()
  const peers = sorted.flatMap(({ facts, messages }) => {
    const identities = identitiesOfNames(facts.ids)
    if (!identities.length) return []
    const at = messages.length ? Math.min(...messages.map((one) => saidAt(one.at, now))) : facts.seenAt
    book.sight(identities, Math.min(at, now))
    return { identities, facts, messages }
  })
  // One that was joined while the others were sighted is the other one from the first message on.
  for (const { identities, facts, messages } of peers) {
    const id = conversationIdOf(channelAccount, book.peerOf(identities[0]!)!)
    const before = byConversation.get(id)
    byConversation.set(id, {
      facts: before ? joinChats(before.facts, facts) : facts,
      messages: before ? [...before.messages, ...messages] : messages,
    })
  }
  const list = [...byConversation].map(([conversation, { facts, messages }]): LinkedChat => {
    const identities = identitiesOfNames(facts.ids)
    return {
      conversation,
      facts,
      messages,
      identities,
      peer: book.peerOf(identities[0]!)!,
      access: accessOf(facts, rule, own),
      name: facts.ids.map((id) => called.get(id)).find(Boolean) ?? '',
    }
  })
  return { book, list }
}

async function threadsOf(connection: Connection, account: string, messages: readonly string[]): Promise<string[]> {
  if (!messages.length) return []
  const { rows } = await connection.query<{ id: string }>(
    'select distinct conversation_id as id from message where account_id = $1 and id = any($2::uuid[])',
    [account, messages],
  )
  return rows.map(({ id }) => id)
}

async function threadsOfPeers(connection: Connection, account: string, peers: readonly string[]): Promise<string[]> {
  if (!peers.length) return []
  const { rows } = await connection.query<{ id: string }>(
    'select id from conversation where account_id = $1 and peer_id = any($2::uuid[]) and deleted_at is null',
    [account, peers],
  )
  return rows.map(({ id }) => id)
}
