import { openAsBlob, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { utils, write } from 'xlsx'
import { AppError } from '#domain/errors'
import { openWorkbook } from '#workers/sheets/read/openWorkbook'
import type { SheetRow } from '#workers/sheets/read/workbook'

const folder = (name: string) => new URL(`./fixtures/${name}/`, import.meta.url)
const workbook = (name: string) => openAsBlob(new URL(name, folder('workbooks')))
const hostile = (name: string) => openAsBlob(new URL(name, folder('hostile')))

async function rowsOf(file: Blob, sheet = 0): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const batch of (await openWorkbook(file)).rows(sheet)) rows.push(...batch)
  return rows
}

/** What a file is refused with, in full. */
async function refusal(file: Blob): Promise<{ code: string; values: Record<string, string | number> } | string> {
  try {
    await rowsOf(file)
    return 'read'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { code: error.code, values: error.values }
  }
}

type Expected = { sheets: { name: string; hidden: boolean; rows: { index: number; cells: string[] }[] }[] }
const withoutEnd = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

const books = readdirSync(folder('workbooks')).filter((name) => !name.endsWith('.json'))
test.each(books)('every cell of %s arrives as its maker wrote it', async (name) => {
  const expected: Expected = JSON.parse(readFileSync(new URL(`${name}.json`, folder('workbooks')), 'utf8'))
  const opened = await openWorkbook(await workbook(name))
  expect(opened.sheets).toEqual(expected.sheets.map(({ name, hidden }) => ({ name, hidden })))
  for (const [at, sheet] of expected.sheets.entries()) {
    const rows = await rowsOf(await workbook(name), at)
    const filled = rows.filter((row) => withoutEnd(row.cells).length > 0)
    expect(filled.map(({ index, cells }) => ({ index, cells: withoutEnd(cells) }))).toEqual(
      sheet.rows.map(({ index, cells }) => ({ index, cells: withoutEnd(cells) })),
    )
  }
})

test.each([
  ['empty.xlsx', { code: 'fileEmpty', values: {} }],
  ['jpeg.xlsx', { code: 'fileNotWorkbook', values: { kind: 'JPEG' } }],
  ['pdf.xls', { code: 'fileNotWorkbook', values: { kind: 'PDF' } }],
  ['program.xlsx', { code: 'fileNotWorkbook', values: { kind: 'EXE' } }],
  ['table.xls', { code: 'fileKindRefused', values: { kind: 'HTML' } }],
  ['portal.xlsx', { code: 'fileNotWorkbook', values: { kind: 'HTML' } }],
  ['data.xlsx', { code: 'fileNotWorkbook', values: { kind: 'JSON' } }],
  ['words.xlsx', { code: 'fileNotWorkbook', values: { kind: 'TXT' } }],
  ['noise.xlsx', { code: 'fileNotWorkbook', values: { kind: 'BIN' } }],
  ['xml2003.xls', { code: 'fileKindRefused', values: { kind: 'Excel 2003 XML' } }],
  ['docx.xlsx', { code: 'fileNotWorkbook', values: { kind: 'DOCX' } }],
  ['zip.xlsx', { code: 'fileNotWorkbook', values: { kind: 'ZIP' } }],
  ['macros.xlsm', { code: 'fileKindRefused', values: { kind: 'XLSM' } }],
  ['binary.xlsb', { code: 'fileKindRefused', values: { kind: 'XLSB' } }],
  ['openoffice.ods.xlsx', { code: 'fileKindRefused', values: { kind: 'ODS' } }],
  ['password.xlsx', { code: 'filePassword', values: {} }],
  ['password.xls', { code: 'filePassword', values: {} }],
  ['truncated.xlsx', { code: 'fileDamaged', values: {} }],
  ['scrambled.xlsx', { code: 'fileDamaged', values: {} }],
  ['overlapping.xlsx', { code: 'fileBomb', values: {} }],
])('%s is refused for what it is', async (name, expected) => {
  expect(await refusal(await hostile(name))).toEqual(expected)
})

