import { AppError } from '#domain/errors'
import { isHiddenRow, type Workbook } from './workbook.ts'

/** The cells of a sheet as text, down to its last row that is taken. */
export type SheetTable = { kind: 'table'; sheet: string; cells: string[][]; isCut: boolean }

/** The first sheet in sight that has anything in it; rows that it hides are left out. */
export async function sheetTable(workbook: Pick<Workbook, 'sheets' | 'rows'>, most: number): Promise<SheetTable> {
  for (const [at, { name, hidden }] of workbook.sheets.entries()) {
    if (hidden) continue
    const cells: string[][] = []
    for await (const batch of workbook.rows(at, { limit: most + 1 }))
      for (const row of batch) if (!isHiddenRow(row)) cells.push(row.cells)
    if (cells.length > 0) return { kind: 'table', sheet: name, cells: cells.slice(0, most), isCut: cells.length > most }
  }
  throw new AppError('sheetEmpty')
}
