import { limits } from '../limits.ts'
import type { ConversationMessage, NewMessage } from './conversationMessage.ts'
import type { MessageExtra, WrittenExtra } from './messageExtra.ts'

type SaidMessage = Pick<ConversationMessage, 'body' | 'parts' | 'extra'>
type ForwardTarget = { id: string; conversation_id: string }

/** To so many chats at once: WhatsApp holds back who sends the same to more. */
export const forwardChats = 5

/** The same in another chat, without the quote that only makes sense in its own; null: nothing of it can be said again. */
export function forwardedMessage({ body, parts, extra }: SaidMessage, to: ForwardTarget): NewMessage | null {
  const files = parts.flatMap(({ file }) => (file ? [file] : []))
  const words = (body.trim() ? body : wordsOf(extra)).slice(0, limits.messageLength)
  const kept = keptExtra(extra)
  if (!words.trim() && !files.length && kept.kind === 'forwarded') return null
  return { ...to, subject: '', body: words, files, quote: null, again_of: null, extra: kept }
}

/** A place and a card are said as such; all else is text and files that say they are forwarded. */
const keptExtra = (extra: MessageExtra | null): Extract<WrittenExtra, { kind: 'location' | 'link' | 'forwarded' }> =>
  extra?.kind === 'location' || extra?.kind === 'link' ? extra : { kind: 'forwarded' }

/** What people's cards say, which a linked device cannot write. */
const wordsOf = (extra: MessageExtra | null): string =>
  extra?.kind === 'contacts'
    ? extra.people.map(({ name, phones }) => [name, ...phones].filter(Boolean).join(' ')).join('\n')
    : ''
