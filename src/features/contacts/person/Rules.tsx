import type { Companions } from '#domain/contacts/companions/timeline'
import type { Contact } from '#domain/contacts/contact'
import { Consents } from './Consents.tsx'
import { FieldSources } from './FieldSources.tsx'
import { Origins } from './Origins.tsx'

/** Why a contact may be reached, and where what is known of it came from. */
export function Rules({ contact, companions }: { contact: Contact; companions: Companions }) {
  const { consents, origins, importedFrom, listOrigin } = companions
  return (
    <>
      <Consents key={`reach ${contact.id}`} contact={contact.id} consents={consents} />
      <Origins
        key={`from ${contact.id}`}
        contact={contact}
        origins={origins}
        importedFrom={importedFrom}
        listOrigin={listOrigin}
      />
      <FieldSources key={`fields ${contact.id}`} contact={contact} origins={origins} importedFrom={importedFrom} />
    </>
  )
}
