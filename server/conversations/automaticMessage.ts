import { lastTextOf } from '#domain/conversations/conversation'
import { type ConversationMessage, newMessageFacts } from '#domain/conversations/conversationMessage'
import type { MessageFile } from '#domain/email/render/message'
import { scopeMonth } from '#domain/sync/scopeKinds'
import { newIdAt } from '../sync/newId.ts'
import type { ThreadRow } from './threads.ts'

type AutomaticMessage = { body: string; now: number; origin: 'rule' | 'bot'; files?: readonly MessageFile[] }

/** What nobody wrote by hand, and each thread marks as such. */
export const automaticMessage = (
  { id }: ThreadRow,
  { body, now, origin, files = [] }: AutomaticMessage,
): ConversationMessage => ({
  ...newMessageFacts,
  id: newIdAt(now),
  conversation_id: id,
  month: scopeMonth(now),
  direction: 'out',
  kind: files.length ? 'media' : 'text',
  at: now,
  state: 'queued',
  body,
  parts: files.map((file) => ({ file, name: file.name, state: 'there' })),
  origin,
  created_at: now,
  updated_at: now,
})

/** The other side still waits for a person. */
export const withAutomaticMessage = (thread: ThreadRow, message: ConversationMessage | null): ThreadRow =>
  message && message.at >= thread.last_at
    ? { ...thread, last_at: message.at, last_text: lastTextOf(message.body), last_state: 'queued' }
    : thread
