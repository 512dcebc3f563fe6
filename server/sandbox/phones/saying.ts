import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { storeFile } from './files.ts'
import { jidOf, lidOf } from './names.ts'
import type { HistoryChat, PersonMessage } from './protocol.ts'
import { node, type Proto, seconds, type WireNode } from './wire.ts'
import type { LinkedDevice, PhoneWorld } from './world.ts'

const historyNotification = 5
const initialHistory = 0

/** Somebody writes to a phone, and its linked device gets it. The id that the message has on the wire. */
export async function saySomething(world: PhoneWorld, said: PersonMessage): Promise<string> {
  const link = world.linkOf(said.to)
  const id = said.id ?? `3A${randomBytes(9).toString('hex').toUpperCase()}`
  const message = 'file' in said ? storeFile(world, said.file) : said.message
  const isOwn = said.from === said.to
  if (!isOwn) world.meet(said.to, said.from)
  const stanza = said.group
    ? await groupStanza(world, link, said, id, message)
    : await personStanza(world, link, said, id, isOwn ? ownCopy(said, message) : message)
  world.hand(link, stanza)
  if (said.isTwice) world.hand(link, stanza)
  return id
}

/** What the owner wrote on the phone goes to the linked devices as a copy. */
function ownCopy({ recipient }: PersonMessage, message: Proto): Proto {
  return recipient ? { deviceSentMessage: { destinationJid: jidOf(recipient), message } } : message
}

async function personStanza(
  world: PhoneWorld,
  link: LinkedDevice,
  said: PersonMessage,
  id: string,
  message: Proto,
): Promise<WireNode> {
  const { from, byLid, recipient } = said
  const names = byLid ? { from: lidOf(from), sender_pn: jidOf(from) } : { from: jidOf(from), sender_lid: lidOf(from) }
  const attrs = { ...names, ...commonOf(said, id), ...(recipient && { recipient: jidOf(recipient) }) }
  return node('message', attrs, [await sealedFor(world, link, from, message)])
}

/** The writer's key for the group, for this device alone, and the message that all can read with it. */
async function groupStanza(
  world: PhoneWorld,
  link: LinkedDevice,
  said: PersonMessage,
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
    ...commonOf(said, id),
  }
  return node('message', attrs, [
    await sealedFor(world, link, said.from, handing),
    node('enc', { v: '2', type: 'skmsg' }, Buffer.from(await writer.encryptForGroup(group, message))),
  ])
}

const commonOf = ({ from, to, name }: PersonMessage, id: string) => ({
  id,
  type: 'text',
  t: seconds(),
  notify: name ?? (from === to ? `Phone ${from}` : `Customer ${from}`),
})

async function sealedFor(world: PhoneWorld, link: LinkedDevice, from: string, message: Proto): Promise<WireNode> {
  const writer = world.person(from)
  const reader = { number: link.phone, device: link.device }
  if (!writer.knows(reader)) await writer.begin(reader, link.keys.take())
  const { type, bytes } = await writer.encrypt(reader, message)
  return node('enc', { v: '2', type }, bytes)
}

/** The chats that the phone has had before it was linked; the first thing that it tells a new device, also when there are none. */
export async function sendHistory(world: PhoneWorld, link: LinkedDevice, chats: readonly HistoryChat[]): Promise<void> {
  const { HistorySync } = world.library.proto
  const history = HistorySync.encode(
    HistorySync.fromObject({
      syncType: initialHistory,
      chunkOrder: 1,
      progress: 100,
      conversations: chats.map(conversationOf),
    }),
  ).finish()
  const notification = {
    syncType: initialHistory,
    chunkOrder: 1,
    progress: 100,
    initialHistBootstrapInlinePayload: deflateSync(history).toString('base64'),
  }
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
