import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { FormDialog } from '../../components/FormDialog.tsx'
import { useFieldWords, WholeProblem } from '../../components/formParts.tsx'
import { problem } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'

type Props = {
  title: string
  text: string
  submit: string
  label?: string
  /** something else is missing yet */
  isWaiting?: boolean
  /** what is to be known before, and what else is asked for */
  facts?: ReactNode
  children?: ReactNode
  work: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why, which stays as proof, before something is done about a person. */
export function ReasonDialog({
  title,
  text,
  submit: word,
  label,
  isWaiting = false,
  facts,
  children,
  work,
  onClose,
}: Props) {
  const { t } = useTranslation('dataRights')
  const styles = useStyles()
  const wordsOf = useFieldWords()
  const [reason, setReason] = useState('')
  const { form, problems, isBusy, forget, submit } = useSubmit(['reason'] as const, 'reason')
  const check = async () => {
    if (!reason.trim()) return { reason: problem('reasonEmpty') }
    await work(reason.trim())
    onClose()
  }
  return (
    <FormDialog
      title={title}
      submit={word}
      isBusy={isBusy || isWaiting}
      form={form}
      onSubmit={(event) => (isWaiting ? event.preventDefault() : void submit(check)(event))}
      onClose={onClose}
    >
      <p className={styles.text}>{text}</p>
      <WholeProblem error={problems.whole} />
      {facts}
      <Field label={label ?? t('reason')} hint={t('reasonHint')} {...wordsOf(problems.fields.reason)}>
        <Input
          name="reason"
          value={reason}
          maxLength={limits.reasonLength}
          autoComplete="off"
          onChange={(_, { value }) => {
            setReason(value)
            forget('reason')
          }}
        />
      </Field>
      {children}
    </FormDialog>
  )
}

const useStyles = makeStyles({ text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' } })
