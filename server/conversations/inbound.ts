import type { ConversationChannel } from '#domain/conversations/channel'
import { type ConversationMessage, saidAt } from '#domain/conversations/conversationMessage'
import { type ChannelIdentity, carriedOf, identityScopeOf, spellingOf, toldName } from '#domain/conversations/identity'
import { conversationIdOf } from '#domain/conversations/ids'
import type { PeerBook } from '#domain/conversations/peerBook'
import type { Connection } from '../db/connect.ts'
import { serverNow } from '../people/serverNow.ts'
import { nextSeq } from '../sync/serverRows.ts'
import { campaignMessagesFor } from './campaignMessages.ts'
import {
  addressOfIdentity,
  contactsByAddress,
  contactsOfPeers,
  type PeerContact,
  peersToFollow,
  strangerContact,
  strangersLeft,
  takePeersFor,
} from './contactsOfPeers.ts'
import { closeJoined, noteChangedHands } from './endings.ts'
import {
  type HeardChat,
  type HeardMail,
  incomingMessage,
  keepMailIds,
  ownMessage,
  withIncoming,
  withOwnMessage,
} from './incoming.ts'
import { lockPeers, readPeerBook, writePeerBook } from './peers.ts'
import { assignByRule } from './rules/assign.ts'
import { planJobs } from './rules/jobs.ts'
import { newThread, type ThreadRow, writeMessages, writeThreads } from './threads.ts'
import { type AccountInUse, usedAccounts } from './usedAccounts.ts'

/** One way out of a company over which something came in. */
export type InboundOwner = { account: string; channelAccount: string; channel: ConversationChannel; portfolio?: string }

/** What somebody wrote. `ref`: what the provider calls it; '' where it has no name, and is one however it is told. */
export type HeardText = {
  identities: readonly ChannelIdentity[]
  /** what the channel says that they are called */
  name?: string
  ref: string
  at: number | null
  body: string
  mail?: HeardMail
  chat?: HeardChat
  /** STOP and its like: nobody waits for an answer */
  isKeyword?: boolean
  /** somebody of the company wrote it to them, with the channel's own tools */
  isOurs?: boolean
  /** under what the channel knew them until now: it says that they have other names there */
  renamed?: readonly ChannelIdentity[]
}

/** Incoming messages and those that we sent are named by the same provider, and are not the same. */
export const inRef = (ref: string) => `in:${ref}`
const nameOf = ({ ref, isOurs }: Pick<HeardText, 'ref' | 'isOurs'>) => (isOurs ? ref : inRef(ref))

export type InboundText = HeardText & { peer: string }

/** `threads`: to be locked, with all others that the transaction writes, before the counter is taken and `write` is called. */
type InboundPlan = { threads: readonly string[]; write: (locked: ReadonlyMap<string, ThreadRow>) => Promise<void> }
const nothing: InboundPlan = { threads: [], write: async () => {} }

/**
 * What came in over one channel account, in the caller's transaction, which works as the server. In two steps, because locks come
 * before the account's counter: between them the caller does what takes the counter as well. Each message becomes one row, in
 * whatever order and however often it is told.
 */
export async function planInbound(
  connection: Connection,
  owner: InboundOwner,
  heard: readonly HeardText[],
): Promise<InboundPlan> {
  if (!heard.length) return nothing
  const { account, channelAccount } = owner
  await lockPeers(connection, account)
  const fresh = await freshTexts(connection, owner, heard)
  if (!fresh.length) return nothing
  const scope = identityScopeOf(owner.channel, owner.portfolio)
  const identities = fresh.flatMap((one) => [...one.identities, ...(one.renamed ?? [])])
  const book = await readPeerBook(connection, account, scope, identities)
  const now = await serverNow(connection)
  for (const one of fresh) sight(book, one, saidAt(one.at, now))
  // One that was joined while the others were read is the other one from the first message on.
  const texts = fresh.map((one): InboundText => ({ ...one, peer: book.peerOf(one.identities[0]!)! }))
  const ended = await threadsOf(connection, account, [
    ...book.joins.map(({ from }) => from),
    ...book.moves.map(({ from }) => from),
  ])
  return {
    threads: [...texts.map(({ peer }) => conversationIdOf(channelAccount, peer)), ...ended],
    write: (threads) => write(connection, { owner, book, sightings: texts, threads, now }),
  }
}

