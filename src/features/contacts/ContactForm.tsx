import { Button } from '@fluentui/react-components'
import { OpenRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Contact, ContactDraft, ContactFields } from '#domain/contacts/contact'
import { openableUrl } from '#domain/shared/schema'
import { EditableText } from '../../components/EditableText.tsx'
import { Section } from '../../components/Section.tsx'
import { useWords } from '../../lib/errors.ts'
import { checkField, type textFields } from './contactFields.ts'
import { EmailsField } from './EmailsField.tsx'
import { PhonesField } from './PhonesField.tsx'
import { CountryPicker, LabelPicker, StatusPicker, TagPicker } from './pickers.tsx'

type Save = (fields: ContactFields) => Promise<string | null>

/** All fields a user may change; each saves itself. */
export function ContactForm({ contact, onSave }: { contact: Contact; onSave: Save }) {
  const { t } = useTranslation('contacts')
  const words = useWords()
  const checked = async (field: keyof ContactDraft, value: unknown) => {
    const result = checkField(field, value)
    return result.kind === 'wrong' ? words.ofCode(result.code) : onSave(result.value)
  }
  const text = (field: (typeof textFields)[number]) => ({
    label: t(`fields.${field}`),
    value: contact[field],
    placeholder: t('panel.empty'),
    autoComplete: 'off',
    onSave: (typed: string) => checked(field, typed),
  })
  const url = openableUrl(contact.company_website)
  return (
    <>
      <Section title={t('panel.reach')}>
        <PhonesField phones={contact.phones} country={contact.country} onSave={(phones) => onSave({ phones })} />
        <EmailsField emails={contact.emails} onSave={(emails) => onSave({ emails })} />
      </Section>
      <Section title={t('panel.sorting')}>
        <StatusPicker
          value={contact.follow_up_status}
          onChange={(status) => void onSave({ follow_up_status: status })}
        />
        <TagPicker value={contact.tag} onChange={(tag) => void onSave({ tag })} />
        <LabelPicker kind="category" value={contact.category} onChange={(category) => void onSave({ category })} />
        <LabelPicker kind="source" value={contact.source} onChange={(source) => void onSave({ source })} />
        <EditableText {...text('remark')} lines />
      </Section>
      <Section title={t('panel.work')}>
        <EditableText {...text('name')} />
        <EditableText {...text('company')} />
        <EditableText {...text('position')} />
        <EditableText
          {...text('company_website')}
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
        <EditableText {...text('address')} lines />
        <EditableText {...text('founded_time')} />
      </Section>
    </>
  )
}
