import { useTranslation } from 'react-i18next'
import { type AutoArrow, type LeadingArrow, leadingArrows } from '#domain/autoMarketing/arrow'
import type { AutoFault } from '#domain/autoMarketing/faults'
import type { AutoRun } from '#domain/autoMarketing/run'
import { useFormats } from '../../../lib/formats.ts'

const isLeading = (key: string): key is LeadingArrow => leadingArrows.some((one) => one === key)

/** Arrows, reasons and waits in words; what a newer server says and this app does not know is told as such. */
export function useFlowWords({ plan }: Pick<AutoRun, 'plan'>) {
  const { t, i18n } = useTranslation('autoMarketing')
  const { dateTime } = useFormats()
  const known = (key: string, otherwise: string) =>
    i18n.exists(key, { ns: 'autoMarketing' }) ? (t as unknown as (of: string) => string)(key) : otherwise

  function title(key: string): string {
    if (isLeading(key)) return t(`leading.${key}`)
    const at = plan.steps.findIndex(({ id }) => id === key)
    const step = plan.steps[at]
    if (!step) return t('step.gone')
    const words = t('step.title', { n: at + 1, channel: t(`channel.${step.channel}`) })
    return step.branch === 'everybody' ? words : `${words} · ${t(`branch.${step.branch}`)}`
  }
  function waits({ state, waits_for, until }: AutoArrow): string {
    if (waits_for === '' || state === 'done') return ''
    const words = known(`waits.${waits_for}`, t('waits.other'))
    return until === null ? words : `${words} ${t('flow.until', { at: dateTime(until) })}`
  }
  /** What is wrong, and what to do. */
  const fault = ({ why }: AutoFault) =>
    [known(`waits.${why}`, t('waits.other')), known(`todo.${why}`, '')].filter(Boolean).join(' ')
  return { title, fault, waits, reason: (reason: string) => known(`out.${reason}`, t('out.other')) }
}
