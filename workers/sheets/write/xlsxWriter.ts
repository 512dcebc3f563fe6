import { looksLikeFormula, sheetName } from '#domain/contacts/export'
import { limits } from '#domain/limits'
import { Bytes, writeXmlText } from './bytes.ts'
import { gzipBeside } from './gzipBeside.ts'
import type { CellValue, ColumnKind, SheetColumn, SheetWriter } from './sheetWriter.ts'
import { ZipWriter } from './zipWriter.ts'

type Options = {
  sheetName: string
  columns: readonly SheetColumn[]
  now: Date
  /** put at the end of a text that is longer than a cell may be */
  cutNote?: string
  /** a short sheet behind it, such as whom to name for the data */
  second?: SecondSheet | undefined
}

export type SecondSheet = {
  name: string
  columns: readonly SheetColumn[]
  rows: readonly (readonly CellValue[])[]
}

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook with a bold, frozen, filterable header. */
export async function xlsxWriter({
  sheetName: wanted,
  columns,
  now,
  cutNote = '…',
  second,
}: Options): Promise<SheetWriter> {
  const zip = new ZipWriter(now)
  for (const [path, text] of partsOf(second ? 2 : 1)) await zip.text(path, text)
  const first = openSheet(zip, 1, columns, cutNote)
  return {
    row: first.row,
    encode: first.encode,
    append: first.append,
    size: () => zip.size,
    busy: first.entry.busy,
    drained: first.entry.drained,
    async finish() {
      const sheets = [{ name: sheetName(wanted), columns: columns.length, rows: await first.close() }]
      if (second) {
        const sheet = openSheet(zip, 2, second.columns, cutNote)
        for (const row of second.rows) sheet.row(row)
        sheets.push({ name: sheetName(second.name), columns: second.columns.length, rows: await sheet.close() })
      }
      await zip.text('xl/workbook.xml', workbookXml(sheets))
      return zip.finish(mime)
    },
    cancel: first.entry.abort,
  }
}

function openSheet(zip: ZipWriter, nth: number, columns: readonly SheetColumn[], cutNote: string) {
  const entry = zip.entry(`xl/worksheets/sheet${nth}.xml`, gzipBeside())
  const out = new Bytes(entry.piece, entry.write)
  const cells = columns.map(({ kind }, at) => cellParts(letters(at), kind))
  const headers = columns.map((_, at) => cellParts(letters(at), 'header'))
  let rows = 0

  const encode = (values: readonly CellValue[], held: Bytes) => encodeRow(held, values, columns.length, cutNote)
  const append = (row: Uint8Array, parts = cells) => appendRow(out, ++rows, row, parts)
  const encoded = (values: readonly CellValue[]) => {
    const alone = new Bytes(
      () => new Uint8Array(rowRoom(values)),
      () => {},
    )
    return alone.buffer.subarray(0, encode(values, alone))
  }

  out.ascii(sheetStart(columns))
  append(encoded(columns.map(({ title }) => title)), headers)

  return {
    entry,
    encode,
    row: (values: readonly CellValue[]) => append(encoded(values)),
    append: (row: Uint8Array) => append(row),
    /** Gives the count of its rows. */
    async close(): Promise<number> {
      out.ascii(`</sheetData><autoFilter ref="A1:${letters(columns.length - 1)}${rows}"/></worksheet>`)
      out.flush()
      await entry.close()
      return rows
    },
  }
}

/** No row is larger, so a block never ends in the middle of one. */
const rowRoom = (values: readonly CellValue[]) =>
  values.reduce<number>((sum, value) => sum + 80 + (typeof value === 'string' ? value.length * 7 : 24), 200)

type CellKind = 'text' | 'risky' | 'spaced' | 'number'
type CellParts = Record<CellKind | 'open', Uint8Array>
const ascii = (text: string) => new TextEncoder().encode(text)
const styles = { general: 0, header: 1, text: 2, date: 3, day: 4 }
const endText = ascii('</v></c>')
const endInline = ascii('</t></is></c>')

function cellParts(column: string, kind: ColumnKind | 'header'): CellParts {
  const style = kind === 'header' ? styles.header : kind === 'phone' ? styles.text : styles.general
  const s = (number: number) => (number === styles.general ? '' : ` s="${number}"`)
  return {
    open: ascii(`<c r="${column}`),
    text: ascii(`"${s(style)} t="str"><v>`),
    // In a cell of the format "text" Excel does not run it either after somebody edited it.
    risky: ascii(`"${s(kind === 'header' ? style : styles.text)} t="str"><v>`),
    spaced: ascii(`"${s(style)} t="inlineStr"><is><t xml:space="preserve">`),
    number: ascii(`"${s(kind === 'date' || kind === 'day' ? styles[kind] : style)}><v>`),
  }
}

const kinds = ['text', 'risky', 'spaced', 'number'] as const satisfies CellKind[]
/** From here on the length of a cell has four bytes of its own. */
const longCell = 63

/**
 * A row without its number and without the XML that its columns tell: a quarter of what it will be. A cell is a byte
 * for its kind and length, 0 when it is empty, and its value.
 */
