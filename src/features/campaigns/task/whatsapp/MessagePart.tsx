import { hasUrlVariable, type TemplateButton, type TemplateContent, variablesOf } from '#domain/whatsapp/template'
import { missingValues } from '#domain/whatsapp/templateProblems'
import { useTaskWords } from '../channel.ts'
import { FormPart, type PartProps } from '../FormPart.tsx'
import { HeaderFileField } from './HeaderFileField.tsx'
import { emptyWhatsapp, type TypedWhatsapp } from './typedWhatsapp.ts'
import { ValueField } from './ValueField.tsx'

type Props = PartProps & { content: TemplateContent; isAsked: boolean }

/** What stands for the variables of the template, and what its header shows. Nothing where it has neither. */
export function MessagePart({ typed, set, content, isAsked }: Props) {
  const { t } = useTaskWords()
  const message = typed.whatsapp ?? emptyWhatsapp
  const change = (some: Partial<TypedWhatsapp>) => set({ whatsapp: { ...message, ...some } })
  const names = variablesOf(content)
  const buttons = content.buttons.flatMap((button, n) => (takesValue(button) ? [{ button, n }] : []))
  if (names.length === 0 && buttons.length === 0 && !('file' in content.header)) return null
  const missing = isAsked ? missingValues(content, message) : []
  return (
    <FormPart title={t('task.whatsapp.values')}>
      {names.map((name) => (
        <ValueField
          key={name}
          label={t('task.whatsapp.value', { name })}
          value={message.texts[name] ?? ''}
          isMissing={missing.includes(name)}
          onValue={(value) => change({ texts: { ...message.texts, [name]: value } })}
        />
      ))}
      {buttons.map(({ button, n }) => (
        <ValueField
          key={n}
          label={button.kind === 'copy' ? t('task.whatsapp.code') : t('task.whatsapp.urlEnd', { name: button.text })}
          value={message.buttons[n] ?? ''}
          isMissing={missing.includes(String(n))}
          onValue={(value) => change({ buttons: { ...message.buttons, [n]: value } })}
        />
      ))}
      {'file' in content.header && (
        <HeaderFileField header={content.header} file={message.file} onFile={(file) => change({ file })} />
      )}
    </FormPart>
  )
}

type WithValue = Extract<TemplateButton, { kind: 'url' | 'copy' }>
const takesValue = (button: TemplateButton): button is WithValue => button.kind === 'copy' || hasUrlVariable(button)
