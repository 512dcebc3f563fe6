import { useTranslation } from 'react-i18next'
import { type HeatCell, heatOf, leastForRate } from '#domain/campaigns/statistics/rates'
import { Figure } from '../../../components/figures/Figure.tsx'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { Table } from '../../../components/Table.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { HeatMap } from './HeatMap.tsx'
import { type HeatKind, heatKinds } from './statisticsAddress.ts'
import type { KeyCounts } from './useEmailNumbers.ts'
import { useHourNames } from './useHourNames.ts'

type Props = { hours: readonly KeyCounts[]; heat: HeatKind; onHeat: (heat: HeatKind) => void }
const bestHours = 3

/** At which hours of the receivers mails are looked at most. */
export function HeatFigure({ hours, heat, onHeat }: Props) {
  const { t } = useTranslation('campaigns')
  const formats = useFormats()
  const numbers = useNumbers()
  const names = useHourNames()
  const title = t('statistics.heat.title')
  const cells = heatOf(hours, heat)
  const used = cells.filter(({ sent }) => sent > 0)
  const best = cells
    .filter(({ rate }) => rate !== null)
    .toSorted((a, b) => b.rate! - a.rate!)
    .slice(0, bestHours)
  const values = best.map((cell) => `${names.day(cell.weekday)} ${names.hour(cell.hour)} ${numbers.rate(cell.rate!)}`)
  if (used.length === 0) return null
  return (
    <Figure
      title={title}
      isWide
      note={t('statistics.heat.note', { least: leastForRate })}
      summary={
        best.length ? t('statistics.best', { name: title, values: values.join(', ') }) : t('statistics.heat.nothing')
      }
      choice={
        <Tabs
          size="small"
          label={title}
          tabs={heatKinds.map((value) => ({ value, label: t(`statistics.heat.${value}`) }))}
          chosen={heat}
          onChoose={onHeat}
        />
      }
      chart={<HeatMap cells={cells} />}
      table={
        <Table
          label={title}
          rows={used}
          keyOf={({ weekday, hour }) => `${weekday} ${hour}`}
          columns={[
            { key: 'day', title: t('statistics.heat.day'), cell: ({ weekday }) => names.day(weekday) },
            { key: 'hour', title: t('statistics.heat.hour'), cell: ({ hour }) => names.hour(hour), isHead: true },
            { key: 'sent', title: t('statistics.sent'), cell: ({ sent }) => formats.number(sent), isNumber: true },
            {
              key: 'rate',
              title: t(`statistics.heat.${heat}`),
              cell: ({ rate }) => (rate === null ? t('statistics.compare.tooFew') : numbers.rate(rate)),
              isNumber: true,
            },
          ]}
        />
      }
      file={() => ({
        title,
        columns: [
          { title: t('statistics.heat.day'), kind: 'text' },
          { title: t('statistics.heat.hour'), kind: 'text' },
          { title: t('statistics.sent'), kind: 'number' },
          {
            title: t('statistics.tables.fileRate', { name: t(`statistics.heat.${heat}`) }),
            kind: 'number',
          },
        ],
        rows: used.map((cell) => [names.day(cell.weekday), names.hour(cell.hour), cell.sent, percentOf(cell)]),
      })}
    />
  )
}

const percentOf = ({ rate }: HeatCell) => (rate === null ? null : Math.round(rate * 10_000) / 100)
