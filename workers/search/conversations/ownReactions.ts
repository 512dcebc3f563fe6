import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { aboutMessage } from '#domain/conversations/messageExtra'
import { type ReactionUnderWay, reactionsUnderWay } from '#domain/conversations/reactions'

/** Reactions of ours are messages on their way, and stand in no thread. */
export class OwnReactions {
  readonly #conversations = new Map<string, string>()
  readonly #reactions = new Map<string, Map<string, ReactionUnderWay>>()

  /** Takes over what a message is now; null: it is none of these. Gives the conversation that it was or is in. */
  put(id: string, row: ConversationMessage | null): string | null {
    const former = this.#conversations.get(id)
    if (!row || row.extra?.kind !== 'reaction') {
      if (former === undefined) return null
      this.#conversations.delete(id)
      this.#reactions.get(former)?.delete(id)
      return former
    }
    const { conversation_id, at, state, extra } = row
    this.#conversations.set(id, conversation_id)
    const those = this.#reactions.get(conversation_id) ?? new Map<string, ReactionUnderWay>()
    this.#reactions.set(conversation_id, those.set(id, { id, to: extra.to, emoji: extra.emoji, at, state }))
    return conversation_id
  }

  ids = () => this.#conversations.keys()
  of = (conversation: string): ReactionUnderWay[] => [
    ...reactionsUnderWay(this.#reactions.get(conversation)?.values() ?? []).values(),
  ]
}

/**
 * What we do to a message that was said stands at that one: a reaction, another text, a withdrawal. A reaction of theirs is a row only
 * where it begins a thread: there is nothing else that it could stand at.
 */
export const isOwnReaction = ({ direction, extra }: Pick<ConversationMessage, 'direction' | 'extra'>): boolean =>
  direction === 'out' && aboutMessage(extra) !== null
