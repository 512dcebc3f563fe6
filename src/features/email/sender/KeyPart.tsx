import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { domainIn } from '#domain/email/deliverability/addressDomain'
import { isFreeMail } from '#domain/email/deliverability/mailDomains'
import type { EmailSender } from '#domain/email/sender/sender'
import { senderCalls } from '#domain/email/sender/senderCalls'
import { isKeyFound } from '#domain/email/sender/senderState'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useSenderCall } from '../../../components/mail/useSenderCall.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { RecordView } from './RecordView.tsx'

/** The key that emails are signed with, and its public half to be published. */
export function KeyPart({ sender }: { sender: EmailSender }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { date } = useFormats()
  const { address, dkim, report } = sender
  if (isFreeMail(domainIn(address)))
    return (
      <Part title={t('sender.key.title')}>
        <p className={styles.text}>{t('sender.key.service')}</p>
      </Part>
    )
  const isRenewed = report?.dkim.state === 'green'
  const standing = isKeyFound(sender)
    ? t('sender.key.published')
    : t(isRenewed ? 'sender.key.pendingRenewed' : 'sender.key.pending')
  return (
    <Part title={t('sender.key.title')}>
      <p className={styles.text}>{t('sender.key.text')}</p>
      {dkim && (
        <>
          <p className={styles.note}>
            {t('sender.key.since', { date: date(dkim.made_at) })} · {standing}
          </p>
          {/* The report above says the same where it is missing. */}
          {report?.dkim.wanted?.name !== dkim.name && (
            <RecordView title={t('sender.key.title')} wanted={{ type: 'TXT', name: dkim.name, value: dkim.value }} />
          )}
        </>
      )}
      <MakeKey sender={sender} />
    </Part>
  )
}

function MakeKey({ sender: { id, dkim } }: { sender: EmailSender }) {
  const { t } = useTranslation('email')
  const toasts = useToasts()
  const call = useSenderCall()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      await call(senderCalls.makeDkimKey, { id })
      toasts.done(t('sender.key.made'))
    } catch (error) {
      toasts.failed(error)
    }
    setBusy(false)
  }
  return (
    <div>
      <OnlineButton onClick={() => (dkim ? setAsking(true) : void make())} {...(isBusy && { disabledFocusable: true })}>
        {dkim ? t('sender.key.renew') : t('sender.key.make')}
      </OnlineButton>
      {isAsking && (
        <ConfirmDialog
          title={t('sender.key.renewTitle')}
          text={t('sender.key.renewText')}
          confirm={t('sender.key.renew')}
          cancel={t('sender.cancel')}
          onConfirm={() => void make()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  note: { margin: 0, fontSize: tokens.fontSizeBase200 },
})
