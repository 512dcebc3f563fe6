import { Field, Input } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFieldWords } from '../../components/formParts.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import type { Problems } from '../../components/problems.ts'
import { ManagedUser } from './ManagedUser.tsx'

type Props = {
  asked: 'password' | 'code'
  value: string
  onChange: (value: string) => void
  problem: Problems<string>['fields'][string]
}

/** Who one is, once more: the password, or a code of the app where that is set up. */
export function ProofField({ asked, value, onChange, problem }: Props) {
  const { t } = useTranslation('account')
  const wordsOf = useFieldWords()
  if (asked === 'password')
    return (
      <>
        <ManagedUser />
        <PasswordField
          label={t('address.password')}
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={onChange}
          words={wordsOf(problem)}
        />
      </>
    )
  return (
    <Field label={t('address.code')} {...wordsOf(problem)}>
      <Input
        size="large"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(_, { value: typed }) => onChange(typed)}
      />
    </Field>
  )
}
