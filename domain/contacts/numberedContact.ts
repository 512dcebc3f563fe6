import * as z from 'zod/mini'
import { Contact, ContactEmail, emailValidities, followUpStatuses, Phone, wtPhoneStatuses } from './contact.ts'

const numberOf = (names: readonly string[]) => z.int().check(z.minimum(0), z.maximum(names.length - 1))

/** A contact as the specification's calls give it: its statuses are numbers. Synchronised rows have their names. */
export const NumberedContact = z.extend(Contact, {
  follow_up_status: numberOf(followUpStatuses),
  phones: z.array(z.extend(Phone, { is_wt: numberOf(wtPhoneStatuses) })),
  emails: z.array(z.extend(ContactEmail, { is_valid: numberOf(emailValidities) })),
})
export type NumberedContact = z.output<typeof NumberedContact>

export const numberedContact = (contact: Contact): NumberedContact => ({
  ...contact,
  follow_up_status: followUpStatuses.indexOf(contact.follow_up_status),
  phones: contact.phones.map((phone) => ({ ...phone, is_wt: wtPhoneStatuses.indexOf(phone.is_wt) })),
  emails: contact.emails.map((email) => ({ ...email, is_valid: emailValidities.indexOf(email.is_valid) })),
})
