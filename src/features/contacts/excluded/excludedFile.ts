import type { ExcludedContact } from '#domain/contacts/excluded'
import { csvWriter } from '#workers/sheets/write/csvWriter'

/** As `readAddresses` takes it: for another program, or for another company of the same owner. */
export function excludedFile(titles: readonly string[], rows: readonly ExcludedContact[]): Promise<Blob> {
  const writer = csvWriter({ columns: titles.map((title) => ({ title, width: 28, kind: 'text' })) })
  for (const { full_number, email, whatsapp_id, reason } of rows)
    writer.row([full_number && `+${full_number}`, email, whatsapp_id, reason])
  return writer.finish()
}
