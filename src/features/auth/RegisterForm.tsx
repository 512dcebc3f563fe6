import { Button, Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import type { SignInWays } from '#domain/auth/security'
import { targetOf } from '../../components/CodeFields.tsx'
import { useFieldWords, useFormStyles, WholeProblem } from '../../components/formParts.tsx'
import { emptyPassword, passwordProblems } from '../../components/NewPassword.tsx'
import { problemsOfCheck } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { useBusy } from '../../lib/busy.ts'
import { useTabDraft } from '../../lib/tabDraft.ts'
import { AddressAndPassword } from './AddressAndPassword.tsx'
import { emptyAddress, wayOf } from './AddressFields.tsx'
import { type NextStep, signIn } from './entry.ts'

const fields = ['username', 'email', 'mobile', 'captcha', 'password', 'again'] as const
const empty = { ...emptyAddress, username: '' }

/** A new company, and its main account; the address is proven by a code. */
export function RegisterForm({ open, onNext }: { open: SignInWays | null; onNext: (next: NextStep) => void }) {
  const styles = useFormStyles()
  const { t } = useTranslation('auth')
  const wordsOf = useFieldWords()
  const [draft, change] = useTabDraft('register', empty)
  const [passwords, setPasswords] = useState(emptyPassword)
  const { form, problems, isBusy, show, forget, submit } = useSubmit(fields, 'username')
  const way = wayOf(draft.kind, 'register', open)
  useBusy(Boolean(draft.username || passwords.password))

  const work = async () => {
    const target = await targetOf(way, draft)
    const { username, captcha } = draft
    const checked = authCalls.register.input.safeParse({ ...target, username, captcha, password: passwords.password })
    const found = { ...problemsOfCheck<(typeof fields)[number]>(checked), ...passwordProblems(passwords) }
    if (!checked.success || found.again) return found
    const next = await signIn(authCalls.register, checked.data)
    if (next) onNext(next)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(work)(event)} noValidate>
      <WholeProblem error={problems.whole} />
      <Field label={t('register.username')} {...wordsOf(problems.fields.username)}>
        <Input
          size="large"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={draft.username}
          onChange={(_, { value }) => {
            change({ username: value })
            forget('username')
          }}
        />
      </Field>
      <AddressAndPassword
        name="password"
        label={t('register.password')}
        way={way}
        open={open}
        draft={draft}
        change={change}
        passwords={passwords}
        setPasswords={setPasswords}
        problems={problems.fields}
        show={show}
        forget={forget}
      />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        {t(isBusy ? 'register.busy' : 'register.submit')}
      </Button>
    </form>
  )
}
