import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GrantProviderName } from '#domain/email/sender/mailGrant'
import type { EmailSender } from '#domain/email/sender/sender'
import { senderCalls } from '#domain/email/sender/senderCalls'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useSenderCall } from '../../../components/mail/useSenderCall.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'

type Props = { sender: EmailSender; provider: GrantProviderName; isChanged: boolean }

/** A mailbox that its owner opens on the provider's own page: no password is told to anybody. */
export function GrantLine({ sender, provider, isChanged }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { date } = useFormats()
  const { answer } = useAnswer(senderCalls.grantProviders, {})
  const granted = sender.granted?.provider === provider ? sender.granted : null
  const name = t(`sender.grant.providers.${provider}`)
  const isOffered = answer?.data.providers.includes(provider)
  if (!granted && isOffered === undefined) return null
  const begin = isOffered && (
    <Begin sender={sender} provider={provider} isChanged={isChanged} isAgain={Boolean(granted)} />
  )
  if (!granted)
    return (
      <div className={styles.asked}>
        <p className={styles.text}>
          {t(isOffered ? 'sender.grant.offer' : `sender.grant.missing.${provider}`, { name })}
        </p>
        {begin}
      </div>
    )
  const { mailbox } = granted
  return (
    <div className={styles.kept} role="group" aria-label={name}>
      <span className={styles.words}>
        <strong>{t('sender.grant.given', { name })}</strong>
        <span className={styles.note}>{t('sender.grant.givenNote', { mailbox, date: date(granted.at) })}</span>
      </span>
      {begin}
      <Drop sender={sender} name={name} />
    </div>
  )
}

function Begin({ sender, provider, isChanged, isAgain }: Props & { isAgain: boolean }) {
  const { t } = useTranslation('email')
  const toasts = useToasts()
  const call = useSenderCall()
  const [isBusy, setBusy] = useState(false)
  const name = t(`sender.grant.providers.${provider}`)
  const begin = async () => {
    setBusy(true)
    try {
      location.assign((await call(senderCalls.beginGrant, { id: sender.id, provider })).url)
    } catch (error) {
      toasts.failed(error)
      setBusy(false)
    }
  }
  return (
    <OnlineButton
      appearance={isAgain ? 'secondary' : 'primary'}
      onClick={() => void begin()}
      {...((isBusy || isChanged) && { disabledFocusable: true })}
      {...(isChanged && { title: t('sender.test.unsaved') })}
    >
      {isAgain ? t('sender.grant.again') : t('sender.grant.begin', { name })}
    </OnlineButton>
  )
}

function Drop({ sender, name }: { sender: EmailSender; name: string }) {
  const { t } = useTranslation('email')
  const toasts = useToasts()
  const call = useSenderCall()
  const [isAsking, setAsking] = useState(false)
  const drop = async () => {
    try {
      await call(senderCalls.dropGrant, { id: sender.id })
      toasts.done(t('sender.grant.dropped'))
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <>
      <OnlineButton appearance="subtle" onClick={() => setAsking(true)}>
        {t('sender.grant.drop')}
      </OnlineButton>
      {isAsking && (
        <ConfirmDialog
          title={t('sender.grant.dropTitle')}
          text={t('sender.grant.dropText', { name })}
          confirm={t('sender.grant.drop')}
          cancel={t('sender.cancel')}
          onConfirm={() => void drop()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const useStyles = makeStyles({
  asked: { display: 'grid', gap: tokens.spacingVerticalS, justifyItems: 'start' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  kept: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  words: { display: 'grid', flex: '1 1 160px', overflowWrap: 'anywhere' },
  note: { color: tokens.colorPaletteGreenForeground1, fontSize: tokens.fontSizeBase200 },
})
