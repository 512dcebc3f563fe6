import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../../components/figures/Figure.tsx'
import { Table } from '../../../components/Table.tsx'
import { useDayName } from '../../../lib/calendar.ts'
import { language } from '../../../lib/texts.ts'
import { type CountName, numberIn, ofDays } from './countColumns.ts'
import { countsFile } from './countsFile.ts'
import type { Report } from './report.ts'
import { useCountWords } from './useCountWords.ts'
import { useFileWords } from './useFileWords.ts'

const LinesChart = lazy(() =>
  import('../../../components/figures/LinesChart.tsx').then((m) => ({ default: m.LinesChart })),
)
const drawn = [
  ['sent', 'first'],
  ['opened', 'second'],
  ['clicked', 'third'],
] as const satisfies readonly [CountName, string][]

/** What happened when. */
export function DaysFigure({ report: { now, steps, step } }: { report: Report }) {
  const { t } = useTranslation('campaigns')
  const dayName = useDayName()
  const words = useCountWords()
  const fileWords = useFileWords()
  const lang = language.useValue()
  const title = t('statistics.days.title')
  const rows = steps.map(({ from, counts }) => ({ from, name: dayName(from), counts }))
  const column = (key: CountName) => ({ key, kind: 'count' }) as const
  return (
    <Figure
      title={title}
      summary={t('statistics.summary', {
        name: title,
        values: drawn.map(([key]) => `${words.title(column(key))} ${words.cell(now, column(key))}`).join(', '),
      })}
      chart={
        <LinesChart
          title={title}
          lines={drawn.map(([key, look]) => ({
            name: words.title(column(key)),
            look,
            points: rows.map(({ from, name, counts }) => ({ from, name, count: numberIn(counts, key), to: null })),
          }))}
          step={step}
          language={lang}
        />
      }
      table={
        <Table
          label={title}
          rows={rows}
          keyOf={({ from }) => String(from)}
          columns={[
            { key: 'from', title: t('statistics.days.from'), cell: ({ name }) => name },
            ...ofDays.map((column) => ({
              key: column.key,
              title: words.title(column),
              cell: ({ counts }: (typeof rows)[number]) => words.cell(counts, column),
              isNumber: true,
            })),
          ]}
        />
      }
      file={() => countsFile(rows, ofDays, { ...fileWords, title, name: t('statistics.days.from') })}
    />
  )
}
