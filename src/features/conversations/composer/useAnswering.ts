import { useEffect, useState } from 'react'
import { isSubAccount } from '#domain/auth/policy'
import { conversationRoute, isOwnPageChannel } from '#domain/conversations/channel'
import type { Conversation } from '#domain/conversations/conversation'
import { phoneOfIdentity } from '#domain/conversations/identity'
import { limits } from '#domain/limits'
import { pageTextLimits } from '#domain/ownPages/answering'
import { products } from '#domain/products'
import { measureSms } from '#domain/sms/parts'
import { whatsappTextLimits } from '#domain/whatsapp/answering'
import { rowById, rowsWhere } from '#workers/database/read'
import { useSmsMeans } from '../../../components/sms/useSmsRules.ts'
import { useReadOnly } from '../../../lib/client.ts'
import { countryOfPhone } from '../../../lib/phones.ts'
import { useStored } from '../../../lib/reader.ts'
import { useNow } from '../../../lib/reminders.ts'
import { useUser } from '../../../lib/session.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'
import { usePoints } from '../../../lib/usePoints.ts'
import type { CommentChoice } from './comments/useCommentChoice.ts'
import { type AnswerObstacle, linkedObstacle, pageObstacle, smsObstacle, whatsappObstacle } from './obstacle.ts'

/** Whether a conversation can be answered, and what a text takes. */
export function useAnswering(
  conversation: Conversation,
  { body, hasFiles }: { body: string; hasFiles: boolean },
  choice: CommentChoice | null,
) {
  const { channel, channel_account_id, identity, owner } = conversation
  const phones = [identity, ...conversation.identities].map((one) => phoneOfIdentity(one) ?? one.value)
  const user = useUser()
  const isReadOnly = useReadOnly() !== null
  const now = useNow()
  const product = conversationRoute(channel)
  const hasProduct = useHasProduct(product)
  const country = useCountryOf(identity.kind === 'phone' ? identity.value : '')
  const means = useSmsMeans()
  const { parts, left } = measureSms(body)
  const points = parts * means.pointsIn(country)
  const known = usePoints(products[product], Math.max(1, points))
  const found = useStored(
    async (db) => ({
      route: await rowById(db, 'channel_account', channel_account_id),
      mailbox: await rowById(db, 'email_sender', channel_account_id),
      suppressed: await rowsWhere(db, 'suppression', ({ value }) => value !== null && phones.includes(value)),
    }),
    [channel_account_id, phones.join()],
  )
  const isSms = channel === 'sms'
  const most = isOwnPageChannel(channel)
    ? pageTextLimits[channel][choice?.way === 'public' ? 'comment' : 'message']
    : channel === 'whatsapp' || channel === 'linked'
      ? whatsappTextLimits.text
      : null
  const isTooLong = isSms ? parts > limits.smsParts : most !== null && body.trim().length > most
  function obstacle(): AnswerObstacle | null {
    if (isReadOnly) return 'readOnly'
    if (!hasProduct) return 'product'
    if (owner !== null && owner !== user.id && isSubAccount(user)) return 'notYours'
    if (channel === 'whatsapp') return found ? whatsappObstacle(conversation, { ...found, now }) : null
    if (channel === 'linked') return found ? linkedObstacle(conversation, found) : null
    if (isOwnPageChannel(channel) && hasFiles && choice && choice.way !== 'message') return 'commentFiles'
    if (isOwnPageChannel(channel)) return found && choice ? pageObstacle(conversation, { ...found, now, choice }) : null
    if (!isSms && conversation.ended) return 'ended'
    if (!found) return null
    if (channel === 'email' && !found.mailbox) return 'mailbox'
    if (!isSms) return null
    return (
      smsObstacle(conversation, { ...found, country }) ?? (known.isFresh && known.enough === false ? 'points' : null)
    )
  }
  return { obstacle: obstacle(), isKnown: found !== undefined, isSms, parts, points, left, isTooLong, most }
}

export type AnswerMeans = ReturnType<typeof useAnswering>

function useCountryOf(phone: string): string {
  const [known, setKnown] = useState({ phone: '', country: '' })
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const country = phone ? await countryOfPhone(phone) : ''
      if (isHere) setKnown({ phone, country })
    }
    look().catch(console.error)
    return () => {
      isHere = false
    }
  }, [phone])
  return known.phone === phone ? known.country : ''
}
