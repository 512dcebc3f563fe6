import { AppError } from '#domain/errors'
import { numberedRows } from '#domain/exchange/rowId'
import { limits } from '#domain/limits'
import { type Encoding, textOf } from './encoding.ts'
import { type CellNote, columnsRead, type ReadOptions, type SheetRow, type Workbook } from './workbook.ts'

/** In the order of a tie. */
const delimiters = [',', '\t', ';', '|'] as const
type Delimiter = (typeof delimiters)[number]

const batchRows = 1_000
/** A quote that nobody closes would take the whole file for one cell. */
const quotedMost = 1_000_000
const looksAt = 64_000

/** A text of lines with a delimiter: .csv and .tsv, whatever they are called. */
export async function openDelimited(file: Blob, encoding: Encoding): Promise<Workbook> {
  const start = await startOf(file, encoding)
  const said = saidDelimiter(start)
  const delimiter = said ?? delimiterOf(start) ?? ','

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

  return { format: 'csv', sheets: [{ name: delimiter === '\t' ? 'TSV' : 'CSV', hidden: false }], rows }
}

async function startOf(file: Blob, encoding: Encoding): Promise<string> {
  let start = ''
  for await (const text of textOf(file, encoding)) if ((start += text).length >= looksAt) break
  return start.slice(0, looksAt)
}

/** Excel writes and reads `sep=;` as a first line. */
const saidDelimiter = (start: string): Delimiter | null =>
  (/^sep=([,;\t|])\r?\n/i.exec(start)?.[1] as Delimiter | undefined) ?? null

/** The one that stands in its first lines equally often; null: in none of them. */
function delimiterOf(start: string): Delimiter | null {
  // The last line may be cut, and one with an open quote says nothing.
  const lines = start.split(/\r\n|\r|\n/)
  const whole = (start.length < looksAt ? lines : lines.slice(0, -1)).filter((line) => line.trim() !== '').slice(0, 30)
  const scores = delimiters.map((delimiter) => {
    const counts = whole.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length - 1)
    const most = Math.max(0, ...counts)
    const usual = counts.filter((count) => count > 0 && count === counts[0]).length
    return most === 0 || counts[0] === 0 ? 0 : usual * 100 + Math.min(most, 99)
  })
  const best = Math.max(...scores)
  return best > 0 ? delimiters[scores.indexOf(best)]! : null
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
    if (this.#place !== 'start' || this.#column > 0) this.#endRow()
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
      this.#cells.push(this.#cell)
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
