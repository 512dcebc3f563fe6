import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { funnelOf } from '#domain/statistics/fields'
import type { Statistics } from '#domain/statistics/statistics'
import { Figure } from '../../components/figures/Figure.tsx'
import { useNumbers } from '../../components/figures/useNumbers.ts'
import { Table } from '../../components/Table.tsx'
import { useFormats } from '../../lib/formats.ts'
import { language } from '../../lib/texts.ts'
import { useBarWords } from './CountFigure.tsx'
import { drillDown, type MarkScope } from './drillDown.ts'
import { markCell } from './links.tsx'

const BarsChart = lazy(() => import('../../components/figures/BarsChart.tsx').then((m) => ({ default: m.BarsChart })))

type Props = { title: string; said: Statistics; counted: MarkScope }

/** From the first sign of life to the deal: how many got at least that far, and how many stand there. */
export function FunnelFigure({ title, said, counted }: Props) {
  const { t } = useTranslation('statistics')
  const formats = useFormats()
  const numbers = useNumbers()
  const lang = language.useValue()
  const barWords = useBarWords(said.compared !== null)
  const all = said.counters.contacts_count
  const countsByStatus = new Map(said.by.follow_up_status.map((count) => [count.value, count]))
  const before = funnelOf((status) => countsByStatus.get(status)?.before ?? 0)
  const rows = funnelOf((status) => countsByStatus.get(status)?.count ?? 0).map(({ stage, count, reached }, at) => ({
    value: stage,
    name: t(`status.${stage}`),
    count: reached,
    before: before[at]!.reached,
    standing: count,
    to: drillDown([{ field: 'funnel', value: stage }], counted),
  }))
  return (
    <Figure
      title={title}
      summary={t('summary', { name: title, values: rows.map((row) => `${row.name} ${barWords(row)}`).join(', ') })}
      chart={
        <BarsChart
          title={title}
          rows={rows.map((row) => ({ ...row, said: barWords(row) }))}
          before={said.compared && { name: t('column.before') }}
          language={lang}
        />
      }
      table={
        <Table
          label={title}
          rows={rows}
          keyOf={({ value }) => value}
          columns={[
            { key: 'name', title: t('column.name'), cell: markCell },
            {
              key: 'reached',
              title: t('column.reached'),
              cell: ({ count }) => `${formats.number(count)} (${numbers.share(count, all)})`,
              isNumber: true,
            },
            {
              key: 'standing',
              title: t('column.standing'),
              cell: ({ standing }) => formats.number(standing),
              isNumber: true,
            },
          ]}
        />
      }
      file={() => ({
        title,
        columns: [
          { title: t('column.name'), kind: 'text' },
          { title: t('column.reached'), kind: 'number' },
          { title: t('column.standing'), kind: 'number' },
        ],
        rows: rows.map(({ name, count, standing }) => [name, count, standing]),
      })}
    />
  )
}
