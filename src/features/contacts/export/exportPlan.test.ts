import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { everyContact } from '#workers/search/api'
import { filterOf, firstColumns, isAmountError, moved, readColumns, readKind, refusedExport } from './exportPlan.ts'

test('the four rules of an export', () => {
  expect(refusedExport('all', 100, '0')).toBe('exportZero')
  expect(refusedExport('all', 100_000, '50001')).toBe('exportTooMany')
  expect(refusedExport('matching', 0, '0')).toBe('exportNothing')
  expect(refusedExport('selected', 0, '10')).toBe('exportNoneSelected')
  expect(refusedExport('all', 100_000, '50000')).toBeNull()
})
test('a number is a number', () => {
  for (const typed of ['', '1.5', '-1', 'ten']) expect(refusedExport('all', 10, typed)).toBe('inputInvalid')
  expect(isAmountError('inputInvalid') && isAmountError('exportZero')).toBe(true)
  expect(isAmountError('exportNothing')).toBe(false)
})
test('chosen columns come back in their order, with what is new since at the end', () => {
  const kept = JSON.stringify([
    { field: 'company', on: true },
    { field: 'gone', on: true },
    { field: 'name', on: false },
  ])
  const columns = readColumns(kept)
  expect(columns.slice(0, 2)).toEqual([
    { field: 'company', on: true },
    { field: 'name', on: false },
  ])
  expect(columns).toHaveLength(firstColumns.length)
  expect(columns.slice(2).some(({ on }) => on)).toBe(false)
})
test('a broken note is forgotten', () => {
  for (const kept of [null, '{', '7', '[{"field":1}]']) expect(readColumns(kept)).toEqual(firstColumns)
})
test('the kind of file is the one chosen last, and a workbook where none was', () => {
  expect(readKind(JSON.stringify('csv'))).toBe('csv')
  for (const kept of [null, '{', '"pdf"', 'csv']) expect(readKind(kept)).toBe('xlsx')
})
test('a column moves by one and stays within the list', () => {
  const names = (columns: typeof firstColumns) => columns.slice(0, 2).map(({ field }) => field)
  expect(names(moved(firstColumns, 1, -1))).toEqual(['company', 'name'])
  expect(names(moved(firstColumns, 0, -1))).toEqual(['name', 'company'])
})
test('the record of an export says which contacts were meant', () => {
  const query = { ...everyContact, search: '李', tag: 'fair' }
  expect(filterOf('all', query)).toBe('')
  expect(new URLSearchParams(filterOf('matching', query)).get('tag')).toBe('fair')
  expect(new URLSearchParams(filterOf('selected', query)).get('selected')).toBe('yes')
  expect(filterOf('matching', { ...query, search: '李'.repeat(3_000) })).toHaveLength(limits.urlLength)
})
