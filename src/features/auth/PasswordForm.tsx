import { Button, Field, Input, Link } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { useFieldWords, useFormStyles, WholeProblem } from '../../components/formParts.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { problemsOfCheck } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { useTabDraft } from '../../lib/tabDraft.ts'
import { type NextStep, signIn } from './entry.ts'

const fields = ['account', 'username', 'password'] as const

type Props = {
  /** A sub account has a user name only; anybody else also signs in by email or phone. */
  tab: 'password' | 'sub'
  knownAccount: string
  onNext: (next: NextStep) => void
  onForgot: () => void
}

/** What was typed stays, whatever goes wrong. */
export function PasswordForm({ tab, knownAccount, onNext, onForgot }: Props) {
  const styles = useFormStyles()
  const { t } = useTranslation('auth')
  const wordsOf = useFieldWords()
  const [{ account }, change] = useTabDraft(`signIn.${tab}`, { account: knownAccount })
  const [password, setPassword] = useState('')
  const { form, problems, isBusy, forget, submit } = useSubmit(fields, 'password')
  const field = tab === 'sub' ? 'username' : 'account'

  const work = async () => {
    const typed = { account: account.trim(), username: account.trim(), password }
    const checked = (tab === 'sub' ? authCalls.loginAsSub : authCalls.login).input.safeParse(typed)
    if (!checked.success) return problemsOfCheck<(typeof fields)[number]>(checked)
    const next = await ('username' in checked.data
      ? signIn(authCalls.loginAsSub, checked.data)
      : signIn(authCalls.login, checked.data))
    if (next) onNext(next)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(work)(event)} noValidate>
      <WholeProblem error={problems.whole} />
      <Field label={t(tab === 'sub' ? 'signIn.sub' : 'signIn.account')} {...wordsOf(problems.fields[field])}>
        <Input
          size="large"
          name={field}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={account}
          onChange={(_, { value }) => {
            change({ account: value })
            forget(field)
          }}
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
      />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        {t(isBusy ? 'signIn.busy' : 'signIn.submit')}
      </Button>
      {tab === 'sub' ? (
        <p className={styles.intro}>{t('signIn.subForgot')}</p>
      ) : (
        <Link as="button" type="button" className={styles.link} onClick={onForgot}>
          {t('signIn.forgot')}
        </Link>
      )}
    </form>
  )
}
