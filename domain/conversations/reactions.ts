import { limits } from '../limits.ts'
import { type ConversationMessage, isFromProgram } from './conversationMessage.ts'
import type { MessageState } from './messageState.ts'

/** What most people answer with; the channel takes any other as well. */
export const usualReactions = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const

/** A message of ours that is a reaction and has not become part of the message that it is for. */
export type ReactionUnderWay = { id: string; to: string; emoji: string; at: number; state: MessageState }

type Reaction = ConversationMessage['reactions'][number]
/** `isWaiting`: ours, which has not left yet. */
export type ShownReaction = Pick<Reaction, 'by' | 'emoji'> & { isWaiting: boolean }

const dayMs = 86_400_000
const onTheirPhone: ReadonlySet<MessageState> = new Set(['received', 'accepted', 'delivered', 'read', 'played'])

/** Whether the other side has the message, and WhatsApp still takes reactions to it. */
export const mayReactTo = (
  { state, kind, at }: Pick<ConversationMessage, 'state' | 'kind' | 'at'>,
  now: number,
): boolean => onTheirPhone.has(state) && !isFromProgram(kind) && now - at < limits.reactionDays * dayMs

/** What stands at a message, with what this device is about to say. One that was taken away is none. */
export function shownReactions(kept: readonly Reaction[], own: ReactionUnderWay | undefined): ShownReaction[] {
  const isWaiting = own !== undefined && own.state !== 'failed'
  const others = kept.filter(({ by }) => !isWaiting || by !== 'us').map((one) => ({ ...one, isWaiting: false }))
  const all = isWaiting ? [...others, { by: 'us' as const, emoji: own.emoji, isWaiting }] : others
  return all.filter(({ emoji }) => emoji !== '').map(({ by, emoji, isWaiting }) => ({ by, emoji, isWaiting }))
}

/** Of each message the last one; what has arrived stands in the message itself, and what was taken back was never said. */
export function reactionsUnderWay(own: Iterable<ReactionUnderWay>): Map<string, ReactionUnderWay> {
  const last = new Map<string, ReactionUnderWay>()
  for (const one of own) {
    const known = last.get(one.to)
    const isLater = !known || one.at > known.at || (one.at === known.at && one.id > known.id)
    if (one.state !== 'withdrawn' && isLater) last.set(one.to, one)
  }
  for (const [to, { state }] of last) if (onTheirPhone.has(state)) last.delete(to)
  return last
}
