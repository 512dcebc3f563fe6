import { LabelsProvider } from '../../../lib/labels.tsx'
import { RightsProvider } from '../export/useRights.tsx'
import { useTellExports } from '../export/useTellExports.ts'
import { PersonPage } from '../person/PersonPage.tsx'
import { usePersonPage } from '../person/usePersonPage.ts'
import { Contacts } from './Contacts.tsx'

export function ContactsScreen() {
  useTellExports()
  const person = usePersonPage()
  return (
    <LabelsProvider>
      <RightsProvider>{person ? <PersonPage id={person} /> : <Contacts />}</RightsProvider>
    </LabelsProvider>
  )
}
