import { Field, Input, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailSender } from '#domain/email/sender/sender'
import { senderCalls } from '#domain/email/sender/senderCalls'
import type { TestMailAnswer } from '#domain/email/sender/senderTest'
import { useFieldWords, WholeProblem } from '../../../components/formParts.tsx'
import { useSenderCall } from '../../../components/mail/useSenderCall.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useSubmit } from '../../../components/useSubmit.ts'
import { useUser } from '../../../lib/session.ts'
import { useTrialWords } from './useTrialWords.ts'

/** A mail to oneself, to see how it arrives. */
export function TrialPart({ sender }: { sender: EmailSender }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const call = useSenderCall()
  const fieldWords = useFieldWords()
  const user = useUser()
  const { form, problems, isBusy, submit, forget } = useSubmit(['to'] as const, 'to')
  const [to, setTo] = useState(user.email ?? '')
  const [sent, setSent] = useState<{ to: string; answer: TestMailAnswer } | null>(null)
  const send = submit(async () => {
    setSent(null)
    setSent({ to, answer: await call(senderCalls.testSend, { sender: sender.id, message: null, to }) })
    return undefined
  })
  return (
    <Part title={t('sender.trial.title')}>
      <p className={styles.text}>{t('sender.trial.text')}</p>
      <form ref={form} className={styles.form} onSubmit={(event) => sendForm(event, send)} noValidate>
        <WholeProblem error={problems.whole} />
        <Field label={t('sender.trial.to')} {...fieldWords(problems.fields.to)}>
          <Input
            name="to"
            type="email"
            value={to}
            onChange={(_, { value }) => {
              setTo(value)
              forget('to')
            }}
          />
        </Field>
        <div>
          <OnlineButton type="submit" {...(isBusy && { disabledFocusable: true })}>
            {t('sender.trial.send')}
          </OnlineButton>
        </div>
        {sent && <Told to={sent.to} answer={sent.answer} />}
      </form>
    </Part>
  )
}

function Told({ to, answer }: { to: string; answer: TestMailAnswer }) {
  const words = useTrialWords()
  return (
    <MessageBar intent={answer.kind === 'accepted' ? 'success' : 'error'} layout="multiline">
      <MessageBarBody>{words(to, answer)}</MessageBarBody>
    </MessageBar>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  form: { display: 'grid', gap: tokens.spacingVerticalM },
})