function sight(book: PeerBook, { identities, renamed = [] }: HeardText, at: number): void {
  for (const before of renamed)
    book.rename(before, identities.find(({ kind }) => kind === before.kind) ?? identities[0]!, at)
  book.sight(identities, at)
}

/** Without what was told before, or twice now. */
export async function freshTexts<T extends Pick<HeardText, 'ref' | 'identities' | 'isOurs'>>(
  connection: Connection,
  { account, channelAccount }: Pick<InboundOwner, 'account' | 'channelAccount'>,
  heard: readonly T[],
): Promise<T[]> {
  const refs = heard.flatMap((one) => (one.ref ? nameOf(one) : []))
  const { rows } = await connection.query<{ ref: string }>(
    'select ref from provider_ref where account_id = $1 and channel_account_id = $2 and ref = any($3::text[])',
    [account, channelAccount, refs],
  )
  const known = new Set(rows.map(({ ref }) => ref))
  return heard.filter((one) => {
    if (!one.identities.length || known.has(nameOf(one))) return false
    if (one.ref) known.add(nameOf(one))
    return true
  })
}

async function threadsOf(connection: Connection, account: string, peers: readonly string[]): Promise<string[]> {
  if (!peers.length) return []
  const { rows } = await connection.query<{ id: string }>(
    'select id from conversation where account_id = $1 and peer_id = any($2::uuid[]) and deleted_at is null',
    [account, peers],
  )
  return rows.map(({ id }) => id)
}

type InboundWrite = {
  owner: InboundOwner
  book: PeerBook
  sightings: readonly InboundText[]
  threads: ReadonlyMap<string, ThreadRow>
  now: number
}

async function write(connection: Connection, { owner, book, sightings, threads, now }: InboundWrite): Promise<void> {
  const { account, channelAccount } = owner
  const seq = await nextSeq(connection, account)
  await writePeerBook(connection, account, book)
  const used = (await usedAccounts(connection, account, [{ channel_account_id: channelAccount }])).get(channelAccount)!
  const { contacts, made } = await recognise(connection, { account, book, sightings, used, now })
  const messages: ConversationMessage[] = []
  const changed = new Map<string, ThreadRow>()
  for (const sighting of sightings) {
    const id = conversationIdOf(channelAccount, sighting.peer)
    const before = changed.get(id) ?? threads.get(id)
    const thread = before
      ? withContact(before, contacts.get(sighting.peer))
      : await startThread(connection, owner, {
          sighting,
          contact: contacts.get(sighting.peer),
          isMade: made.has(sighting.peer),
          used,
          now,
        })
    const message = sighting.isOurs ? ownMessage(sighting, thread, now) : incomingMessage(sighting, thread, now)
    const named = renamedThread(thread, sighting)
    const heardAs = { now, isAnswered: sighting.isKeyword ?? false, opens: sighting.chat?.opens ?? null }
    changed.set(id, {
      ...(sighting.isOurs ? withOwnMessage(named, message, now) : withIncoming(named, message, heardAs)),
      identities: book.identitiesOf(sighting.peer).slice(0, 40),
    })
    messages.push(message)
  }
  closeJoined(book, { threads, changed, now })
  noteChangedHands(book, { threads, changed, now })
  await writeThreads(connection, account, [...changed.values()], seq)
  const sent = await campaignMessagesFor(connection, owner, [...changed.values()], now)
  await writeMessages(connection, account, [...sent, ...messages], seq)
  await keepRefs(connection, owner, sightings, messages)
  await keepMailIds(connection, account, [...sent, ...sightings.flatMap(({ mail }) => mail ?? [])])
  await planJobs(connection, account, firstOfEach(messages))
}

/** Who has another name now is written to under that one. */
function renamedThread(thread: ThreadRow, { renamed = [], identities }: InboundText): ThreadRow {
  const { identity } = thread
  if (!renamed.some((before) => spellingOf(before) === spellingOf(identity))) return thread
  return { ...thread, identity: identities.find(({ kind }) => kind === identity.kind) ?? identity }
}

/** Of each thread the first number; what no person wrote has none. */
function firstOfEach(messages: readonly ConversationMessage[]) {
  const firsts = new Map<string, number>()
  for (const { conversation_id, n } of messages)
    if (n !== null && !firsts.has(conversation_id)) firsts.set(conversation_id, n)
  return [...firsts].map(([conversation, first_n]) => ({ conversation, first_n }))
}