test('an .xls that was cut off is damaged', async () => {
  const whole = await workbook('xlwt-zh.xls')
  expect(await refusal(whole.slice(0, 3_000))).toEqual({ code: 'fileDamaged', values: {} })
})

test('a workbook is known by what is in it, not by its name', async () => {
  const xls = new File([await (await workbook('poi.xls')).arrayBuffer()], 'list.xlsx')
  expect((await openWorkbook(xls)).format).toBe('xls')
})

test('a declared dimension of a million rows does not matter', async () => {
  const rows = await rowsOf(await hostile('dimension.xlsx'))
  expect(rows.map(({ index, cells }) => [index, ...cells])).toEqual([
    [0, 'Name', 'Email'],
    [1_048_575, 'Last Row', 'last@example.com'],
  ])
})

test('headers named like parts of JavaScript are plain text', async () => {
  const [heads] = await rowsOf(await hostile('proto.xlsx'))
  expect(heads!.cells).toEqual(['__proto__', 'constructor', 'toString', 'Name', 'Name', 'Phone'])
})

test('a number of which Excel lost digits is marked, one with an exponent is not', async () => {
  const [, rounded, exact] = await rowsOf(await hostile('rounded.xlsx'))
  expect(rounded).toEqual({
    index: 1,
    cells: ['王小明', '86138001380001230'],
    notes: [{ column: 1, kind: 'rounded', text: '86138001380001230' }],
  })
  expect(exact).toEqual({ index: 2, cells: ['李娜', '13800138000'], notes: null })
})

test('prefixes, missing references, CDATA, phonetics, escapes and holes are read as the format says', async () => {
  expect(await rowsOf(await hostile('odd.xlsx'))).toEqual([
    { index: 0, cells: [' Name ', 'Company', '<b> & ]]></x:row>'], notes: null },
    {
      index: 3,
      cells: ['', 'a&b中文', '', 'TRUE', '2024-02-29', 'cr\rlf _x000D_ �😀'],
      notes: [{ column: 2, kind: 'error', text: '#REF!' }],
    },
    { index: 6, cells: [...new Array<string>(26).fill(''), '13800138000'], notes: null },
  ])
})

test('UTF-16 is text too', async () => {
  expect((await rowsOf(await hostile('utf16.xlsx')))[0]!.cells).toEqual(['姓名'])
})

test('a text longer than a cell may be is cut and marked', async () => {
  const [, row] = await rowsOf(await hostile('long.xlsx'))
  expect(row!.cells[0]).toHaveLength(32_767)
  expect(row!.notes).toEqual([{ column: 0, kind: 'cut', text: '5000000' }])
})

test('a workbook of SheetJS, as many web pages give it, is read; its binary kind is told as such', async () => {
  const book = { SheetNames: ['List'], Sheets: { List: utils.aoa_to_sheet([['Name'], ['王小明']]) } }
  const saved = (bookType: 'xlsx' | 'xlsb') => new Blob([write(book, { type: 'array', bookType }) as ArrayBuffer])
  expect((await rowsOf(saved('xlsx'))).map(({ cells }) => cells)).toEqual([['Name'], ['王小明']])
  expect(await refusal(saved('xlsb'))).toEqual({ code: 'fileKindRefused', values: { kind: 'XLSB' } })
})

test('reading stops after the rows asked for', async () => {
  const rows: SheetRow[] = []
  for await (const batch of (await openWorkbook(await workbook('openpyxl-zh.xlsx'))).rows(0, { limit: 3 }))
    rows.push(...batch)
  expect(rows).toHaveLength(3)
})

test('reading stops when it is cancelled', async () => {
  const opened = await openWorkbook(await workbook('openpyxl-zh.xlsx'))
  const rows = opened.rows(0, { signal: AbortSignal.abort() })
  await expect(rows[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'cancelled' })
})
