import * as z from 'zod/mini'
import { MessageFile } from '../email/render/message.ts'
import { limits } from '../limits.ts'
import { Id, Line, Time, text } from '../shared/schema.ts'
import { MessageExtra, WrittenExtra } from './messageExtra.ts'
import { MessageState } from './messageState.ts'

/**
 * `notice`: a program wrote it. `bounce`: a mail of ours came back. `wish`: they seem to want no more mails, and nothing proves that it
 * was them.
 */
export const messageKinds = ['text', 'media', 'template', 'notice', 'bounce', 'wish'] as const
/** Nobody wrote it, so nobody has it unread or waits for an answer to it. */
export const isFromProgram = (kind: (typeof messageKinds)[number]): boolean => kind === 'notice' || kind === 'bounce'
/**
 * `chat`: a user wrote it. `campaign`: a task sent it. `phone`: it was written on the linked phone itself. `meta`: somebody of the company
 * wrote it with Meta's own tools.
 */
export const messageOrigins = ['chat', 'campaign', 'rule', 'bot', 'phone', 'meta', 'peer'] as const

/** What of another message is quoted, as it was then: that one may be gone. */
const Quote = z.object({ message_id: z.nullable(Id), text: text(120), isOurs: z.boolean() })
/** Who of a group wrote it, by number or lid. */
export const GroupSender = z.object({ id: text(100), name: text(120) })
export type GroupSender = z.output<typeof GroupSender>
const Reaction = z.object({ by: z.enum(['us', 'peer']), emoji: text(40), at: Time })
/** `waiting`: known and not fetched yet. */
const MessagePart = z.object({
  file: z.nullable(MessageFile),
  name: Line,
  state: z.enum(['there', 'waiting', 'failed']),
})

/** What a user writes into a thread. */
export const NewMessage = z.object({
  id: Id,
  conversation_id: Id,
  subject: Line,
  body: text(limits.messageLength),
  files: z.array(MessageFile).check(z.maxLength(limits.emailAttachments)),
  quote: z.nullable(Quote),
  /** the message that failed, or of which nobody knows, and that this one says again */
  again_of: z.nullable(Id),
  /** what it is beside text and files */
  extra: z.nullable(WrittenExtra),
})
export type NewMessage = z.output<typeof NewMessage>

const { files: _, ...written } = NewMessage.shape

/** One thing that was said in a thread. It stays in its thread and in its month. */
export const ConversationMessage = z.object({
  ...written,
  /** yyyymm of the server's clock, in UTC */
  month: z.int().check(z.minimum(197_001), z.maximum(999_912)),
  direction: z.enum(['in', 'out']),
  kind: z.enum(messageKinds),
  /** when it was said: by the provider of an incoming one, by the server's clock of an outgoing one */
  at: Time,
  /** its number among the incoming ones; null of the others, and of what was said before we listened */
  n: z.nullable(z.int().check(z.minimum(1))),
  state: MessageState,
  /** why it failed, or why a file of an incoming one is not here; '' where nothing is wrong */
  problem: text(60),
  /** until when it waits because the other side takes it no sooner; null: it never did */
  waits_until: z.nullable(Time),
  parts: z.array(MessagePart).check(z.maxLength(50)),
  reactions: z.array(Reaction).check(z.maxLength(100)),
  author: z.nullable(Id),
  origin: z.enum(messageOrigins),
  extra: z.nullable(MessageExtra),
  /** of a message of a group; null: the other side, or us */
  said_by: z.nullable(GroupSender),
  /** when its writer changed its text last; null: never */
  edited_at: z.nullable(Time),
  /** the task that sent it, or that it answers */
  task: z.nullable(Id),
  /** when it is deleted by itself, everywhere; null: when its month is */
  expires_at: z.nullable(Time),
  created_at: Time,
  updated_at: Time,
})
export type ConversationMessage = z.output<typeof ConversationMessage>

/** What is said of one that is made, where nothing else is known. */
export const newMessageFacts = {
  subject: '',
  quote: null,
  again_of: null,
  n: null,
  problem: '',
  waits_until: null,
  parts: [],
  reactions: [],
  author: null,
  extra: null,
  said_by: null,
  edited_at: null,
  task: null,
  expires_at: null,
} as const satisfies Partial<ConversationMessage>

/** What the server says of one that a user writes; the month it says by its own clock. */
export const newChatFacts = {
  month: 0,
  direction: 'out',
  n: null,
  state: 'queued',
  problem: '',
  waits_until: null,
  reactions: [],
  origin: 'chat',
  said_by: null,
  edited_at: null,
  task: null,
  expires_at: null,
} as const satisfies Partial<ConversationMessage>

/** What the provider says of when something was said, as far as it can be: never later than it was heard. */
export const saidAt = (told: number | null, heard: number): number =>
  told === null || told > heard || told <= 0 ? heard : Math.floor(told)

/** What somebody wrote as it can be kept: without signs that no store takes and no reader sees. */
export const keepableText = (body: string): string =>
  body
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .slice(0, limits.messageLength)
    .replace(/[\ud800-\udbff]$/, '')

/** Its time has passed: no device shows it any more. A row of before there was such a time has none. */
export const isExpired = ({ expires_at }: Pick<ConversationMessage, 'expires_at'>, now: number): boolean =>
  (expires_at ?? Infinity) <= now

/** The same once more, as a new message that says which one it repeats. The file of a template comes with the template. */
export function saidAgain(message: ConversationMessage, id: string): NewMessage {
  const { conversation_id, subject, body, parts, quote } = message
  const extra = z.safeParse(WrittenExtra, message.extra)
  const files = message.kind === 'template' ? [] : parts.flatMap(({ file }) => (file ? [file] : []))
  return {
    id,
    conversation_id,
    subject,
    body,
    files,
    quote,
    again_of: message.id,
    extra: extra.success ? extra.data : null,
  }
}
