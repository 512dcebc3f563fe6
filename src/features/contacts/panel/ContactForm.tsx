import { Button } from '@fluentui/react-components'
import { OpenRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Contact, ContactFields } from '#domain/contacts/contact'
import { openableUrl } from '#domain/shared/schema'
import { EditableText, type EditableTextProps } from '../../../components/EditableText.tsx'
import { Section } from '../../../components/Section.tsx'
import { useWords } from '../../../lib/errors.ts'
import { CustomFieldsSection } from '../custom/CustomFieldsSection.tsx'
import { CountryPicker, LabelPicker, StatusPicker, TagPicker } from '../pickers.tsx'
import { checkField, type textFieldNames } from './contactFields.ts'
import { EmailsField } from './EmailsField.tsx'
import { IdentitiesField } from './IdentitiesField.tsx'
import { PhonesField } from './PhonesField.tsx'

type Save = (fields: ContactFields) => Promise<string | null>

/** All fields a user may change; each saves itself. */
export function ContactForm({ contact, onSave }: { contact: Contact; onSave: Save }) {
  const { t } = useTranslation('contacts')
  const url = openableUrl(contact.company_website)
  return (
    <>
      <Section title={t('panel.reach')}>
        <PhonesField contact={contact} onSave={(phones) => onSave({ phones })} />
        <EmailsField contact={contact.id} emails={contact.emails} onSave={(emails) => onSave({ emails })} />
        <IdentitiesField identities={contact.identities ?? []} />
      </Section>
      <Section title={t('panel.sorting')}>
        <StatusPicker
          value={contact.follow_up_status}
          onChange={(status) => void onSave({ follow_up_status: status })}
        />
        <TagPicker value={contact.tag} onChange={(tag) => void onSave({ tag })} />
        <LabelPicker kind="category" value={contact.category} onChange={(category) => void onSave({ category })} />
        <LabelPicker kind="source" value={contact.source} onChange={(source) => void onSave({ source })} />
        <TextField field="remark" value={contact.remark} onSave={onSave} lines />
      </Section>
      <Section title={t('panel.work')}>
        <TextField field="name" value={contact.name} onSave={onSave} />
        <TextField field="company" value={contact.company} onSave={onSave} />
        <TextField field="position" value={contact.position} onSave={onSave} />
        <TextField
          field="company_website"
          value={contact.company_website}
          onSave={onSave}
          inputMode="url"
          after={
            url && (
              <Button
                as="a"
                href={url}
                target="_blank"
                rel="noreferrer"
                appearance="subtle"
                icon={<OpenRegular />}
                aria-label={t('panel.open', { url })}
              />
            )
          }
        />
        <CountryPicker value={contact.country} onChange={(country) => void onSave({ country })} />
        <TextField field="address" value={contact.address} onSave={onSave} lines />
        <TextField field="founded_time" value={contact.founded_time} onSave={onSave} />
      </Section>
      <CustomFieldsSection contact={contact} onSave={onSave} />
    </>
  )
}

type TextFieldProps = Pick<EditableTextProps, 'lines' | 'inputMode' | 'after'> & {
  field: (typeof textFieldNames)[number]
  value: string
  onSave: Save
}

/** One of them; a change of another field is nothing to it. */
function TextField({ field, value, onSave, ...shown }: TextFieldProps) {
  const { t } = useTranslation('contacts')
  const words = useWords()
  const save = async (typed: string) => {
    const checked = checkField(field, typed)
    return checked.kind === 'wrong' ? words.ofCode(checked.code) : onSave(checked.value)
  }
  return (
    <EditableText
      label={t(`fields.${field}`)}
      value={value}
      placeholder={t('panel.empty')}
      autoComplete="off"
      onSave={save}
      {...shown}
    />
  )
}
