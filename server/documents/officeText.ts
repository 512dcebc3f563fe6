import { Parser } from 'htmlparser2'
import { ZipReader } from './zipReader.ts'

const mostText = 600_000
const mostSheets = 50
const mostSlides = 500

/** The text of a document, table or presentation of an office program, a line for each of its paragraphs or rows; null: it is none. */
export function officeText(bytes: Buffer): string | null {
  const zip = ZipReader.open(bytes)
  if (!zip) return null
  const [, read] = readers.find(([part]) => zip.names.includes(part)) ?? []
  if (!read) return null
  const lines = read(zip).map((line) => line.normalize('NFKC').replace(/\s+/gu, ' ').trim())
  return lines.filter(Boolean).join('\n').slice(0, mostText) || null
}

const readers: readonly (readonly [part: string, read: (zip: ZipReader) => string[]])[] = [
  ['word/document.xml', (zip) => documentLines(partOf(zip, 'word/document.xml'))],
  ['xl/workbook.xml', sheetLines],
  ['ppt/presentation.xml', slideLines],
]

const partOf = (zip: ZipReader, name: string): string => zip.read(name)?.toString('utf8') ?? ''

/** `word/document.xml` and slides: `p` are paragraphs, `t` their words; a row of a table is one line. */
function documentLines(xml: string): string[] {
  const lines: string[] = []
  let line = ''
  let rows = 0
  let isText = false
  const close = () => {
    lines.push(line)
    line = ''
  }
  walk(xml, {
    open(name) {
      if (name === 'tr') rows++
      isText = name === 't'
      if (name === 'tab' || name === 'br' || name === 'cr') line += ' '
    },
    text: (words) => {
      if (isText) line += words
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'tr') rows--
      if (name === 'tc' && line && !line.endsWith(between)) line += between
      if (name === 'p' && rows === 0) close()
      if (name === 'p' && rows > 0 && line && !line.endsWith(between)) line += ' '
      if (name === 'tr' && rows === 0) {
        line = line.replace(trailing, '')
        close()
      }
    },
  })
  close()
  return lines
}
const between = ' | '
const trailing = /[\s|]+$/u

function slideLines(zip: ZipReader): string[] {
  const slides = numbered(zip, /^ppt\/slides\/slide(\d+)\.xml$/)
  return slides.slice(0, mostSlides).flatMap((name) => documentLines(partOf(zip, name)))
}

function numbered(zip: ZipReader, pattern: RegExp): string[] {
  const numberOf = (name: string) => Number(pattern.exec(name)![1])
  return zip.names.filter((name) => pattern.test(name)).toSorted((a, b) => numberOf(a) - numberOf(b))
}

/** A row of a table says by itself what its columns mean: the first row stands before each value. */
function sheetLines(zip: ZipReader): string[] {
  const shared = sharedTexts(partOf(zip, 'xl/sharedStrings.xml'))
  const sheets = numbered(zip, /^xl\/worksheets\/sheet(\d+)\.xml$/).slice(0, mostSheets)
  return sheets.flatMap((name) => {
    const rows = sheetRows(partOf(zip, name), shared)
    const [head, ...rest] = rows
    if (!head || !rest.length || !isHead(head)) return rows.map((cells) => cells.filter(Boolean).join(between))
    return rest.map((cells) =>
      cells.flatMap((cell, at) => (cell ? [head[at] ? `${head[at]}: ${cell}` : cell] : [])).join(between),
    )
  })
}

const isHead = (cells: readonly string[]): boolean =>
  cells.filter(Boolean).length > 1 && cells.every((cell) => cell.length <= 60 && !/^[\d.,%\s-]+$/.test(cell || 'x'))

/** Each entry is one text, in pieces where a part of it looks different; readings of signs (`rPh`) are left out. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isReading = false
  walk(xml, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    text: (words) => {
      if (isText) text += words
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isReading = false
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}

const mostColumns = 200

function sheetRows(xml: string, shared: readonly string[]): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = { at: 0, kind: '', text: '' }
  let isText = false
  walk(xml, {
    open(name, { r = '', t = '' }) {
      if (name === 'row') row = []
      if (name === 'c') cell = { at: r ? columnOf(r) : row.length, kind: t, text: '' }
      isText = name === 'v' || name === 't'
    },
    text: (words) => {
      if (isText) cell.text += words
    },
    close(name) {
      isText = false
      if (name === 'c' && cell.at < mostColumns)
        row[cell.at] = cell.kind === 's' ? (shared[Number(cell.text)] ?? '') : cell.text
      if (name === 'row' && row.some(Boolean)) rows.push(Array.from(row, (one) => one ?? ''))
    },
  })
  return rows
}

/** B7 is in column 1. */
const columnOf = (name: string): number =>
  [...name.replace(/\d+$/, '')].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0) - 1

type XmlListener = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text: (words: string) => void
  close: (name: string) => void
}

/** Names without their prefix: each program has its own. */
function walk(xml: string, { open, text, close }: XmlListener): void {
  const plain = (name: string) => name.slice(name.indexOf(':') + 1)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open(plain(name), attributes),
      ontext: text,
      onclosetag: (name) => close(plain(name)),
    },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
}
