import { Button, Field, type FieldProps, Input } from '@fluentui/react-components'
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** `off`: it is no password of an account */
  autoComplete: 'current-password' | 'new-password' | 'off'
  /** words and state when it is wrong */
  words: Pick<FieldProps, 'validationState' | 'validationMessage'>
  hint?: string
  inputRef?: Ref<HTMLInputElement>
}

/** Can be shown while typing, and says when Caps Lock is on. */
export function PasswordField({ label, name, value, onChange, autoComplete, words, hint = '', inputRef }: Props) {
  const { t } = useTranslation('app')
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const lookAtCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <Field label={label} hint={hasCapsLock ? t('password.capsLock') : words.validationMessage ? '' : hint} {...words}>
      <Input
        size="large"
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        spellCheck={false}
        value={value}
        onChange={(_, data) => onChange(data.value)}
        onKeyDown={lookAtCapsLock}
        onKeyUp={lookAtCapsLock}
        input={{ ref: inputRef ?? null }}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
            aria-label={t(isShown ? 'password.hide' : 'password.show')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </Field>
  )
}
