import { Button } from '@fluentui/react-components'
import { PhoneRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../../components/EmptyState.tsx'

/** What is needed first. */
export function NoPhone() {
  const { t } = useTranslation('linked')
  const navigate = useNavigate()
  return (
    <EmptyState icon={<PhoneRegular />} title={t('noPhone')} text={t('noPhoneText')}>
      <Button appearance="primary" onClick={() => void navigate('/wtMarketing/wtLogin')}>
        {t('phones.add')}
      </Button>
    </EmptyState>
  )
}
