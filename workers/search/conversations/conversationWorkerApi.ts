import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { OlderAnswer } from '#domain/conversations/olderCalls'
import type { ConversationLines, ConversationQuery, MessageHit, ThreadLines, Unread } from './api.ts'
import type { PlaceInThread } from './olderBlocks.ts'

/** What the search worker is asked about conversations: lists, threads and unread by their number. */
export type ConversationWorkerApi = {
  openConversations(view: number, query: ConversationQuery): Promise<void>
  conversationLines(view: number, from: number, to: number): Promise<ConversationLines>
  conversationIds(view: number, from?: number, to?: number): Promise<string[]>
  conversationPosition(view: number, id: string): Promise<number>
  openThread(view: number, conversation: string): Promise<void>
  threadLines(view: number, from: number, to: number): Promise<ThreadLines>
  threadPosition(view: number, message: string): Promise<number>
  threadFind(view: number, search: string): Promise<MessageHit[]>
  threadMessage(view: number, message: string): Promise<ConversationMessage | null>
  /** What the server is to be asked for; null: nothing was said before. */
  olderPlace(view: number): Promise<{ id: string; before: PlaceInThread } | null>
  /** False: the thread has changed since it was asked. */
  keepOlder(view: number, before: PlaceInThread, answer: OlderAnswer): Promise<boolean>
  openUnread(view: number): Promise<void>
  readUnread(view: number): Promise<Unread>
  closeConversations(view: number): Promise<void>
}
