import type { CellNote, SheetRow } from './workbook.ts'

/**
 * Rows on their way from one worker to another: their cells as two long texts, cut again where they are read. Copying
 * every cell for itself takes longer than reading it. Texts of Latin letters stay apart, because one Chinese letter
 * makes all that stands with it take twice the room, also on the disk.
 */
export type PackedRows = {
  latin: string
  other: string
  /** of each cell in turn; below zero: in `other` */
  lengths: Int32Array
  /** two of each row: its index, and how many cells it has */
  rows: Int32Array
  notes: [row: number, notes: CellNote[]][]
}

const beyondLatin = /[^\u0000-\u00ff]/

export function packRows(sheetRows: readonly SheetRow[]): PackedRows {
  const latin: string[] = []
  const other: string[] = []
  const lengths = new Int32Array(sheetRows.reduce((sum, { cells }) => sum + cells.length, 0))
  const rows = new Int32Array(sheetRows.length * 2)
  const notes: PackedRows['notes'] = []
  let at = 0
  sheetRows.forEach((row, number) => {
    rows[number * 2] = row.index
    rows[number * 2 + 1] = row.cells.length
    if (row.notes) notes.push([number, row.notes])
    for (const cell of row.cells) {
      const isOther = beyondLatin.test(cell)
      if (cell) (isOther ? other : latin).push(cell)
      lengths[at++] = isOther ? -cell.length : cell.length
    }
  })
  return { latin: latin.join(''), other: other.join(''), lengths, rows, notes }
}

export function unpackRows({ latin, other, lengths, rows, notes }: PackedRows): SheetRow[] {
  const noted = new Map(notes)
  const unpacked: SheetRow[] = []
  let [at, inLatin, inOther] = [0, 0, 0]
  for (let number = 0; number * 2 < rows.length; number++) {
    const cells = new Array<string>(rows[number * 2 + 1]!)
    for (let cell = 0; cell < cells.length; cell++) {
      const length = lengths[at++]!
      if (length >= 0) cells[cell] = length ? latin.slice(inLatin, (inLatin += length)) : ''
      else cells[cell] = other.slice(inOther, (inOther -= length))
    }
    unpacked.push({ index: rows[number * 2]!, cells, notes: noted.get(number) ?? null })
  }
  return unpacked
}
