import { useTranslation } from 'react-i18next'
import type { Loss } from '#domain/email/mailFlow'
import type { emailEnUS } from '../texts.en-US.ts'

type Reason = keyof (typeof emailEnUS)['statistics']['flow']['reason']
const reasons: ReadonlySet<string> = new Set<Reason>([
  'restricted',
  'excluded',
  'saidNo',
  'withdrawn',
  'noBasis',
  'sendCount',
  'noAddress',
  'invalid',
  'bounced',
  'duplicate',
  'complained',
  'unsubscribed',
  'closed',
  'gone',
])
const isReason = (reason: string): reason is Reason => reasons.has(reason)

/** Where somebody is who did not get further, and why. */
export function useLossWords(): (loss: Loss) => string {
  const { t } = useTranslation('email')
  return ({ kind, reason }) => {
    const what = t(`statistics.flow.kind.${kind}`)
    if (reason === undefined) return what
    return t('statistics.summary', {
      name: what,
      values: t(`statistics.flow.reason.${isReason(reason) ? reason : 'other'}`),
    })
  }
}
