import { openAsBlob } from 'node:fs'
import { expect, test } from 'vitest'
import { inspectWorkbook } from '#workers/sheets/import/inspect'
import { openWorkbook } from '#workers/sheets/read/openWorkbook'
import { sharedStrings } from '#workers/sheets/read/sharedStrings'
import { sheetRows } from '#workers/sheets/read/sheetRows'
import { isHiddenRow, type SheetRow } from '#workers/sheets/read/workbook'
import { openZip, workbookEntries } from '#workers/sheets/read/zip'
import { bombBook, bookOf, zipOf } from './bench/sheets.makeBooks.ts'

const fixture = (name: string) => openAsBlob(new URL(`./fixtures/${name}`, import.meta.url))

async function rowsOf(file: Blob, limit?: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const batch of (await openWorkbook(file)).rows(0, limit ? { limit } : {})) rows.push(...batch)
  return rows
}

test('200 MB packed into 200 KB are stopped', async () => {
  const bomb = bombBook(200_000_000)
  expect(bomb.size).toBeLessThan(700_000)
  await expect(rowsOf(bomb)).rejects.toMatchObject({ code: 'fileBomb' })
})

test('a table of texts that inflates without end is stopped too', async () => {
  const shared = Buffer.from(`<sst>${'<si><t>same</t></si>'.repeat(5_000_000)}</sst>`)
  const sheet = Buffer.from('<worksheet><sheetData><row><c t="s"><v>4999999</v></c></row></sheetData></worksheet>')
  await expect(rowsOf(bookOf(sheet, shared))).rejects.toMatchObject({ code: 'fileBomb' })
})

test('more parts than a workbook can have are not looked at', async () => {
  const many = zipOf(Array.from({ length: workbookEntries + 1 }, (_, at) => [`${at}`, Buffer.from('')]))
  await expect(openWorkbook(many)).rejects.toMatchObject({ code: 'fileBomb' })
})

test('a million rows of which only the first are wanted are not inflated to the end', async () => {
  const start = Buffer.from('<worksheet><sheetData>')
  const row = Buffer.from('<row><c t="inlineStr"><is><t>name</t></is></c><c><v>13800138000</v></c></row>')
  // The end is missing on purpose: whoever reads on to it fails.
  const rows = await rowsOf(bookOf(Buffer.concat([start, ...new Array<Buffer>(200_000).fill(row)])), 1_000)
  expect(rows).toHaveLength(1_000)
  expect(rows.at(-1)).toEqual({ index: 999, cells: ['name', '13800138000'], notes: null })
})

test('a cell that is merged over rows has its value in the first one', async () => {
  const rows = '<row><c><v>1</v></c><c><v>13800138000</v></c></row><row><c><v>2</v></c><c/></row>'
  const merged = '<mergeCells count="1"><mergeCell ref="B1:B2"/></mergeCells>'
  const sheet = Buffer.from(`<worksheet><sheetData>${rows}</sheetData>${merged}</worksheet>`)
  const found = await rowsOf(bookOf(sheet))
  expect(found.map(({ cells }) => cells[1] ?? '')).toEqual(['13800138000', ''])
})

test('sizes that the file declares are not believed', async () => {
  const sheet = Buffer.from('<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>')
  const honest = Buffer.from(await bookOf(sheet).arrayBuffer())
  for (let at = 0; (at = honest.indexOf('PK\u0001\u0002', at)) >= 0; at += 4)
    honest.writeUInt32LE(3_000_000_000, at + 24)
  expect((await rowsOf(new Blob([honest])))[0]!.cells).toEqual(['7'])
})

test('a password on the zip itself is a password', async () => {
  const bytes = Buffer.from(await zipOf([['[Content_Types].xml', Buffer.from('x')]]).arrayBuffer())
  const directory = bytes.indexOf('PK\u0001\u0002')
  bytes.writeUInt16LE(bytes.readUInt16LE(directory + 8) | 1, directory + 8)
  await expect(openWorkbook(new Blob([bytes]))).rejects.toMatchObject({ code: 'filePassword' })
})

test('an archive with 64-bit sizes and bytes before it is read', async () => {
  const bytes = Buffer.from(await (await fixture('workbooks/openpyxl-zh.xlsx')).arrayBuffer())
  const end = bytes.length - 22
  const [count, size, offset] = [
    bytes.readUInt16LE(end + 10),
    bytes.readUInt32LE(end + 12),
    bytes.readUInt32LE(end + 16),
  ]
  const wide = Buffer.alloc(56 + 20)
  wide.writeUInt32LE(0x06064b50, 0)
  wide.writeBigUInt64LE(44n, 4)
  wide.writeBigUInt64LE(BigInt(count), 32)
  wide.writeBigUInt64LE(BigInt(size), 40)
  wide.writeBigUInt64LE(BigInt(offset), 48)
  wide.writeUInt32LE(0x07064b50, 56)
  wide.writeBigUInt64LE(BigInt(end), 64)
  wide.writeUInt32LE(1, 72)
  const last = Buffer.from(bytes.subarray(end))
  last.writeUInt16LE(0xffff, 10)
  last.writeUInt32LE(0xffffffff, 12)
  last.writeUInt32LE(0xffffffff, 16)
  const rows = await rowsOf(new Blob([bytes.subarray(0, end), wide, last]))
  expect(rows[0]!.cells[0]).toBe('2024 年春季广交会展商名单')
  const prefixed = await rowsOf(new Blob([Buffer.from('PK\u0003\u0004 some other start'), bytes]))
  expect(prefixed).toEqual(rows)
})

