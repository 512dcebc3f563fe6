import { Button, Spinner } from '@fluentui/react-components'
import { ArrowUploadRegular, DataTrendingRegular, FilterDismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useSyncPart } from '../../lib/client.ts'
import { openWindow } from '../../lib/windows.ts'

/** Why there is nothing to show, and what to do about it. */
export function NothingCounted({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('statistics')
  const navigate = useNavigate()
  const firstSync = useSyncPart('firstSync')
  if (firstSync)
    return <EmptyState icon={<Spinner size="small" />} title={t('empty.syncTitle')} text={t('empty.syncText')} />
  if (isFiltered)
    return (
      <EmptyState icon={<FilterDismissRegular />} title={t('empty.period')} text={t('empty.periodText')}>
        <Button onClick={onClear}>{t('filter.clear')}</Button>
      </EmptyState>
    )
  return (
    <EmptyState icon={<DataTrendingRegular />} title={t('empty.title')} text={t('empty.text')}>
      <Button appearance="primary" icon={<ArrowUploadRegular />} onClick={() => openWindow({ kind: 'imports' })}>
        {t('empty.import')}
      </Button>
      <Button onClick={() => void navigate('/statistics/contacts?new=')}>{t('empty.create')}</Button>
    </EmptyState>
  )
}
