import type { Contact, ContactFields } from '#domain/contacts/contact'
import { certaintyOf, companyForm, type NameAndCompany, nameForm, sureFrom } from '#domain/contacts/duplicates'
import { duplicateKeys, isNameKey } from '#domain/contacts/importDuplicates'
import type { Lead } from '#domain/fair/bundle'
import { eachLeaf } from '../database/read.ts'
import type { UserDatabase } from '../database/schema.ts'

/** Whom this phone has already, by the id of the lead: the same phone or email, and no other name. */
export async function matchesOf(db: UserDatabase, leads: readonly Lead[]): Promise<Map<string, Contact>> {
  const leadsByKey = new Map<string, Lead>()
  for (const lead of leads) for (const key of addressesOf(lead.contact)) leadsByKey.set(key, lead)
  const twins = new Map<string, Contact>()
  for await (const entries of eachLeaf(db, 'contact'))
    for (const { row } of entries) {
      const contact = row as Contact | null
      if (!contact || contact.restricted_at) continue
      for (const key of addressesOf(contact)) {
        const lead = leadsByKey.get(key)
        if (lead && lead.contact.id !== contact.id && isMatch(key, lead, contact)) twins.set(lead.contact.id, contact)
      }
    }
  return twins
}

const addressesOf = (contact: ContactFields) => duplicateKeys(contact).filter((key) => !isNameKey(key))

function isMatch(key: string, { contact }: Lead, other: Contact): boolean {
  return certaintyOf(key.startsWith('p') ? 'phone' : 'email', named(contact), named(other)) >= sureFrom
}

const named = ({ name = '', company = '' }: ContactFields): NameAndCompany => ({
  name: nameForm(name),
  company: companyForm(company),
})
