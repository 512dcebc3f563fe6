import type { Bytes } from './bytes.ts'

/** What a column holds: '@' text that Excel leaves alone (phones), general text, numbers, or days with the time. */
export type ColumnKind = 'text' | 'phone' | 'number' | 'date' | 'day'
export type SheetColumn = { title: string; kind: ColumnKind; width: number }
export type CellValue = string | number | null

/**
 * Writes a file row by row. Nothing here waits, so rows can be written inside of a database transaction; `busy` says
 * that much waits to be packed, and `drained` waits until it is little.
 */
export type SheetWriter = {
  /** The next row. */
  row(values: readonly CellValue[]): void
  /** Puts a row that comes before its turn into `out`, in one piece and as short as may be; gives its length. */
  encode(values: readonly CellValue[], out: Bytes): number
  /** A row made by `encode`, when it is its turn. */
  append(row: Uint8Array): void
  /** bytes of the file so far */
  size(): number
  busy(): boolean
  drained(): Promise<void>
  finish(): Promise<Blob>
  /** Lets everything go; nothing is left of the file. */
  cancel(): void
}
