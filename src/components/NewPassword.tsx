import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { useFieldWords } from './formParts.tsx'
import { PasswordField } from './PasswordField.tsx'
import { type Problems, problem } from './problems.ts'

export type NewPasswordDraft = { password: string; again: string }
export const emptyPassword: NewPasswordDraft = { password: '', again: '' }

/** What only the form knows: whether both were typed alike. */
export const passwordProblems = ({ password, again }: NewPasswordDraft): Problems<'again'>['fields'] =>
  password === again ? {} : { again: problem('passwordsDiffer') }

type Props<N extends 'password' | 'newpassword'> = {
  /** as the call spells it */
  name: N
  label: string
  draft: NewPasswordDraft
  change: (draft: NewPasswordDraft, field: N | 'again') => void
  problems: Problems<N | 'again'>['fields']
}

/** A password that is typed twice; a password manager fills both. */
export function NewPassword<N extends 'password' | 'newpassword'>({ name, label, draft, change, problems }: Props<N>) {
  const { t } = useTranslation('app')
  const wordsOf = useFieldWords()
  return (
    <>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        hint={t('password.hint', { min: limits.passwordMin })}
        value={draft.password}
        onChange={(password) => change({ ...draft, password }, name)}
        words={wordsOf(problems[name])}
      />
      <PasswordField
        label={t('password.again')}
        name="again"
        autoComplete="new-password"
        value={draft.again}
        onChange={(again) => change({ ...draft, again }, 'again')}
        words={wordsOf(problems.again)}
      />
    </>
  )
}
