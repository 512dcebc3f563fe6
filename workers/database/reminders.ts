import { isOpen, type Reminder, reminderState, soonestFirst } from '#domain/contacts/companions/reminder'
import type { Contact } from '#domain/contacts/contact'
import { entriesByIds, rowsWhere } from './read.ts'
import type { UserDatabase } from './schema.ts'

/** A reminder with the contact that it is about. */
export type OpenReminder = { reminder: Reminder; contact: Contact; name: string }

/**
 * Of this user's own contacts what is neither done nor answered, the soonest first. A main account sees everybody's
 * reminders, and is reminded of its own.
 */
export async function openReminders(db: UserDatabase, user: string): Promise<OpenReminder[]> {
  const reminders = await rowsWhere(db, 'reminder', (row) => row.done_at === null)
  const ids = reminders.map(({ contact_id }) => contact_id)
  const contacts = (await entriesByIds(db, 'contact', ids)).map((entry) => (entry?.row ?? null) as Contact | null)
  return reminders
    .flatMap((reminder, at) => {
      const contact = contacts[at]
      // What a person wants left alone is nothing to come back to.
      if (contact?.belongto !== user || contact.restricted_at) return []
      if (!isOpen(reminderState(reminder, contact, 0))) return []
      return [{ reminder, contact, name: contact.name || contact.company }]
    })
    .sort((a, b) => soonestFirst(a.reminder, b.reminder))
}

export const isDue = ({ reminder }: OpenReminder, now: number) => reminder.due_at <= now
