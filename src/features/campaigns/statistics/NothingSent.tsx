import { Button, Spinner } from '@fluentui/react-components'
import { DataTrendingRegular, FilterDismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useSyncPart } from '../../../lib/client.ts'
import { courseAddress, tasksAddress } from './paths.ts'
import type { StatisticsAddress } from './statisticsAddress.ts'

type Props = { isFiltered: boolean; onAddress: (change: Partial<StatisticsAddress>) => void }

/** Why there is nothing to show, and what to do about it. */
export function NothingSent({ isFiltered, onAddress }: Props) {
  const { t } = useTranslation('campaigns')
  const navigate = useNavigate()
  const firstSync = useSyncPart('firstSync')
  if (firstSync)
    return (
      <EmptyState
        icon={<Spinner size="small" />}
        title={t('statistics.empty.syncTitle')}
        text={t('statistics.empty.syncText')}
      />
    )
  if (isFiltered)
    return (
      <EmptyState
        icon={<FilterDismissRegular />}
        title={t('statistics.empty.period')}
        text={t('statistics.empty.periodText')}
      >
        <Button onClick={() => onAddress({ period: 'days90' })}>{t('statistics.empty.longer')}</Button>
        <Button onClick={() => onAddress({ task: null, sender: null, belongto: null })}>
          {t('statistics.filter.clear')}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState icon={<DataTrendingRegular />} title={t('statistics.empty.title')} text={t('statistics.empty.text')}>
      <Button appearance="primary" onClick={() => void navigate(tasksAddress)}>
        {t('statistics.empty.task')}
      </Button>
      <Button onClick={() => void navigate(courseAddress)}>{t('statistics.empty.course')}</Button>
    </EmptyState>
  )
}
