import { customMergeValues, type MergeValues, mergeValues } from '#domain/email/render/mergeTags'
import { contactById } from '#workers/database/read'
import { useCountryName } from '../../lib/countries.ts'
import { useCustomFields, useCustomText } from '../../lib/customFields.ts'
import { useStored } from '../../lib/reader.ts'
import { nobody } from './mailPage.ts'

/** What is known of the one who was chosen. */
export function useMergeValues(contact: string | null): MergeValues {
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
