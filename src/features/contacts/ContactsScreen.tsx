import { Contacts } from './Contacts.tsx'
import { LabelsProvider } from './useLabels.tsx'
import { RightsProvider } from './useRights.tsx'
import { useTellExports } from './useTellExports.ts'

export function ContactsScreen() {
  useTellExports()
  return (
    <LabelsProvider>
      <RightsProvider>
        <Contacts />
      </RightsProvider>
    </LabelsProvider>
  )
}
