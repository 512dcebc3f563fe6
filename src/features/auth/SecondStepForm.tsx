import { Button, Field, Input, Link } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { useFieldWords, useFormStyles, WholeProblem } from '../../components/formParts.tsx'
import { problemsOfCheck } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { signIn } from './entry.ts'

const fields = ['code'] as const

/** The code of the authenticator app, or one of the recovery codes when the phone with the app is not at hand. */
export function SecondStepForm({ ticket }: { ticket: string }) {
  const styles = useFormStyles()
  const { t } = useTranslation('auth')
  const wordsOf = useFieldWords()
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const { form, problems, isBusy, forget, submit } = useSubmit(fields, 'code')

  const work = async () => {
    const checked = authCalls.secondStep.input.safeParse({ ticket, code: code.trim() })
    if (!checked.success) return problemsOfCheck<'code'>(checked)
    await signIn(authCalls.secondStep, checked.data)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(work)(event)} noValidate>
      <p className={styles.intro}>{t(isRecovery ? 'second.recoveryIntro' : 'second.intro')}</p>
      <WholeProblem error={problems.whole} />
      <Field label={t(isRecovery ? 'second.recovery' : 'second.code')} {...wordsOf(problems.fields.code)}>
        <Input
          key={String(isRecovery)}
          size="large"
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={code}
          onChange={(_, { value }) => {
            setCode(value)
            forget('code')
          }}
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        {t(isBusy ? 'signIn.busy' : 'second.submit')}
      </Button>
      <Link
        as="button"
        type="button"
        onClick={() => {
          setRecovery(!isRecovery)
          setCode('')
          forget('code')
        }}
      >
        {t(isRecovery ? 'second.useApp' : 'second.useRecovery')}
      </Link>
    </form>
  )
}
