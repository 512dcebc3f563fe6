import type { SuppressionRow } from '#domain/campaigns/suppression'
import { type ChannelAccount, isSmsAccount, lacksSecrets, needsTemplate } from '#domain/channels/account'
import type { Conversation } from '#domain/conversations/conversation'
import { routeRefusal } from '#domain/sms/campaignRules'

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
  return suppressed.some(hasStopped) ? 'suppressed' : null
}

/** A number that once did not take a message may be written to by hand. */
const hasStopped = ({ channels, reason }: Pick<SuppressionRow, 'channels' | 'reason'>) =>
  reason !== 'bounced' && (channels.length === 0 || channels.includes('sms'))
