import { openAsBlob, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { utils, write } from 'xlsx'
import { AppError } from '#domain/errors'
import { openWorkbook } from '#workers/sheets/read/openWorkbook'
import type { SheetRow } from '#workers/sheets/read/workbook'
import { bookOf, zipOf } from './bench/sheets.makeBooks.ts'

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

test('a list with page breaks, as those for printing have, is read to its end', async () => {
  const row = (n: number) => `<row r="${n}"><c t="inlineStr"><is><t>name ${n}</t></is></c></row>`
  const rows = Array.from({ length: 3 }, (_, at) => row(at + 1)).join('\n')
  const breaks = '<rowBreaks count="1" manualBreakCount="1"><brk id="2" max="16383" man="1"/></rowBreaks>'
  for (const space of ['', '\n  ']) {
    const sheet = `<worksheet><sheetData>${space}${rows}${space}</sheetData>${breaks}<rowHints/></worksheet>`
    expect(await rowsOf(bookOf(Buffer.from(sheet)))).toHaveLength(3)
  }
})

test('rows whose numbers stand twice or go back are rows of their own', async () => {
  const row = (n: number) => `<row r="${n}"><c><v>${n}</v></c></row>`
  const sheet = `<worksheet><sheetData>${[1, 5, 5, 2, 9].map(row).join('')}</sheetData></worksheet>`
  expect((await rowsOf(bookOf(Buffer.from(sheet)))).map(({ index }) => index)).toEqual([0, 4, 5, 6, 8])
})

test('a formula that was never worked out is told, and one of which the result is an empty text is not', async () => {
  const cells = '<c><f>A9</f></c><c t="str"><f>A9</f><v></v></c><c><v>7</v></c>'
  const sheet = `<worksheet><sheetData><row>${cells}</row><row><c><f>B9</f></c></row></sheetData></worksheet>`
  expect(await rowsOf(bookOf(Buffer.from(sheet)))).toEqual([
    { index: 0, cells: ['', '', '7'], notes: [{ column: 0, kind: 'formula', text: '' }] },
    { index: 1, cells: [], notes: [{ column: 0, kind: 'formula', text: '' }] },
  ])
})

const styled = (formats: readonly string[], cells: readonly (readonly [format: number, value: string])[]) => {
  const numFmts = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')
  const xfs = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')
  const row = cells.map(([format, value]) => `<c s="${format}"><v>${value}</v></c>`).join('')
  return bookOf(
    Buffer.from(`<worksheet><sheetData><row>${row}</row></sheetData></worksheet>`),
    undefined,
    [],
    `<styleSheet><numFmts>${numFmts}</numFmts><cellXfs>${xfs}</cellXfs></styleSheet>`,
  )
}

test('digits that only the format of a cell shows are read: zeros, a plus, signs between', async () => {
  const formats = [
    '00000',
    '&quot;+&quot;0',
    '00000\\-0000',
    '\\(000\\)\\ 000\\-0000',
    '&quot;+49 &quot;0',
    '0',
    '#,##0',
    '0.00',
    '[&lt;=9999999]###\\-####;\\(###\\)\\ ###\\-####',
  ]
  const values = ['1067', '33612345678', '123456789', '4155550123', '15112345678', '7', '1234', '1.5', '4155550123']
  const [row] = await rowsOf(
    styled(
      formats,
      values.map((value, at) => [at, value] as const),
    ),
  )
  expect(row!.cells).toEqual([
    '01067',
    '+33612345678',
    '12345-6789',
    '(415) 555-0123',
    '+49 15112345678',
    '7',
    '1234',
    '1.5',
    '4155550123',
  ])
})

test('a binary workbook and one of Numbers are told as such, with what to do', async () => {
  const rels = '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>'
  const types =
    '<Types><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>' +
    '<Override PartName="/xl/worksheets/sheet1.bin" ContentType="application/vnd.ms-excel.worksheet"/></Types>'
  const parts = (given: Record<string, string>) =>
    zipOf(Object.entries(given).map(([name, text]) => [name, Buffer.from(text)]))
  const xlsb = {
    '[Content_Types].xml': types,
    '_rels/.rels': rels,
    'xl/workbook.bin': '',
    'xl/worksheets/sheet1.bin': '',
  }
  expect(await refusal(parts(xlsb))).toEqual({ code: 'fileKindRefused', values: { kind: 'XLSB' } })
  const apple = { 'Index/Document.iwa': '', 'Index/CalculationEngine-12.iwa': '', 'preview.jpg': '' }
  expect(await refusal(parts(apple))).toEqual({ code: 'fileKindRefused', values: { kind: 'Numbers' } })
  expect(await refusal(parts({ 'Index/Document.iwa': '', 'Index/Slide-1.iwa': '' }))).toMatchObject({
    code: 'fileNotWorkbook',
  })
})

test('a package whose parts are UTF-16 without a mark, and named so, is read', async () => {
  const wide = (text: string) => Buffer.from(text, 'utf16le')
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const main = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const parts = {
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships><Relationship Id="r" Type="${main}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': '<workbook><sheets><sheet name="名单" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${main}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c t="inlineStr"><is><t>姓名</t></is></c></row></sheetData></worksheet>',
  }
  for (const name of [(text: string) => text, (text: string) => wide(text).toString('latin1')]) {
    const book = zipOf(Object.entries(parts).map(([part, text]) => [name(part), wide(text)]))
    expect((await rowsOf(book)).map(({ cells }) => cells)).toEqual([['姓名']])
  }
})

test('long texts that are all alike are no bomb', async () => {
  const shared = Buffer.from(`<sst><si><t>${'='.repeat(60_000_000 / 2_000)}</t></si></sst>`)
  const cell = `<c t="inlineStr"><is><t>${'='.repeat(32_000)}</t></is></c>`
  const sheet = Buffer.from(`<worksheet><sheetData>${`<row>${cell}</row>`.repeat(1_800)}</sheetData></worksheet>`)
  expect(await rowsOf(bookOf(sheet, shared))).toHaveLength(1_800)
})

test('a changed digit in a part that is not packed is damage', async () => {
  const sheet = Buffer.from('<worksheet><sheetData><row><c><v>13800138000</v></c></row></sheetData></worksheet>')
  const bytes = Buffer.from(await bookOf(sheet, undefined, [], undefined, { stored: true }).arrayBuffer())
  expect(await refusal(new Blob([bytes]))).toBe('read')
  bytes.write('9', bytes.indexOf('13800138000') + 5)
  expect(await refusal(new Blob([bytes]))).toEqual({ code: 'fileDamaged', values: {} })
})

const oldBook = async () => Buffer.from(await (await workbook('xlwt-zh.xls')).arrayBuffer())

test.each(['WORKBOOK', 'workbook'])('an .xls whose stream is called %s is read', async (name) => {
  const bytes = await oldBook()
  const at = bytes.indexOf(Buffer.from('Workbook', 'utf16le'))
  bytes.write(name, at, 'utf16le')
  expect(await rowsOf(new Blob([bytes]))).toEqual(await rowsOf(await workbook('xlwt-zh.xls')))
})

test('charts and macros of an .xls are not offered as sheets', async () => {
  const bytes = await oldBook()
  const before = (await openWorkbook(new Blob([bytes]))).sheets
  const record = bytes.indexOf(Buffer.from([0x85, 0x00]), 512)
  // Its sixth byte is what kind of sheet it is.
  bytes[record + 4 + 5] = 2
  const { sheets } = await openWorkbook(new Blob([bytes]))
  expect(sheets).toEqual(before.slice(1))
})

test('dates in the built-in formats of Chinese Excel are dates in an .xls too', async () => {
  const bytes = await oldBook()
  const whole = await rowsOf(new Blob([bytes]))
  const dates = whole.flatMap(({ cells }) => cells.filter((cell) => /^\d{4}-\d\d-\d\d/.test(cell)))
  expect(dates.length).toBeGreaterThan(0)
  // Every format of the file's own becomes 31, yyyy年m月d日, for which it has no text.
  for (let at = bytes.indexOf(Buffer.from([0xe0, 0x00, 0x14, 0x00])); at >= 0; ) at = patched(at + 6)
  function patched(at: number) {
    if (bytes.readUInt16LE(at) >= 164) bytes.writeUInt16LE(31, at)
    return bytes.indexOf(Buffer.from([0xe0, 0x00, 0x14, 0x00]), at)
  }
  const again = await rowsOf(new Blob([bytes]))
  expect(again.flatMap(({ cells }) => cells.filter((cell) => /^\d{4}-\d\d-\d\d/.test(cell)))).toEqual(
    expect.arrayContaining(dates),
  )
})

test('an .xls whose sectors go in a circle is damaged, and takes no memory', async () => {
  const bytes = await oldBook()
  const fat = (bytes.readUInt32LE(76) + 1) * 512
  const directory = bytes.readUInt32LE(48)
  bytes.writeUInt32LE(directory, fat + directory * 4)
  expect(await refusal(new Blob([bytes]))).toEqual({ code: 'fileDamaged', values: {} })
})
