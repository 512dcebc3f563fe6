import type { PivotField } from '#domain/statistics/fields'
import type { Pivot } from '#domain/statistics/statistics'
import type { TableAddress } from '../statisticsAddress.ts'
import type { FileTable } from '../tableFile.ts'
import type { NameOf } from '../useValueNames.ts'

/** More than anybody reads on a screen; the file has all. */
export const shownRows = 200
export const shownColumns = 24

export type PivotRow = { value: string; name: string; cells: number[]; total: number }
export type PivotColumn = { value: string; name: string; total: number }
export type PivotTable = { rows: PivotRow[]; columns: PivotColumn[]; total: number }

const isTime = (field: PivotField | null) => field === 'created_month' || field === 'created_year'

/** With names, and in the order that was asked for. Months and years stand in their own order across. */
export function pivotTable(pivot: Pivot, address: TableAddress, nameOf: NameOf, compare: Compare): PivotTable {
  const { rows: rowField, columns: columnField } = address
  const order = pivot.columns.map((_, at) => at)
  if (isTime(columnField)) order.sort((a, b) => (pivot.columns[a]!.value < pivot.columns[b]!.value ? -1 : 1))
  const columns = columnField
    ? order.map((at) => ({ ...pivot.columns[at]!, name: nameOf(columnField, pivot.columns[at]!.value) }))
    : []
  const rows = pivot.rows.map(({ value, cells, total }) => ({
    value,
    name: nameOf(rowField, value),
    cells: columnField ? order.map((at) => cells[at]!) : [],
    total,
  }))
  return { rows: rows.sort(comparing(address, columns, compare)), columns, total: pivot.total }
}

type Compare = (a: string, b: string) => number

function comparing({ rows: field, sort, descending }: TableAddress, columns: readonly PivotColumn[], compare: Compare) {
  const direction = descending ? -1 : 1
  const byName = (a: PivotRow, b: PivotRow) =>
    isTime(field) ? (a.value < b.value ? -1 : 1) : compare(a.name, b.name) || (a.value < b.value ? -1 : 1)
  const at = columns.findIndex(({ value }) => `=${value}` === sort)
  const amountOf = ({ cells, total }: PivotRow) => (at >= 0 ? cells[at]! : total)
  return (a: PivotRow, b: PivotRow) =>
    sort === '' ? direction * byName(a, b) : direction * (amountOf(a) - amountOf(b)) || byName(a, b)
}

/** What the address calls the order by a column; its value alone could be that of another order. */
export const sortOf = ({ value }: PivotColumn) => `=${value}`

/** All of it, with the totals below. */
export function pivotFile(
  title: string,
  { rows, columns, total }: PivotTable,
  words: { name: string; sum: string },
): FileTable {
  return {
    title,
    columns: [
      { title: words.name, kind: 'text' },
      ...columns.map(({ name }) => ({ title: name, kind: 'number' as const })),
      { title: words.sum, kind: 'number' },
    ],
    rows: [
      ...rows.map(({ name, cells, total: sum }) => [name, ...cells, sum]),
      [words.sum, ...columns.map((column) => column.total), total],
    ],
  }
}
