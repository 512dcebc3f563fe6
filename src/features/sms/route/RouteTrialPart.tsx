import { Field, Input, MessageBar, MessageBarBody, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lacksSecrets, type SmsAccount } from '#domain/channels/account'
import { channelCalls, type RouteTestAnswer, type TestMessageAnswer } from '#domain/channels/calls'
import { AppError } from '#domain/errors'
import { measureSms } from '#domain/sms/parts'
import { useChannelCall } from '../../../components/channels/useChannelCall.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { useReasonText } from '../../../components/sms/useReasonText.ts'
import { defaultCountry } from '../../../lib/defaultCountry.ts'
import { useFormats } from '../../../lib/formats.ts'
import { fullNumberOf } from '../../../lib/phones.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useConnected } from '../../../lib/useConnected.ts'

/** Whether it signs in, and a message to oneself. */
export function RouteTrialPart({ route, isChanged }: { route: SmsAccount; isChanged: boolean }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const isConnected = useConnected()
  const isWaiting = lacksSecrets(route)
  return (
    <Part title={t('route.trial.title')}>
      {!isConnected && <p className={styles.note}>{t('route.trial.offline')}</p>}
      {isChanged && <p className={styles.note}>{t('route.trial.unsaved')}</p>}
      {isWaiting && !isChanged && <p className={styles.note}>{t('route.trial.secretFirst')}</p>}
      <SignIn route={route} isOff={isChanged || isWaiting} />
      <TestMessage route={route} isOff={isChanged || isWaiting} />
    </Part>
  )
}

function SignIn({ route, isOff }: { route: SmsAccount; isOff: boolean }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const toasts = useToasts()
  const call = useChannelCall()
  const { moment } = useFormats()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<RouteTestAnswer | null>(null)
  const run = async () => {
    setBusy(true)
    setSaid(null)
    try {
      setSaid(await call(channelCalls.test, { id: route.id }))
    } catch (error) {
      toasts.failed(error)
    }
    setBusy(false)
  }
  return (
    <>
      <div className={styles.line}>
        <OnlineButton onClick={() => void run()} {...((isBusy || isOff) && { disabledFocusable: true })}>
          {t('route.trial.run')}
        </OnlineButton>
        <span className={styles.note} role="status">
          {isBusy ? (
            <Spinner size="tiny" label={t('route.trial.running')} />
          ) : route.tested_at === null ? (
            t('route.trial.never')
          ) : (
            t('route.trial.at', { time: moment(route.tested_at) })
          )}
        </span>
      </div>
      {said && (
        <MessageBar intent={said.ok ? 'success' : 'error'} layout="multiline">
          <MessageBarBody>
            {said.ok ? t('route.trial.works') : said.problem ? t(`problem.${said.problem}`) : t('problem.unreachable')}
            {said.code && ` (${said.code})`}
          </MessageBarBody>
        </MessageBar>
      )}
      {!said && route.problem && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{t(`problem.${route.problem}`)}</MessageBarBody>
        </MessageBar>
      )}
    </>
  )
}

function TestMessage({ route, isOff }: { route: SmsAccount; isOff: boolean }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const toasts = useToasts()
  const call = useChannelCall()
  const reasonText = useReasonText()
  const [to, setTo] = useState('')
  const [text, setText] = useState(t('route.trial.sample'))
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<TestMessageAnswer | null>(null)
  const { parts } = measureSms(text)
  const send = async () => {
    const number = await fullNumberOf(to, defaultCountry())
    setWrong(number === null)
    if (number === null) return
    setBusy(true)
    setSaid(null)
    try {
      setSaid(await call(channelCalls.testMessage, { id: route.id, to: number, text }))
    } catch (error) {
      toasts.failed(error instanceof AppError ? error : error)
    }
    setBusy(false)
  }
  return (
    <>
      <Field
        label={t('route.trial.to')}
        {...(isWrong && { validationState: 'error', validationMessage: t('route.trial.toWrong') })}
      >
        <Input type="tel" inputMode="tel" value={to} onChange={(_, { value }) => setTo(value)} />
      </Field>
      <Field label={t('route.trial.text')} hint={t('route.trial.price', { count: parts })}>
        <Input value={text} onChange={(_, { value }) => setText(value)} />
      </Field>
      <div className={styles.line}>
        <OnlineButton
          onClick={() => void send()}
          {...((isBusy || isOff || !to.trim() || !text.trim()) && { disabledFocusable: true })}
        >
          {t('route.trial.send')}
        </OnlineButton>
        {isBusy && <Spinner size="tiny" label={t('route.trial.sending')} />}
      </div>
      {said && (
        <MessageBar intent={said.outcome === 'accepted' ? 'success' : 'warning'} layout="multiline">
          <MessageBarBody>
            {t(`route.trial.outcome.${said.outcome}`)}
            {said.reason && ` ${reasonText(said.reason)}`}
            {said.code && ` (${said.code})`}
          </MessageBarBody>
        </MessageBar>
      )}
    </>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
})
