import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { Statistics } from '#domain/statistics/statistics'
import { Figure } from '../../components/figures/Figure.tsx'
import type { FileTable } from '../../components/figures/tableFile.ts'
import { Table, type TableColumn } from '../../components/Table.tsx'
import { useFormats } from '../../lib/formats.ts'
import { language } from '../../lib/texts.ts'
import { markCell } from './links.tsx'
import { type GrowthRow, useGrowth } from './useGrowth.ts'

const LinesChart = lazy(() =>
  import('../../components/figures/LinesChart.tsx').then((m) => ({ default: m.LinesChart })),
)

type Props = { title: string; said: Statistics; belongto: string | null }

/** How many contacts were made when. */
export function GrowthFigure({ title, said, belongto }: Props) {
  const { t } = useTranslation('statistics')
  const formats = useFormats()
  const rows = useGrowth(said, belongto)
  const lang = language.useValue()
  const isCompared = said.compared !== null
  const columns: TableColumn<GrowthRow>[] = [
    { key: 'from', title: t('column.from'), cell: markCell },
    { key: 'count', title: t('column.count'), cell: ({ count }) => formats.number(count), isNumber: true },
    { key: 'total', title: t('column.total'), cell: ({ total }) => formats.number(total), isNumber: true },
  ]
  const compared: TableColumn<GrowthRow> = {
    key: 'before',
    title: t('column.before'),
    cell: ({ before }) => formats.number(before ?? 0),
    isNumber: true,
  }
  return (
    <Figure
      title={title}
      isWide
      summary={t('summary', { name: title, values: formats.number(said.counters.contacts_count) })}
      chart={
        <LinesChart
          title={title}
          lines={[
            { name: t('column.count'), points: rows, look: 'first' },
            { name: t('column.before'), points: beforeOf(rows), look: 'before' },
          ]}
          step={said.step}
          language={lang}
        />
      }
      table={
        <Table
          label={title}
          rows={rows}
          columns={isCompared ? [...columns, compared] : columns}
          keyOf={({ from }) => String(from)}
        />
      }
      file={() => ({
        title,
        columns: [
          { title: t('column.from'), kind: 'text' },
          { title: t('column.count'), kind: 'number' },
          { title: t('column.total'), kind: 'number' },
          ...(isCompared ? [{ title: t('column.before'), kind: 'number' } as const] : []),
        ],
        rows: rows.map(({ name, count, total, before }): FileTable['rows'][number] =>
          isCompared ? [name, count, total, before] : [name, count, total],
        ),
      })}
    />
  )
}

const beforeOf = (rows: readonly GrowthRow[]) =>
  rows.flatMap((row) => (row.before === null ? [] : [{ ...row, count: row.before, to: null }]))
