import { useTranslation } from 'react-i18next'
import type { Counts } from '#domain/campaigns/statistics/counters'
import { toldRate } from '#domain/campaigns/statistics/rates'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { useFormats } from '../../../lib/formats.ts'
import { type CountColumn, numberIn } from './countColumns.ts'

/** What stands in a cell, and what it stands below. */
export function useCountWords() {
  const { t } = useTranslation('campaigns')
  const formats = useFormats()
  const numbers = useNumbers()
  return {
    title: (column: CountColumn) =>
      column.kind === 'count' ? t(`statistics.column.${column.key}`) : t(`statistics.rate.${column.key}`),
    cell(counts: Counts, column: CountColumn): string {
      if (column.kind === 'count') return formats.number(numberIn(counts, column.key))
      const { kind, rate, some } = toldRate(counts, column.key)
      return kind === 'rate' ? numbers.rate(rate) : t('statistics.tables.tooFew', { some: formats.number(some) })
    },
  }
}
