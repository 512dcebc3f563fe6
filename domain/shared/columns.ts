import type { Row } from './mutation.ts'

/**
 * Rows as columns: the names once, then one array per field. A page of contacts is a third smaller on the wire this way
 * and parses faster, because the field names are not repeated per row.
 */
export type Columns = { length: number; fields: Record<string, unknown[]> }

export function rowsToColumns(rows: readonly Row[]): Columns {
  const fields: Record<string, unknown[]> = {}
  rows.forEach((row, at) => {
    for (const field of Object.keys(row)) {
      const column = (fields[field] ??= new Array<unknown>(at).fill(null))
      column[at] = row[field]
    }
  })
  for (const column of Object.values(fields)) for (let i = 0; i < rows.length; i++) column[i] ??= null
  return { length: rows.length, fields }
}

export function columnsToRows({ length, fields }: Columns): Row[] {
  const names = Object.keys(fields)
  return Array.from({ length }, (_, at) => {
    const row: Record<string, unknown> = {}
    for (const name of names) row[name] = fields[name]![at]
    return row as Row
  })
}
