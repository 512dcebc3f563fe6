import { useTranslation } from 'react-i18next'
import type { Contact, ContactFields } from '#domain/contacts/contact'
import { useCountryName } from './countries.ts'

/** A value of a contact's field as a screen shows it; '' where it is empty. `labelName`: of a tag, category or source. */
export function useContactValue(labelName: (id: string) => string | undefined) {
  const { t } = useTranslation('contacts')
  const countryName = useCountryName()
  const nameOf = (id: string | null) => (id === null ? '' : (labelName(id) ?? t('change.unknown')))
  return (field: keyof ContactFields, value: unknown): string => {
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
      default:
        return written[field]
    }
  }
}
