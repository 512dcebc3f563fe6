import { reasonText, reportWords } from '#domain/contacts/importReasons'
import { importPurposes } from '#domain/exchange/importTask'
import type { Language } from '#domain/texts/errorText'
import { openWorkbook } from '../read/openWorkbook.ts'
import type { TextChoice } from '../read/workbook.ts'
import { xlsxWriter } from '../write/xlsxWriter.ts'
import type { ImportReport } from './importSheet.ts'

type Options = {
  file: Blob
  text?: TextChoice | undefined
  sheet: number
  report: ImportReport
  language: Language
  now: Date
}

/**
 * Every row that was not taken, or not wholly, with its reasons and its cells. The cells are read from the file once
 * more, so that an import need not keep them; without the file the reasons are still there.
 */
export async function writeReport({ file, text, sheet, report, language, now }: Options): Promise<Blob> {
  const words = reportWords[language]
  const column = (title: string, width: number) => ({ title, width, kind: 'text' as const })
  const columns = [
    { ...column(words.row, 8), kind: 'number' as const },
    column(words.result, 18),
    column(words.reason, 60),
    ...report.header.map((title) => column(title, 20)),
  ]
  const writer = await xlsxWriter({ sheetName: words.sheet, columns, now })
  const written = new Set<number>()
  const write = (index: number, cells: readonly string[]) => {
    const row = report.rows.get(index)
    if (!row || written.has(index)) return
    written.add(index)
    const reasons = row.problems.map(({ reason, ...values }) => reasonText(reason, language, values))
    writer.row([index + 1, row.taken ? words.taken : words.notTaken, reasons.join('; '), ...cells])
  }
  try {
    for await (const batch of (await openWorkbook(file, { text })).rows(sheet)) {
      for (const { index, cells } of batch) write(index, cells)
      await writer.drained()
      if (written.size === report.rows.size) break
    }
  } catch (error) {
    // The file is gone or changed since.
    console.error(error)
  }
  for (const index of report.rows.keys()) write(index, [])
  if (report.overLimit) {
    const { from, to } = report.overLimit
    writer.row([
      from + 1,
      words.notTaken,
      reasonText(importPurposes[report.purpose].reason, language, { row: `${from + 1}–${to + 1}` }),
    ])
  }
  return writer.finish()
}
