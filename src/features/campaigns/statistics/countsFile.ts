import type { Counts } from '#domain/campaigns/statistics/counters'
import { type RateName, toldRate } from '#domain/campaigns/statistics/rates'
import type { FileTable } from '../../../components/figures/tableFile.ts'
import { type CountColumn, numberIn } from './countColumns.ts'

type Words = {
  title: string
  /** of the first column */
  name: string
  titleOf: (column: CountColumn) => string
  countOf: (name: RateName) => string
  rateOf: (name: string) => string
}

/** A rate is two columns of the file: how many, and in percent where that can be told. */
export function countsFile(
  rows: readonly { name: string; counts: Counts }[],
  columns: readonly CountColumn[],
  words: Words,
): FileTable {
  return {
    title: words.title,
    columns: [
      { title: words.name, kind: 'text' },
      ...columns.flatMap((column) => {
        const title = words.titleOf(column)
        return titlesOf(column, title, words).map((title) => ({ title, kind: 'number' as const }))
      }),
    ],
    rows: rows.map(({ name, counts }) => [name, ...columns.flatMap((column) => valuesOf(counts, column))]),
  }
}

const titlesOf = (column: CountColumn, title: string, { countOf, rateOf }: Words) =>
  column.kind === 'count' ? [title] : [countOf(column.key), rateOf(title)]

function valuesOf(counts: Counts, column: CountColumn): (number | null)[] {
  if (column.kind === 'count') return [numberIn(counts, column.key)]
  const { kind, rate, some } = toldRate(counts, column.key)
  return [some, kind === 'rate' ? Math.round(rate * 10_000) / 100 : null]
}
