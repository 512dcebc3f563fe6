import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { monthsBetween, pricePerKg, type ShipmentSum } from '#domain/customs/statistics'
import { dayIn } from '#domain/statistics/days'
import { Figure } from '../../components/figures/Figure.tsx'
import { Table, type TableColumn } from '../../components/Table.tsx'
import { useFormats } from '../../lib/formats.ts'
import { language } from '../../lib/texts.ts'
import type { ShipmentMeasure } from './customsAddress.ts'
import { useShipmentSource } from './useShipmentSource.ts'
import { useTradeAmounts } from './useTradeAmounts.ts'

const LinesChart = lazy(() =>
  import('../../components/figures/LinesChart.tsx').then((m) => ({ default: m.LinesChart })),
)

type MonthSum = { month: string; count: number; usd: number; kg: number; price: number | null }
type Props = {
  title: string
  sums: readonly ShipmentSum[]
  /** `price`: of a kilogram, of the months that say one */
  measure: ShipmentMeasure | 'price'
  toOf: (month: string) => string
}

/** What matches, month by month; one without shipments is a zero. */
export function MonthsFigure({ title, sums, measure, toOf }: Props) {
  const { t } = useTranslation('customs')
  const formats = useFormats()
  const money = useTradeAmounts()
  const source = useShipmentSource()
  const lang = language.useValue()
  const rows = monthSums(sums)
  const drawn = measure === 'price' ? rows.filter(({ price }) => price !== null) : rows
  const columns: TableColumn<MonthSum>[] = [
    { key: 'month', title: t('column.month'), cell: ({ month }) => month },
    { key: 'count', title: t('column.count'), cell: ({ count }) => formats.number(count), isNumber: true },
    { key: 'usd', title: t('column.usd'), cell: ({ usd }) => money.whole(usd), isNumber: true },
    { key: 'kg', title: t('column.kg'), cell: ({ kg }) => formats.number(Math.round(kg)), isNumber: true },
    { key: 'price', title: t('column.price'), cell: ({ price }) => money.fine(price), isNumber: true },
  ]
  return (
    <Figure
      title={title}
      isWide
      summary={t('chart.summary', { name: title, values: `${rows[0]?.month ?? ''} – ${rows.at(-1)?.month ?? ''}` })}
      {...(measure !== 'count' && measure !== 'kg' && { note: t('chart.usdNote') })}
      chart={
        <LinesChart
          title={title}
          lines={[
            {
              name: measure === 'price' ? t('column.price') : t(`measure.${measure}`),
              points: drawn.map((row) => ({
                from: dayIn(`${row.month}-01`) ?? 0,
                name: row.month,
                count: row[measure] ?? 0,
                to: toOf(row.month),
              })),
              look: 'first',
            },
          ]}
          step="month"
          language={lang}
        />
      }
      table={<Table label={title} rows={rows.toReversed()} columns={columns} keyOf={({ month }) => month} />}
      file={() => ({
        title,
        columns: [
          { title: t('column.month'), kind: 'text' },
          ...(['count', 'usd', 'kg', 'price'] as const).map((key) => ({
            title: t(`column.${key}`),
            kind: 'number' as const,
          })),
        ],
        rows: rows.map(({ month, count, usd, kg, price }) => [month, count, usd, kg, price]),
        source,
      })}
    />
  )
}

function monthSums(sums: readonly ShipmentSum[]): MonthSum[] {
  const known = new Map(sums.map((sum) => [sum.value, sum]))
  return monthsBetween([...known.keys()]).map((month) => {
    const sum = known.get(month)
    return { month, count: sum?.count ?? 0, usd: sum?.usd ?? 0, kg: sum?.kg ?? 0, price: sum ? pricePerKg(sum) : null }
  })
}
