import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { builtinKind, formatKind, isPlain, isRounded, type NumberKind, plain, valueText } from './cellValue.ts'
import type { CompoundFile } from './compoundFile.ts'
import {
  type CellNote,
  columnsRead,
  type ReadOptions,
  type SheetExtras,
  type SheetRow,
  type Workbook,
} from './workbook.ts'

/** The old binary format goes to a library that takes the whole workbook, so the file may not be large. */
const xlsBytes = 40_000_000
const batchRows = 1_000

type Cell = { t: string; v?: string | number | boolean | Date; w?: string; z?: number | string }

/**
 * `Workbook` is the stream of Excel 97 and later, `Book` that of before, when texts were written in the code page of the
 * machine. The library gets the stream alone: it follows the sectors of a file in circles until there is no memory left.
 */
export async function openXls(file: CompoundFile, stream: 'Workbook' | 'Book'): Promise<Workbook> {
  const bytes = file.stream(stream)
  if (bytes.length > xlsBytes) throw new AppError('fileTooLarge', { values: { limit: xlsBytes / 1_000_000 } })
  // Whatever else the library would take is no workbook, and not looked at.
  if (bytes[0] !== 0x09) throw new AppError('fileDamaged')
  const XLSX = await import('xlsx')
  if (stream === 'Book') XLSX.set_cptable(await import('xlsx/dist/cpexcel.full.mjs'))

  function parse(options: { sheets?: number; sheetRows?: number; bookSheets?: boolean; cellStyles?: boolean }) {
    // It has no format for these numbers, and would call their cells plain.
    for (const id of eastAsianDates) XLSX.SSF.load('yyyy-mm-dd', id)
    try {
      return XLSX.read(bytes, {
        type: 'buffer',
        dense: true,
        cellFormula: false,
        cellHTML: false,
        cellText: false,
        cellNF: true,
        ...options,
      })
    } catch (cause) {
      throw new AppError(/password|encrypt/i.test(String(cause)) ? 'filePassword' : 'fileDamaged', { cause })
    }
  }

  const book = parse({ sheetRows: 1 })
  const from1904 = book.Workbook?.WBProps?.date1904 === true
  const said = boundSheets(bytes)
  const sheets = book.SheetNames.map((name, place) => ({ name, place, ...(said[place] ?? shownSheet) }))
    .filter(({ isSheet }) => isSheet)
    .slice(0, limits.sheets)
  if (sheets.length === 0) throw new AppError(book.SheetNames.length > 0 ? 'sheetEmpty' : 'fileDamaged')

  async function* rows(sheet: number, { limit = Number.POSITIVE_INFINITY, signal }: ReadOptions = {}) {
    const { name, place } = sheets[sheet] ?? {}
    if (name === undefined || place === undefined) throw new AppError('fileDamaged')
    // Blank rows do not count for us but do for the library, so a few more are asked for.
    const asked = Number.isFinite(limit) ? { sheetRows: limit + 1_000 } : {}
    const { '!data': data = [], '!rows': about = [] } = parse({ sheets: place, ...asked }).Sheets[name] ?? {}
    const lines = data as ((Cell | undefined)[] | undefined)[]
    let batch: SheetRow[] = []
    let given = 0
    for (let index = 0; index < lines.length && given < limit; index++) {
      const row = toRow(index, lines[index] ?? [], from1904)
      if (!row) continue
      if (about[index]?.hidden) (row.notes ??= []).push({ column: 0, kind: 'hidden', text: '' })
      given++
      batch.push(row)
      if (batch.length < batchRows) continue
      yield batch
      batch = []
      if (signal?.aborted) throw new AppError('cancelled')
    }
    if (batch.length > 0) yield batch
  }

  async function extras(sheet: number): Promise<SheetExtras> {
    const { name, place } = sheets[sheet]!
    const page = parse({ sheets: place, cellStyles: true, sheetRows: batchRows }).Sheets[name]
    const cells = (page?.['!data'] ?? []).flat().filter(Boolean) as { c?: unknown[]; l?: object }[]
    return {
      hiddenColumns: (page?.['!cols'] ?? []).flatMap((column, at) => (column?.hidden ? [at] : [])),
      leftOut: [
        ...(cells.some(({ c }) => c?.length) ? (['comments'] as const) : []),
        ...(cells.some(({ l }) => l) ? (['links'] as const) : []),
      ],
    }
  }

  return { format: 'xls', sheets: sheets.map(({ name, hidden }) => ({ name, hidden })), rows, extras }
}

const eastAsianDates = Array.from({ length: 60 }, (_, id) => id).filter((id) => id > 22 && builtinKind(id) !== plain)

const records = { endOfGlobals: 0x0a, boundSheet: 0x85 } as const
const shownSheet = { isSheet: true, hidden: false }

/** What the workbook says of its sheets: charts and macros have no rows. */
function boundSheets(bytes: Uint8Array<ArrayBuffer>): { isSheet: boolean; hidden: boolean }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: { isSheet: boolean; hidden: boolean }[] = []
  for (let at = 0; at + 10 <= bytes.length; at += 4 + view.getUint16(at + 2, true)) {
    const record = view.getUint16(at, true)
    if (record === records.endOfGlobals) break
    if (record === records.boundSheet) found.push({ isSheet: bytes[at + 9] === 0, hidden: (bytes[at + 8]! & 3) !== 0 })
  }
  return found
}

function toRow(index: number, line: (Cell | undefined)[], from1904: boolean): SheetRow | null {
  const cells: string[] = []
  let notes: CellNote[] | null = null
  for (let column = 0; column < Math.min(line.length, columnsRead); column++) {
    const cell = line[column]
    let text = cell ? textOf(cell, from1904) : ''
    const note = (kind: CellNote['kind'], said: string) => {
      notes ??= []
      notes.push({ column, kind, text: said })
    }
    if (cell?.t === 'e') note('error', errorNames.get(Number(cell.v)) ?? '#ERROR!')
    if (cell?.t === 'n' && isRounded(Number(cell.v)) && isPlain(kindOf(cell))) note('rounded', text)
    if (text.length > limits.cellLength) {
      note('cut', String(text.length))
      text = text.slice(0, limits.cellLength)
    }
    cells[column] = text
  }
  return notes || cells.some((cell) => cell.trim() !== '') ? { index, cells, notes } : null
}

const kindOf = (cell: Cell): NumberKind => (typeof cell.z === 'string' ? formatKind(cell.z) : plain)

function textOf(cell: Cell, from1904: boolean): string {
  if (cell.t === 'n') return valueText(Number(cell.v), kindOf(cell), from1904)
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE'
  if (cell.t === 's') return String(cell.v ?? '')
  return ''
}

const errorNames = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
])
