import { useTranslation } from 'react-i18next'
import { contactCardHeight, useContactCard } from './ContactCard.tsx'
import { type ContactListProps, ContactTable } from './ContactTable.tsx'
import { useContactColumns } from './contactColumns.tsx'

export function ContactList(props: ContactListProps) {
  const { t } = useTranslation('contacts')
  const columns = useContactColumns(props.chosen)
  const card = useContactCard(props.selecting)
  return (
    <ContactTable {...props} label={t('title')} columns={columns} card={{ height: contactCardHeight, render: card }} />
  )
}
