import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailSender } from '#domain/email/sender/sender'
import { senderCalls } from '#domain/email/sender/senderCalls'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useFieldWords, WholeProblem } from '../../../components/formParts.tsx'
import { useSenderCall } from '../../../components/mail/useSenderCall.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { PasswordField } from '../../../components/PasswordField.tsx'
import { problem } from '../../../components/problems.ts'
import { sendForm } from '../../../components/sendForm.ts'
import { useSubmit } from '../../../components/useSubmit.ts'
import { useToasts } from '../../../lib/toasts.ts'

type Props = { sender: EmailSender; kind: 'smtp' | 'imap'; label: string }

/** Whether the server has it, and the way to give it another one. It is in no draft: a reload forgets what was typed. */
export function PasswordLine({ sender, kind, label }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const isSet = kind === 'smtp' ? sender.has_password : sender.has_imap_password
  const [isReplacing, setReplacing] = useState(false)
  const title = `${label} · ${t(`sender.password.${kind}`)}`
  return (
    <div className={styles.root}>
      {isSet && !isReplacing ? (
        <Kept sender={sender} kind={kind} title={title} onReplace={() => setReplacing(true)} />
      ) : (
        <Asked sender={sender} kind={kind} title={title} onDone={() => setReplacing(false)} />
      )}
    </div>
  )
}

type KeptProps = Omit<Props, 'label'> & { title: string; onReplace: () => void }

function Kept({ sender, kind, title, onReplace }: KeptProps) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const toasts = useToasts()
  const call = useSenderCall()
  const [isAsking, setAsking] = useState(false)
  const forget = async () => {
    try {
      await call(senderCalls.forgetPassword, { id: sender.id, kind })
      toasts.done(t('sender.password.forgotten'))
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <div className={styles.kept} role="group" aria-label={title}>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.note}>{t('sender.password.set')}</span>
      </span>
      <OnlineButton onClick={onReplace}>{t('sender.password.replace')}</OnlineButton>
      <OnlineButton appearance="subtle" onClick={() => setAsking(true)}>
        {t('sender.password.forget')}
      </OnlineButton>
      {isAsking && (
        <ConfirmDialog
          title={t('sender.password.forgetTitle')}
          text={t('sender.password.forgetText')}
          confirm={t('sender.password.forget')}
          cancel={t('sender.cancel')}
          onConfirm={() => void forget()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

type AskedProps = Omit<Props, 'label'> & { title: string; onDone: () => void }

function Asked({ sender, kind, title, onDone }: AskedProps) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const toasts = useToasts()
  const call = useSenderCall()
  const fieldWords = useFieldWords()
  const { form, problems, isBusy, submit, forget } = useSubmit(['password'] as const, 'password')
  const [password, setPassword] = useState('')
  const store = submit(async () => {
    if (!password) return { password: problem('passwordEmpty') }
    await call(senderCalls.setPassword, { id: sender.id, kind, password })
    setPassword('')
    toasts.done(t('sender.password.stored'))
    onDone()
    return undefined
  })
  return (
    <form ref={form} className={styles.asked} onSubmit={(event) => sendForm(event, store)} noValidate>
      <WholeProblem error={problems.whole} />
      <PasswordField
        label={title}
        name="password"
        autoComplete="off"
        value={password}
        onChange={(value) => {
          setPassword(value)
          forget('password')
        }}
        words={fieldWords(problems.fields.password)}
        hint={kind === 'imap' ? t('sender.password.imapHint') : t('sender.password.none')}
      />
      <div className={styles.actions}>
        <OnlineButton type="submit" appearance="primary" {...(isBusy && { disabledFocusable: true })}>
          {t('sender.password.store')}
        </OnlineButton>
        {(kind === 'smtp' ? sender.has_password : sender.has_imap_password) && (
          <Button onClick={onDone}>{t('sender.cancel')}</Button>
        )}
      </div>
    </form>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', minWidth: 0 },
  kept: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  words: { display: 'grid', flex: '1 1 160px' },
  note: { color: tokens.colorPaletteGreenForeground1, fontSize: tokens.fontSizeBase200 },
  asked: { display: 'grid', gap: tokens.spacingVerticalS },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
