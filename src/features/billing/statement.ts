import type { MoneyEntry } from '#domain/billing/ledger'
import { csvWriter } from '#workers/sheets/write/csvWriter'

export const statementColumns = [
  'created_at',
  'product',
  'type',
  'order_no',
  'before',
  'change',
  'after',
  'status',
  'remark',
] as const
type StatementColumn = (typeof statementColumns)[number]

/** The entries of one ledger account; `unit`: so many of its integers make one of what is written. */
export type StatementPart = { product: string; unit: 1 | 100; rows: Omit<MoneyEntry, 'id'>[] }

type Words = {
  titles: Record<StatementColumn, string>
  type: Record<MoneyEntry['type'], string>
  status: Record<MoneyEntry['status'], string>
}

/** A statement as a .csv file, one account after the other, so that each row begins where the one above it ended. */
export function statementFile(parts: readonly StatementPart[], words: Words): Promise<Blob> {
  const writer = csvWriter({
    columns: statementColumns.map((column) => ({ title: words.titles[column], kind: 'text', width: 16 })),
  })
  for (const { product, unit, rows } of parts)
    for (const row of rows)
      writer.row([
        localTime(new Date(row.created_at)),
        product,
        words.type[row.type],
        row.order_no,
        row.before / unit,
        row.change / unit,
        row.after / unit,
        words.status[row.status],
        row.remark,
      ])
  return writer.finish()
}

/** 2026-11-21 14:02:09, which every spreadsheet sorts and reads as a time. */
function localTime(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`
}
