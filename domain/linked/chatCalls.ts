import * as z from 'zod/mini'
import { messageOrigins } from '../conversations/conversationMessage.ts'
import { forwardChats } from '../conversations/forward.ts'
import { type ChannelIdentity, identityOf } from '../conversations/identity.ts'
import { LinkCard, linkCardLimits } from '../conversations/messageExtra.ts'
import { MessageState } from '../conversations/messageState.ts'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { calls, type FormFile } from '../shared/call.ts'
import { Id, text, WebAddress } from '../shared/schema.ts'
import { chatAccesses } from './privacy.ts'

const product = 'wtMarketing'

/** Which phone: by its id, in the body or in the header `uuid`; without one the user's first. */
const uuid = z.optional(Id)
const ChatName = text(100).check(z.trim(), z.minLength(1))
/** A chat as WhatsApp names it: 8613800000000@s.whatsapp.net, …@lid, …@g.us, or the digits of a number. */
const Chat = z.object({ uuid, chatWtAccount: ChatName })
const page = {
  page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
}
const MessageIds = z.array(Id).check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.rowsPerMutation))

/** Under what our rows know it; null: it is no name of a chat. */
export const chatIdentity = (chatWtAccount: string): ChannelIdentity | null => {
  const name = chatWtAccount.trim()
  const number = name.includes('@') ? null : identityOf('phone', name)
  if (number) return identityOf('jid', `${number.value}@s.whatsapp.net`)
  return identityOf('jid', name) ?? identityOf('lid', name) ?? identityOf('group', name)
}

/** What stands for a number that its owner hides. */
export const hiddenNumber = 'hidden'

const ChatPerson = z.object({
  chatWtAccount: z.string(),
  /** of our contact, or what WhatsApp calls them */
  name: z.string(),
  /** digits; `hidden` where only a lid is known; null: a group */
  full_number: z.nullable(z.string()),
  contact_id: z.nullable(Id),
})
export type ChatPerson = z.output<typeof ChatPerson>

const ChatSession = z.extend(ChatPerson, {
  conversation_id: Id,
  access: z.enum(chatAccesses),
  unread: z.int(),
  is_pinned: z.boolean(),
  is_closed: z.boolean(),
  /** whether the rules of this phone answer in it */
  startRobot: z.boolean(),
  last_text: z.string(),
  /** seconds */
  last_time: z.int(),
})
export type ChatSession = z.output<typeof ChatSession>

const WtRecord = z.object({
  id: Id,
  fromMe: z.boolean(),
  origin: z.enum(messageOrigins),
  state: MessageState,
  /** what it is beside text and files, such as `location`; '' where it is nothing else */
  type: z.string(),
  text: z.string(),
  quoted: z.nullable(z.string()),
  /** names of files; each is told by `downloadMedia` at its place, from 0 */
  files: z.array(z.string()),
  /** who of a group wrote it */
  sender: z.nullable(z.string()),
  /** seconds; `expires`: when it is deleted everywhere, null: when its month is */
  time: z.int(),
  expires: z.nullable(z.int()),
})
export type WtRecord = z.output<typeof WtRecord>

const isFormFile = (value: unknown): value is FormFile =>
  typeof value === 'object' && value !== null && (value as FormFile).bytes instanceof Uint8Array
/** Those of a multipart body, in its order. */
const FormFiles = z._default(
  z.array(z.custom<FormFile>(isFormFile)).check(z.maxLength(limits.emailAttachments, says('filesTooMany'))),
  [],
)

/** `id`: chosen by the caller, so that a call made twice sends once. */
const Writing = {
  /** a phone: its id, its number, or its name at WhatsApp */
  fromAccount: z.optional(text(100)),
  toAccount: ChatName,
  id: z.optional(Id),
}
const Written = z.object({ id: Id, chatWtAccount: z.string(), state: MessageState })
const ChangedChat = z.object({ conversation_id: Id })
const mostBody = limits.videoBytes + 1_000_000

/**
 * The specification's WhatsApp service as far as it is about chats. Whose phone it is, and whether the user sees the chat, is looked at
 * for each; of a private chat of somebody else they say what they say of one that is not there. What they change is what the screens
 * change, judged by the same rules. Its WebSocket is `livePath` with `uuid` in its query.
 */
