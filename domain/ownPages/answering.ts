import type { OwnPageChannel } from '../conversations/channel.ts'
import type { Conversation } from '../conversations/conversation.ts'
import type { ConversationMessage } from '../conversations/conversationMessage.ts'
import type { MessageExtra } from '../conversations/messageExtra.ts'

/** What Meta takes of each: characters of a message and of a comment. */
export const pageTextLimits = {
  facebook: { message: 2_000, comment: 8_000 },
  instagram: { message: 1_000, comment: 2_200 },
} as const satisfies Record<OwnPageChannel, object>

const day = 86_400_000
/** So long after they wrote a person may still answer, where the operator's app has the Human Agent feature. */
export const lateAnswerDays = 7
/** So long a comment may be answered by a message, and once. */
export const privateAnswerDays = 7
/** The open window of a message, which is what a conversation keeps. */
const windowDays = 1

/** `standard`: within 24 hours; `humanAgent`: within seven days, by a person. */
export type MessageWay = 'standard' | 'humanAgent'

/** How a message goes to them now; null: not at all, until they write again. */
export function messageWay(
  { window_until }: Pick<Conversation, 'window_until'>,
  { answersLate, byPerson }: { answersLate: boolean; byPerson: boolean },
  now: number,
): MessageWay | null {
  if (window_until === null) return null
  if (now < window_until) return 'standard'
  return answersLate && byPerson && now < lateAnswerUntil(window_until) ? 'humanAgent' : null
}

/** How long a person, unlike a program, may still answer after Meta's window has closed at `window_until`. */
export const lateAnswerUntil = (window_until: number): number => window_until + (lateAnswerDays - windowDays) * day

export type CommentExtra = Extract<MessageExtra, { kind: 'comment' }>
export type CommentAnswer = Extract<MessageExtra, { kind: 'commentAnswer' }>
/** A message that is somebody's comment. */
export type CommentMessage = Pick<ConversationMessage, 'at' | 'extra'>

export const asComment = (extra: MessageExtra | null | undefined): CommentExtra | null =>
  extra?.kind === 'comment' ? extra : null

export type CommentRefusal = 'commentGone' | 'privateLate' | 'privateTwice'

/** Why a comment is not answered in this way; null: it may be. `isAnsweredPrivately`: by a message that left, or may have. */
export function commentRefusal(
  comment: CommentMessage | null,
  { way, isAnsweredPrivately }: { way: CommentAnswer['way']; isAnsweredPrivately: boolean },
  now: number,
): CommentRefusal | null {
  const extra = comment && asComment(comment.extra)
  if (!comment || !extra) return 'commentGone'
  if (way === 'public') return null
  // What mentions the page elsewhere stands below somebody else's post.
  if (extra.isMention) return 'commentGone'
  if (isAnsweredPrivately) return 'privateTwice'
  return now - comment.at >= privateAnswerDays * day ? 'privateLate' : null
}

/** Whether it is longer than Meta takes. */
export function isTooLongForPage(
  channel: OwnPageChannel,
  { body, extra }: Pick<ConversationMessage, 'body' | 'extra'>,
) {
  const isPublic = extra?.kind === 'commentAnswer' && extra.way === 'public'
  return body.length > pageTextLimits[channel][isPublic ? 'comment' : 'message']
}

/** States in which a private answer counts as given: another one would be the second. */
export const countsAsGiven = ({ state }: Pick<ConversationMessage, 'state'>): boolean =>
  state !== 'failed' && state !== 'withdrawn'
