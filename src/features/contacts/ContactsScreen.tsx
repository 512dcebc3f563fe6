import { Contacts } from './Contacts.tsx'
import { LabelsProvider } from './useLabels.tsx'

export function ContactsScreen() {
  return (
    <LabelsProvider>
      <Contacts />
    </LabelsProvider>
  )
}
