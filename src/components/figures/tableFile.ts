import { csvWriter } from '#workers/sheets/write/csvWriter'
import type { SheetWriter } from '#workers/sheets/write/sheetWriter'
import { xlsxWriter } from '#workers/sheets/write/xlsxWriter'

export type TableFormat = 'xlsx' | 'csv'
type PlainTable = {
  title: string
  columns: readonly { title: string; kind: 'text' | 'number' }[]
  rows: readonly (readonly (string | number | null)[])[]
  /** whose data it is, in a row of its own at the end */
  source?: string
}
export type FileTable = PlainTable & {
  /** what goes with it, such as whom to name for the data: a second sheet, or below it where there is one only */
  also?: PlainTable | undefined
}

/** Any table of a page as a file. */
export async function tableFile(format: TableFormat, table: FileTable, now: Date): Promise<Blob> {
  const { title, rows, source, also } = table
  const columns = sheetColumns(table)
  const writer: SheetWriter =
    format === 'csv'
      ? csvWriter({ columns })
      : await xlsxWriter({
          sheetName: title,
          columns,
          now,
          second: also && { name: also.title, columns: sheetColumns(also), rows: also.rows },
        })
  for (const row of rows) writer.row(row)
  if (source) writer.row([source, ...columns.slice(1).map(() => null)])
  if (format === 'csv' && also) for (const row of below(also, columns.length)) writer.row(row)
  return writer.finish()
}

const sheetColumns = ({ columns }: PlainTable) =>
  columns.map((column) => ({ ...column, width: column.kind === 'text' ? 28 : 14 }))

/** A file of text has one table: the other one stands below an empty line, as wide as the first. */
const below = ({ title, columns, rows }: PlainTable, width: number) =>
  [[], [title], columns.map((column) => column.title), ...rows].map((row) =>
    Array.from({ length: width }, (_, n) =>
      n < width - 1 || row.length <= width ? (row[n] ?? null) : row.slice(n).join(' · '),
    ),
  )
