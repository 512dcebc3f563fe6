import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TypedPassword } from '#domain/auth/user'
import { FormDialog } from '../../components/FormDialog.tsx'
import { useFieldWords, WholeProblem } from '../../components/formParts.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { problem } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { ManagedUser } from './ManagedUser.tsx'

type Props = {
  title: string
  body: string
  submit: string
  /** what the password opens */
  work: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password once more before something about signing in changes. */
export function PasswordAsk({ title, body, submit: word, work, onClose }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const wordsOf = useFieldWords()
  const [password, setPassword] = useState('')
  const { form, problems, isBusy, forget, submit } = useSubmit(['password'] as const, 'password')
  const check = async () => {
    if (!TypedPassword.safeParse(password).success) return { password: problem('passwordEmpty') }
    await work(password)
  }
  return (
    <FormDialog
      title={title}
      submit={word}
      isBusy={isBusy}
      form={form}
      onSubmit={(event) => void submit(check)(event)}
      onClose={onClose}
    >
      <p className={styles.intro}>{body}</p>
      <WholeProblem error={problems.whole} />
      <ManagedUser />
      <PasswordField
        label={t('twoStep.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(value) => {
          setPassword(value)
          forget('password')
        }}
        words={wordsOf(problems.fields.password)}
      />
    </FormDialog>
  )
}

const useStyles = makeStyles({ intro: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' } })
