import { csvSafe } from '#domain/contacts/export'
import { writeText } from './bytes.ts'
import type { CellValue, ColumnKind, SheetColumn, SheetWriter } from './sheetWriter.ts'
import { clean, textFile } from './textFile.ts'

/** RFC 4180 with the mark that makes Excel read it as UTF-8. Days are text here: a .csv has no formats. */
export function csvWriter({ columns }: { columns: readonly SheetColumn[] }): SheetWriter {
  const { out, size, blob, drop } = textFile('text/csv;charset=utf-8')
  out.raw(new Uint8Array([0xef, 0xbb, 0xbf]))
  writeText(out, csvLine(columns.map(({ title }) => title)))

  return {
    row(values) {
      writeText(out, csvLine(values, columns))
    },
    encode: (values, held) => held.raw(new TextEncoder().encode(csvLine(values, columns))),
    append: (row) => void out.raw(row),
    size,
    busy: () => false,
    drained: () => Promise.resolve(),
    finish: async () => blob(),
    cancel: drop,
  }
}

function csvLine(values: readonly CellValue[], columns?: readonly SheetColumn[]): string {
  let line = ''
  for (let at = 0; at < values.length; at++) {
    if (at > 0) line += ','
    const value = values[at]
    if (value === null || value === undefined) continue
    if (typeof value === 'number') line += numberText(value, columns?.[at]?.kind)
    else line += quoted(csvSafe(clean(value)))
  }
  return `${line}\r\n`
}

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const numberText = (value: number, kind?: ColumnKind) =>
  kind === 'date' ? serialText(value) : kind === 'day' ? serialText(value).slice(0, 10) : String(value)

/** An Excel day number as yyyy-mm-dd hh:mm. */
const serialText = (serial: number) =>
  new Date(Math.round((serial - 25_569) * 86_400_000)).toISOString().slice(0, 16).replace('T', ' ')
