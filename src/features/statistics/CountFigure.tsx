import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountedField } from '#domain/statistics/fields'
import type { Statistics } from '#domain/statistics/statistics'
import { changeOf } from '../../components/figures/changeOf.ts'
import { Figure } from '../../components/figures/Figure.tsx'
import type { FileTable } from '../../components/figures/tableFile.ts'
import { useNumbers } from '../../components/figures/useNumbers.ts'
import { useFormats } from '../../lib/formats.ts'
import { language } from '../../lib/texts.ts'
import { CountTable } from './CountTable.tsx'
import { drillDown, type MarkScope } from './drillDown.ts'
import { type CountRow, shownBars, statisticsRows } from './rows.ts'
import type { NameOf } from './useValueNames.ts'

const BarsChart = lazy(() => import('../../components/figures/BarsChart.tsx').then((m) => ({ default: m.BarsChart })))

type Props = { field: CountedField; title: string; said: Statistics; counted: MarkScope; nameOf: NameOf }

/** How many contacts have each value of a field. */
export function CountFigure({ field, title, said, counted, nameOf }: Props) {
  const { t } = useTranslation('statistics')
  const lang = language.useValue()
  const barWords = useBarWords(said.compared !== null)
  const rows = statisticsRows(
    said.by[field],
    (value) => nameOf(field, value),
    (value) => drillDown([{ field, value }], counted),
  )
  const isCompared = said.compared !== null
  const shown = rows.filter(({ count }) => count > 0).slice(0, shownBars)
  const isSeveral = field === 'tag' || field === 'channel'
  return (
    <Figure
      title={title}
      summary={t('summary', { name: title, values: shown.map((row) => `${row.name} ${barWords(row)}`).join(', ') })}
      {...(isSeveral && { note: t('several') })}
      chart={
        <BarsChart
          title={title}
          rows={shown.map((row) => ({ ...row, said: barWords(row) }))}
          before={isCompared ? { name: t('column.before') } : null}
          language={lang}
        />
      }
      table={<CountTable title={title} rows={rows} total={said.counters.contacts_count} isCompared={isCompared} />}
      file={() => ({
        title,
        columns: [
          { title: t('column.name'), kind: 'text' },
          { title: t('column.count'), kind: 'number' },
          ...(isCompared ? [{ title: t('column.before'), kind: 'number' } as const] : []),
        ],
        rows: rows.map(({ name, count, before }): FileTable['rows'][number] =>
          isCompared ? [name, count, before] : [name, count],
        ),
      })}
    />
  )
}

/** What stands at the end of a bar: how many, and how that has changed. */
export function useBarWords(isCompared: boolean): (row: Pick<CountRow, 'count' | 'before'>) => string {
  const formats = useFormats()
  const numbers = useNumbers()
  return ({ count, before }) =>
    isCompared ? `${formats.number(count)} (${numbers.change(changeOf(count, before))})` : formats.number(count)
}