function encodeRow(out: Bytes, values: readonly CellValue[], columns: number, cutNote: string): number {
  out.reserve(rowRoom(values))
  const start = out.at
  for (let column = 0; column < columns; column++) {
    const value = fitting(values[column], cutNote)
    if (value === null) out.buffer[out.at++] = 0
    else encodeCell(out, value)
  }
  return out.at - start
}

function encodeCell(out: Bytes, value: string | number) {
  const head = out.at++
  writeValue(out, value)
  const { buffer } = out
  const kind = kinds.indexOf(kindOf(value)) << 6
  const length = out.at - head - 1
  buffer[head] = kind | Math.min(length, longCell)
  if (length < longCell) return
  buffer.copyWithin(head + 5, head + 1, out.at)
  for (let i = 0; i < 4; i++) buffer[head + 1 + i] = length >>> (8 * i)
  out.at += 4
}

function appendRow(out: Bytes, number: number, row: Uint8Array, cells: readonly CellParts[]) {
  const digits = String(number)
  out.ascii(`<row r="${digits}">`)
  for (let column = 0, at = 0; at < row.length; column++) {
    const head = row[at++]!
    if (head === 0) continue
    const kind = kinds[head >> 6]!
    let length = head & 0x3f
    if (length === longCell) {
      length = row[at]! | (row[at + 1]! << 8) | (row[at + 2]! << 16) | (row[at + 3]! << 24)
      at += 4
    }
    openCell(out, cells[column]!, digits, kind)
    if (length > shortValue) out.raw(row.subarray(at, at + length))
    else {
      out.reserve(length)
      for (let i = 0; i < length; i++) out.buffer[out.at++] = row[at + i]!
    }
    at += length
    closeCell(out, kind)
  }
  out.ascii('</row>')
}

/** Up to here a loop is faster than `set`. */
const shortValue = 96

/** What the cell will hold; null for nothing. */
function fitting(value: CellValue | undefined, cutNote: string): string | number | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' && value.length > limits.cellLength ? cut(value, cutNote) : value
}

function kindOf(value: string | number): CellKind {
  if (typeof value === 'number') return 'number'
  const first = value.charCodeAt(0)
  const last = value.charCodeAt(value.length - 1)
  // A reader may trim what is not marked.
  if (first <= 0x20 || last <= 0x20) return 'spaced'
  return isWordStart(first) || !looksLikeFormula(value) ? 'text' : 'risky'
}

function openCell(out: Bytes, cell: CellParts, digits: string, kind: CellKind) {
  out.reserve(100)
  put(out, cell.open)
  for (let i = 0; i < digits.length; i++) out.buffer[out.at++] = digits.charCodeAt(i)
  put(out, cell[kind])
}

function writeValue(out: Bytes, value: string | number) {
  if (typeof value === 'number') out.ascii(String(value))
  else writeXmlText(out, value)
}

function closeCell(out: Bytes, kind: CellKind) {
  out.reserve(16)
  put(out, kind === 'spaced' ? endInline : endText)
}

/** Digits, letters and Chinese characters begin no formula; nearly every cell begins so. */
const isWordStart = (code: number) =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x7a) || (code >= 0x3400 && code <= 0x9fff)

/** For a few bytes a loop is faster than `set`; room was reserved. */
function put(out: Bytes, bytes: Uint8Array) {
  const { buffer } = out
  let at = out.at
  for (let i = 0; i < bytes.length; i++) buffer[at++] = bytes[i]!
  out.at = at
}

const cut = (text: string, note: string) =>
  text.slice(0, limits.cellLength - note.length).replace(/[\ud800-\udbff]$/, '') + note

/** 0 → A, 26 → AA. */
export function letters(column: number): string {
  const rest = Math.floor(column / 26)
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (column % 26))
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const sheetStart = (columns: readonly SheetColumn[]) =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
    .map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type SheetFacts = { name: string; columns: number; rows: number }

function workbookXml(sheets: readonly SheetFacts[]): string {
  const named = sheets.map(
    ({ name }, n) => `<sheet name="${escapeAttribute(name)}" sheetId="${n + 1}" r:id="rId${n === 0 ? 1 : n + 2}"/>`,
  )
  const filters = sheets.map(({ name, columns, rows }, n) => {
    const range = `'${name.replaceAll("'", "''")}'!$A$1:$${letters(columns - 1)}$${rows}`
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${n}" hidden="1">${escapeAttribute(range)}</definedName>`
  })
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>${named.join('')}</sheets><definedNames>${filters.join('')}</definedNames></workbook>`
}

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const sheetTypes = (sheets: number): string =>
  Array.from(
    { length: sheets },
    (_, n) => `<Override PartName="/xl/worksheets/sheet${n + 1}.xml" ContentType="${contentType}.worksheet+xml"/>`,
  ).join('')

/** The same for every workbook of so many sheets. */
const partsOf = (sheets: 1 | 2): [path: string, text: string][] => [
  [
    '[Content_Types].xml',
    `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>${sheetTypes(sheets)}<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/>${sheets === 2 ? `<Relationship Id="rId3" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/>` : ''}</Relationships>`,
  ],
  [
    'xl/styles.xml',
    `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  ],
]
