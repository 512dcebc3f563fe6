import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { PeopleSearchRegular, PeopleTeamRegular, PersonAddRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/EmptyState.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { useConnected } from '../../lib/useConnected.ts'

export function EmptySubAccounts({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('subAccounts')
  return (
    <EmptyState icon={<PeopleTeamRegular />} title={t('empty.title')} text={t('empty.text')}>
      <OnlineButton appearance="primary" icon={<PersonAddRegular />} onClick={onCreate}>
        {t('actions.create')}
      </OnlineButton>
    </EmptyState>
  )
}

export function NoSubAccountsFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('subAccounts')
  return (
    <EmptyState icon={<PeopleSearchRegular />} title={t('empty.nothingTitle')} text={t('empty.nothingText')}>
      <Button onClick={onClear}>{t('empty.clear')}</Button>
    </EmptyState>
  )
}

export function OfflineNote() {
  const { t } = useTranslation('subAccounts')
  if (useConnected()) return null
  return (
    <MessageBar layout="multiline" style={{ flexShrink: 0 }}>
      <MessageBarBody>{t('offline')}</MessageBarBody>
    </MessageBar>
  )
}
