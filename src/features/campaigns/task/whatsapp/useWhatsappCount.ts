import { useCallback } from 'react'
import type { PriceCategory } from '#domain/campaigns/prices'
import type { WhatsappAccount } from '#domain/channels/account'
import type { TemplateContent } from '#domain/whatsapp/template'
import type { WhatsappQuestion, WhatsappTotals } from '#workers/campaigns/audienceApi'
import { useSmsRules } from '../../../../components/sms/useSmsRules.ts'
import { useClient } from '../../../../lib/client.ts'
import { fieldsOfTask, type TypedTask } from '../taskForm.ts'
import { type CountOnce, type CountWork, useAudienceCount } from '../useAudienceCount.ts'
import { startOf, useOverCap, whomOf } from '../useDryRun.ts'

type About = {
  owner: string | null
  numbers: readonly WhatsappAccount[]
  content: TemplateContent | null
  category: PriceCategory
}
/** What is compared as one text; the others are compared as they are. */
type WhatsappCountQuestion = Omit<WhatsappQuestion, 'chosen' | 'start' | 'home' | 'overCap'>

/** Counts whom a message of WhatsApp goes to, and for how many points. */
export function useWhatsappCount(
  typed: TypedTask,
  { owner, numbers, content, category }: About,
): CountWork<WhatsappTotals> {
  const { audience: worker } = useClient()
  const { prices } = useSmsRules()
  const overCap = useOverCap()
  const { chosen, whatsapp } = typed
  const { audience, execution_time } = fieldsOfTask(typed)
  const asked = JSON.stringify({
    ...whomOf(typed),
    owner,
    texts: whatsapp?.texts ?? {},
    buttons: whatsapp?.buttons ?? {},
    content,
    category,
    numbers: numbers.map(({ number, hours }) => ({ number, hours })),
    prices,
  } satisfies WhatsappCountQuestion)
  const count = useCallback<CountOnce<WhatsappTotals>>(
    (onProgress, signal) =>
      worker.whatsappRun(
        { ...(JSON.parse(asked) as WhatsappCountQuestion), chosen, overCap, ...startOf(execution_time) },
        onProgress,
        signal,
      ),
    [worker, asked, chosen, overCap, execution_time],
  )
  return useAudienceCount(audience.filter !== null || chosen.length > 0 ? count : null)
}
