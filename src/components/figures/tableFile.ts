import { csvWriter } from '#workers/sheets/write/csvWriter'
import type { SheetWriter } from '#workers/sheets/write/sheetWriter'
import { xlsxWriter } from '#workers/sheets/write/xlsxWriter'

export type TableFormat = 'xlsx' | 'csv'
export type FileTable = {
  title: string
  columns: readonly { title: string; kind: 'text' | 'number' }[]
  rows: readonly (readonly (string | number | null)[])[]
  /** whose data it is, in a row of its own at the end */
  source?: string
}

/** Any table of a page as a file. */
export async function tableFile(
  format: TableFormat,
  { title, columns, rows, source }: FileTable,
  now: Date,
): Promise<Blob> {
  const sheet = columns.map((column) => ({ ...column, width: column.kind === 'text' ? 28 : 14 }))
  const writer: SheetWriter =
    format === 'csv' ? csvWriter({ columns: sheet }) : await xlsxWriter({ sheetName: title, columns: sheet, now })
  for (const row of rows) writer.row(row)
  if (source) writer.row([source, ...columns.slice(1).map(() => null)])
  return writer.finish()
}
