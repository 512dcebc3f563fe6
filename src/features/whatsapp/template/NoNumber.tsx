import { Button } from '@fluentui/react-components'
import { PhoneRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useUser } from '../../../lib/session.ts'
import { numbersPath } from './useTemplates.ts'

/** What is missing before there can be a template, and the way there. */
export function NoNumber() {
  const { t } = useTranslation('whatsapp')
  const navigate = useNavigate()
  const isSub = isSubAccount(useUser())
  return (
    <Page title={t('template.title')} intro={t('template.intro')}>
      <Sheet>
        <EmptyState
          icon={<PhoneRegular />}
          title={t('template.noNumberTitle')}
          text={t(isSub ? 'template.noNumberSub' : 'template.noNumberText')}
        >
          {!isSub && (
            <Button appearance="primary" onClick={() => void navigate(numbersPath)}>
              {t('template.openNumbers')}
            </Button>
          )}
        </EmptyState>
      </Sheet>
    </Page>
  )
}
