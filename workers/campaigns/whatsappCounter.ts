import { whatsappRules } from '#domain/whatsapp/campaignRules'
import { nameLanguageOf } from '#domain/whatsapp/filling'
import {
  type WhatsappCount,
  type WhatsappQuestion,
  type WhatsappSkipReason,
  whatsappSkipReasons,
} from './audienceApi.ts'
import { type CounterMeans, countPhoneReceivers, indexedValues, nobodysValues } from './phoneCounter.ts'
import { whatsappSums } from './whatsappSums.ts'

/** Counts whom a message of WhatsApp would go to, for how many points and in how many days. */
export async function countWhatsapp(question: WhatsappQuestion, means: CounterMeans): Promise<WhatsappCount> {
  const { content } = question
  const counted = await countPhoneReceivers<WhatsappSkipReason>(question, means, {
    channel: 'whatsapp',
    reasons: whatsappSkipReasons,
    refusal: ({ phone, country }) => whatsappRules.refusal(null, { key: phone, country }) as WhatsappSkipReason | null,
    valuesOf: content ? indexedValues(nameLanguageOf(content)) : () => nobodysValues,
  })
  if (!counted) return { kind: 'cancelled' }
  const { receivers, ...others } = counted
  return { kind: 'counted', run: { ...others, ...whatsappSums(receivers, question) } }
}
