import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { formatKind, isRounded, plain, valueText } from './cellValue.ts'
import { type Besides, type CellNote, columnsRead, type ReadOptions, type SheetRow, type Workbook } from './workbook.ts'

/** The old binary format goes to a library that takes the whole file, so the file may not be large. */
const xlsBytes = 40_000_000
const batchRows = 1_000

type Cell = { t: string; v?: string | number | boolean | Date; w?: string; z?: number | string }

/** `old`: before Excel 97, when texts were written in the code page of the machine. */
export async function openXls(file: Blob, { old }: { old: boolean }): Promise<Workbook> {
  if (file.size > xlsBytes) throw new AppError('fileTooLarge', { values: { limit: xlsBytes / 1_000_000 } })
  const XLSX = await import('xlsx')
  if (old) XLSX.set_cptable(await import('xlsx/dist/cpexcel.full.mjs'))
  const bytes = new Uint8Array(await file.arrayBuffer())

  function parse(options: { sheets?: number; sheetRows?: number; bookSheets?: boolean; cellStyles?: boolean }) {
    try {
      return XLSX.read(bytes, {
        type: 'array',
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
  const sheets = book.SheetNames.slice(0, limits.sheets).map((name, at) => ({
    name,
    hidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
  }))
  if (sheets.length === 0) throw new AppError('fileDamaged')

  async function* rows(sheet: number, { limit = Number.POSITIVE_INFINITY, signal }: ReadOptions = {}) {
    const name = sheets[sheet]?.name
    if (name === undefined) throw new AppError('fileDamaged')
    // Blank rows do not count for us but do for the library, so a few more are asked for.
    const asked = Number.isFinite(limit) ? { sheetRows: limit + 1_000 } : {}
    const { '!data': data = [], '!rows': about = [] } = parse({ sheets: sheet, ...asked }).Sheets[name] ?? {}
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

  async function besides(sheet: number): Promise<Besides> {
    const page = parse({ sheets: sheet, cellStyles: true, sheetRows: batchRows }).Sheets[sheets[sheet]!.name]
    const cells = (page?.['!data'] ?? []).flat().filter(Boolean) as { c?: unknown[]; l?: object }[]
    return {
      hiddenColumns: (page?.['!cols'] ?? []).flatMap((column, at) => (column?.hidden ? [at] : [])),
      leftOut: [
        ...(cells.some(({ c }) => c?.length) ? (['comments'] as const) : []),
        ...(cells.some(({ l }) => l) ? (['links'] as const) : []),
      ],
    }
  }

  return { format: 'xls', sheets, rows, besides }
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
    if (cell?.t === 'n' && isRounded(Number(cell.v)) && kindOf(cell) === plain) note('rounded', text)
    if (text.length > limits.cellLength) {
      note('cut', String(text.length))
      text = text.slice(0, limits.cellLength)
    }
    cells[column] = text
  }
  return notes || cells.some((cell) => cell.trim() !== '') ? { index, cells, notes } : null
}

const kindOf = (cell: Cell) => (typeof cell.z === 'string' ? formatKind(cell.z) : plain)

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
