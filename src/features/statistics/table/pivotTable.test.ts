import { expect, test } from 'vitest'
import type { Pivot } from '#domain/statistics/statistics'
import { readTable, type TableAddress } from '../statisticsAddress.ts'
import { pivotFile, pivotTable } from './pivotTable.ts'

const pivot: Pivot = {
  columns: [
    { value: '2026-02', total: 9, before: null },
    { value: '2026-01', total: 4, before: null },
  ],
  rows: [
    { value: 'CN', cells: [7, 1], total: 8, before: null },
    { value: 'DE', cells: [2, 3], total: 5, before: null },
  ],
  total: 13,
  before: null,
}
const address = (text: string): TableAddress => readTable(new URLSearchParams(`columns=created_month&${text}`))
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const made = (text: string) => pivotTable(pivot, address(text), (_, value) => `n${value}`, compare)

test('months stand in their order across, and their cells with them', () => {
  expect(made('').columns.map(({ name, total }) => [name, total])).toEqual([
    ['n2026-01', 4],
    ['n2026-02', 9],
  ])
  expect(made('').rows.map(({ name, cells }) => [name, cells])).toEqual([
    ['nCN', [1, 7]],
    ['nDE', [3, 2]],
  ])
})

test('rows are sorted by name, by total or by any column', () => {
  const order = (text: string) => made(text).rows.map(({ value }) => value)
  expect(order('')).toEqual(['CN', 'DE'])
  expect(order('order=up')).toEqual(['DE', 'CN'])
  expect(order('sort=')).toEqual(['CN', 'DE'])
  expect(order('sort=&order=down')).toEqual(['DE', 'CN'])
  expect(order('sort=%3D2026-01')).toEqual(['DE', 'CN'])
})

const words = { name: 'Country', sum: 'Total', before: 'Before', change: 'Change', changePercent: 'Change in %' }

test('the file has every row and column, and the totals', () => {
  const file = pivotFile('x', made(''), words)
  expect(file.columns.map(({ title }) => title)).toEqual(['Country', 'n2026-01', 'n2026-02', 'Total'])
  expect(file.rows).toEqual([
    ['nCN', 1, 7, 8],
    ['nDE', 3, 2, 5],
    ['Total', 4, 9, 13],
  ])
})

test('without a second field there are only totals', () => {
  const { rows, columns } = pivotTable(
    {
      columns: [{ value: '', total: 13, before: null }],
      rows: [{ value: 'CN', cells: [13], total: 13, before: null }],
      total: 13,
      before: null,
    },
    readTable(new URLSearchParams('columns=none')),
    (_, value) => value,
    compare,
  )
  expect([rows, columns]).toEqual([[{ value: 'CN', name: 'CN', cells: [], total: 13, before: null }], []])
})

test('what is compared has in the file what was before, and the change in numbers and in percent', () => {
  const compared: Pivot = {
    columns: [{ value: 'closed', total: 12, before: 8 }],
    rows: [
      { value: 'CN', cells: [12], total: 12, before: { cells: [0], total: 0 } },
      { value: 'DE', cells: [0], total: 0, before: { cells: [8], total: 8 } },
    ],
    total: 12,
    before: 8,
  }
  const table = pivotTable(compared, readTable(new URLSearchParams('')), (_, value) => value, compare)
  const file = pivotFile('x', table, words)
  expect(file.columns.map(({ title }) => title).slice(0, 6)).toEqual([
    'Country',
    'closed',
    'closed – Before',
    'closed – Change',
    'closed – Change in %',
    'Total',
  ])
  expect(file.rows.map((row) => row.slice(0, 5))).toEqual([
    ['CN', 12, 0, 12, null],
    ['DE', 0, 8, -8, -100],
    ['Total', 12, 8, 4, 50],
  ])
})
