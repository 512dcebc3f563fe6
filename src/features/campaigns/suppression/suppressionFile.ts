import type { EmailSuppression, SuppressionReason } from '#domain/campaigns/suppression'
import type { FileTable } from '../../../components/figures/tableFile.ts'

type Words = {
  title: string
  titles: Record<'email' | 'reason' | 'created_at' | 'note', string>
  reasonOf: (reason: SuppressionReason) => string
  timeOf: (at: number) => string
}

/** For another program, which must leave them out as well. */
export function suppressionFile(
  rows: readonly EmailSuppression[],
  { title, titles, reasonOf, timeOf }: Words,
): FileTable {
  const columns = [titles.email, titles.reason, titles.created_at, titles.note]
  return {
    title,
    columns: columns.map((title) => ({ title, kind: 'text' })),
    rows: rows.map(({ email, reason, created_at, note }) => [email, reasonOf(reason), timeOf(created_at), note]),
  }
}
