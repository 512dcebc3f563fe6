import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownTitles, pastedRows, rowsOfSheet } from './broughtRows.ts'
import { BroughtRow } from './form.ts'

test('a pasted table is read by its titles, also below the name of the fair, and columns that nobody knows stay out', () => {
  const table =
    'Canton Fair 2026\n\n参展商名称\t展馆\t展位号\t网址\tLunch\n宁波华美灯饰\t5.1\tA12\twww.huamei.example\tyes\n'
  expect(pastedRows(table)).toEqual([
    { company: '宁波华美灯饰', hall: '5.1', booth: 'A12', website: 'www.huamei.example' },
  ])
  expect(pastedRows('name\nAcme\nLusa')).toEqual([{ company: 'Acme' }, { company: 'Lusa' }])
})

test('the text of a printed list gives halls and stands, and plain lines are companies', () => {
  expect(pastedRows('Hall 5.1\nAcme Lighting GmbH ........ B23\nOld Works Ltd ...... B24')).toEqual([
    { company: 'Acme Lighting GmbH', hall: '5.1', booth: 'B23' },
    { company: 'Old Works Ltd', hall: '5.1', booth: 'B24' },
  ])
  expect(pastedRows('Acme\nLusa\tinfo@lusa.example\twww.lusa.example')).toEqual([
    { company: 'Acme' },
    { company: 'Lusa', email: 'info@lusa.example', website: 'www.lusa.example' },
  ])
})

test('a sheet is read as the same list pasted is, and says which of its columns are known', () => {
  const cells = [
    ['', '', ''],
    ['Exhibitor', 'Stand No.', 'Remarks of ours'],
    ['Acme', 'B2', 'nice'],
    ['', 'B3', ''],
  ]
  expect(rowsOfSheet(cells)).toEqual([{ company: 'Acme', booth: 'B2' }])
  expect(knownTitles(cells)).toEqual(['company', 'booth'])
  expect(knownTitles([['Acme', 'B2']])).toEqual([])
})

test('whatever is pasted, each row is one that can be brought', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('Company', 'Booth', 'a@b.example', 'www.b.example', '公司', '__proto__'),
  )
  const table = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 })
  fc.assert(
    fc.property(table, (cells) => {
      const rows = [...rowsOfSheet(cells), ...pastedRows(cells.map((row) => row.join('\t')).join('\n'))]
      for (const row of rows) expect(BroughtRow.safeParse(row).success).toBe(true)
    }),
  )
})
