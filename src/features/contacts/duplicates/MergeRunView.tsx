import { Button, ProgressBar } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import type { useMergeRun } from './useMergeRun.ts'

/** How far many merges are, or their undoing. Closing stops them; what was done stays. */
export function MergeRunView({ run, pause, resume, stop }: ReturnType<typeof useMergeRun>) {
  const { t } = useTranslation('contacts')
  if (!run) return null
  const title = t(`duplicates.rule.${run.title}`)
  return (
    <WindowFrame
      title={title}
      onClose={stop}
      actions={
        <>
          <Button onClick={run.paused ? resume : pause}>
            {t(run.paused ? 'duplicates.rule.resume' : 'duplicates.rule.pause')}
          </Button>
          <Button onClick={stop}>{t('duplicates.rule.stop')}</Button>
        </>
      }
    >
      <ProgressBar value={run.of ? run.done / run.of : 0} aria-label={title} />
      <p role="status" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {run.paused ? t('duplicates.rule.paused') : t('duplicates.rule.progress', { done: run.done, of: run.of })}
      </p>
    </WindowFrame>
  )
}
