import { openWorkbook } from './openWorkbook.ts'
import { type PackedRows, packRows } from './packedRows.ts'
import type { ReadOptions, TextOptions } from './workbook.ts'
import { nextPage, type PagesWorkerApi } from './workerPages.ts'

export type RowPage = { kind: 'rows'; rows: PackedRows }

/** The rows of one sheet as `rowsBeside.ts` asks for them: a page for each question, in their order. */
export type RowsWorkerApi = PagesWorkerApi<RowPage> & {
  open(file: Blob, sheet: number, options: Omit<ReadOptions, 'signal'>, text: TextOptions): void
}

export function rowsWorker(): RowsWorkerApi {
  let pages: AsyncGenerator<RowPage>

  async function* read(file: Blob, sheet: number, options: ReadOptions, text: TextOptions): AsyncGenerator<RowPage> {
    const workbook = await openWorkbook(file, text)
    for await (const rows of workbook.rows(sheet, options)) yield { kind: 'rows', rows: packRows(rows) }
  }

  return {
    open(file, sheet, options, text) {
      pages = read(file, sheet, options, text)
    },
    next: () => nextPage(pages),
    ping: () => true,
  }
}
