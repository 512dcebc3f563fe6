import { LabelsProvider } from '../../lib/labels.tsx'
import { Contacts } from './Contacts.tsx'
import { PersonPage } from './person/PersonPage.tsx'
import { usePersonPage } from './person/usePersonPage.ts'
import { RightsProvider } from './useRights.tsx'
import { useTellExports } from './useTellExports.ts'

export function ContactsScreen() {
  useTellExports()
  const person = usePersonPage()
  return (
    <LabelsProvider>
      <RightsProvider>{person ? <PersonPage id={person} /> : <Contacts />}</RightsProvider>
    </LabelsProvider>
  )
}
