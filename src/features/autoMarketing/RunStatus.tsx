import { useTranslation } from 'react-i18next'
import type { AutoRun } from '#domain/autoMarketing/run'
import { autoStatusOf } from '#domain/autoMarketing/status'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'

const tones: Record<string, Tone> = {
  going: 'brand',
  done: 'good',
  failed: 'bad',
  insufficientPoints: 'warning',
  verificationException: 'warning',
  paused: 'warning',
  closing: 'warning',
}

/** What the specification calls it. */
export function RunStatus({ run }: { run: Pick<AutoRun, 'state' | 'plan' | 'flow'> }) {
  const { t } = useTranslation('autoMarketing')
  const status = autoStatusOf(run)
  return <StatusBadge tone={tones[status.is] ?? 'neutral'}>{statusWords(status)}</StatusBadge>

  function statusWords(of: typeof status): string {
    if (of.of === 'run') return t(`status.run.${of.is}`)
    return of.of === 'collection' ? t(`status.collection.${of.is}`) : t(`status.${of.of}.${of.is}`)
  }
}
