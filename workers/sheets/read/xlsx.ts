import { AppError } from '#domain/errors'
import { readParts, typesFrom } from './parts.ts'
import { sharedStrings } from './sharedStrings.ts'
import { extrasIn } from './sheetExtras.ts'
import { sheetRows } from './sheetRows.ts'
import type { ReadOptions, SheetRow, Workbook } from './workbook.ts'
import type { Zip } from './zip.ts'

export async function openXlsx(zip: Zip, signal?: AbortSignal): Promise<Workbook> {
  const parts = await readParts(zip, signal)

  async function* rows(sheet: number, options: ReadOptions = {}): AsyncGenerator<SheetRow[]> {
    const part = parts.sheets[sheet]?.part
    if (!part) throw new AppError('fileDamaged')
    const shared = sharedStrings(parts.sharedStrings ? zip.stream(parts.sharedStrings, options.signal) : null)
    try {
      yield* sheetRows(zip.stream(part, options.signal), { ...parts, shared }, options)
    } finally {
      await shared.close()
    }
  }

  async function extras(sheet: number) {
    const { part } = parts.sheets[sheet]!
    return extrasIn(zip, part, await typesFrom(zip, part))
  }

  return { format: 'xlsx', sheets: parts.sheets.map(({ name, hidden }) => ({ name, hidden })), rows, extras }
}
