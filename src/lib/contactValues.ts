import { useTranslation } from 'react-i18next'
import type { Contact, ContactFields } from '#domain/contacts/contact'
import { type CustomKey, customIdOf } from '#domain/contacts/customKeys'
import { useCountryName } from './countries.ts'
import { useAllCustomFields, useCustomText } from './customFields.ts'

/** A value of a contact's field as a screen shows it; '' where it is empty. `labelName`: of a tag, category or source. */
export function useContactValue(labelName: (id: string) => string | undefined) {
  const { t } = useTranslation('contacts')
  const countryName = useCountryName()
  const fields = useAllCustomFields()
  const customText = useCustomText()
  const nameOf = (id: string | null) => (id === null ? '' : (labelName(id) ?? t('change.unknown')))
  return (field: keyof ContactFields | CustomKey, value: unknown): string => {
    const id = customIdOf(field)
    if (id !== null) {
      const custom = fields.find((one) => one.id === id)
      return custom ? customText(custom, value) : typeof value === 'string' ? value : ''
    }
    const written = { [field]: value } as Contact
    switch (field) {
      case 'country':
        return countryName(written.country)
      case 'phones':
        return written.phones.map(({ full_number }) => `+${full_number}`).join(' · ')
      case 'emails':
        return written.emails.map(({ email }) => email).join(' · ')
      case 'tag':
        return written.tag.map(nameOf).join(' · ')
      case 'category':
      case 'source':
        return nameOf(written[field])
      case 'follow_up_status':
        return t(`status.${written.follow_up_status}`)
      case 'picture':
        return written.picture ? t('lost.picture') : ''
      case 'custom_fields':
        return Object.entries(written.custom_fields ?? {})
          .flatMap(([id, one]) => fields.filter((custom) => custom.id === id).map((custom) => customText(custom, one)))
          .join(' · ')
      default:
        return written[field as 'name']
    }
  }
}
