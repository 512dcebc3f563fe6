import { expect, test } from 'vitest'
import { checkExport, csvSafe, sheetName } from './export.ts'

test.each([
  [{ amount: 0, matching: 10, selected: null }, 'exportZero'],
  [{ amount: 5, matching: 10, selected: 0 }, 'exportNoneSelected'],
  [{ amount: 5, matching: 0, selected: null }, 'exportNothing'],
  [{ amount: 50_001, matching: 60_000, selected: null }, 'exportTooMany'],
  [{ amount: 50_000, matching: 60_000, selected: null }, null],
  [{ amount: 3, matching: 10, selected: 3 }, null],
  [{ amount: -1, matching: 10, selected: null }, 'inputInvalid'],
  [{ amount: 1.5, matching: 10, selected: null }, 'inputInvalid'],
  [{ amount: Number.NaN, matching: 10, selected: null }, 'inputInvalid'],
] as const)('an export of %o is answered with %s', (asked, code) => {
  expect(checkExport(asked)).toBe(code)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\u0000=1', '＝1', '＋1', '－1', '＠a', '+cmd|x', '+1-1'])(
  '%j is kept from being run',
  (text) => {
    expect(csvSafe(text)).toBe(`'${text}`)
  },
)

test.each(['+86 138-0013-8000', '+8613800138000', '+49 (0)30 901820', 'plain', '', '王小明', "'=1"])(
  '%j is left as it is',
  (text) => {
    expect(csvSafe(text)).toBe(text)
  },
)

test.each([
  ['Contacts: [A/B] *?\\', 'Contacts   A B'],
  ["''", 'Sheet1'],
  ['', 'Sheet1'],
  ['history', 'history_'],
  [`${'a'.repeat(30)}😀`, 'a'.repeat(30)],
  ["'quoted'", 'quoted'],
])('a sheet wanted as %j is called %j', (wanted, name) => {
  expect(sheetName(wanted)).toBe(name)
})
