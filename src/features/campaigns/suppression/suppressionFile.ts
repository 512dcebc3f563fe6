import type { SuppressionKind, SuppressionReason, SuppressionRow } from '#domain/campaigns/suppression'
import type { FileTable } from '../../../components/figures/tableFile.ts'

type Words = {
  title: string
  titles: Record<'value' | 'kind' | 'reason' | 'channels' | 'created_at' | 'note', string>
  kindOf: (kind: SuppressionKind) => string
  reasonOf: (reason: SuppressionReason) => string
  channelsOf: (row: SuppressionRow) => string
  timeOf: (at: number) => string
}

/** For another program, which must leave them out as well; of erased people there is nothing to leave out. */
export function suppressionFile(rows: readonly SuppressionRow[], words: Words): FileTable {
  const { title, titles, kindOf, reasonOf, channelsOf, timeOf } = words
  const columns = [titles.value, titles.kind, titles.reason, titles.channels, titles.created_at, titles.note]
  return {
    title,
    columns: columns.map((title) => ({ title, kind: 'text' })),
    rows: rows.flatMap((row) => {
      const value = row.value !== null && row.kind === 'phone' ? `+${row.value}` : row.value
      const { kind, reason, created_at, note } = row
      return value === null ? [] : [[value, kindOf(kind), reasonOf(reason), channelsOf(row), timeOf(created_at), note]]
    }),
  }
}
