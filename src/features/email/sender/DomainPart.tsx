import { makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { domainIn } from '#domain/email/deliverability/addressDomain'
import type { EmailSender } from '#domain/email/sender/sender'
import { senderCalls } from '#domain/email/sender/senderCalls'
import { reportParts } from '#domain/email/sender/senderState'
import { useFirstLook } from '../../../components/mail/useFirstLook.ts'
import { useSenderCall } from '../../../components/mail/useSenderCall.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { DomainCheckItem } from './DomainCheckItem.tsx'

/** What the DNS says of the sender's domain, and what it should say. */
export function DomainPart({ sender }: { sender: EmailSender }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const toasts = useToasts()
  const call = useSenderCall()
  const { moment } = useFormats()
  const [isBusy, setBusy] = useState(false)
  const { report, address, id } = sender
  const isLooking = useFirstLook(sender)
  const run = async () => {
    setBusy(true)
    try {
      await call(senderCalls.checkDomain, { id })
    } catch (error) {
      toasts.failed(error)
    }
    setBusy(false)
  }
  const hasWanted = report !== null && reportParts.some((part) => report[part].wanted)
  return (
    <Part title={t('sender.report.title', { domain: domainIn(address) })}>
      <p className={styles.text}>{t('sender.report.intro')}</p>
      <div className={styles.line}>
        <OnlineButton onClick={() => void run()} {...(isBusy && { disabledFocusable: true })}>
          {t('sender.report.run')}
        </OnlineButton>
        <span className={styles.note} role="status">
          {isBusy || isLooking ? (
            <Spinner size="tiny" label={t('sender.report.running')} />
          ) : report ? (
            t('sender.report.at', { time: moment(report.checked_at) })
          ) : (
            t('sender.report.never')
          )}
        </span>
      </div>
      {report && (
        <ul className={styles.list}>
          {reportParts.map((part) => (
            <DomainCheckItem key={part} part={part} check={report[part]} />
          ))}
        </ul>
      )}
      {hasWanted && <p className={styles.text}>{t('sender.report.how')}</p>}
    </Part>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
})
