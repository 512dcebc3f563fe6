import { type ReportColumn, type ReportSums, reportColumns } from '#domain/campaigns/statistics/sendingReport'
import type { FileTable } from '../../../components/figures/tableFile.ts'

type FileRow = { names: readonly string[]; sums: ReportSums }
type Words = { title: string; names: readonly string[]; titleOf: (column: ReportColumn) => string }

/** Names or a day, and the numbers beside them. */
export const reportFile = (rows: readonly FileRow[], { title, names, titleOf }: Words): FileTable => ({
  title,
  columns: [
    ...names.map((name) => ({ title: name, kind: 'text' as const })),
    ...reportColumns.map((column) => ({ title: titleOf(column), kind: 'number' as const })),
  ],
  rows: rows.map(({ names, sums }) => [...names, ...reportColumns.map((column) => sums[column])]),
})
