import type { LogEntry } from '#domain/operationLog/log'
import { excelDay } from '#workers/sheets/export/cells'
import { csvWriter } from '#workers/sheets/write/csvWriter'
import type { SheetColumn, SheetWriter } from '#workers/sheets/write/sheetWriter'
import { xlsxWriter } from '#workers/sheets/write/xlsxWriter'
import type { EntryText } from './tellEntry.ts'

export type LogFormat = 'xlsx' | 'csv'
export type FileWords = {
  title: string
  columns: Record<'at' | 'who' | 'what' | 'detail' | 'answer' | 'device' | 'address', string>
  who: (id: string) => string
  answer: (entry: LogEntry) => string
}

const kinds = {
  at: { kind: 'date', width: 20 },
  who: { kind: 'text', width: 16 },
  what: { kind: 'text', width: 48 },
  detail: { kind: 'text', width: 48 },
  answer: { kind: 'text', width: 24 },
  device: { kind: 'text', width: 12 },
  address: { kind: 'text', width: 18 },
} as const satisfies Record<string, Omit<SheetColumn, 'title'>>

/** The log as a file, an entry per row. */
export async function logFile(format: LogFormat, words: FileWords, now: Date) {
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  const columns = names.map((name) => ({ title: words.columns[name], ...kinds[name] }))
  const writer: SheetWriter =
    format === 'csv' ? csvWriter({ columns }) : await xlsxWriter({ sheetName: words.title, columns, now })
  return {
    row(entry: LogEntry, { title, detail = '' }: EntryText) {
      const { at, user, device, address } = entry
      writer.row([excelDay(at), words.who(user), title, detail, words.answer(entry), device, address])
    },
    drained: () => writer.drained(),
    finish: () => writer.finish(),
    cancel: () => writer.cancel(),
  }
}
