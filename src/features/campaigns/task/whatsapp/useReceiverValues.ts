import { useMemo } from 'react'
import { countryNamer } from '#domain/contacts/countryName'
import { customTextIn } from '#domain/contacts/customText'
import { customMergeValues, type MergeValues, mergeValues } from '#domain/email/render/mergeTags'
import { contactById } from '#workers/database/read'
import { nobody } from '../../../../components/mail/mailPage.ts'
import { useCustomFields } from '../../../../lib/customFields.ts'
import { useStored } from '../../../../lib/reader.ts'

/** What a message of WhatsApp knows of somebody, in the language that it is written in, and what they are called. */
export function useReceiverValues(
  contact: string | null,
  language: 'zh-CN' | 'en-US',
): { name: string; values: MergeValues } {
  const fields = useCustomFields()
  const row = useStored(async (db) => (contact ? contactById(db, contact) : null), [contact])
  return useMemo(() => {
    if (!row) return { name: '', values: nobody }
    return {
      name: row.name || row.company,
      values: {
        // It goes to a number: an email address it has none to say.
        ...mergeValues(row, '', countryNamer(language)),
        ...customMergeValues(fields, row.custom_fields, customTextIn(language)),
      },
    }
  }, [row, fields, language])
}
