import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { storeFile } from './files.ts'
import { jidOf, lidOf } from './names.ts'
import type { HistoryChat, PersonEnvelope, PersonMessage } from './protocol.ts'
import { node, type PreKeyBundle, type Proto, type WireNode } from './wire.ts'
import { type LinkedDevice, mostRetries, type PhoneWorld } from './world.ts'

const historyNotification = 5
const initialHistory = 0

/** Somebody writes to a phone, and its linked device gets it. The id that the message has on the wire. */
export async function saySomething(world: PhoneWorld, said: PersonMessage): Promise<string> {
  const link = world.linkOf(said.to)
  const id = said.id ?? `3A${randomBytes(9).toString('hex').toUpperCase()}`
  const message = 'file' in said ? storeFile(world, said.file) : said.message
  const isOwn = said.from === said.to
  if (!isOwn) world.meet(said.to, said.from)
  keepSaid(world, said, id, message)
  const stanza = await stanzaOf(world, link, said, id, message)
  world.hand(link, stanza)
  if (said.isTwice) world.hand(link, stanza)
  return id
}

function stanzaOf(world: PhoneWorld, link: LinkedDevice, said: PersonEnvelope, id: string, message: Proto) {
  if (said.group) return groupStanza(world, link, said, id, message)
  return personStanza(world, link, said, id, said.from === said.to ? ownCopy(said, message) : message)
}

const mostSaid = 5_000

function keepSaid(world: PhoneWorld, said: PersonMessage, id: string, message: Proto): void {
  const { from, to, group, recipient, name, byLid, hidesNumber, breaks, isTwice } = said
  const envelope = {
    from,
    to,
    ...(group && { group }),
    ...(recipient && { recipient }),
    ...(name && { name }),
    ...(byLid && { byLid }),
    ...(hidesNumber && { hidesNumber }),
    ...(breaks === 'always' && { breaks }),
  }
  // What the network doubles was opened the first time: that its key was used is no reason to say it again.
  world.keepSent(id, { said: envelope, message, times: isTwice ? mostRetries : 0 })
  // What a phone tells its own devices is no message to anybody.
  if (from === to && !recipient) return
  world.said.push({ from, to: recipient ?? to, phone: to, id, group: group ?? null, at: world.now(), message })
  if (world.said.length > mostSaid) world.said.shift()
}

/** A device could not open it: it is said once more, in a session that is begun anew. */
export async function sayAgain(
  world: PhoneWorld,
  link: LinkedDevice,
  id: string,
  keys: PreKeyBundle | null,
): Promise<void> {
  const sent = world.sent.get(id)
  if (!sent || sent.said.to !== link.phone || sent.times >= mostRetries) return
  sent.times += 1
  const { said, message } = sent
  await world.person(said.from).begin({ number: link.phone, device: link.device }, keys ?? link.keys.take())
  world.hand(link, await stanzaOf(world, link, said, id, message))
}

/** What the owner wrote on the phone goes to the linked devices as a copy. */
function ownCopy({ recipient }: PersonEnvelope, message: Proto): Proto {
  return recipient ? { deviceSentMessage: { destinationJid: jidOf(recipient), message } } : message
}

async function personStanza(
  world: PhoneWorld,
  link: LinkedDevice,
  said: PersonEnvelope,
  id: string,
  message: Proto,
): Promise<WireNode> {
  const { from, byLid, recipient } = said
  const beside = byLid ? { sender_pn: jidOf(from) } : { sender_lid: lidOf(from) }
  const names = { from: byLid ? lidOf(from) : jidOf(from), ...(!said.hidesNumber && beside) }
  const attrs = { ...names, ...commonOf(world, said, id), ...(recipient && { recipient: jidOf(recipient) }) }
  const sealed = await sealedFor(world, link, from, message)
  return node('message', attrs, [said.breaks ? damaged(sealed) : sealed])
}

