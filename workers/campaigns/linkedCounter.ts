import { priceDay, priceOf } from '#domain/campaigns/prices'
import { linkedNumberRefusal } from '#domain/linked/campaignRules'
import { type LinkedCount, type LinkedQuestion, type LinkedSkipReason, linkedSkipReasons } from './audienceApi.ts'
import { type CounterMeans, countPhoneReceivers, indexedValues, type PhoneReceiver } from './phoneCounter.ts'
import { heldAt, sendingTimes } from './phoneHours.ts'

const allDay = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }

/** Counts whom a message over linked phones would go to, and for how many points. */
export async function countLinked(question: LinkedQuestion, means: CounterMeans): Promise<LinkedCount> {
  const { most } = question
  let taken = 0
  const counted = await countPhoneReceivers<LinkedSkipReason>(question, means, {
    channel: 'linked',
    reasons: linkedSkipReasons,
    refusal({ phone, isUnregistered }) {
      const refused = linkedNumberRefusal(phone) as LinkedSkipReason | null
      if (refused) return refused
      if (isUnregistered) return 'notRegistered'
      if (most !== null && taken >= most) return 'beyondMost'
      taken++
      return null
    },
    valuesOf: indexedValues(question.language),
  })
  if (!counted) return { kind: 'cancelled' }
  const { receivers, ...others } = counted
  return { kind: 'counted', run: { ...others, ...sumsOf(receivers, question) } }
}

function sumsOf(
  receivers: readonly PhoneReceiver[],
  { start, home, prices, phones, interval, ...asked }: LinkedQuestion,
) {
  const overCap = new Set(asked.overCap)
  const day = priceDay(start)
  const points = receivers.map(({ country }) => priceOf(prices, { channel: 'linked', country, category: '' }, day))
  const held = heldAt(receivers, { channel: 'linked', start, home, hoursIn: () => phones[0]?.hours ?? allDay })
  // Half of the interval more at most, so a quarter more as a rule.
  const longest = (receivers.length * interval * 1_250) / Math.max(1, phones.length)
  return {
    receivers: receivers.length,
    unknownBasis: receivers.filter(({ unknownBasis }) => unknownBasis).length,
    overCap: receivers.filter(({ contact }) => overCap.has(contact)).length,
    points: { needed: points.reduce((sum, one) => sum + one, 0) },
    held,
    heldAtStart: held.reduce((sum, one) => sum + one.receivers, 0),
    expected: sendingTimes(receivers.length, { start, held, longest }),
    sample: receivers[0]?.contact ?? null,
  }
}
