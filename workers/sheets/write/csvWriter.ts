import { csvSafe } from '#domain/contacts/export'
import { Bytes, writeText } from './bytes.ts'
import type { Piece } from './gzip.ts'
import type { CellValue, SheetColumn, SheetWriter } from './sheetWriter.ts'

const pieceBytes = 128 * 1024
const foldBytes = 2_000_000

/** RFC 4180 with the mark that makes Excel read it as UTF-8. Days are text here: a .csv has no formats. */
export function csvWriter({ columns }: { columns: readonly SheetColumn[] }): SheetWriter {
  const folded: Blob[] = []
  let pieces: Piece[] = []
  let held = 0
  let size = 0
  const fold = (piece: Piece) => {
    pieces.push(piece)
    size += piece.length
    held += piece.length
    if (held < foldBytes) return
    folded.push(new Blob(pieces))
    pieces = []
    held = 0
  }
  const out = new Bytes(() => new Uint8Array(pieceBytes), fold)

  out.raw(new Uint8Array([0xef, 0xbb, 0xbf]))
  writeText(out, csvLine(columns.map(({ title }) => title)))

  return {
    row(values) {
      writeText(out, csvLine(values, columns))
    },
    encode: (values, held) => held.raw(new TextEncoder().encode(csvLine(values, columns))),
    append: (row) => void out.raw(row),
    size: () => size,
    busy: () => false,
    drained: () => Promise.resolve(),
    async finish() {
      out.flush()
      return new Blob([...folded, ...pieces], { type: 'text/csv;charset=utf-8' })
    },
    cancel() {
      folded.length = 0
      pieces = []
    },
  }
}

function csvLine(values: readonly CellValue[], columns?: readonly SheetColumn[]): string {
  let line = ''
  for (let at = 0; at < values.length; at++) {
    if (at > 0) line += ','
    const value = values[at]
    if (value === null || value === undefined) continue
    if (typeof value === 'number') line += columns?.[at]?.kind === 'date' ? serialText(value) : String(value)
    else line += quoted(csvSafe(clean(value)))
  }
  return `${line}\r\n`
}

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Control characters and halves of surrogate pairs have no place in a text file. */
const clean = (text: string) => (needsCleaning.test(text) ? text.replace(controls, '').replace(halves, '') : text)
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const needsCleaning = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/

/** An Excel day number as yyyy-mm-dd hh:mm. */
const serialText = (serial: number) =>
  new Date(Math.round((serial - 25_569) * 86_400_000)).toISOString().slice(0, 16).replace('T', ' ')
