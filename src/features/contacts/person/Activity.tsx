import type { Companions } from '#domain/contacts/companions/timeline'
import type { Contact } from '#domain/contacts/contact'
import { ContactAttachments } from './ContactAttachments.tsx'
import { Notes } from './Notes.tsx'
import { Reminders } from './Reminders.tsx'
import { TimeLine } from './TimeLine.tsx'

/** What was done with a contact, and what one does next. */
export function Activity({ contact, companions }: { contact: Contact; companions: Companions }) {
  const { notes, reminders, files } = companions
  return (
    <>
      <TimeLine key={contact.id} contact={contact} companions={companions} />
      <Notes contact={contact.id} notes={notes} />
      <Reminders contact={contact} reminders={reminders} />
      <ContactAttachments contact={contact.id} files={files} />
    </>
  )
}
