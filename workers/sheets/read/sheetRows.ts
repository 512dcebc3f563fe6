import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { isPlain, isRounded, type NumberKind, plain, valueText } from './cellValue.ts'
import type { SharedStrings } from './sharedStrings.ts'
import { type CellNote, columnsRead, type ReadOptions, type SheetRow } from './workbook.ts'
import { cellText, decodedTo, richText, rootPrefix, tagEnd, tags } from './xml.ts'

type SheetContext = { shared: SharedStrings; kinds: ArrayLike<NumberKind>; from1904: boolean }

/**
 * The rows of one sheet as its XML comes. Declared dimensions are not looked at: only what is there counts.
 * A row is parsed when it is complete; a part of one waits for the next piece.
 */
export async function* sheetRows(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  context: SheetContext,
  { limit = Number.POSITIVE_INFINITY, whole = Number.POSITIVE_INFINITY }: ReadOptions,
): AsyncGenerator<SheetRow[]> {
  let rest = ''
  let parser: RowParser | null = null
  let given = 0
  for await (const text of decodedTo('row>', chunks)) {
    rest += text
    if (!parser) {
      const prefix = rootPrefix(rest, 'sheetData')
      if (prefix === null) {
        // Columns and views stand before the rows; keep just enough to meet a tag cut in two.
        rest = rest.slice(-200)
        continue
      }
      rest = rest.slice(rest.indexOf(`<${prefix}sheetData`))
      parser = new RowParser(prefix, context)
    }
    parser.counting = given >= whole
    rest = rest.slice(parser.parse(rest, limit - given))
    const rows = await parser.take()
    given += rows.length
    if (rows.length > 0) yield rows
    if (parser.ended || given >= limit) return
  }
  // A sheet that stops in the middle lost its end somewhere.
  if (parser && !parser.ended) throw new AppError('fileDamaged')
}

type PendingCell = { row: SheetRow; column: number; shared: number }

const types = { number: 0, shared: 1, text: 2, inline: 3, boolean: 4, error: 5 } as const

class RowParser {
  ended = false
  /** rows come without cells */
  counting = false
  readonly #context: SheetContext
  readonly #open: string
  readonly #close: string
  readonly #skip: number
  #rows: SheetRow[] = []
  #waiting: PendingCell[] = []
  #lastRow = -1
  // Of the row at hand. Its cells are gathered in one list for all rows, and copied when the row is complete.
  readonly #cells = new Array<string>(columnsRead).fill('')
  #width = 0
  #notes: CellNote[] | null = null
  #filled = false
  #hidden = false
  #pending: { column: number; shared: number }[] = []

  constructor(prefix: string, context: SheetContext) {
    this.#context = context
    this.#open = `<${prefix}row`
    this.#close = `</${prefix}sheetData`
    this.#skip = prefix.length
  }

