import type { MessageState } from '#domain/conversations/messageState'

/** States that somebody has to know of. */
export const stateTones: Partial<Record<MessageState, 'bad' | 'warning'>> = {
  failed: 'bad',
  uncertain: 'warning',
}
