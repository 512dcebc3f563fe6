import { Field, Input } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../lib/errors.ts'
import type { SenderForm } from './useSenderForm.ts'

type SenderFieldProps = { form: SenderForm; name: string; label: string; hint?: string; isNeeded?: boolean }

/** A field of the sender, with what is wrong with it. */
export function SenderFormField({
  form,
  name,
  label,
  hint,
  isNeeded,
  children,
}: SenderFieldProps & { children: ReactElement }) {
  const words = useFaultWords(form, name)
  return (
    <Field label={label} {...(hint && !words && { hint })} {...(isNeeded && { required: true })} {...words}>
      {children}
    </Field>
  )
}

type TextProps = SenderFieldProps & {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'url' | 'tel'
}

export function TextField({ value, onChange, type = 'text', ...placed }: TextProps) {
  return (
    <SenderFormField {...placed}>
      <Input name={placed.name} type={type} value={value} onChange={(_, data) => onChange(data.value)} />
    </SenderFormField>
  )
}

type NumberProps = SenderFieldProps & { value: number; onChange: (value: number) => void; most: number }

export function SenderNumberField({ value, onChange, most, ...placed }: NumberProps) {
  return (
    <SenderFormField {...placed}>
      <Input
        name={placed.name}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={value ? String(value) : ''}
        onChange={(_, data) => onChange(Math.trunc(Number(data.value)) || 0)}
      />
    </SenderFormField>
  )
}

function useFaultWords({ faults }: SenderForm, name: string) {
  const { t } = useTranslation('email')
  const { ofCode } = useWords()
  const fault = faults[name]
  if (!fault) return null
  const own = {
    nameEmpty: t('sender.who.nameEmpty'),
    hostEmpty: t('sender.server.hostEmpty'),
    daysEmpty: t('sender.hours.daysEmpty'),
  }
  const text = fault === 'nameEmpty' || fault === 'hostEmpty' || fault === 'daysEmpty' ? own[fault] : ofCode(fault)
  return { validationState: 'error' as const, validationMessage: text }
}