type RecognitionInput = {
  account: string
  book: PeerBook
  sightings: readonly InboundText[]
  used: AccountInUse
  now: number
}

/** `made`: of strangers, by peer. */
type Recognition = { contacts: Map<string, PeerContact>; made: ReadonlyMap<string, PeerContact> }

/**
 * Whom we take each peer for. One contact has the number: that. Several have it: a person chooses. Nobody has it, or the channel
 * tells of none: a new contact, as far as the company wants that.
 */
export async function recognise(
  connection: Connection,
  { account, book, sightings, used, now }: RecognitionInput,
): Promise<Recognition> {
  const peers = [...new Set(sightings.map(({ peer }) => peer))]
  const known = await contactsOfPeers(connection, account, peers)
  const following = await peersToFollow(connection, account, peers)
  const strangers = peers.filter((peer) => !known.has(peer) && !following.has(peer))
  if (!strangers.length) return { contacts: known, made: new Map() }
  const addresses = new Map(
    strangers.map((peer) => [peer, book.identitiesOf(peer).flatMap((one) => addressOfIdentity(one) ?? [])]),
  )
  const found = await contactsByAddress(connection, account, [...new Set([...addresses.values()].flat())])
  const chosen = new Map<string, PeerContact>()
  const made = new Map<string, ReturnType<typeof strangerContact>>()
  let left = await strangersLeft(connection, account)
  for (const peer of strangers) {
    const mine = addresses.get(peer)!
    const all = new Map(mine.flatMap((address) => found.get(address) ?? []).map((one) => [one.id, one]))
    // A mail says which of ours it answers, and so whom we wrote to.
    const written = sightings.find((one) => one.peer === peer && one.mail)?.mail?.contact
    const one = all.size === 1 ? [...all.values()][0] : written
    if (one) chosen.set(peer, one)
    const identities = carriedOf(book.identitiesOf(peer), book.scope)
    // A name alone may be somebody else's tomorrow.
    const isKnown = mine.length > 0 || identities.some(({ kind }) => kind !== 'username')
    if (one || all.size > 0 || !isKnown || left-- <= 0) continue
    const name = sightings.findLast((sighting) => sighting.peer === peer && sighting.name)?.name ?? ''
    const contact = strangerContact({ address: mine[0] ?? null, identities, name }, used.main, now)
    made.set(peer, contact)
    chosen.set(peer, contact)
  }
  await takePeersFor(connection, account, chosen, made)
  return { contacts: new Map([...known, ...chosen]), made }
}

type Start = {
  sighting: InboundText
  contact: PeerContact | undefined
  isMade: boolean
  used: AccountInUse
  now: number
}

/** A contact that was made of a stranger says nothing of who answers them. */
async function startThread(
  connection: Connection,
  { account, channelAccount, channel }: InboundOwner,
  { sighting: { peer, identities, name = '' }, contact, isMade, used, now }: Start,
): Promise<ThreadRow> {
  const id = conversationIdOf(channelAccount, peer)
  const of = { id, channel_account_id: channelAccount, peer_id: peer, channel, identity: identities[0]! }
  const contactOwner = isMade || !contact ? null : contact.belongto
  const owner = await assignByRule(connection, { account, channelAccount, channel, contactOwner }, used)
  return { ...withContact({ ...newThread(of, now), name: toldName(name) }, contact), owner }
}

export const withContact = (thread: ThreadRow, contact: PeerContact | undefined): ThreadRow => ({
  ...thread,
  contact_id: contact?.id ?? null,
  name: contact ? contact.name : thread.name,
})

async function keepRefs(
  connection: Connection,
  { account, channelAccount }: InboundOwner,
  sightings: readonly InboundText[],
  messages: readonly ConversationMessage[],
): Promise<void> {
  const refs = sightings.flatMap((one, n) => (one.ref ? { ref: nameOf(one), id: messages[n]!.id } : []))
  if (!refs.length) return
  await connection.query(
    `insert into provider_ref (account_id, channel_account_id, ref, part, object, object_id)
     select $1, $2, t.ref, 0, 'message', t.id from jsonb_to_recordset($3::jsonb) as t (ref text, id uuid)`,
    [account, channelAccount, JSON.stringify(refs)],
  )
}
