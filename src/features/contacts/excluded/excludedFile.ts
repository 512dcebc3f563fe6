import type { ExcludedContact } from '#domain/contacts/excluded'
import type { FileTable } from '../../../components/figures/tableFile.ts'

/** As `readAddresses` takes it: for another program, or for another company of the same owner. */
export const excludedFile = (
  title: string,
  titles: readonly string[],
  rows: readonly ExcludedContact[],
): FileTable => ({
  title,
  columns: titles.map((title) => ({ title, kind: 'text' })),
  rows: rows.map(({ full_number, email, whatsapp_id, reason }) => [
    full_number && `+${full_number}`,
    email,
    whatsapp_id,
    reason,
  ]),
})
