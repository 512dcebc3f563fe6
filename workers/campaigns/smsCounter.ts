import { isBefore } from '#domain/campaigns/receivers'
import { kindRefusal } from '#domain/sms/campaignRules'
import { phonesIn } from '../search/columns.ts'
import { type SmsCount, type SmsQuestion, type SmsSkipReason, smsSkipReasons, type WithPhones } from './audienceApi.ts'
import { type CounterMeans, countPhoneReceivers, indexedValues, nobodysValues } from './phoneCounter.ts'
import { smsOffers, smsSums } from './smsSums.ts'
import { hasTags } from './smsTags.ts'

/** Counts whom a text message would go to, in how many parts, over which routes and at what price. */
export async function countSms(question: SmsQuestion, means: CounterMeans): Promise<SmsCount> {
  const offers = smsOffers(question)
  const counted = await countPhoneReceivers<SmsSkipReason>(question, means, {
    channel: 'sms',
    reasons: smsSkipReasons,
    refusal: ({ kind, country }) => (kindRefusal(kind) ?? offers.refusal(country)) as SmsSkipReason | null,
    valuesOf: hasTags(question) ? indexedValues(question.language) : () => nobodysValues,
  })
  if (!counted) return { kind: 'cancelled' }
  const { receivers, ...others } = counted
  return { kind: 'counted', run: { ...others, ...smsSums(receivers, question, offers) } }
}

/** Of these numbers the contacts that have them. */
export async function withPhones(phones: readonly string[], follower: CounterMeans['follower']): Promise<WithPhones> {
  await follower.catchUp()
  const { columns } = follower.index
  const wanted = new Set(phones)
  const ids: Record<string, string> = {}
  for (let slot = 0; slot < columns.size; slot++) {
    if (!columns.isThere(slot)) continue
    const joined = columns.texts.phones(slot)
    if (!joined) continue
    const id = columns.texts.ids[slot]!
    for (const { full_number } of phonesIn(joined)) {
      const known = ids[full_number]
      if (wanted.has(full_number) && (known === undefined || isBefore(id, known))) ids[full_number] = id
    }
  }
  return { ids }
}
