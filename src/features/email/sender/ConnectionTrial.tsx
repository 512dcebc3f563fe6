import { makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailSender } from '#domain/email/sender/sender'
import { senderCalls } from '#domain/email/sender/senderCalls'
import { readMailboxTest, readServerTest } from '#domain/email/sender/senderTest'
import type { OutputOf } from '#domain/shared/call'
import { useSenderCall } from '../../../components/mail/useSenderCall.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { MailboxFound, ServerFound } from './TrialFound.tsx'

type TrialResult = OutputOf<typeof senderCalls.testSender>

/** Signs in as a mail would, and says how far it came; what was found last stays until something is changed. */
export function ConnectionTrial({ sender, isChanged }: { sender: EmailSender; isChanged: boolean }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const toasts = useToasts()
  const call = useSenderCall()
  const { moment } = useFormats()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<TrialResult | null>(null)
  const { tested, imap } = sender
  const run = async () => {
    setBusy(true)
    setSaid(null)
    try {
      setSaid(await call(senderCalls.testSender, { id: sender.id }))
    } catch (error) {
      toasts.failed(error)
    }
    setBusy(false)
  }
  const server = tested && readServerTest(tested.smtp)
  const mailbox = tested && imap ? readMailboxTest(tested.imap) : null
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <OnlineButton onClick={() => void run()} {...((isBusy || isChanged) && { disabledFocusable: true })}>
          {t('sender.test.run')}
        </OnlineButton>
        <span className={styles.note} role="status">
          {isBusy ? (
            <Spinner size="tiny" label={t('sender.test.running')} />
          ) : isChanged ? (
            t('sender.test.unsaved')
          ) : tested ? (
            t('sender.test.at', { time: moment(tested.at) })
          ) : (
            t('sender.test.never')
          )}
        </span>
      </div>
      {!isBusy && server && <ServerFound test={server} said={said?.smtp ?? null} />}
      {!isBusy && mailbox && <MailboxFound test={mailbox} />}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
