import type { EmailSuppression, SuppressionReason } from '#domain/email/suppression'
import { csvWriter } from '#workers/sheets/write/csvWriter'

type Words = {
  titles: Record<'email' | 'reason' | 'created_at' | 'note', string>
  reasonOf: (reason: SuppressionReason) => string
  timeOf: (at: number) => string
}

/** For another program, which must leave them out as well. */
export function suppressionFile(rows: readonly EmailSuppression[], { titles, reasonOf, timeOf }: Words): Promise<Blob> {
  const columns = [titles.email, titles.reason, titles.created_at, titles.note]
  const writer = csvWriter({ columns: columns.map((title) => ({ title, width: 28, kind: 'text' })) })
  for (const { email, reason, created_at, note } of rows)
    writer.row([email, reasonOf(reason), timeOf(created_at), note])
  return writer.finish()
}
