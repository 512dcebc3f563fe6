import type { SuppressionRow } from '#domain/campaigns/suppression'
import {
  type ChannelAccount,
  isLinkedAccount,
  isOwnPageAccount,
  isSmsAccount,
  lacksSecrets,
  needsTemplate,
} from '#domain/channels/account'
import type { Conversation } from '#domain/conversations/conversation'
import { type CommentRefusal, commentRefusal, messageWay } from '#domain/ownPages/answering'
import { routeRefusal } from '#domain/sms/campaignRules'
import { answerRefusal } from '#domain/whatsapp/answering'
import type { CommentChoice } from './comments/useCommentChoice.ts'

/** Why a conversation cannot be answered, as the server would say when the message is about to leave. */
export type AnswerObstacle =
  | 'ended'
  | 'name'
  | 'noRoute'
  | 'template'
  | 'noWay'
  | 'sender'
  | 'suppressed'
  | 'points'
  | 'product'
  | 'readOnly'
  | 'notYours'
  | 'mailbox'
  | 'number'
  | 'window'
  | 'page'
  | 'pageWindow'
  | 'pageNever'
  | 'commentFiles'
  | CommentRefusal

type Around = {
  /** null: it is not there any more */
  route: ChannelAccount | null
  suppressed: readonly Pick<SuppressionRow, 'channels' | 'reason'>[]
  /** of the number; '' where it does not say it */
  country: string
}

/** Of a text message; null: it can be answered. */
export function smsObstacle(
  { ended, identity }: Pick<Conversation, 'ended' | 'identity'>,
  { route, suppressed, country }: Around,
): AnswerObstacle | null {
  if (ended) return 'ended'
  if (identity.kind !== 'phone') return 'name'
  if (!route?.is_on || !isSmsAccount(route) || lacksSecrets(route)) return 'noRoute'
  if (needsTemplate(route)) return 'template'
  const refused = routeRefusal(route, { templates: [] }, country)
  if (refused) return refused === 'noWay' ? 'noWay' : 'sender'
  return suppressed.some(hasStopped('sms')) ? 'suppressed' : null
}

/** A number that once did not take a message may be written to by hand. */
const hasStopped =
  (channel: 'sms' | 'whatsapp') =>
  ({ channels, reason }: Pick<SuppressionRow, 'channels' | 'reason'>) =>
    reason !== 'bounced' && (channels.length === 0 || channels.includes(channel))

/** Of a message over WhatsApp that is no template; null: it can be sent. Who wants no advertising alone is answered. */
export function whatsappObstacle(
  thread: Pick<Conversation, 'ended' | 'identity' | 'window_until'>,
  { route, suppressed, now }: Pick<Around, 'route' | 'suppressed'> & { now: number },
): AnswerObstacle | null {
  if (thread.ended) return 'ended'
  if (!route?.is_on || lacksSecrets(route)) return 'number'
  if (suppressed.some((row) => row.reason !== 'unsubscribed' && hasStopped('whatsapp')(row))) return 'suppressed'
  const refusal = answerRefusal(thread, now)
  return refusal && ({ noAddress: 'name', windowClosed: 'window' } as const)[refusal]
}

/** Of a message over a linked phone; null: it can be sent, now or when the phone is connected again. */
export function linkedObstacle(
  { ended }: Pick<Conversation, 'ended'>,
  { route, suppressed }: Pick<Around, 'route' | 'suppressed'>,
): AnswerObstacle | null {
  if (ended) return 'ended'
  if (!route?.is_on || !isLinkedAccount(route) || route.phone.state === 'ended') return 'number'
  return suppressed.some((row) => row.reason !== 'unsubscribed' && hasStopped('whatsapp')(row)) ? 'suppressed' : null
}

type PageAround = Pick<Around, 'route'> & {
  now: number
  choice: Pick<CommentChoice, 'way' | 'comment' | 'isAnsweredPrivately'>
}

/** Of an answer from a page or an account of the company's own; null: it can be sent, in the way that was chosen. */
export function pageObstacle(
  thread: Pick<Conversation, 'ended' | 'identity' | 'window_until'>,
  { route, now, choice: { way, comment, isAnsweredPrivately } }: PageAround,
): AnswerObstacle | null {
  if (thread.ended) return 'ended'
  if (!route?.is_on || !isOwnPageAccount(route) || lacksSecrets(route) || route.problem === 'token') return 'page'
  if (way !== 'message') return commentRefusal(comment, { way, isAnsweredPrivately }, now)
  if (thread.identity.kind === 'username') return 'pageNever'
  if (messageWay(thread, { answersLate: route.page.answers_late, byPerson: true }, now) !== null) return null
  return thread.window_until === null ? 'pageNever' : 'pageWindow'
}
