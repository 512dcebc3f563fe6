import { Button } from '@fluentui/react-components'
import { FilterDismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/EmptyState.tsx'
import { type ListAddress, noListFilters } from './listAddress.ts'

/** Filters that nothing matches, and the way out. */
export function NoEntriesFound({ onList }: { onList: (change: Partial<ListAddress>) => void }) {
  const { t } = useTranslation('billing')
  return (
    <EmptyState icon={<FilterDismissRegular />} title={t('filter.nothing')} text={t('filter.nothingText')}>
      <Button onClick={() => onList(noListFilters)}>{t('filter.clear')}</Button>
    </EmptyState>
  )
}
