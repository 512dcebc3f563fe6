import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ProgressDialog } from '../../../components/ProgressDialog.tsx'
import type { BulkRun } from '../../../lib/bulkRunning.ts'

export function BulkDialog({ running }: { running: BulkRun }) {
  const { t } = useTranslation('contacts')
  const { title, done, of, isPaused, onPause } = running
  return (
    <ProgressDialog
      title={t(`bulk.${title}`)}
      text={t('bulk.progress', { done, of })}
      value={done / of}
      cancel={t('bulk.stop')}
      onCancel={running.stop}
      also={<Button onClick={() => onPause(!isPaused)}>{t(isPaused ? 'bulk.resume' : 'bulk.pause')}</Button>}
    />
  )
}
