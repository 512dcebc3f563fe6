import { Field, Input, MessageBar, MessageBarBody, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { emailCalls } from '#domain/email/calls'
import { FormDialog } from '../../../../components/FormDialog.tsx'
import { useFieldWords, WholeProblem } from '../../../../components/formParts.tsx'
import { useSenders } from '../../../../components/mail/useMessages.ts'
import { useSenderCall } from '../../../../components/mail/useSenderCall.ts'
import { problemsOfCheck } from '../../../../components/problems.ts'
import { sendForm } from '../../../../components/sendForm.ts'
import { useSubmit } from '../../../../components/useSubmit.ts'
import { useSyncState } from '../../../../lib/client.ts'
import { useUser } from '../../../../lib/session.ts'
import { useToasts } from '../../../../lib/toasts.ts'
import { useConnected } from '../../../../lib/useConnected.ts'
import { useTrialWords } from '../../sender/useTrialWords.ts'
import { useEditor } from '../editor/editor.ts'

const fields = ['sender', 'to'] as const

/** The mail to one address, before many get it. The server sends what it has, so what waits here is sent there first. */
export function TestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { id, editing } = useEditor()
  const toasts = useToasts()
  const fieldWords = useFieldWords()
  const isConnected = useConnected()
  const { waiting, files } = useSyncState()
  const senders = useSenders()
  const { email } = useUser()
  const [chosen, setChosen] = useState<string | null>(null)
  const [to, setTo] = useState(email ?? '')
  const trialWords = useTrialWords()
  const call = useSenderCall()
  const [failed, setFailed] = useState<string | null>(null)
  const { form, problems, isBusy, submit, forget } = useSubmit(fields, 'to')
  const sender = senders?.find((one) => one.id === chosen) ?? senders?.[0]

  const send = submit(async () => {
    const checked = z.safeParse(emailCalls.testSend.input, { message: id, sender: sender?.id, to })
    if (!checked.success) return problemsOfCheck(checked)
    await editing.flush()
    const answer = await call(emailCalls.testSend, checked.data)
    setFailed(answer.kind === 'accepted' ? null : trialWords(to, answer))
    if (answer.kind !== 'accepted') return undefined
    toasts.done(t('message.test.sent', { to }))
    onClose()
    return undefined
  })
  return (
    <FormDialog
      title={t('message.test.title')}
      submit={t('message.test.send')}
      isBusy={isBusy || !sender}
      form={form}
      onSubmit={(event) => sendForm(event, send)}
      onClose={onClose}
    >
      <p className={styles.text}>{t('message.test.text')}</p>
      {!isConnected && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('message.test.offline')}</MessageBarBody>
        </MessageBar>
      )}
      {isConnected && waiting + (files ?? 0) > 0 && (
        <MessageBar layout="multiline">
          <MessageBarBody>{t('message.test.waiting')}</MessageBarBody>
        </MessageBar>
      )}
      <WholeProblem error={problems.whole} />
      {failed && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{failed}</MessageBarBody>
        </MessageBar>
      )}
      {senders?.length === 0 ? (
        <MessageBar layout="multiline">
          <MessageBarBody>
            {t('message.test.noSender')}{' '}
            <Link to="/emailMarketing/emailSendSetting" className={styles.link}>
              {t('message.check.toSender')}
            </Link>
          </MessageBarBody>
        </MessageBar>
      ) : (
        <Field label={t('message.test.sender')} {...fieldWords(problems.fields.sender)}>
          <Select
            name="sender"
            value={sender?.id ?? ''}
            onChange={(_, { value }) => {
              setChosen(value)
              forget('sender')
            }}
          >
            {senders?.map(({ id: one, name, address }) => (
              <option key={one} value={one}>
                {name ? `${name} <${address}>` : address}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('message.test.to')} required {...fieldWords(problems.fields.to)}>
        <Input
          type="email"
          name="to"
          value={to}
          onChange={(_, { value }) => {
            setTo(value)
            forget('to')
          }}
        />
      </Field>
    </FormDialog>
  )
}

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})
