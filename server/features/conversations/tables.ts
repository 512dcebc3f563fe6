import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const conversationTables = {
  peer: 'ids',
  peer_merge: 'ids',
  channel_identity: { told: 'conversations' },
  identity_change: 'ids',
  conversation: { told: 'conversations' },
  conversation_seen: 'nobody',
  conversation_note: { told: 'conversations' },
  message: { told: 'conversations' },
  message_try: 'nobody',
  whatsapp_media: 'ids',
  page_media: 'ids',
  whatsapp_read: 'ids',
  linked_chat: 'ids',
  linked_media: 'ids',
  canned_answer: 'nobody',
  auto_reply: 'nobody',
  company_profile: 'nobody',
  conversation_job: 'ids',
  conversation_turn: 'nobody',
  composing: 'ids',
} as const satisfies Record<string, RetainedTrace>
