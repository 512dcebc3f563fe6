import { useTranslation } from 'react-i18next'
import { ProgressDialog } from '../../components/ProgressDialog.tsx'
import type { Running } from './useBulk.ts'

export function BulkDialog({ running }: { running: Running }) {
  const { t } = useTranslation('contacts')
  return (
    <ProgressDialog
      title={t(`bulk.${running.title}`)}
      text={t('bulk.progress', { done: running.done, of: running.of })}
      value={running.done / running.of}
      cancel={t('actions.cancel')}
      onCancel={running.stop}
    />
  )
}
