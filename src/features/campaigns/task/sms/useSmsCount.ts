import { useCallback } from 'react'
import type { SmsAccount } from '#domain/channels/account'
import type { SmsQuestion, SmsTotals } from '#workers/campaigns/audienceApi'
import { useSmsRules } from '../../../../components/sms/useSmsRules.ts'
import { useClient } from '../../../../lib/client.ts'
import { language } from '../../../../lib/texts.ts'
import { fieldsOfTask, type TypedTask } from '../taskForm.ts'
import { type CountOnce, type CountWork, useAudienceCount } from '../useAudienceCount.ts'
import { startOf, useOverCap, whomOf } from '../useDryRun.ts'

type About = { owner: string | null; routes: readonly SmsAccount[] }
/** What is compared as one text; the others are compared as they are. */
type SmsCountQuestion = Omit<SmsQuestion, 'chosen' | 'start' | 'home' | 'overCap'>

/** Counts whom a text goes to, over which routes and for how much. */
export function useSmsCount(typed: TypedTask, { owner, routes }: About): CountWork<SmsTotals> {
  const { audience: worker } = useClient()
  const { prices, shortLink } = useSmsRules()
  const overCap = useOverCap()
  const lang = language.useValue()
  const { chosen } = typed
  const { audience, execution_time } = fieldsOfTask(typed)
  const asked = JSON.stringify({
    ...whomOf(typed),
    owner,
    sms: typed.sms!,
    routes,
    prices,
    shortLink,
    language: lang,
  } satisfies SmsCountQuestion)
  const count = useCallback<CountOnce<SmsTotals>>(
    (onProgress, signal) =>
      worker.smsRun(
        { ...(JSON.parse(asked) as SmsCountQuestion), chosen, overCap, ...startOf(execution_time) },
        onProgress,
        signal,
      ),
    [worker, asked, chosen, overCap, execution_time],
  )
  return useAudienceCount(audience.filter !== null || chosen.length > 0 ? count : null)
}
