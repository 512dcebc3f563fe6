import type { LinkedAccount } from '#domain/channels/account'
import type { NewMessage } from '#domain/conversations/conversationMessage'
import { forwardedMessage } from '#domain/conversations/forward'
import type { WrittenExtra } from '#domain/conversations/messageExtra'
import type { MessageState } from '#domain/conversations/messageState'
import { AppError } from '#domain/errors'
import { chatIdentity } from '#domain/linked/chatCalls'
import type { FormFile } from '#domain/shared/call'
import { keepFormFiles } from '../../blobs/formFiles.ts'
import type { BlobStore } from '../../blobs/store.ts'
import type { VirusScan } from '../../blobs/virusScan.ts'
import { withScope } from '../../db/scope.ts'
import type { Log } from '../../log.ts'
import type { SignedIn } from '../../people/sessions.ts'
import { newIdAt } from '../../sync/newId.ts'
import { type PushServices, pushFromCall } from '../../sync/push.ts'
import { placeOfChat, type SeenChat, type SeenMessage, seenChat, seenMessages } from './chatReads.ts'

/** Who writes, and from which phone. */
export type ChatWriter = {
  services: PushServices & { blobs: BlobStore; virusScan: VirusScan; log: Log }
  user: SignedIn
  phone: LinkedAccount
  address: string
}

/** The chat with this name; where there is none yet and the name is a number, it is made. */
export async function chatOrNew(writer: ChatWriter, name: string): Promise<SeenChat> {
  const { services, user, phone, address } = writer
  const identity = chatIdentity(name)
  if (!identity) throw new AppError('inputInvalid', { field: 'chatWtAccount' })
  const { conversation, peer } = await placeOfChat(services.database, { account: user.account, id: phone.id }, identity)
  const look = () =>
    withScope(services.database, user, (connection) => seenChat(connection, user, { phone: phone.id, conversation }))
  const known = await look()
  if (known) return known
  if (identity.kind !== 'jid') throw new AppError('notFound')
  const opened = {
    id: conversation,
    channel_account_id: phone.id,
    peer_id: peer,
    channel: 'linked' as const,
    identity,
    contact_id: null,
    name: '',
  }
  await pushFromCall(services, user, () => Promise.resolve([{ name: 'conversation.open', args: opened }]), address)
  const made = await look()
  if (!made) throw new AppError('notFound')
  return made
}

type WordsToSend = {
  id?: string
  body: string
  sent: readonly FormFile[]
  /** the record that is answered */
  quoted?: string
  extra: WrittenExtra | null
}
type WrittenAnswer = { id: string; chatWtAccount: string; state: MessageState }

/** Said twice under one id it is one message. */
export async function writeInChat(
  writer: ChatWriter,
  to: string | Pick<NewMessage, 'conversation_id'>,
  { id = newIdAt(Date.now()), body, sent, quoted, extra }: WordsToSend,
): Promise<WrittenAnswer> {
  const { services, user, phone } = writer
  // Before a chat is made for it: nothing is left of a message whose file is refused.
  const before = await messageSeen(writer, id)
  const { database, areas, blobs: store, virusScan, log } = services
  const files = before ? [] : await keepFormFiles({ database, areas, store, virusScan, log }, user, sent)
  const chat = typeof to === 'string' ? await chatOrNew(writer, to) : null
  const conversation_id = typeof to === 'string' ? chat!.id : to.conversation_id
  const chatWtAccount = chat?.identity.value ?? ''
  if (before) {
    if (before.conversation_id !== conversation_id) throw new AppError('exists')
    return { id, chatWtAccount, state: before.state }
  }
  const answered = quoted === undefined ? null : await messageSeen(writer, quoted)
  if (quoted !== undefined && answered?.conversation_id !== conversation_id)
    throw new AppError('notFound', { field: 'quoted' })
  const quote = answered && {
    message_id: answered.id,
    text: answered.last_text,
    isOurs: answered.direction === 'out',
  }
  await send(
    { services, user, phone, address: writer.address },
    {
      id,
      conversation_id,
      subject: '',
      body: body.trim(),
      files,
      quote,
      again_of: null,
      extra,
    },
  )
  return { id, chatWtAccount, state: 'queued' }
}

/** Each to each; all chats are looked up before anything is written. */
export async function forwardAll(
  writer: ChatWriter,
  messages: readonly SeenMessage[],
  names: readonly string[],
): Promise<WrittenAnswer[]> {
  const chats: SeenChat[] = []
  for (const name of names) chats.push(await chatOrNew(writer, name))
  const written: WrittenAnswer[] = []
  for (const { id: conversation_id, identity } of chats)
    for (const message of messages) {
      const id = newIdAt(Date.now())
      const again = forwardedMessage(message, { id, conversation_id })
      if (!again) throw new AppError('nothingToForward')
      await send(writer, again)
      written.push({ id, chatWtAccount: identity.value, state: 'queued' })
    }
  return written
}

const send = ({ services, user, address }: ChatWriter, args: NewMessage): Promise<void> =>
  pushFromCall(services, user, () => Promise.resolve([{ name: 'message.send', args }]), address)

async function messageSeen({ services, user, phone }: ChatWriter, id: string): Promise<SeenMessage | null> {
  const [message] = await withScope(services.database, user, (connection) =>
    seenMessages(connection, user, { phone: phone.id, ids: [id] }),
  )
  return message ?? null
}
