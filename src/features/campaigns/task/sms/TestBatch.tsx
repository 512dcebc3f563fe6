import { Field, Input, MessageBar, MessageBarBody, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import type { SmsAccount } from '#domain/channels/account'
import { channelCalls, type TestMessageAnswer } from '#domain/channels/calls'
import type { TypedSms } from '#domain/sms/compose'
import { offerFor } from '#domain/sms/offer'
import { nobody } from '../../../../components/mail/mailPage.ts'
import { OnlineButton } from '../../../../components/OnlineButton.tsx'
import { useReasonText } from '../../../../components/sms/useReasonText.ts'
import { useSmsMeans } from '../../../../components/sms/useSmsRules.ts'
import { defaultCountry } from '../../../../lib/defaultCountry.ts'
import { countryOfPhone, fullNumberOf } from '../../../../lib/phones.ts'
import { useToasts } from '../../../../lib/toasts.ts'
import { useChangedCall } from '../../../../lib/useChangedCall.ts'
import { useTaskWords } from '../channel.ts'

type Props = { sms: TypedSms; routes: readonly SmsAccount[]; isOff: boolean }

/** The text to one's own phone, over the route that would take it. */
export function TestBatch({ sms, routes, isOff }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const toasts = useToasts()
  const reasonText = useReasonText()
  const means = useSmsMeans()
  const call = useChangedCall('channel_account.')
  const [to, setTo] = useState('')
  const [fault, setFault] = useState<'number' | 'route' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<TestMessageAnswer | null>(null)
  async function send() {
    setSaid(null)
    const number = await fullNumberOf(to, defaultCountry())
    const country = number ? await countryOfPhone(number) : ''
    const offer = number ? offerFor(sms, routes, { values: nobody, country }, means) : null
    setFault(number ? (offer ? null : 'route') : 'number')
    if (!number || !offer) return
    setBusy(true)
    try {
      setSaid(await call(channelCalls.testMessage, { id: offer.route.id, to: number, text: offer.text }))
    } catch (error) {
      toasts.failed(error)
    }
    setBusy(false)
  }
  return (
    <section className={styles.root} aria-label={t('task.sms.test')}>
      <Field
        label={t('task.sms.test')}
        hint={t('task.sms.testHint')}
        {...(fault && { validationState: 'error', validationMessage: t(`task.sms.testFault.${fault}`) })}
      >
        <Input type="tel" inputMode="tel" value={to} onChange={(_, { value }) => setTo(value)} />
      </Field>
      <div className={styles.line}>
        <OnlineButton onClick={() => void send()} {...((isBusy || isOff || !to.trim()) && { disabledFocusable: true })}>
          {t('task.sms.testSend')}
        </OnlineButton>
        {isBusy && <Spinner size="tiny" />}
      </div>
      {said && (
        <MessageBar intent={said.outcome === 'accepted' ? 'success' : 'warning'} layout="multiline">
          <MessageBarBody>
            {t(`task.sms.outcome.${said.outcome}`)} {said.reason && reasonText(said.reason)}
          </MessageBarBody>
        </MessageBar>
      )}
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    marginBlockStart: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
})
