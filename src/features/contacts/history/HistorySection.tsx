import { HistoryRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/contacts/contact'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Section } from '../../../components/Section.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'

/** The way to what a contact was before. */
export function HistorySection({ contact, name }: { contact: Contact; name: string }) {
  const { t } = useTranslation('contacts')
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('history.title')}>
      <OnlineButton icon={<HistoryRegular />} onClick={() => setOpen(true)}>
        {t('history.open')}
      </OnlineButton>
      {isOpen && <HistoryDialog contact={contact} name={name} onClose={() => setOpen(false)} />}
    </Section>
  )
}
