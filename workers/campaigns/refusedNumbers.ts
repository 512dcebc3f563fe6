import { channelFacts } from '#domain/campaigns/channel'
import { type PhoneChannel, phoneVerdictOf } from '#domain/sms/phoneVerdict'
import type { AddressedNumber } from './audienceApi.ts'
import { type CounterMeans, phoneContactIn } from './phoneCounter.ts'

/** Of these numbers those to which the channel sends nothing, as far as the device knows: said no, bounced, excluded. */
export async function refusedNumbers(
  channel: PhoneChannel,
  numbers: readonly AddressedNumber[],
  { follower, audience }: Pick<CounterMeans, 'follower' | 'audience'>,
): Promise<string[]> {
  const kept = await audience.rules()
  const { columns, exclusions } = follower.index
  const suppressionOf = kept.suppressionsFor(channelFacts[channel].consent)
  // Whoever names them says that they want it.
  const rules = { ...kept, suppressionOf, exclusions, sendCount: null, allowsUnknownBasis: true }
  const isRefused = ({ number, contact }: AddressedNumber) => {
    const slot = contact === null ? -1 : columns.slotOf(contact)
    if (slot < 0) return suppressionOf(number) !== undefined
    return phoneVerdictOf(phoneContactIn(columns, slot), rules, channel).kind === 'skipped'
  }
  return numbers.filter(isRefused).map(({ number }) => number)
}
