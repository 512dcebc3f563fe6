import { expect, test } from 'vitest'
import type { ContactFields } from './contact.ts'
import { unusableRow } from './importRows.ts'

test.each([
  ['合计'],
  ['总计：'],
  ['小 计', '', '12'],
  ['Total', '1,234.50', ''],
  ['', 'Sub-total:', '¥ 88'],
  ['SUM', '0.1'],
  ['Grand Total', 'Total', '3'],
])('a line of totals is no contact: %j %j %j', (...cells: string[]) => {
  expect(unusableRow({ name: cells.find(Boolean)! }, cells)).toBe('totalLine')
})

test.each<[ContactFields, string[]]>([
  [{ company: 'Total', country: 'FR' }, ['Total', 'France']],
  [{ company: 'Total', phones: [{ full_number: '+33147444546', is_wt: 'unvalidated' }] }, ['Total', '+33147444546']],
  [{ company: 'Total', emails: [{ email: 'a@total.example', is_valid: 'toVerify' }] }, ['Total', 'a@total.example']],
  [{ company: 'Total Energies' }, ['Total Energies']],
  [{ name: '合计金属' }, ['合计金属']],
  [{ name: 'Sum Li', company: 'Total' }, ['Sum Li', 'Total']],
])('a contact that is called like one stays: %j', (draft, cells) => {
  expect(unusableRow(draft, cells)).toBeNull()
})

test('a row by which nobody can be recognised is no contact', () => {
  expect(unusableRow({ remark: 'x' }, ['x'])).toBe('nothing')
})
