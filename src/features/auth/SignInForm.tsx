import { Button, Field, Input, Title2 } from '@fluentui/react-components'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { useFieldWords, useFormStyles, WholeProblem } from '../../components/formParts.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { noProblems, type Problems, problemsOfCheck, problemsOfError, without } from '../../components/problems.ts'
import { request } from '../../lib/http.ts'
import { enter } from '../../lib/keptSession.ts'

const fields = ['account', 'password'] as const
type Field = (typeof fields)[number]

/** By email, phone or user name. What was typed stays, whatever goes wrong. */
export function SignInForm({ knownAccount }: { knownAccount: string }) {
  const styles = useFormStyles()
  const { t } = useTranslation('auth')
  const wordsOf = useFieldWords()
  const [account, setAccount] = useState(knownAccount)
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems<Field>>(noProblems)
  const accountInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const show = (next: Problems<Field>) => {
    setProblems(next)
    if (next.fields.account) accountInput.current?.focus()
    else if (next.fields.password) passwordInput.current?.select()
  }
  const forget = (field: Field) => setProblems((old) => without(old, field))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const checked = authCalls.login.input.safeParse({ account: account.trim(), password })
    if (!checked.success) return show({ fields: problemsOfCheck(checked), whole: null })
    setBusy(true)
    try {
      // The guards take it from here.
      await enter(await request(authCalls.login, checked.data))
    } catch (error) {
      show(problemsOfError(error, fields, 'password'))
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Title2 as="h1">{t('signIn.title')}</Title2>
      <WholeProblem error={problems.whole} />
      <Field label={t('signIn.account')} {...wordsOf(problems.fields.account)}>
        <Input
          size="large"
          name="account"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={account}
          onChange={(_, { value }) => {
            setAccount(value)
            forget('account')
          }}
          input={{ ref: accountInput }}
        />
      </Field>
      <PasswordField
        label={t('signIn.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(value) => {
          setPassword(value)
          forget('password')
        }}
        words={wordsOf(problems.fields.password)}
        inputRef={passwordInput}
      />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        {t(isBusy ? 'signIn.busy' : 'signIn.submit')}
      </Button>
    </form>
  )
}
