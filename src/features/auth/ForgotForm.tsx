import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import type { SignInWays } from '#domain/auth/security'
import { targetOf } from '../../components/CodeFields.tsx'
import { useFormStyles, WholeProblem } from '../../components/formParts.tsx'
import { emptyPassword, passwordProblems } from '../../components/NewPassword.tsx'
import { problemsOfCheck } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { request } from '../../lib/http.ts'
import { forgetTabDrafts, useTabDraft } from '../../lib/tabDraft.ts'
import { AddressAndPassword } from './AddressAndPassword.tsx'
import { emptyAddress, wayOf } from './AddressFields.tsx'

const fields = ['email', 'mobile', 'captcha', 'newpassword', 'again'] as const

type Props = {
  open: SignInWays | null
  /** `account`: what to sign in with now */
  onDone: (account: string) => void
}

/** A new password, for whoever can read a code that was sent to the account. */
export function ForgotForm({ open, onDone }: Props) {
  const styles = useFormStyles()
  const { t } = useTranslation('auth')
  const [draft, change] = useTabDraft('forgot', emptyAddress)
  const [passwords, setPasswords] = useState(emptyPassword)
  const { form, problems, isBusy, show, forget, submit } = useSubmit(fields, 'captcha')
  const way = wayOf(draft.kind, 'resetpwd', open)

  const work = async () => {
    const target = await targetOf(way, draft)
    const checked = authCalls.resetPassword.input.safeParse({
      ...target,
      captcha: draft.captcha,
      newpassword: passwords.password,
    })
    const found = { ...problemsOfCheck<(typeof fields)[number]>(checked), ...passwordProblems(passwords) }
    if (!checked.success || found.again) return found
    await request(authCalls.resetPassword, checked.data)
    forgetTabDrafts()
    onDone(way.kind === 'email' ? draft.email : draft.mobile)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(work)(event)} noValidate>
      <p className={styles.intro}>{t('forgot.intro')}</p>
      <WholeProblem error={problems.whole} />
      <AddressAndPassword
        name="newpassword"
        label={t('forgot.password')}
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
        {t(isBusy ? 'forgot.busy' : 'forgot.submit')}
      </Button>
    </form>
  )
}
