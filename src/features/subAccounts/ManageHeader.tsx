import { Button } from '@fluentui/react-components'
import { PersonAddRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { ListHeader } from '../../components/ListHeader.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import { usePhone } from '../../lib/media.ts'
import { DistributionActions } from './DistributionActions.tsx'

type Props = {
  shown: number
  total: number
  typed: string
  onTyped: (text: string) => void
  selecting: boolean
  onSelecting: (selecting: boolean) => void
  onCreate: () => void
}

/** The title with how many there are, the search, and the one thing to do. */
export function ManageHeader({ shown, total, typed, onTyped, selecting, onSelecting, onCreate }: Props) {
  const { t } = useTranslation('subAccounts')
  const phone = usePhone()
  return (
    <ListHeader
      title={t('menu')}
      count={typed.trim() ? t('matching', { matching: shown, total }) : t('count', { count: total })}
      search={<SearchField text={typed} onText={onTyped} label={t('search')} />}
    >
      {phone && total > 0 && (
        <Button onClick={() => onSelecting(!selecting)}>
          {t(selecting ? 'actions.selectDone' : 'actions.select')}
        </Button>
      )}
      {total > 0 && <DistributionActions />}
      {/* While nobody is there, the empty list has this button. */}
      {total > 0 && (
        <OnlineButton
          appearance="primary"
          icon={<PersonAddRegular />}
          aria-label={t('actions.create')}
          onClick={onCreate}
        >
          {phone ? null : t('actions.create')}
        </OnlineButton>
      )}
    </ListHeader>
  )
}
