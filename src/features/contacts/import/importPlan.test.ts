import { expect, test } from 'vitest'
import { isMappingUseful, letterOf, type Sheets, suggestedMapping, withField } from './importPlan.ts'

const sheets = {
  columns: [
    { index: 0, header: '公司名称', samples: [], field: 'company' },
    { index: 1, header: '展位号', samples: [], field: null },
    { index: 2, header: '电话', samples: [], field: 'phones' },
  ],
} as unknown as Sheets

test('columns that were recognised are mapped, the others are left out', () => {
  expect(suggestedMapping(sheets)).toEqual({ 0: 'company', 2: 'phones' })
})
test('a column is corrected by hand, or left out', () => {
  expect(withField({ 0: 'company' }, 1, 'remark')).toEqual({ 0: 'company', 1: 'remark' })
  expect(withField({ 0: 'company', 1: 'remark' }, 0, null)).toEqual({ 1: 'remark' })
})
test('a list of countries alone makes no contacts', () => {
  expect(isMappingUseful({ 0: 'country', 1: 'remark' })).toBe(false)
  expect(isMappingUseful({ 0: 'country', 1: 'emails' })).toBe(true)
})
test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
})
