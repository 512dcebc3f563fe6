import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'

export function NothingMatches() {
  const { t } = useTranslation('customs')
  return <EmptyState title={t('shipments.nothing')} text={t('shipments.nothingText')} />
}
