import type { Conversation } from './conversation.ts'
import { type ConversationMessage, isFromProgram } from './conversationMessage.ts'
import { aboutMessage } from './messageExtra.ts'

export type OpenAnswer = { thread: Conversation; mail: ConversationMessage }

/**
 * Threads in which somebody waits for our answer, each with their last message, newest first. An answer that was written offline and
 * has not left yet counts, from any mailbox of ours. Threads that have waited since before `since` are left to the inbox, or the list
 * would never end.
 */
export function openAnswers(
  threads: readonly Conversation[],
  messages: readonly ConversationMessage[],
  since: number,
): OpenAnswer[] {
  const peers = new Map(threads.map(({ id, peer_id }) => [id, peer_id]))
  const answered = new Map<string, number>()
  const last = new Map<string, ConversationMessage>()
  for (const message of messages) {
    const { conversation_id, direction, kind, at } = message
    const peer = peers.get(conversation_id)
    if (peer === undefined) continue
    if (direction === 'out') {
      if (isAnswer(message)) answered.set(peer, Math.max(at, answered.get(peer) ?? 0))
    } else if (!isFromProgram(kind) && at >= (last.get(conversation_id)?.at ?? 0)) last.set(conversation_id, message)
  }
  return threads
    .flatMap((thread): OpenAnswer[] => {
      const mail = last.get(thread.id)
      const isOpen = thread.waiting_since !== null && thread.waiting_since >= since
      return isOpen && mail && mail.at > (answered.get(thread.peer_id) ?? 0) ? [{ thread, mail }] : []
    })
    .sort((a, b) => b.mail.at - a.mail.at || (a.mail.id < b.mail.id ? -1 : 1))
}

/** A person wrote it, and it has left or is about to. */
const isAnswer = ({ origin, state, extra }: ConversationMessage) =>
  origin === 'chat' && state !== 'failed' && state !== 'withdrawn' && !aboutMessage(extra)
