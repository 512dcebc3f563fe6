import { AppError } from '#domain/errors'
import { numberedRows } from '#domain/exchange/rowId'
import { limits } from '#domain/limits'
import { type Encoding, textOf } from './encoding.ts'
import {
  type CellNote,
  columnsRead,
  type Delimiter,
  delimiters,
  type ReadOptions,
  type SheetRow,
  type Workbook,
} from './workbook.ts'

const batchRows = 1_000
/** A quote that nobody closes would take the whole file for one cell. */
const quotedMost = 1_000_000
const looksAt = 64_000

/** A text of lines with a delimiter: .csv and .tsv, whatever they are called. */
export async function openDelimited(file: Blob, encoding: Encoding, chosen?: Delimiter): Promise<Workbook> {
  const start = await startOf(file, encoding)
  const said = saidDelimiter(start)
  const delimiter = chosen ?? said ?? delimiterOf(start) ?? ','

  async function* rows(_: number, { limit = Infinity, whole = Infinity, signal }: ReadOptions = {}) {
    const lines = new Lines(delimiter, { skip: said !== null, whole })
    let given = 0
    for await (const text of textOf(file, encoding)) {
      if (signal?.aborted) throw new AppError('cancelled')
      lines.read(text)
      while (lines.batch.length >= batchRows || given + lines.batch.length >= limit) {
        const batch = lines.batch.splice(0, Math.min(batchRows, limit - given))
        given += batch.length
        yield batch
        if (given >= limit) return
      }
    }
    lines.end()
    if (lines.batch.length > 0) yield lines.batch.slice(0, limit - given)
  }

  const sheets = [{ name: delimiter === '\t' ? 'TSV' : 'CSV', hidden: false }]
  return { format: 'csv', text: { encoding, delimiter }, sheets, rows }
}

async function startOf(file: Blob, encoding: Encoding): Promise<string> {
  let start = ''
  for await (const text of textOf(file, encoding)) if ((start += text).length >= looksAt) break
  return start.slice(0, looksAt)
}

/** Excel writes and reads `sep=;` as a first line. */
const saidDelimiter = (start: string): Delimiter | null =>
  (/^sep=([,;\t|])\r?\n/i.exec(start)?.[1] as Delimiter | undefined) ?? null

/**
 * The one that parts most lines into equally many cells, and more than one; null: none does. Lines of titles above a list
 * have none or others.
 */
function delimiterOf(start: string): Delimiter | null {
  // The last line may be cut, and one with an open quote says nothing.
  const lines = start.split(/\r\n|\r|\n/)
  const whole = (start.length < looksAt ? lines : lines.slice(0, -1)).filter((line) => line.trim() !== '').slice(0, 60)
  const bare = whole.map((line) => line.replace(/"[^"]*"/g, ''))
  const scores = delimiters.map((delimiter) => {
    const counts = new Map<number, number>()
    for (const line of bare) {
      const count = line.split(delimiter).length - 1
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
    }
    const [usual, times] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])
    return times === 0 ? 0 : times * 100 + Math.min(usual, 99)
  })
  const best = Math.max(...scores)
  return best > 0 ? delimiters[scores.indexOf(best)]! : null
}

/**
 * Without what protects a cell from programs that calculate: ="13800138000" within quotes, and the ' that our own files
 * and others put before = + - @ so that a text is no formula.
 */
function meant(cell: string): string {
  const first = cell.charCodeAt(0)
  if (first === 0x3d) return /^="((?:[^"]|"")*)"\s*$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell
  return first === 0x27 && /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}

type Place = 'start' | 'plain' | 'quoted' | 'closed'

/** Reads text as it comes; what is not whole yet is carried on, and of a cell no more than one may have is kept. */
class Lines {
  readonly batch: SheetRow[] = []
  readonly #delimiter: Delimiter
  readonly #whole: number
  #index: number
  #cells: string[] = []
  #notes: CellNote[] | null = null
  #column = 0
  #filled = false
  #rows = 0
  #cell = ''
  #length = 0
  #place: Place = 'start'
  #afterReturn = false
  /** a cell that begins with = and perhaps goes on with a quote, as ="13800138000", which keeps the digits of a number */
  #isEquals = false

  constructor(delimiter: Delimiter, { skip, whole }: { skip: boolean; whole: number }) {
    this.#delimiter = delimiter
    this.#whole = whole
    this.#index = skip ? -1 : 0
  }

  read(text: string): void {
    for (let at = 0; at < text.length; )
      at = this.#place === 'quoted' ? this.#inQuotes(text, at) : this.#outside(text, at)
  }

  end(): void {
    if (this.#place === 'quoted') throw new AppError('fileDamaged')
    if (this.#isEquals) this.#add('=')
    if (this.#place !== 'start' || this.#isEquals || this.#column > 0) this.#endRow()
  }

  #inQuotes(text: string, at: number): number {
    const quote = text.indexOf('"', at)
    this.#add(text.slice(at, quote < 0 ? text.length : quote))
    if (this.#length > quotedMost) throw new AppError('fileDamaged')
    if (quote < 0) return text.length
    this.#place = 'closed'
    return quote + 1
  }

  #outside(text: string, at: number): number {
    const sign = text[at]!
    const afterReturn = this.#afterReturn
    this.#afterReturn = false
    if (sign === '\n' && afterReturn) return at + 1
    if (this.#isEquals && sign !== '"') {
      this.#add('=')
      this.#place = 'plain'
    }
    this.#isEquals = sign === '=' && this.#place === 'start'
    if (this.#isEquals) return at + 1
    if (sign === this.#delimiter) this.#endCell()
    else if (sign === '\n' || sign === '\r') {
      this.#afterReturn = sign === '\r'
      this.#endRow()
    } else if (sign === '"' && this.#place === 'start') this.#place = 'quoted'
    else if (sign === '"' && this.#place === 'closed') {
      this.#add('"')
      this.#place = 'quoted'
    } else return this.#plain(text, at)
    return at + 1
  }

  #plain(text: string, from: number): number {
    let at = from + 1
    for (; at < text.length; at++) {
      const sign = text[at]!
      if (sign === this.#delimiter || sign === '\n' || sign === '\r') break
    }
    this.#add(text.slice(from, at))
    // After a closing quote too: what follows belongs to the cell.
    this.#place = 'plain'
    return at
  }

  #add(text: string): void {
    this.#length += text.length
    if (this.#cell.length < limits.cellLength) this.#cell += text.slice(0, limits.cellLength - this.#cell.length)
  }

  #endCell(): void {
    if (this.#column < columnsRead && this.#rows < this.#whole) {
      this.#cells.push(meant(this.#cell))
      if (this.#length > limits.cellLength) {
        this.#notes ??= []
        this.#notes.push({ column: this.#column, kind: 'cut', text: String(this.#length) })
      }
    }
    this.#filled ||= this.#column < columnsRead && this.#cell.trim() !== ''
    this.#column++
    this.#cell = ''
    this.#length = 0
    this.#place = 'start'
  }

  #endRow(): void {
    this.#endCell()
    if (this.#filled && this.#index >= 0) {
      this.batch.push({ index: this.#index, cells: this.#cells, notes: this.#notes })
      this.#rows++
    }
    if (++this.#index >= numberedRows) throw new AppError('fileBomb')
    this.#cells = []
    this.#notes = null
    this.#column = 0
    this.#filled = false
  }
}
