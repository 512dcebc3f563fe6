import { isTimeField } from '#domain/statistics/fields'
import type { Pivot } from '#domain/statistics/statistics'
import { changeOf } from '../../../components/figures/changeOf.ts'
import type { FileTable } from '../../../components/figures/tableFile.ts'
import {} from '../rows.ts'
import type { TableAddress } from '../statisticsAddress.ts'
import type { NameOf } from '../useValueNames.ts'

/** More than anybody reads on a screen; the file has all. */
export const shownRows = 200
export const shownColumns = 24

type Line = { cells: number[]; total: number }
type PivotRow = Line & { value: string; name: string; before: Line | null }
type PivotColumn = { value: string; name: string; total: number; before: number | null }
export type PivotTable = { rows: PivotRow[]; columns: PivotColumn[]; total: number; before: number | null }

/** With names, and in the order that was asked for. Months and years stand in their own order across. */
export function pivotTable(pivot: Pivot, address: TableAddress, nameOf: NameOf, compare: Compare): PivotTable {
  const { rows: rowField, columns: columnField } = address
  const order = pivot.columns.map((_, at) => at)
  if (isTimeField(columnField)) order.sort((a, b) => (pivot.columns[a]!.value < pivot.columns[b]!.value ? -1 : 1))
  const columns = columnField
    ? order.map((at) => ({ ...pivot.columns[at]!, name: nameOf(columnField, pivot.columns[at]!.value) }))
    : []
  const inOrder = ({ cells, total }: Line): Line => ({ cells: columnField ? order.map((at) => cells[at]!) : [], total })
  const rows = pivot.rows.map(({ value, before, ...line }) => ({
    value,
    name: nameOf(rowField, value),
    ...inOrder(line),
    before: before && inOrder(before),
  }))
  return { ...pivot, rows: rows.sort(comparing(address, columns, compare)), columns }
}

type Compare = (a: string, b: string) => number

function comparing({ rows: field, sort, descending }: TableAddress, columns: readonly PivotColumn[], compare: Compare) {
  const direction = descending ? -1 : 1
  const byName = (a: PivotRow, b: PivotRow) =>
    isTimeField(field) ? (a.value < b.value ? -1 : 1) : compare(a.name, b.name) || (a.value < b.value ? -1 : 1)
  const at = columns.findIndex(({ value }) => `=${value}` === sort)
  const amountOf = ({ cells, total }: PivotRow) => (at >= 0 ? cells[at]! : total)
  return (a: PivotRow, b: PivotRow) =>
    sort === '' ? direction * byName(a, b) : direction * (amountOf(a) - amountOf(b)) || byName(a, b)
}

/** What the address calls the order by a column; its value alone could be that of another order. */
export const sortOf = ({ value }: PivotColumn) => `=${value}`

type FileWords = { name: string; sum: string; before: string; change: string; changePercent: string }

/** All of it, with the totals below; what is compared has three columns more for each. */
export function pivotFile(title: string, { rows, columns, total, before }: PivotTable, words: FileWords): FileTable {
  const isCompared = before !== null
  const more = [words.before, words.change, words.changePercent]
  const heads = [...columns.map(({ name }) => name), words.sum].flatMap((name) =>
    isCompared ? [name, ...more.map((word) => `${name} – ${word}`)] : [name],
  )
  const line = (name: string, now: readonly number[], was: readonly number[]) => [
    name,
    ...now.flatMap((amount, at) => (isCompared ? [amount, ...comparedTo(amount, was[at]!)] : [amount])),
  ]
  return {
    title,
    columns: [
      { title: words.name, kind: 'text' },
      ...heads.map((head): FileTable['columns'][number] => ({ title: head, kind: 'number' })),
    ],
    rows: [
      ...rows.map((row) => line(row.name, allOf(row), row.before ? allOf(row.before) : [])),
      line(words.sum, [...columns.map((column) => column.total), total], [...columns.map(beforeOf), before ?? 0]),
    ],
  }
}

const allOf = ({ cells, total }: Line) => [...cells, total]
const beforeOf = ({ before }: PivotColumn) => before ?? 0

/** What was, how much more it is, and in percent; of nothing there is no percentage. */
function comparedTo(now: number, before: number): (number | null)[] {
  const change = changeOf(now, before)
  return [before, now - before, change === null ? null : Math.round(change * 1000) / 10]
}
