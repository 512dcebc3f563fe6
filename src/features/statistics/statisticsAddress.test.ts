import { expect, test } from 'vitest'
import { readStatistics, readTable, tableOrder, writeStatistics, writeTable } from './statisticsAddress.ts'

const params = (text: string) => new URLSearchParams(text)

test('the plain pages have the plain addresses', () => {
  expect(writeStatistics(readStatistics(params(''))).toString()).toBe('')
  expect(writeTable(readTable(params(''))).toString()).toBe('')
})

test('an address that was written is read as it was meant', () => {
  for (const text of [
    'belongto=a&period=lastMonth&compare=yearAgo',
    'period=thisYear',
    'belongto=a',
    'period=2026-10-15%7E2026-10-19',
  ])
    expect(writeStatistics(readStatistics(params(text))).toString()).toBe(text)
  for (const text of [
    'rows=source&columns=none&measure=phone_count&sort=',
    'period=days30&compare=before&rows=tag&columns=channel&sort=whatsapp&order=up',
  ])
    expect(writeTable(readTable(params(text))).toString()).toBe(text)
})

test('what an address does not know is left aside', () => {
  expect(readStatistics(params('period=tomorrow&compare=x'))).toEqual({
    belongto: null,
    period: 'all',
    compare: null,
    circles: 'countries',
  })
  for (const period of ['2026-10-19~2026-10-15', '2026-10-15~', '2026-02-31~2026-13-01', '0001-01-01~2026-10-15'])
    expect(readStatistics(params(`period=${period}`)).period).toBe('all')
  expect(readTable(params('rows=name&columns=password&measure=x'))).toMatchObject({
    rows: 'country',
    columns: 'follow_up_status',
    measure: 'contacts_count',
  })
})

test('a comparison goes with the period that it needs', () => {
  expect(writeStatistics({ belongto: null, period: 'all', compare: 'before', circles: 'countries' }).toString()).toBe(
    '',
  )
})

test('numbers are sorted from the largest, names from A, and the other way round when asked again', () => {
  expect(tableOrder({ sort: 'total', descending: true }, 'total')).toEqual({ sort: 'total', descending: false })
  expect(tableOrder({ sort: 'total', descending: true }, '')).toEqual({ sort: '', descending: false })
  expect(tableOrder({ sort: '', descending: false }, 'CN')).toEqual({ sort: 'CN', descending: true })
})
