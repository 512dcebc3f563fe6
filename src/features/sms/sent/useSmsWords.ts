import { useTranslation } from 'react-i18next'
import { type SmsFilter, type SmsLine } from '#domain/sms/smsCalls'
import type { Tone } from '../../../components/StatusBadge.tsx'
import { useReasonText } from '../../../components/sms/useReasonText.ts'
import { useFormats } from '../../../lib/formats.ts'

/** A state that messages can be looked for by. */
export function useSmsFilterWords(): (filter: SmsFilter) => string {
  const { t } = useTranslation('sms')
  return (filter) => t(`sent.status.${filter}`)
}

type Delivery = Pick<SmsLine, 'status' | 'delivered_at'>

/** Where a message stands, as one reads it: one that arrived says so. */
export const standingOf = ({ status, delivered_at }: Delivery): SmsFilter =>
  status === 'sent' && delivered_at !== null ? 'delivered' : status === 'returned' ? 'notDelivered' : status

export const standingTones: Partial<Record<SmsFilter, Tone>> = {
  delivered: 'good',
  sent: 'brand',
  failed: 'bad',
  notDelivered: 'bad',
  uncertain: 'warning',
}

/** What became of a message after it stood where it stands. */
export function useHappened(): (line: SmsLine, timeOf?: (at: number) => string) => string[] {
  const { t } = useTranslation('sms')
  const { moment } = useFormats()
  const reasonText = useReasonText()
  return (line, timeOf = moment) => {
    const times = [
      ['notBefore', line.status === 'waiting' || line.status === 'held' ? line.not_before : null],
      ['delivered', line.delivered_at],
      ['clicked', line.clicked_at],
      ['replied', line.replied_at],
    ] as const
    return [
      ...(line.reason ? [reasonText(line.reason)] : []),
      ...times.flatMap(([name, at]) => (at === null ? [] : [t(`sent.happened.${name}`, { time: timeOf(at) })])),
    ]
  }
}
