import { Button, Field, Input, Title2 } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { useFieldWords, useFormStyles, WholeProblem } from '../../components/formParts.tsx'
import { NewPassword } from '../../components/NewPassword.tsx'
import { noProblems, type Problems, problemsOfError, without } from '../../components/problems.ts'
import { sendForm } from '../../components/sendForm.ts'
import { useBusy } from '../../lib/busy.ts'
import { type NextStep, signIn } from './entry.ts'
import { checkSetup, emptySetup, type SetupField, setupFields } from './setupDraft.ts'

/** Creates the main account of a new installation, with the key of the link that the server printed. */
export function SetupForm({ setupKey, onNext }: { setupKey: string; onNext: (next: NextStep) => void }) {
  const styles = useFormStyles()
  const { t } = useTranslation('auth')
  const wordsOf = useFieldWords()
  const { draft, change, problems, contactNeeded, isBusy, submit } = useSetup(setupKey, onNext)

  const line = (name: 'username' | 'email' | 'mobile', autoComplete: string) => ({
    size: 'large' as const,
    name,
    autoComplete,
    value: draft[name],
    onChange: (_: unknown, { value }: { value: string }) => change(name, value),
  })
  const needed = contactNeeded
    ? ({ validationState: 'error', validationMessage: t('setup.contactNeeded') } as const)
    : {}
  return (
    <form className={styles.form} onSubmit={(event) => sendForm(event, submit)} noValidate>
      <Title2 as="h1">{t('setup.title')}</Title2>
      <p className={styles.intro}>{t('setup.intro')}</p>
      <WholeProblem error={problems.whole} />
      <Field label={t('setup.username')} {...wordsOf(problems.fields.username)}>
        <Input {...line('username', 'username')} autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t('setup.email')} {...needed} {...wordsOf(problems.fields.email)}>
        <Input {...line('email', 'email')} type="email" />
      </Field>
      <Field label={t('setup.mobile')} hint={t('setup.mobileHint')} {...wordsOf(problems.fields.mobile)}>
        <Input {...line('mobile', 'tel')} type="tel" />
      </Field>
      <NewPassword
        name="password"
        label={t('setup.password')}
        draft={draft}
        change={(next, field) => change(field, next[field])}
        problems={problems.fields}
      />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        {t(isBusy ? 'setup.busy' : 'setup.submit')}
      </Button>
    </form>
  )
}

function useSetup(setupKey: string, onNext: (next: NextStep) => void) {
  const [draft, setDraft] = useState(emptySetup)
  const [problems, setProblems] = useState<Problems<SetupField>>(noProblems)
  const [contactNeeded, setContactNeeded] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useBusy(Object.values(draft).some(Boolean))

  function change(field: SetupField, value: string) {
    setDraft((old) => ({ ...old, [field]: value }))
    setProblems((old) => without(old, field))
    if (field === 'email' || field === 'mobile') setContactNeeded(false)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    try {
      const outcome = await checkSetup(draft, setupKey)
      if (outcome.kind === 'ready') {
        const next = await signIn(authCalls.setup, outcome.input)
        return next ? onNext(next) : undefined
      }
      setProblems({ fields: outcome.fields, whole: null })
      setContactNeeded(outcome.contactNeeded)
      focusFirst(form, [...(outcome.contactNeeded ? ['email'] : []), ...Object.keys(outcome.fields)])
    } catch (error) {
      const found = problemsOfError(error, setupFields, 'username')
      setProblems(found)
      focusFirst(form, Object.keys(found.fields))
    }
    setBusy(false)
  }
  return { draft, change, problems, contactNeeded, isBusy, submit }
}

const focusFirst = (form: HTMLFormElement, wrong: string[]) => {
  const first = setupFields.find((field) => wrong.includes(field))
  if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
}
