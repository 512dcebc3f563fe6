import { useTranslation } from 'react-i18next'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { ContactCapPart } from './ContactCapPart.tsx'
import { SuppressionPart } from './SuppressionPart.tsx'

export function SuppressionScreen() {
  const { t } = useTranslation('campaigns')
  return (
    <Page title={t('suppression.menu')} intro={t('suppression.intro')}>
      <Sheet>
        <ContactCapPart />
        <SuppressionPart />
      </Sheet>
    </Page>
  )
}
