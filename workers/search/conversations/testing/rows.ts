import { type Conversation, type ConversationView, newConversation } from '#domain/conversations/conversation'
import { type ConversationMessage, newMessageFacts } from '#domain/conversations/conversationMessage'
import type { Row } from '#domain/shared/mutation'
import type { Entry } from '../../../sync/core/ports.ts'

const idIn = (part: string) => (n: number) => `019aa000-${part}-7000-8000-${String(n).padStart(12, '0')}`
export const conversationId = idIn('000c')
export const messageId = idIn('000e')
export const seenId = idIn('0005')
export const otherId = idIn('0000')

export const conversationRow = (n: number, fields: Partial<Conversation> = {}): Conversation => ({
  ...newConversation,
  id: conversationId(n),
  channel_account_id: otherId(1),
  peer_id: otherId(100 + n),
  channel: 'sms',
  identity: { kind: 'phone', value: `86138001380${n}` },
  contact_id: null,
  name: '',
  created_at: 1,
  updated_at: 1,
  ...fields,
})

export const messageRow = (n: number, fields: Partial<ConversationMessage> = {}): ConversationMessage => ({
  ...newMessageFacts,
  id: messageId(n),
  conversation_id: conversationId(1),
  body: '',
  month: 202_611,
  direction: 'in',
  kind: 'text',
  at: n,
  state: 'received',
  origin: 'peer',
  created_at: 1,
  updated_at: 1,
  ...fields,
})

export const seenRow = (n: number, fields: Partial<ConversationView> = {}): ConversationView => ({
  id: seenId(n),
  user: otherId(0),
  conversation_id: conversationId(n),
  seen_n: 0,
  marked_unread: false,
  pinned_at: null,
  pinned_in: null,
  muted: false,
  created_at: 1,
  updated_at: 1,
  ...fields,
})

export const keptRow = (row: Row & { id: string }, scope: string | null = 'acct'): Entry => ({
  id: row.id,
  row,
  rev: 1,
  scope,
  history: 1,
})
export const goneRow = (id: string): Entry => ({ id, row: null, rev: 99, scope: null, history: 1 })
