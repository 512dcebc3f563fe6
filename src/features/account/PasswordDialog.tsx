import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { FormDialog } from '../../components/FormDialog.tsx'
import { useFieldWords, WholeProblem } from '../../components/formParts.tsx'
import { emptyPassword, NewPassword, passwordProblems } from '../../components/NewPassword.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { problemsOfCheck } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { ManagedUser } from './ManagedUser.tsx'

const fields = ['oldpassword', 'newpassword', 'again'] as const

/** Asks for the old password, and says who is signed out by the new one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const wordsOf = useFieldWords()
  const toasts = useToasts()
  const [old, setOld] = useState('')
  const [passwords, setPasswords] = useState(emptyPassword)
  const { form, problems, isBusy, forget, submit } = useSubmit(fields, 'oldpassword')

  const work = async () => {
    const checked = authCalls.updatePassword.input.safeParse({ oldpassword: old, newpassword: passwords.password })
    const found = { ...problemsOfCheck<(typeof fields)[number]>(checked), ...passwordProblems(passwords) }
    if (!checked.success || found.again) return found
    await request(authCalls.updatePassword, checked.data)
    onClose()
    toasts.done(t('password.done'))
    askAgain()
  }
  return (
    <FormDialog
      title={t('password.title')}
      submit={t('password.save')}
      isBusy={isBusy}
      form={form}
      onSubmit={(event) => void submit(work)(event)}
      onClose={onClose}
    >
      <p className={styles.intro}>{t('password.body')}</p>
      <WholeProblem error={problems.whole} />
      <ManagedUser />
      <PasswordField
        label={t('password.old')}
        name="oldpassword"
        autoComplete="current-password"
        value={old}
        onChange={(value) => {
          setOld(value)
          forget('oldpassword')
        }}
        words={wordsOf(problems.fields.oldpassword)}
      />
      <NewPassword
        name="newpassword"
        label={t('password.new')}
        draft={passwords}
        change={(next, field) => {
          setPasswords(next)
          forget(field)
        }}
        problems={problems.fields}
      />
    </FormDialog>
  )
}

const useStyles = makeStyles({ intro: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' } })
