import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, text } from '../shared/schema.ts'
import { ConversationChannel, conversationProducts } from './channel.ts'
import { messageKinds, messageOrigins } from './conversationMessage.ts'
import { identityKinds } from './identity.ts'
import { MessageState } from './messageState.ts'

const product = conversationProducts
const page = {
  page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
}
/** A chat as the specification names it: our channel account, and under what the other side is known there. */
const Chat = { owner: Id, other: text(limits.emailLength).check(z.minLength(1)) }

const ChatLine = z.object({
  id: Id,
  ...Chat,
  other_kind: z.enum(identityKinds),
  owner_name: z.string(),
  channel: z.string(),
  name: z.string(),
  contact_id: z.nullable(Id),
  /** the user who answers it; null: nobody yet */
  belongto: z.nullable(Id),
  status: z.string(),
  unread: z.int(),
  last_text: z.string(),
  /** seconds */
  last_time: z.int(),
})
export type ChatLine = z.output<typeof ChatLine>

const ChatRecord = z.object({
  id: Id,
  direction: z.enum(['in', 'out']),
  kind: z.enum(messageKinds),
  origin: z.enum(messageOrigins),
  state: MessageState,
  subject: z.string(),
  text: z.string(),
  author: z.nullable(Id),
  /** names of files; each is told by `decryptFile` at its place, from 0 */
  files: z.array(z.string()),
  /** seconds */
  time: z.int(),
})
export type ChatRecord = z.output<typeof ChatRecord>

const Share = z.object({
  user: z.nullable(Id),
  channel: ConversationChannel,
  /** conversations that the other side began, or was waiting in */
  conversations: z.int(),
  answered: z.int(),
  within_hour: z.int(),
  /** null: nothing was answered */
  median_ms: z.nullable(z.int()),
})
/** How soon conversations got their first answer, by the user who gave it. */
export type AnswerTimes = z.output<typeof Share>

/** `message_months`: for how many months messages are kept, the current one among them. */
const ConversationSettings = z.object({
  writers_become_contacts: z.boolean(),
  message_months: z.int().check(z.minimum(1), z.maximum(limits.messageMonths)),
})
export type ConversationSettings = z.output<typeof ConversationSettings>

/** The specification's calls for chats, for every channel, and what goes past devices' rows. */
export const conversationCalls = calls({
  /** Newest first; those that were emptied and closed are not there. */
  chatList: {
    method: 'POST',
    path: '/api/chat/list',
    access: 'user',
    product,
    searchSeconds: limits.searchSeconds,
    input: z.object({
      ...page,
      /** part of a name, a number or an address */
      search: z.optional(text(200)),
      belongto: z.optional(Id),
      owner: z.optional(Id),
    }),
    output: z.object({ count: z.int(), list: z.array(ChatLine) }),
  },
  /** What was said in one chat, newest first. */
  chatRecords: {
    method: 'POST',
    path: '/api/chat/records',
    access: 'user',
    product,
    input: z.object({ ...Chat, ...page }),
    output: z.object({ count: z.int(), list: z.array(ChatRecord) }),
  },
  /** Deletes what was said in a chat from our records, and closes it. */
  chatDelete: {
    method: 'POST',
    path: '/api/chat/delete_chat',
    access: 'user',
    product,
    input: z.object(Chat),
    output: z.object({ count: z.int() }),
  },
  chatDeleteRecords: {
    method: 'POST',
    path: '/api/chat/delete_records',
    access: 'user',
    product,
    input: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(limits.rowsPerMutation)) }),
    output: z.object({ count: z.int() }),
  },
  /** The channel accounts in which this user sees chats. */
  chatOwners: {
    method: 'POST',
    path: '/api/chat/owner_list',
    access: 'user',
    product,
    input: z.object({}),
    output: z.object({
      list: z.array(z.object({ owner: Id, name: z.string(), channel: z.string(), sender: z.string(), count: z.int() })),
    }),
  },
  /**
   * A file of a message: the one at this place of its `files`, or the first that is there. Files are stored unencrypted, so this
   * returns the bytes as they were sent.
   */
  decryptFile: {
    method: 'POST',
    path: '/api/chat/decrypt_file',
    access: 'user',
    product,
    bytes: true,
    input: z.object({ record_id: Id, file: z.optional(z.int().check(z.minimum(0), z.maximum(49))) }),
    output: z.any(),
  },

  /** Says that this user writes an answer, or no longer does, and hears who else does. Each sign is good for some seconds. */
  composing: {
    method: 'POST',
    path: '/api/conversation/composing',
    access: 'user',
    product,
    input: z.object({ conversation_id: Id, is_composing: z.boolean() }),
    output: z.object({ others: z.array(z.object({ user: Id, name: z.string() })) }),
    unkept: true,
  },
  settings: {
    method: 'GET',
    path: '/api/conversation/settings',
    access: 'main',
    product,
    input: z.object({}),
    output: ConversationSettings,
  },
  /** What is not said stays as it is. */
  setSettings: {
    method: 'POST',
    path: '/api/conversation/set_settings',
    access: 'main',
    product,
    input: z.partial(ConversationSettings),
    output: z.object({}),
  },
  /** Of conversations that began within so many days, as far as the caller sees them. */
  answerTimes: {
    method: 'POST',
    path: '/api/conversation/answer_times',
    access: 'user',
    product,
    searchSeconds: limits.searchSeconds,
    input: z.object({ days: z._default(z.int().check(z.minimum(1), z.maximum(366)), 30) }),
    output: z.object({ rows: z.array(Share) }),
  },
})
