import { conversationIdOf, conversationSeenIdOf, peerIdOf } from '../ids.ts'
import type { allConversationMutations } from '../mutations.ts'

export const [account, user, other, channel] = ['a', 'b', 'c', 'd'].map(
  (one) => `019aa000-0000-7000-8000-00000000000${one}`,
) as [string, string, string, string]
const identity = { kind: 'phone', value: '8613912345678' } as const
const peer = peerIdOf('phone', identity)
export const conversation = conversationIdOf(channel, peer)
export const seen = conversationSeenIdOf(user, conversation)
export const message = '019aa000-0000-7000-8000-0000000000f1'
export const opened = {
  id: conversation,
  channel_account_id: channel,
  peer_id: peer,
  channel: 'sms',
  identity,
  contact_id: null,
  name: '',
}
export const said = {
  id: message,
  conversation_id: conversation,
  subject: '',
  body: '您好',
  files: [],
  quote: null,
  again_of: null,
  extra: null,
}
const autoReply = {
  name: '下班',
  channel_account_id: null,
  inquiries: false,
  match: 'any',
  words: [],
  when: 'outside',
  hours: { from: 9, to: 18, days: [0, 1, 2, 3, 4] },
  time_zone: 'Asia/Shanghai',
  company_hours: true,
  language: 'zh',
  text: '{{name}}您好，我们明天回复您。',
  place: 0,
  is_on: true,
}
const canned = { name: '问候', shortcut: 'hi', text: '您好', language: 'zh', shared: false }

/** One input of each, as a device sends it. */
export const conversationSamples: Record<keyof typeof allConversationMutations, object> = {
  'conversation.open': opened,
  'conversation.take': { ids: [conversation] },
  'conversation.assign': { ids: [conversation], to: other },
  'conversation.release': { ids: [conversation] },
  'conversation.setContact': { id: conversation, contact_id: other },
  'conversation.mark': { id: conversation, as: 'private' },
  'conversation.robot': { ids: [conversation], on: true },
  'conversation.empty': { id: conversation },
  'conversation.close': { ids: [conversation] },
  'conversation.reopen': { ids: [conversation] },
  'conversation.snooze': { ids: [conversation], until: 9_000 },
  'conversation.tag.add': { ids: [conversation], tag: other },
  'conversation.tag.remove': { ids: [conversation], tag: other },
  'conversation_seen.read': { id: seen, conversation_id: conversation, n: 3 },
  'conversation_seen.markUnread': { id: seen, conversation_id: conversation },
  'conversation_seen.pin': { id: seen, conversation_id: conversation, pinned_in: null, on: true },
  'conversation_seen.mute': { id: seen, conversation_id: conversation, on: true },
  'message.send': said,
  'message.takeBack': { id: message },
  'message.expire': { id: message, on: true },
  'message.delete': { ids: [message] },
  'conversation_note.create': { id: message, conversation_id: conversation, text: '喜欢蓝色' },
  'conversation_note.patch': { id: message, text: '喜欢绿色' },
  'conversation_note.delete': { id: message },
  'canned_answer.create': { id: message, ...canned },
  'canned_answer.patch': { id: message, fields: { shared: true } },
  'canned_answer.delete': { id: message },
  'company_profile.create': { id: message, name: '展客通', hours: null, time_zone: 'Asia/Shanghai' },
  'company_profile.patch': { id: message, fields: { hours: { from: 9, to: 18, days: [0] } } },
  'auto_reply.create': { id: message, ...autoReply },
  'auto_reply.patch': { id: message, fields: { is_on: false } },
  'auto_reply.order': { ids: [message] },
  'auto_reply.delete': { ids: [message] },
  'auto_reply.restore': { rows: [{ id: message, ...autoReply, created_at: 1_000, updated_at: 1_000 }] },
}
