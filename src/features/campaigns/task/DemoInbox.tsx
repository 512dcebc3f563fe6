import { useTranslation } from 'react-i18next'
import { useSandbox } from '../../../components/mail/useSandbox.ts'

/** In the demo: where its mails arrived, and where whoever tries it acts for the receivers. */
export function DemoInbox() {
  const { t } = useTranslation('campaigns')
  if (!useSandbox()) return null
  return (
    <a href="/sandbox" target="_blank" rel="noreferrer">
      {t('task.detail.demoInbox')}
    </a>
  )
}