export const wtChatCalls = calls({
  /** With whom this phone has chats, by name. */
  chatUserList: {
    method: 'POST',
    path: '/api/wtUser/getChatUserList',
    access: 'user',
    product,
    searchSeconds: limits.searchSeconds,
    input: z.object({ uuid, search: z._default(text(200), ''), ...page }),
    output: z.object({ count: z.int(), list: z.array(ChatPerson) }),
  },
  /** The chats that are not emptied: pinned ones first, then by what was said last. */
  sessionList: {
    method: 'POST',
    path: '/api/wtUser/getSessionList',
    access: 'user',
    product,
    searchSeconds: limits.searchSeconds,
    input: z.object({ uuid, search: z._default(text(200), ''), ...page }),
    output: z.object({ count: z.int(), list: z.array(ChatSession) }),
  },
  /** Newest first. */
  chatRecordList: {
    method: 'POST',
    path: '/api/chat/getChatRecordList',
    access: 'user',
    product,
    input: z.extend(Chat, page),
    output: z.object({ count: z.int(), list: z.array(WtRecord) }),
  },
  /** All that is there is read, for this user and for who wrote it. */
  sendSeen: { method: 'POST', path: '/api/chat/sendSeen', access: 'user', product, input: Chat, output: ChangedChat },
  markUnread: {
    method: 'POST',
    path: '/api/chat/markUnread',
    access: 'user',
    product,
    input: Chat,
    output: ChangedChat,
  },
  pin: { method: 'POST', path: '/api/chat/pin', access: 'user', product, input: Chat, output: ChangedChat },
  unpin: { method: 'POST', path: '/api/chat/unpin', access: 'user', product, input: Chat, output: ChangedChat },
  /** Deletes what was said in it from our records, and closes it; what is on the phone stays there. */
  delete: { method: 'POST', path: '/api/chat/delete', access: 'user', product, input: Chat, output: ChangedChat },
  /**
   * Multipart, with the files as they are, or JSON without any. It is answered when the message stands in its chat and will be sent;
   * `sendMediaAsDocument`: pictures and films go as files.
   */
  sendMsg: {
    method: 'POST',
    path: '/api/chat/sendMsg',
    access: 'user',
    product,
    form: true,
    bodyBytes: mostBody,
    input: z.object({
      ...Writing,
      message: z._default(text(limits.messageLength), ''),
      sendMediaAsDocument: z._default(z.boolean(), false),
      /** the record that is answered */
      quoted: z.optional(Id),
      files: FormFiles,
    }),
    output: Written,
  },
  /**
   * One message about an address: with its preview, or, where a picture comes along, a product card: the picture with name, price and
   * address below it.
   */
  sendYtbMsg: {
    method: 'POST',
    path: '/api/chat/sendYtbMsg',
    access: 'user',
    product,
    form: true,
    bodyBytes: mostBody,
    input: z.object({
      ...Writing,
      message: z._default(text(limits.messageLength), ''),
      url: WebAddress.check(z.minLength(1, says('urlInvalid'))),
      title: LinkCard.shape.title,
      description: z._default(text(linkCardLimits.description), ''),
      price: z._default(text(linkCardLimits.price), ''),
      files: FormFiles.check(z.maxLength(1, says('filesTooMany'))),
    }),
    output: Written,
  },
  /** Each message to each of the chats. */
  forwardMsg: {
    method: 'POST',
    path: '/api/chat/forwardMsg',
    access: 'user',
    product,
    input: z.object({
      uuid,
      ids: z.array(Id).check(z.minLength(1, says('nothingSelected')), z.maxLength(20)),
      chatWtAccounts: z
        .array(ChatName)
        .check(z.minLength(1, says('nothingSelected')), z.maxLength(forwardChats, says('forwardMost'))),
    }),
    output: z.object({ list: z.array(Written) }),
  },
  unreadTotal: {
    method: 'GET',
    path: '/api/chat/getUnreadTotal',
    access: 'user',
    product,
    input: z.object({ uuid }),
    output: z.object({ unreadTotal: z.int() }),
    unkept: true,
  },
  contactById: {
    method: 'POST',
    path: '/api/chat/chatContacts/getById',
    access: 'user',
    product,
    input: Chat,
    output: z.extend(ChatPerson, { conversation_id: Id, company: z.string(), country: z.string() }),
  },
  /** The conversation with a number, made where there is none yet: nothing is sent by that. */
  openChatWindow: {
    method: 'POST',
    path: '/api/tool/openChatWindow',
    access: 'user',
    product,
    input: Chat,
    output: ChatSession,
    unkept: true,
  },
  /** The bytes of a file of a record: the one at this place, or the first that is there. */
  downloadMedia: {
    method: 'POST',
    path: '/api/tool/downloadMedia',
    access: 'user',
    product,
    bytes: true,
    input: z.object({ uuid, id: Id, file: z.optional(z.int().check(z.minimum(0), z.maximum(49))) }),
    output: z.any(),
  },
  /** Of names as WhatsApp gives them: digits, or `hidden` where no number is known of a lid in a chat that the user sees. */
  fullNumber: {
    method: 'POST',
    path: '/api/tool/getFullNumber',
    access: 'user',
    product,
    input: z.object({ uuid, ids: z.array(ChatName).check(z.minLength(1, says('nothingSelected')), z.maxLength(100)) }),
    output: z.object({ list: z.array(z.object({ id: z.string(), full_number: z.string() })) }),
  },
  /** From our records; `everyone`: our own of the last two days at the other side instead, where they say then that they were. */
  deleteMsg: {
    method: 'POST',
    path: '/api/message/deleteMsg',
    access: 'user',
    product,
    input: z.object({ uuid, ids: MessageIds, everyone: z._default(z.boolean(), false) }),
    output: z.object({ count: z.int() }),
  },
  /** Whether the rules of this phone answer: in one chat, null as the phone says, or in all that say nothing else. */
  startRobot: {
    method: 'POST',
    path: '/api/wtUser/startRobot',
    access: 'user',
    product,
    input: z.object({ uuid, chatWtAccount: z.optional(ChatName), on: z.nullable(z.boolean()) }),
    output: z.object({ startRobot: z.boolean() }),
  },
})
