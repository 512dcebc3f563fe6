import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { visitDays } from '#domain/shop/site/visitCounts'
import { Figure } from '../../../../components/figures/Figure.tsx'
import { Table, type TableColumn } from '../../../../components/Table.tsx'
import { useDayName } from '../../../../lib/calendar.ts'
import { useFormats } from '../../../../lib/formats.ts'
import { language } from '../../../../lib/texts.ts'

const LinesChart = lazy(() =>
  import('../../../../components/figures/LinesChart.tsx').then((m) => ({ default: m.LinesChart })),
)

type Days = ReturnType<typeof visitDays>
const drawn = { visits: ['views', 'visitors'], inquiries: ['inquiries'] } as const
const looks = { views: 'first', visitors: 'second', inquiries: 'third' } as const

/** Day by day: visits are so many more than inquiries that each has a chart of its own. */
export function VisitDaysFigure({ days, kind }: { days: Days; kind: keyof typeof drawn }) {
  const { t } = useTranslation('shopSite')
  const dayName = useDayName()
  const { number } = useFormats()
  const lang = language.useValue()
  const title = t(`visits.perDay.${kind}`)
  const names = drawn[kind]
  const sumOf = (name: (typeof names)[number]) => days.reduce((sum, day) => sum + day[name], 0)
  const columns: TableColumn<Days[number]>[] = [
    { key: 'day', title: t('inquiries.day'), isWhole: true, cell: ({ from }) => dayName(from) },
    ...names.map((name) => ({
      key: name,
      title: t(`inquiries.${name}`),
      isNumber: true,
      cell: (day: Days[number]) => number(day[name]),
    })),
  ]
  return (
    <Figure
      title={title}
      isWide
      summary={t('visits.summary', {
        name: title,
        values: names.map((name) => `${t(`inquiries.${name}`)} ${number(sumOf(name))}`).join(', '),
      })}
      chart={
        <LinesChart
          title={title}
          lines={names.map((name) => ({
            name: t(`inquiries.${name}`),
            look: looks[name],
            points: days.map((day) => ({ from: day.from, name: dayName(day.from), count: day[name], to: null })),
          }))}
          step="day"
          language={lang}
        />
      }
      table={<Table label={title} rows={days.toReversed()} columns={columns} keyOf={({ day }) => day} />}
      file={() => ({
        title,
        columns: [
          { title: t('inquiries.day'), kind: 'text' },
          ...names.map((name) => ({ title: t(`inquiries.${name}`), kind: 'number' as const })),
        ],
        rows: days.map((day) => [day.day, ...names.map((name) => day[name])]),
      })}
    />
  )
}
