import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { inquiryRate } from '#domain/shop/site/visitCounts'
import { Figure } from '../../../../components/figures/Figure.tsx'
import { useNumbers } from '../../../../components/figures/useNumbers.ts'
import { Table, type TableColumn } from '../../../../components/Table.tsx'
import { useFormats } from '../../../../lib/formats.ts'
import { language } from '../../../../lib/texts.ts'

const BarsChart = lazy(() =>
  import('../../../../components/figures/BarsChart.tsx').then((m) => ({ default: m.BarsChart })),
)

/** More bars would be a wall. */
const bars = 10

type SeenRow = { key: string; name: string; to: string | null; views: number; inquiries: number }
type Props = { title: string; column: string; by: 'views' | 'inquiries'; rows: readonly SeenRow[] }

/** What was looked at, or asked about, most; nothing where there is none. */
export function SeenFigure({ title, column, by, rows }: Props) {
  const { t } = useTranslation('shopSite')
  const { number } = useFormats()
  const lang = language.useValue()
  const columns = useSeenColumns(column)
  const sorted = rows.filter((row) => row[by] > 0).toSorted((a, b) => b[by] - a[by])
  if (sorted.length === 0) return null
  const shown = sorted.slice(0, bars)
  return (
    <Figure
      title={title}
      summary={t('visits.summary', {
        name: title,
        values: shown.map((row) => `${row.name} ${number(row[by])}`).join(', '),
      })}
      chart={
        <BarsChart
          title={title}
          rows={shown.map((row) => ({
            name: row.name,
            count: row[by],
            before: 0,
            to: row.to,
            said: `${t(`inquiries.${by}`)}: ${number(row[by])}`,
          }))}
          before={null}
          language={lang}
        />
      }
      table={<Table label={title} rows={sorted} columns={columns} keyOf={({ key }) => key} />}
      file={() => ({
        title,
        columns: [
          { title: column, kind: 'text' },
          { title: t('inquiries.views'), kind: 'number' },
          { title: t('inquiries.inquiries'), kind: 'number' },
        ],
        rows: sorted.map(({ name, views, inquiries }) => [name, views, inquiries]),
      })}
    />
  )
}

function useSeenColumns(column: string): TableColumn<SeenRow>[] {
  const { t } = useTranslation('shopSite')
  const { number } = useFormats()
  const numbers = useNumbers()
  const rateText = ({ views, inquiries }: SeenRow) => {
    const rate = inquiryRate(inquiries, views)
    return rate === null ? '–' : numbers.rate(rate)
  }
  return [
    { key: 'name', title: column, cell: ({ name }) => name },
    { key: 'views', title: t('inquiries.views'), isNumber: true, cell: ({ views }) => number(views) },
    { key: 'inquiries', title: t('inquiries.inquiries'), isNumber: true, cell: ({ inquiries }) => number(inquiries) },
    { key: 'rate', title: t('visits.tile.rate'), isNumber: true, cell: rateText },
  ]
}
