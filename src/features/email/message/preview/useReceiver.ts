import { useEffect, useState } from 'react'
import { customMergeValues, type MergeValues, mergeValues } from '#domain/email/render/mergeTags'
import { contactById } from '#workers/database/read'
import { type ContactLine, everyContact } from '#workers/search/api'
import { nobody } from '../../../../components/mail/mailPage.ts'
import { useClient } from '../../../../lib/client.ts'
import { useCountryName } from '../../../../lib/countries.ts'
import { useCustomFields, useCustomText } from '../../../../lib/customFields.ts'
import { useStored } from '../../../../lib/reader.ts'

const shownContacts = 20

/** Contacts with an address that have these words, the best first; null while they are being looked for. */
export function useReceivers(search: string): ContactLine[] | null {
  const { contacts } = useClient()
  const [found, setFound] = useState<{ search: string; lines: ContactLine[] } | null>(null)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const view = await contacts.open({ ...everyContact, search, ranked: search !== '' }, () => {})
      const { lines } = await view.lines(0, 200)
      view.close()
      if (isHere) setFound({ search, lines: lines.filter(({ emails }) => emails.length > 0).slice(0, shownContacts) })
    }
    look().catch(console.error)
    return () => {
      isHere = false
    }
  }, [contacts, search])
  return found?.search === search ? found.lines : null
}

/** What is known of the one who was chosen. */
export function useValues(contact: string | null): MergeValues {
  const countryName = useCountryName()
  const fields = useCustomFields()
  const customText = useCustomText()
  const row = useStored(async (db) => (contact ? contactById(db, contact) : null), [contact])
  if (!row) return nobody
  return {
    ...mergeValues(row, row.emails[0]?.email ?? '', countryName),
    ...customMergeValues(fields, row.custom_fields, customText),
  }
}
