import { AppError } from '#domain/errors'
import type { Failure } from '../api.ts'
import { causeOf } from '../causeOf.ts'
import { openWorkbook } from './openWorkbook.ts'
import { type PackedRows, packRows } from './packedRows.ts'
import type { ReadOptions, SheetRow, TextOptions } from './workbook.ts'

export type RowPage = { kind: 'rows'; rows: PackedRows } | { kind: 'end' } | Failure

/** The rows of one sheet as `rowsBeside.ts` asks for them: a page for each question, in their order. */
export type RowsWorkerApi = {
  open(file: Blob, sheet: number, options: Omit<ReadOptions, 'signal'>, text: TextOptions): void
  next(): Promise<RowPage>
  /** Answers while the worker lives. */
  ping(): true
}

export function rowsWorker(): RowsWorkerApi {
  let pages: AsyncGenerator<SheetRow[]>

  async function* read(file: Blob, sheet: number, options: ReadOptions, text: TextOptions) {
    yield* (await openWorkbook(file, text)).rows(sheet, options)
  }

  return {
    open(file, sheet, options, text) {
      pages = read(file, sheet, options, text)
    },
    async next() {
      try {
        const { done, value } = await pages.next()
        return done ? { kind: 'end' } : { kind: 'rows', rows: packRows(value) }
      } catch (error) {
        // A thrown error loses its class on the way to another worker.
        if (error instanceof AppError)
          return { kind: 'failed', code: error.code, values: error.values, ...causeOf(error.cause) }
        throw error
      }
    },
    ping: () => true,
  }
}