/** The writer's key for the group, for this device alone, and the message that all can read with it. */
async function groupStanza(
  world: PhoneWorld,
  link: LinkedDevice,
  said: PersonEnvelope,
  id: string,
  message: Proto,
): Promise<WireNode> {
  const group = said.group!
  const writer = world.person(said.from)
  const key = Buffer.from(await writer.groupKey(group)).toString('base64')
  const handing = { senderKeyDistributionMessage: { groupId: group, axolotlSenderKeyDistributionMessage: key } }
  const attrs = {
    from: group,
    participant: jidOf(said.from),
    participant_lid: lidOf(said.from),
    addressing_mode: 'pn',
    ...commonOf(world, said, id),
  }
  return node('message', attrs, [
    await sealedFor(world, link, said.from, handing),
    node('enc', { v: '2', type: 'skmsg' }, Buffer.from(await writer.encryptForGroup(group, message))),
  ])
}

const commonOf = (world: PhoneWorld, { from, to, name }: PersonEnvelope, id: string) => ({
  id,
  type: 'text',
  t: world.seconds(),
  notify: name ?? (from === to ? `Phone ${from}` : `Customer ${from}`),
})

/** Its end is the code that shows whether it is whole. */
function damaged(sealed: WireNode): WireNode {
  const bytes = Buffer.from(sealed.content as Uint8Array)
  bytes[bytes.length - 1]! ^= 0xff
  return { ...sealed, content: bytes }
}

async function sealedFor(world: PhoneWorld, link: LinkedDevice, from: string, message: Proto): Promise<WireNode> {
  const writer = world.person(from)
  const reader = { number: link.phone, device: link.device }
  if (!writer.knows(reader)) await writer.begin(reader, link.keys.take())
  const { type, bytes } = await writer.encrypt(reader, message)
  return node('enc', { v: '2', type }, bytes)
}

/** WhatsApp sends what was before in parts, each as one message from the phone to its own device. */
const messagesInPart = 2_000

/** The chats that the phone has had before it was linked; the first thing that it tells a new device, also when there are none. */
export async function sendHistory(world: PhoneWorld, link: LinkedDevice, chats: readonly HistoryChat[]): Promise<void> {
  const parts = partsOf(chats)
  for (const [n, part] of parts.entries())
    await sendPart(world, link, part, { order: n + 1, progress: Math.floor((100 * (n + 1)) / parts.length) })
}

function partsOf(chats: readonly HistoryChat[]): HistoryChat[][] {
  const parts: HistoryChat[][] = [[]]
  let room = messagesInPart
  for (const chat of chats)
    for (let from = 0; from === 0 || from < chat.messages.length; from += messagesInPart) {
      const messages = chat.messages.slice(from, from + messagesInPart)
      if (messages.length > room) {
        parts.push([])
        room = messagesInPart
      }
      parts.at(-1)!.push({ ...chat, messages })
      room -= messages.length
    }
  return parts
}

type PartPlace = { order: number; progress: number }

async function sendPart(
  world: PhoneWorld,
  link: LinkedDevice,
  chats: readonly HistoryChat[],
  { order, progress }: PartPlace,
): Promise<void> {
  const { HistorySync } = world.library.proto
  const place = { syncType: initialHistory, chunkOrder: order, progress }
  const history = HistorySync.encode(
    HistorySync.fromObject({ ...place, conversations: chats.map(conversationOf) }),
  ).finish()
  const notification = { ...place, initialHistBootstrapInlinePayload: deflateSync(history).toString('base64') }
  await saySomething(world, {
    from: link.phone,
    to: link.phone,
    message: { protocolMessage: { type: historyNotification, historySyncNotification: notification } },
  })
}

function conversationOf({ number, name, messages }: HistoryChat): Proto {
  return {
    id: jidOf(number),
    name,
    messages: messages.map(({ id, fromMe, text, at }) => ({
      message: {
        key: { remoteJid: jidOf(number), fromMe, id },
        message: { conversation: text },
        messageTimestamp: Math.floor(at / 1_000),
      },
    })),
  }
}
