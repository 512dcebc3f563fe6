import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChannelAccount, secretNamesOf } from '#domain/channels/account'
import { channelCalls } from '#domain/channels/calls'
import { useToasts } from '../../lib/toasts.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { useFieldWords, WholeProblem } from '../formParts.tsx'
import { OnlineButton } from '../OnlineButton.tsx'
import { Part } from '../Part.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { problem } from '../problems.ts'
import { sendForm } from '../sendForm.ts'
import { useSubmit } from '../useSubmit.ts'
import { useChannelCall } from './useChannelCall.ts'

type Props = { route: ChannelAccount; isChanged: boolean; nameOf: (name: string) => string }

/** Passwords and keys: they go to the server and never come back. In no draft: a reload forgets what was typed. */
export function SecretsPart({ route, isChanged, nameOf }: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const names = secretNamesOf(route.setting)
  const areSet = names.every((name) => route.secrets.includes(name))
  const [isReplacing, setReplacing] = useState(false)
  return (
    <Part title={t('route.secret.title')}>
      <p className={styles.note}>{t('route.secret.text')}</p>
      {isChanged ? (
        <p className={styles.note}>{t('route.secret.unsaved')}</p>
      ) : areSet && !isReplacing ? (
        <SetSecrets route={route} title={names.map(nameOf).join(' · ')} onReplace={() => setReplacing(true)} />
      ) : (
        <SecretForm route={route} names={names} nameOf={nameOf} onDone={() => setReplacing(false)} mayCancel={areSet} />
      )}
    </Part>
  )
}

function SetSecrets({ route, title, onReplace }: { route: ChannelAccount; title: string; onReplace: () => void }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const toasts = useToasts()
  const call = useChannelCall()
  const [isAsking, setAsking] = useState(false)
  const forget = async () => {
    try {
      await call(channelCalls.forgetSecrets, { id: route.id })
      toasts.done(t('route.secret.forgotten'))
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <div className={styles.line} role="group" aria-label={title}>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.good}>{t('route.secret.set')}</span>
      </span>
      <OnlineButton onClick={onReplace}>{t('route.secret.replace')}</OnlineButton>
      <OnlineButton appearance="subtle" onClick={() => setAsking(true)}>
        {t('route.secret.forget')}
      </OnlineButton>
      {isAsking && (
        <ConfirmDialog
          title={t('route.secret.forgetTitle')}
          text={t('route.secret.forgetText')}
          confirm={t('route.secret.forget')}
          cancel={t('cancel')}
          onConfirm={() => void forget()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

type FormProps = {
  route: ChannelAccount
  names: readonly string[]
  nameOf: (name: string) => string
  onDone: () => void
  mayCancel: boolean
}

function SecretForm({ route, names, nameOf, onDone, mayCancel }: FormProps) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const toasts = useToasts()
  const call = useChannelCall()
  const fieldWords = useFieldWords()
  const { form, problems, isBusy, submit, forget } = useSubmit(['password'] as const, 'password')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const store = submit(async () => {
    if (names.some((name) => !typed[name])) return { password: problem('passwordEmpty') }
    await call(channelCalls.setSecrets, { id: route.id, secrets: typed })
    setTyped({})
    toasts.done(t('route.secret.stored'))
    onDone()
    return undefined
  })
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => sendForm(event, store)} noValidate>
      <WholeProblem error={problems.whole} />
      {names.map((name, at) => (
        <PasswordField
          key={name}
          label={nameOf(name)}
          name={at === 0 ? 'password' : name}
          autoComplete="off"
          value={typed[name] ?? ''}
          onChange={(value) => {
            setTyped((before) => ({ ...before, [name]: value }))
            forget('password')
          }}
          words={typed[name] ? {} : fieldWords(problems.fields.password)}
        />
      ))}
      <div className={styles.line}>
        <OnlineButton type="submit" appearance="primary" {...(isBusy && { disabledFocusable: true })}>
          {t('route.secret.store')}
        </OnlineButton>
        {mayCancel && <Button onClick={onDone}>{t('cancel')}</Button>}
      </div>
    </form>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  words: { display: 'grid', flex: '1 1 160px' },
  good: { color: tokens.colorPaletteGreenForeground1, fontSize: tokens.fontSizeBase200 },
  form: { display: 'grid', gap: tokens.spacingVerticalM },
})
