import { useTranslation } from 'react-i18next'
import { skipReasons } from '#domain/campaigns/receivers'
import type { Loss } from '#domain/campaigns/statistics/mailFlow'
import type { campaignsEnUS } from '../texts.en-US.ts'

type Reason = keyof (typeof campaignsEnUS)['statistics']['flow']['reason']
const reasons: ReadonlySet<string> = new Set<Reason>(['complained', 'unsubscribed', 'closed', 'gone'])
const isReason = (reason: string): reason is Reason => reasons.has(reason)

/** Where somebody is who did not get further, and why. Why somebody is skipped has the words that the task has for it. */
export function useLossWords(): (loss: Loss) => string {
  const { t } = useTranslation('campaigns')
  const reasonWords = (reason: string) => {
    const skipped = skipReasons.find((one) => one === reason)
    return skipped
      ? t(`task.run.reason.${skipped}`)
      : t(`statistics.flow.reason.${isReason(reason) ? reason : 'other'}`)
  }
  return ({ kind, reason }) => {
    const what = t(`statistics.flow.kind.${kind}`)
    if (reason === undefined) return what
    return t('statistics.summary', { name: what, values: reasonWords(reason) })
  }
}
