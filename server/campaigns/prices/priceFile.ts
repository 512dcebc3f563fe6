import { PriceLine, priceKey } from '#domain/campaigns/prices'

export const priceColumns = ['channel', 'country', 'category', 'from', 'points'] as const
type Column = (typeof priceColumns)[number]

/** `problems`: what is wrong, with the number of its line. A file with any is not taken at all. */
export type PriceFile = { lines: PriceLine[]; problems: string[] }

const mostLines = 5_000

/** A CSV file with a header: commas or semicolons, columns in any order. Country and category may be empty: every other one. */
export function readPriceFile(text: string): PriceFile {
  const rows = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((row, at) => ({ n: at + 1, row: row.trim() }))
    .filter(({ row }) => row && !row.startsWith('#'))
  const [head, ...body] = rows
  if (!head || !body.length) return { lines: [], problems: ['The file is empty.'] }
  if (body.length > mostLines) return { lines: [], problems: [`The file has more than ${mostLines} lines.`] }
  const comma = head.row.includes(';') ? ';' : ','
  const titles = cellsOf(head.row, comma).map((title) => title.toLowerCase())
  const missing = priceColumns.filter((column) => !titles.includes(column))
  if (missing.length) return { lines: [], problems: [`Line ${head.n}: there is no column ${missing.join(', ')}.`] }
  const problems: string[] = []
  const lines: PriceLine[] = []
  const seen = new Map<string, number>()
  for (const { n, row } of body) {
    const cells = cellsOf(row, comma)
    const cell = (column: Column) => cells[titles.indexOf(column)] ?? ''
    const read = PriceLine.safeParse({
      channel: cell('channel').toLowerCase(),
      country: cell('country').toUpperCase(),
      category: cell('category').toLowerCase(),
      from: cell('from'),
      points: /^\d+$/.test(cell('points')) ? Number(cell('points')) : Number.NaN,
    })
    if (!read.success) {
      problems.push(
        `Line ${n}: ${wrongIn(
          read.error.issues.map(({ path }) => path[0]),
          cell,
        )}.`,
      )
      continue
    }
    const twin = seen.get(priceKey(read.data))
    if (twin) problems.push(`Line ${n}: says the same as line ${twin}.`)
    seen.set(priceKey(read.data), n)
    lines.push(read.data)
  }
  return { lines: problems.length ? [] : lines, problems }
}

const cellsOf = (row: string, comma: string) => row.split(comma).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

const wrongIn = (columns: readonly unknown[], cell: (column: Column) => string) =>
  priceColumns
    .filter((column) => columns.includes(column))
    .map((column) => `${column} cannot be “${cell(column)}”`)
    .join(', ')
