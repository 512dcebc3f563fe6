import type { ConversationLines, ConversationQuery, MessageHit, ThreadLines, Unread } from './api.ts'

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
  openUnread(view: number): Promise<void>
  readUnread(view: number): Promise<Unread>
  closeConversations(view: number): Promise<void>
}
