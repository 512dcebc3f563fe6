import { expect, test } from 'vitest'
import { openWorkbook } from '../read/openWorkbook.ts'
import type { SheetRow } from '../read/workbook.ts'
import { openZip } from '../read/zip.ts'
import { csvWriter } from './csvWriter.ts'
import { HeldRows } from './heldRows.ts'
import type { CellValue, SheetColumn } from './sheetWriter.ts'
import { letters, xlsxWriter } from './xlsxWriter.ts'

const now = new Date(2024, 3, 15, 9, 30)
const column = (title: string, kind: SheetColumn['kind'] = 'text'): SheetColumn => ({ title, kind, width: 20 })

async function rowsOf(file: Blob): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const batch of (await openWorkbook(file)).rows(0)) rows.push(...batch)
  return rows
}

async function xlsxOf(rows: readonly (readonly CellValue[])[], columns = [column('A'), column('B')]) {
  const writer = await xlsxWriter({ sheetName: 'Sheet', columns, now, cutNote: '…(cut)' })
  for (const row of rows) writer.row(row)
  return writer.finish()
}

const cellsOf = async (file: Blob) => (await rowsOf(file)).map(({ cells }) => cells)

async function partText(file: Blob, name: string): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of (await openZip(file)).stream(name)) text += decoder.decode(chunk, { stream: true })
  return text
}

const texts = [
  ['plain', '王小明'],
  ['<b>&amp;</b> "quoted" \'s', ']]>'],
  [' edge spaces ', 'line\nbreak\ttab'],
  ['😀🎪', 'é ß ü ñ'],
  ['_x000D_', '_x_ _xZZZZ_ __'],
  ['', 'first is empty'],
  ['a'.repeat(32_767), '中'.repeat(9_000)],
]

test('texts come back from a written workbook as they went in', async () => {
  expect(await cellsOf(await xlsxOf(texts))).toEqual([['A', 'B'], ...texts])
})

test('what a workbook cannot hold is left out or cut with a note', async () => {
  const high = '\ud83d'
  const rows = [
    [`nul\u0000 bell\u0007 half${high} end\ufffe`, `cr\rcrlf\r\nlf\n.`],
    [`${'x'.repeat(32_759)}😀${'y'.repeat(99)}`, 'z'],
  ]
  const [, clean, long] = await cellsOf(await xlsxOf(rows))
  expect(clean).toEqual(['nul bell half end', 'cr\ncrlf\nlf\n.'])
  expect(long![0]).toBe(`${'x'.repeat(32_759)}😀…(cut)`)
})

test('numbers and days keep their kind', async () => {
  const columns = [column('Count', 'number'), column('Day', 'date')]
  const file = await xlsxOf(
    [
      [12, 45_397.395_833_333_3],
      [0, null],
    ],
    columns,
  )
  expect(await cellsOf(file)).toEqual([['Count', 'Day'], ['12', '2024-04-15 09:30'], ['0']])
})

test('no cell is a formula, whatever its text says', async () => {
  const risky = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', "=cmd|' /C calc'!A0", '+8613800138000']
  const file = await xlsxOf(risky.map((text) => [text, text]))
  const sheet = await partText(file, 'xl/worksheets/sheet1.xml')
  expect(sheet).not.toContain('<f')
  expect([...sheet.matchAll(/<c [^>]*>/g)].every(([cell]) => /t="(str|inlineStr)"/.test(cell))).toBe(true)
  expect((await cellsOf(file)).slice(1).map(([first]) => first)).toEqual(risky)
})

test('the header is bold, frozen and filters the rows', async () => {
  const file = await xlsxOf([['a', 'b']])
  const sheet = await partText(file, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('state="frozen"')
  expect(sheet).toContain('<autoFilter ref="A1:B2"/>')
  expect(sheet).toContain('<c r="A1" s="1" t="str"><v>A</v></c>')
})

test('rows that were encoded out of order are the same file', async () => {
  const writer = await xlsxWriter({ sheetName: 'Sheet', columns: [column('A'), column('B')], now })
  const held = new HeldRows(texts.length)
  for (let at = texts.length - 1; at >= 0; at--) held.put(at, (out) => writer.encode(texts[at]!, out))
  for (let at = 0; at < texts.length; at++) expect(held.give(writer.append)).toBe(true)
  const straight = await xlsxWriter({ sheetName: 'Sheet', columns: [column('A'), column('B')], now })
  for (const row of texts) straight.row(row)
  expect(await (await writer.finish()).arrayBuffer()).toEqual(await (await straight.finish()).arrayBuffer())
})

test('many rows pass through', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [`name ${at}`, `公司 ${at} & Co.`])
  const file = await xlsxOf(rows)
  expect(await cellsOf(file)).toEqual([['A', 'B'], ...rows])
})

test('a cancelled workbook does not finish', async () => {
  const writer = await xlsxWriter({ sheetName: 'Sheet', columns: [column('A')], now })
  writer.row(['x'])
  writer.cancel()
  await expect(writer.finish()).rejects.toThrow()
})

test('columns are named as a spreadsheet names them', () => {
  expect([0, 25, 26, 51, 52, 701, 702, 16_383].map(letters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA', 'XFD'])
})

test('a .csv is UTF-8 with its mark, quoted where needed, and runs nothing', async () => {
  const columns = [column('Name'), column('Phone', 'phone'), column('Day', 'date'), column('Count', 'number')]
  const writer = csvWriter({ columns })
  writer.row(['a "quoted", name', '+8613800138000', 45_397.395_833_333_3, 3])
  writer.row(['=1+1', '\u0000=2', null, -1])
  writer.row(['line\nbreak', ' edge', null, null])
  const file = await writer.finish()
  expect([...new Uint8Array(await file.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf])
  expect(await file.text()).toBe(
    'Name,Phone,Day,Count\r\n"a ""quoted"", name",+8613800138000,2024-04-15 09:30,3\r\n' +
      '\'=1+1,\'=2,,-1\r\n"line\nbreak"," edge",,\r\n',
  )
})
