import { expect, test } from 'vitest'
import type { CustomField } from '#domain/contacts/customField'
import type { ImportTask } from '#domain/exchange/importTask'
import { limits } from '#domain/limits'
import {
  isAsWideAsCanBe,
  isMappingUseful,
  letterOf,
  rememberedMapping,
  type Sheets,
  suggestedMapping,
  withField,
} from './importPlan.ts'

const sheets = {
  columns: [
    { index: 0, header: '公司名称', samples: [], field: 'company' },
    { index: 1, header: '展位号', samples: [], field: null },
    { index: 2, header: '电话', samples: [], field: 'phones' },
  ],
} as unknown as Sheets

test('columns that were recognised are mapped, the others are left out', () => {
  expect(suggestedMapping(sheets, [])).toEqual({ 0: 'company', 2: 'phones' })
})
test('a column that is called like a field of the company’s own is that field, and no other one', () => {
  const fields = [{ id: 'f1', name: '展位号' }] as unknown as CustomField[]
  expect(suggestedMapping(sheets, fields)).toEqual({ 0: 'company', 1: 'custom_fields.f1', 2: 'phones' })
  const task = { created_at: 1, name: 'old.xlsx', mapping: [{ column: '展位号', field: 'custom_fields.gone' }] }
  const one = { columns: [sheets.columns[1]] } as unknown as Sheets
  expect(rememberedMapping(one, [task] as unknown as ImportTask[], fields)).toEqual({ mapping: {}, name: 'old.xlsx' })
})
test('columns of the same names are mapped as in the last file that had them', () => {
  const task = (created_at: number, name: string, last: 'phones' | 'remark', first = '公司名称') =>
    ({
      created_at,
      name,
      mapping: [
        { column: '展位号', field: 'tag' },
        { column: '电话', field: last },
        { column: first, field: null },
      ],
    }) as unknown as ImportTask
  const tasks = [task(1, 'old.xlsx', 'phones'), task(3, 'other.xlsx', 'phones', '企业'), task(2, 'new.xlsx', 'remark')]
  expect(rememberedMapping(sheets, tasks, [])).toEqual({ mapping: { 1: 'tag', 2: 'remark' }, name: 'new.xlsx' })
  expect(rememberedMapping(sheets, tasks.slice(1, 2), [])).toBeNull()
})
test('a column is corrected by hand, or left out', () => {
  expect(withField({ 0: 'company' }, 1, 'remark')).toEqual({ 0: 'company', 1: 'remark' })
  expect(withField({ 0: 'company', 1: 'remark' }, 0, null)).toEqual({ 1: 'remark' })
})
test('a list of countries alone makes no contacts', () => {
  expect(isMappingUseful({ 0: 'country', 1: 'remark' })).toBe(false)
  expect(isMappingUseful({ 0: 'country', 1: 'emails' })).toBe(true)
})
test('a sheet that is as wide as can be may have columns that nobody reads', () => {
  const wide = (index: number) => ({ columns: [{ index, header: 'x', samples: [], field: null }] }) as unknown as Sheets
  expect(isAsWideAsCanBe(sheets)).toBe(false)
  expect(isAsWideAsCanBe(wide(limits.importColumns - 2))).toBe(false)
  expect(isAsWideAsCanBe(wide(limits.importColumns - 1))).toBe(true)
})
test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
})