  /** Parses complete rows; gives the place of the first that is not. */
  parse(text: string, limit: number): number {
    for (let at = 0; ; ) {
      const start = this.#nextRow(text, at)
      if (start < 0) {
        this.ended ||= /^<[^>]*sheetData\s*\/>/.test(text)
        return Math.max(at, text.length - 100)
      }
      const next = this.#row(text, start)
      if (next < 0) return start
      at = next
      if (this.#rows.length >= limit) return at
    }
  }

  /** Where the next row begins; -1: there is none. What follows the rows has elements whose names begin so, such as <rowBreaks>. */
  #nextRow(text: string, from: number): number {
    for (let at = text.indexOf(this.#open, from); ; at = text.indexOf(this.#open, at + 1)) {
      if (at !== from && text.slice(from, at < 0 ? undefined : at).includes(this.#close)) this.ended = true
      if (this.ended || at < 0) return -1
      const after = text.charCodeAt(at + this.#open.length)
      if (isNameEnd(after) || after !== after) return at
    }
  }

  /** The rows so far, their shared texts put in. */
  async take(): Promise<SheetRow[]> {
    const rows = this.#rows
    const { shared } = this.#context
    if (this.#waiting.length > 0) {
      await shared.readTo(this.#waiting.reduce((most, cell) => Math.max(most, cell.shared), 0))
      for (const cell of this.#waiting) putText(cell.row, cell.column, shared.text(cell.shared))
    }
    this.#rows = []
    this.#waiting = []
    return rows.filter((row) => row.cells.length === 0 || row.cells.some(isFilled) || row.notes?.some(isOfCell))
  }

  /** Parses the row at `start`; gives the place behind it, or -1 when it is not complete. */
  #row(text: string, start: number): number {
    const inner = tagEnd(text, start)
    if (inner < 0) return -1
    const tag = text.slice(start, inner)
    const index = this.#rowIndex(tag)
    this.#hidden = tag.includes('hidden') && isHidden.test(tag)
    if (text.charCodeAt(inner - 2) === slash) {
      this.#lastRow = index
      return inner
    }
    this.#width = 0
    this.#notes = null
    this.#filled = false
    this.#pending = []
    let column = -1
    for (let at = inner; ; ) {
      at = nextTag(text, at)
      if (at < 0) return -1
      const name = at + 1 + this.#skip
      if (text.charCodeAt(name) === letterC && isNameEnd(text.charCodeAt(name + 1))) {
        const next = this.#cell(text, name + 1, column)
        if (next < 0) return -1
        column = this.#column
        at = next
      } else if (text.charCodeAt(at + 1) === slash) {
        const end = tagEnd(text, at)
        if (end < 0) return -1
        this.#lastRow = index
        this.#finish(index)
        return end
      } else {
        const end = elementEnd(text, at)
        if (end < 0) return -1
        at = end
      }
    }
  }

  #finish(index: number) {
    if (!this.#filled && this.#pending.length === 0 && !this.#notes) return
    if (this.#hidden) this.#note(0, 'hidden', '')
    const row = { index, cells: this.#cells.slice(0, this.#width), notes: this.#notes }
    for (const cell of this.#pending) this.#waiting.push({ row, ...cell })
    this.#rows.push(row)
  }

  #rowIndex(tag: string): number {
    const written = Number(/\sr\s*=\s*["'](\d{1,7})["']/.exec(tag)?.[1])
    // Numbers that stand twice, or go back, would make two rows one: the contact of a row has its id by this number.
    return Math.max(written >= 1 ? written - 1 : 0, this.#lastRow + 1)
  }

  /** Where the last cell stood. */
  #column = -1

  /** Parses a cell whose attributes begin at `at`. */
  #cell(text: string, at: number, previous: number): number {
    let column = previous + 1
    let style = 0
    let type: number = types.number
    // Attributes: r, s and t; others are passed over.
    for (;;) {
      let code = text.charCodeAt(at)
      while (isSpace(code)) code = text.charCodeAt(++at)
      if (code !== code) return -1
      if (code === greater || code === slash) break
      // Nearly always r="A1" s="1" t="s": one letter, =, and a quote.
      let open = at + 2
      if (text.charCodeAt(at + 1) !== equals || !isQuote(text.charCodeAt(open))) {
        open = text.indexOf('=', at) + 1
        if (open === 0) return -1
        while (isSpace(text.charCodeAt(open))) open++
        if (open >= text.length) return -1
        if (!isQuote(text.charCodeAt(open))) throw new AppError('fileDamaged')
      }
      const quote = text.charCodeAt(open)
      let close = open + 1
      for (let c = text.charCodeAt(close); c !== quote; c = text.charCodeAt(++close)) if (c !== c) return -1
      const second = text.charCodeAt(at + 1)
      if (second === equals || isSpace(second)) {
        if (code === 0x72) column = columnOf(text, open + 1, close, column)
        else if (code === 0x73) style = integer(text, open + 1, close)
        else if (code === 0x74) type = typeOf(text, open + 1, close - open - 1)
      }
      at = close + 1
    }
    this.#column = column
    if (text.charCodeAt(at) === slash) return at + 2 <= text.length ? at + 2 : -1
    at++
    let isUncounted = false
    for (;;) {
      at = nextTag(text, at)
      if (at < 0 || at + 3 + this.#skip >= text.length) return -1
      if (text.charCodeAt(at + 1) === slash) {
        const end = closeEnd(text, at, at + 3 + this.#skip)
        if (isUncounted && end > 0) this.#note(column, 'formula', '')
        return end
      }
      const name = at + 1 + this.#skip
      if (text.charCodeAt(name) === letterF && isNameEnd(text.charCodeAt(name + 1))) isUncounted = true
      if (text.charCodeAt(name) === letterV && isNameEnd(text.charCodeAt(name + 1))) {
        isUncounted = false
        const inner = text.charCodeAt(name + 1) === greater ? name + 2 : tagEnd(text, at)
        if (inner < 0) return -1
        if (text.charCodeAt(inner - 2) === slash) {
          at = inner
          continue
        }
        const end = text.indexOf('<', inner)
        if (end < 0 || end + 3 > text.length) return -1
        if (text.charCodeAt(end + 1) === slash) {
          this.#value(text, inner, end, column, style, type)
          at = closeEnd(text, end, end + 3 + this.#skip)
        } else {
          // CDATA or a comment inside of a value.
          at = elementEnd(text, at)
          if (at > 0) this.#value(plainText(text.slice(inner, at)), 0, -1, column, style, type)
        }
        if (at < 0) return -1
      } else {
        const end = elementEnd(text, at)
        if (end < 0) return -1
        if (text.startsWith('is', name) && isNameEnd(text.charCodeAt(name + 2)))
          this.#put(column, richText(text.slice(tagEnd(text, at), text.lastIndexOf('<', end - 1))))
        at = end
      }
    }
  }

  /** The text between <v> and </v>, read as the cell's type says; an end of -1 is the end of `text`. */
  #value(text: string, from: number, to: number, column: number, style: number, type: number) {
    const end = to < 0 ? text.length : to
    if (column >= columnsRead || from >= end) return
    if (this.counting) this.#filled = true
    else if (type === types.shared) this.#shared(integer(text, from, end), column)
    else if (type === types.number) this.#number(text, from, end, column, style)
    else if (type === types.boolean) this.#put(column, text.slice(from, end).trim() === '0' ? 'FALSE' : 'TRUE')
    else if (type === types.error) this.#note(column, 'error', text.slice(from, end))
    else this.#put(column, cellText(text.slice(from, end)))
  }

  #shared(index: number, column: number) {
    if (index < this.#context.shared.count()) this.#put(column, this.#context.shared.text(index))
    else this.#pending.push({ column, shared: index })
  }

  #number(text: string, from: number, to: number, column: number, style: number) {
    const kind = this.#context.kinds[style] ?? plain
    const raw = text.slice(from, to)
    if (kind === plain && to - from <= 15 && isPlainInteger(text, from, to)) {
      this.#put(column, raw)
      return
    }
    const number = Number(raw)
    if (raw.trim() === '') return
    if (Number.isNaN(number)) this.#put(column, dateTypeText(raw))
    else {
      this.#put(column, valueText(number, kind, this.#context.from1904))
      if (isPlain(kind) && isRounded(number)) this.#note(column, 'rounded', this.#cells[column]!)
    }
  }

  #put(column: number, text: string) {
    if (column >= columnsRead) return
    if (this.counting) {
      this.#filled ||= isFilled(text)
      return
    }
    if (text.length > limits.cellLength) {
      this.#note(column, 'cut', String(text.length))
      text = text.slice(0, limits.cellLength)
    }
    const cells = this.#cells
    for (let at = this.#width; at < column; at++) cells[at] = ''
    cells[column] = text
    if (column >= this.#width) this.#width = column + 1
    if (!this.#filled) this.#filled = isFilled(text)
  }

  #note(column: number, kind: CellNote['kind'], text: string) {
    if (column < columnsRead) (this.#notes ??= []).push({ column, kind, text })
  }
}

function putText(row: SheetRow, column: number, text: string) {
  for (let at = row.cells.length; at < column; at++) row.cells[at] = ''
  row.cells[column] = text.slice(0, limits.cellLength)
  if (text.length > limits.cellLength) (row.notes ??= []).push({ column, kind: 'cut', text: String(text.length) })
}

const isHidden = /\shidden\s*=\s*["'](1|true)["']/
const isOfCell = ({ kind }: CellNote) => kind !== 'hidden'
const isFilled = (text: string) => text !== '' && (isInk(text.charCodeAt(0)) || text.trim() !== '')
/** No blank of any kind begins so. */
const isInk = (code: number) => (code > space && code < 0x7f) || (code > 0x3000 && code < 0xfeff)

const slash = 0x2f
const less = 0x3c
const greater = 0x3e
const space = 0x20
const equals = 0x3d
const isQuote = (code: number) => code === 0x22 || code === 0x27
const letterC = 0x63
const letterF = 0x66
const letterV = 0x76
const isSpace = (code: number) => code === space || (code >= 9 && code <= 13)
const isNameEnd = (code: number) => code === greater || code === slash || isSpace(code)

/** Letters of a reference such as AB12 as a number from 0. */
function columnOf(text: string, from: number, to: number, otherwise: number): number {
  let column = 0
  for (let at = from; at < to && at < from + 4; at++) {
    const letter = text.charCodeAt(at) | 0x20
    if (letter < 0x61 || letter > 0x7a) break
    column = column * 26 + letter - 0x60
  }
  return column === 0 ? otherwise : column - 1
}

function integer(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 0x30
    if (digit < 0 || digit > 9) {
      if (isSpace(digit + 0x30)) continue
      break
    }
    number = number * 10 + digit
  }
  return number
}

function typeOf(text: string, from: number, length: number): number {
  switch (text.charCodeAt(from)) {
    case 0x73: // s, str
      return length === 1 ? types.shared : types.text
    case 0x69: // inlineStr
      return types.inline
    case 0x62: // b
      return types.boolean
    case 0x65: // e
      return types.error
    default: // n, d
      return types.number
  }
}

function isPlainInteger(text: string, from: number, to: number): boolean {
  if (to - from > 1 && text.charCodeAt(from) === 0x30) return false
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x30 || code > 0x39) return false
  }
  return true
}

/** t="d": ISO already; midnight says nothing. */
const dateTypeText = (raw: string) =>
  cellText(raw)
    .replace(/T00:00(:00(\.0+)?)?Z?$/, '')
    .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(:\d\d)?).*$/, '$1 $2')

/** Text of an element with CDATA or comments in it. */
function plainText(xml: string): string {
  let text = ''
  for (const tag of tags(xml)) {
    if (tag.kind === 'text') text += tag.text
    else if (tag.kind === 'close') break
  }
  return text
}

/** Programs write tag behind tag, so it nearly always is right here. */
const nextTag = (text: string, from: number) => (text.charCodeAt(from) === less ? from : text.indexOf('<', from))

/** The place behind a closing tag, whose > nearly always stands at `likely`. */
const closeEnd = (text: string, start: number, likely: number) =>
  text.charCodeAt(likely) === greater ? likely + 1 : tagEnd(text, start)

/** The place behind the element, comment or instruction at `start`, -1 when it is not complete. */
function elementEnd(text: string, start: number): number {
  let depth = 0
  for (let at = start; ; ) {
    at = text.indexOf('<', at)
    if (at < 0) return -1
    const end = markEnd(text, at)
    if (end < 0) return -1
    const next = text.charCodeAt(at + 1)
    if (next === slash) depth--
    else if (next !== 0x21 && next !== 0x3f && text.charCodeAt(end - 2) !== slash) depth++
    if (depth <= 0) return end
    at = end
  }
}

function markEnd(text: string, at: number): number {
  if (text.charCodeAt(at + 1) !== 0x21) return tagEnd(text, at)
  // "<!" cut in two says nothing yet.
  if (text.length < at + 9) return -1
  const [closing, length] = text.startsWith('<![CDATA[', at)
    ? [']]>', 3]
    : text.startsWith('<!--', at)
      ? ['-->', 3]
      : ['>', 1]
  const end = text.indexOf(closing, at)
  return end < 0 ? -1 : end + length
}
