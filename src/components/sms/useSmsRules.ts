import { useMemo } from 'react'
import { campaignCalls } from '#domain/campaigns/calls'
import type { PriceLine } from '#domain/campaigns/prices'
import { type SmsMeans, smsMeans } from '#domain/sms/offer'
import { useNow } from '../../lib/reminders.ts'
import { useAnswer } from '../../lib/useAnswer.ts'

const none: readonly PriceLine[] = []

/** What the operator takes for a part by country, and how long short links are; null: they stay as they are. */
export function useSmsRules(): { prices: readonly PriceLine[]; shortLink: string | null; isKnown: boolean } {
  const rules = useAnswer(campaignCalls.rules, {}).answer?.data
  return { prices: rules?.prices ?? none, shortLink: rules?.short_link ?? null, isKnown: rules !== undefined }
}

const minuteMs = 60_000

/** The same for a message that leaves now. */
export function useSmsMeans(): SmsMeans {
  const { prices, shortLink } = useSmsRules()
  const at = Math.floor(useNow() / minuteMs) * minuteMs
  return useMemo(() => smsMeans(prices, { at, shortLink }), [prices, shortLink, at])
}
