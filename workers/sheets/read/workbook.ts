import type { ImportFormat } from '#domain/exchange/importTask'
import { limits } from '#domain/limits'
import type { Encoding } from './encoding.ts'

/** In the order of a tie. */
export const delimiters = [',', '\t', ';', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** What a reader found in a cell that the text alone does not say. */
export type CellNote = {
  column: number
  /** rounded: 16 or more digits, of which Excel keeps 15 · error: a formula's error, read as empty · formula: one that its program never worked out · cut: longer than a cell may be · hidden: the whole row, of no column */
  kind: 'rounded' | 'error' | 'formula' | 'cut' | 'hidden'
  text: string
}

/** A row as text: numbers without exponent, dates as yyyy-mm-dd, TRUE and FALSE. Holes are ''. */
export type SheetRow = { index: number; cells: string[]; notes: CellNote[] | null }

export type SheetInfo = { name: string; hidden: boolean }

export type ReadOptions = {
  signal?: AbortSignal
  /** stops after this many rows that have something in them */
  limit?: number
  /** rows after this many come without their cells: they are only counted */
  whole?: number
}

export const isHiddenRow = ({ notes }: Pick<SheetRow, 'notes'>) => notes?.some(({ kind }) => kind === 'hidden') === true

/** What a sheet has that does not become part of a contact. */
const leftOutKinds = ['comments', 'images', 'links'] as const
export type SheetExtras = { hiddenColumns: number[]; leftOut: (typeof leftOutKinds)[number][] }

/** How a text is to be read, where somebody chose; what is left out is guessed. */
export type TextChoice = { encoding?: Encoding; delimiter?: Delimiter }

/** `textBytes`: how long a text may be, where it may be longer than others. */
export type TextOptions = { text?: TextChoice | undefined; textBytes?: number | undefined }

export type Workbook = {
  format: ImportFormat
  /** of a text: how it is read */
  text?: TextChoice
  sheets: SheetInfo[]
  /** Rows with at least one cell that is not blank, in batches as they are read. */
  rows(sheet: number, options?: ReadOptions): AsyncIterable<SheetRow[]>
  /** Left out where a format has nothing of the kind. */
  extras?(sheet: number): Promise<SheetExtras>
}

/** Columns beyond are not read; .xls ends there too. */
export const columnsRead = limits.importColumns
