import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { pricePerKg, pricePerPiece, type ShipmentSum } from '#domain/customs/statistics'
import { Figure } from '../../components/figures/Figure.tsx'
import { useNumbers } from '../../components/figures/useNumbers.ts'
import { Table, type TableColumn } from '../../components/Table.tsx'
import { useFormats } from '../../lib/formats.ts'
import { language } from '../../lib/texts.ts'
import type { ShipmentMeasure } from './customsAddress.ts'
import { useShipmentSource } from './useShipmentSource.ts'
import { useTradeAmounts } from './useTradeAmounts.ts'
import { WordLink } from './WordLink.tsx'

const BarsChart = lazy(() => import('../../components/figures/BarsChart.tsx').then((m) => ({ default: m.BarsChart })))

/** More bars would be a wall. */
const bars = 12

type Props = {
  title: string
  sums: readonly ShipmentSum[]
  whole: number
  measure: ShipmentMeasure
  nameOf: (sum: ShipmentSum) => string
  /** where one of them is looked at alone */
  toOf: (sum: ShipmentSum) => string
}

/** What matches, by one of its parts: the largest first. */
export function SumFigure({ title, sums, whole, measure, nameOf, toOf }: Props) {
  const { t } = useTranslation('customs')
  const formats = useFormats()
  const money = useTradeAmounts()
  const source = useShipmentSource()
  const lang = language.useValue()
  const rows = sums.toSorted((a, b) => b[measure] - a[measure])
  const said = (sum: ShipmentSum) =>
    measure === 'usd' ? money.whole(sum.usd) : formats.number(Math.round(sum[measure]))
  const shown = rows.filter((sum) => sum[measure] > 0).slice(0, bars)
  const columns = useSumColumns({ whole, nameOf, toOf })
  return (
    <Figure
      title={title}
      summary={t('chart.summary', {
        name: title,
        values: shown.map((sum) => `${nameOf(sum)} ${said(sum)}`).join(', '),
      })}
      {...(measure === 'usd' && { note: t('chart.usdNote') })}
      chart={
        <BarsChart
          title={title}
          rows={shown.map((sum) => ({
            name: nameOf(sum),
            count: sum[measure],
            before: 0,
            to: toOf(sum),
            said: said(sum),
          }))}
          before={null}
          language={lang}
        />
      }
      table={<Table label={title} rows={rows} columns={columns} keyOf={({ value }) => value} />}
      file={() => ({
        title,
        columns: [
          { title: t('column.name'), kind: 'text' },
          ...(['count', 'usd', 'kg'] as const).map((key) => ({ title: t(`column.${key}`), kind: 'number' as const })),
        ],
        rows: rows.map((sum) => [nameOf(sum), sum.count, sum.usd, sum.kg]),
        source,
      })}
    />
  )
}

function useSumColumns({ whole, nameOf, toOf }: Pick<Props, 'whole' | 'nameOf' | 'toOf'>): TableColumn<ShipmentSum>[] {
  const { t } = useTranslation('customs')
  const formats = useFormats()
  const money = useTradeAmounts()
  const { share } = useNumbers()
  return [
    { key: 'name', title: t('column.name'), cell: (sum) => <WordLink to={toOf(sum)}>{nameOf(sum)}</WordLink> },
    { key: 'count', title: t('column.count'), cell: ({ count }) => formats.number(count), isNumber: true },
    { key: 'share', title: t('column.share'), cell: ({ count }) => share(count, whole), isNumber: true },
    { key: 'usd', title: t('column.usd'), cell: ({ usd }) => money.whole(usd), isNumber: true },
    { key: 'kg', title: t('column.kg'), cell: ({ kg }) => formats.number(Math.round(kg)), isNumber: true },
    { key: 'price', title: t('column.price'), cell: (sum) => money.fine(pricePerKg(sum)), isNumber: true },
    { key: 'piece', title: t('column.piecePrice'), cell: (sum) => money.fine(pricePerPiece(sum)), isNumber: true },
  ]
}
