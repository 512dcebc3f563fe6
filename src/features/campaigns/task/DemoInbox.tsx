import { useSandbox } from '../../../components/mail/useSandbox.ts'
import { useTaskWords } from './channel.ts'

/** In the demo: where its mails arrived, and where whoever tries it acts for the receivers. */
export function DemoInbox() {
  const { t } = useTaskWords()
  if (!useSandbox()) return null
  return (
    <a href="/sandbox" target="_blank" rel="noreferrer">
      {t('task.detail.demoInbox')}
    </a>
  )
}
