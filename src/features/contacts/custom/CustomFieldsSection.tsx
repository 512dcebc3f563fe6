import { useTranslation } from 'react-i18next'
import type { Contact, ContactFields } from '#domain/contacts/contact'
import { type CustomField, type CustomValue, customValue } from '#domain/contacts/customField'
import { readCustom } from '#domain/contacts/readCustom'
import { EditableText } from '../../../components/EditableText.tsx'
import { Section } from '../../../components/Section.tsx'
import { useCustomFields } from '../../../lib/customFields.ts'
import { useWords } from '../../../lib/errors.ts'
import { One } from '../pickers.tsx'
import { customOptions } from './customOptions.ts'

type Save = (fields: ContactFields) => Promise<string | null>

/** What the company asks of a contact besides; nothing where it has no field of its own. */
export function CustomFieldsSection({ contact, onSave }: { contact: Contact; onSave: Save }) {
  const { t } = useTranslation('contacts')
  const fields = useCustomFields()
  if (fields.length === 0) return null
  return (
    <Section title={t('customFields.group')}>
      {fields.map((field) => (
        <CustomInput
          key={field.id}
          field={field}
          value={customValue(field, contact.custom_fields)}
          onSave={(value) => onSave({ custom_fields: { [field.id]: value } })}
        />
      ))}
    </Section>
  )
}

type InputProps = {
  field: CustomField
  value: CustomValue | null
  onSave: (value: CustomValue | null) => Promise<string | null>
}

export function CustomInput({ field, value, onSave }: InputProps) {
  const { t } = useTranslation('contacts')
  const words = useWords()
  if (field.type === 'choice') {
    const chosen = field.options.find(({ id }) => id === value)
    return (
      <One
        label={field.name}
        options={[{ value: '', text: t('customFields.notSet') }, ...customOptions(field, value)]}
        value={String(value ?? '')}
        onChoose={(id) => void onSave(id === '' ? null : id)}
      >
        {chosen?.name}
      </One>
    )
  }
  return (
    <EditableText
      label={field.name}
      value={value === null ? '' : String(value)}
      placeholder={t('panel.empty')}
      autoComplete="off"
      {...(field.type === 'date' && { type: 'date' })}
      {...(field.type === 'number' && { inputMode: 'decimal' })}
      onSave={async (typed) => {
        const read = readCustom(field, typed)
        return read.kind === 'wrong' ? words.ofCode(read.code) : onSave(read.value)
      }}
    />
  )
}