test.each(['hostile/odd.xlsx', 'workbooks/libreoffice-en.xlsx', 'hostile/utf16.xlsx'])(
  'wherever the pieces of %s are cut, the rows are the same',
  async (name) => {
    const file = await fixture(name)
    const whole = await rowsOf(file)
    const zip = await openZip(file)
    const sheet = await bytesOf(zip.stream('xl/worksheets/sheet1.xml'))
    const texts = zip.has('xl/sharedStrings.xml') ? await bytesOf(zip.stream('xl/sharedStrings.xml')) : null
    // The styles of these files are not needed to see whether cutting matters.
    const read = async (size: number) => {
      const shared = sharedStrings(texts && pieces(texts, size))
      const rows: SheetRow[] = []
      const context = { shared, kinds: new Uint8Array(0), from1904: false }
      for await (const batch of sheetRows(pieces(sheet, size), context, {})) rows.push(...batch)
      return rows
    }
    const plain = await read(sheet.length)
    expect(plain.map(({ index }) => index)).toEqual(whole.map(({ index }) => index))
    for (const size of [1, 2, 3, 5, 7, 11, 64, 333]) expect(await read(size)).toEqual(plain)
  },
)

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return new Uint8Array(Buffer.concat(all))
}

async function* pieces(bytes: Uint8Array<ArrayBuffer>, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test('bytes cut anywhere, or changed anywhere, are an error of the catalogue or rows, never something else', async () => {
  const whole = new Uint8Array(await (await fixture('workbooks/xlsxwriter-en.xlsx')).arrayBuffer())
  for (let at = 0; at < whole.length; at += 131) {
    const changed = whole.slice()
    changed[at]! ^= 0xff
    for (const file of [new Blob([whole.subarray(0, at)]), new Blob([changed])]) {
      const outcome = await rowsOf(file).then(
        (rows) => rows.length,
        (error: Error) => error.name,
      )
      expect(['AppError', expect.any(Number)]).toContainEqual(outcome)
    }
  }
})

test('inflated garbage that is no XML gives no rows and no endless loop', async () => {
  for (const text of [
    '',
    '<',
    '<worksheet><sheetData',
    '<worksheet><sheetData><row><c r="A1',
    '<<<<>>>><sheetData><row><c><v',
  ]) {
    const outcome = await rowsOf(bookOf(Buffer.from(text))).then(
      (rows) => rows.length,
      (error: { code: string }) => error.code,
    )
    expect([0, 'fileDamaged']).toContain(outcome)
  }
})

test.each([
  ['HTML', `<html><table>${'<tr '.repeat(100_000)}`],
  ['HTML', `<html>${'<table'.repeat(100_000)}`],
  ['RTF', `{\\rtf1${'{\\trowd '.repeat(100_000)}`],
  ['Excel 2003 XML', `<?xml?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">${'<!--'.repeat(100_000)}`],
])('%s that readers of .xls go through again and again is refused by its first bytes', async (kind, text) => {
  await expect(openWorkbook(new File([text], 'list.xls'))).rejects.toMatchObject({ values: { kind } })
})

test('hidden rows and columns are told, and so are comments, pictures and links', async () => {
  const row = (text: string, attributes = '') =>
    `<row${attributes}><c t="inlineStr"><is><t>${text}</t></is></c><c><v>7</v></c></row>`
  const cols = '<cols><col min="1" max="1" width="9"/><col min="2" max="3" hidden="1"/></cols>'
  const rows = row('Company') + row('ACME', ' r="2" hidden="1"') + row('Bolt', ' r="3" hidden="0"')
  const sheet = Buffer.from(`<worksheet>${cols}<sheetData>${rows}</sheetData></worksheet>`)
  const looked = await inspectWorkbook(
    await openWorkbook(bookOf(sheet, undefined, ['comments', 'drawing', 'hyperlink'])),
    { headerRow: 0 },
  )
  expect(looked.columns.map(({ hidden }) => hidden)).toEqual([false, true])
  expect(looked).toMatchObject({
    hiddenRows: true,
    leftOut: ['comments', 'images', 'links'],
    preview: [['Bolt', '7']],
  })
  const plain = await inspectWorkbook(
    await openWorkbook(bookOf(Buffer.from(`<worksheet><sheetData>${row('a') + row('b')}</sheetData></worksheet>`))),
  )
  expect(plain).toMatchObject({ hiddenRows: false, leftOut: [] })
})

test('an old workbook tells of the rows that it hides as well', async () => {
  const bytes = Buffer.from(await (await fixture('workbooks/xlwt-zh.xls')).arrayBuffer())
  // The record of the third row: 0x20 among its flags hides it.
  const record = bytes.indexOf(Buffer.from([0x08, 0x02, 0x10, 0x00, 0x02, 0x00]))
  bytes[record + 16]! |= 0x20
  const hidden = (await rowsOf(new Blob([bytes]))).filter(isHiddenRow)
  expect(hidden.map(({ index }) => index)).toEqual([2])
})
