import { lazy } from 'react'
import type { MessageChannel, MessageReportRow } from '#domain/campaigns/messageCalls'
import { type Day, dayIn, isoDay } from '#domain/statistics/days'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { Figure } from '../../../components/figures/Figure.tsx'
import { Table } from '../../../components/Table.tsx'
import { useDayName } from '../../../lib/calendar.ts'
import { useFormats } from '../../../lib/formats.ts'
import { language } from '../../../lib/texts.ts'
import { useMessageChannel } from '../messages/useMessageChannel.ts'
import { useTaskWords } from '../task/channel.ts'
import { type BoardSpan, daysOfSpan } from './boardSpan.ts'
import { reportSum } from './reportSum.ts'
import type { useMessageReport } from './useMessageReport.ts'

const LinesChart = lazy(() =>
  import('../../../components/figures/LinesChart.tsx').then((m) => ({ default: m.LinesChart })),
)

const shown = ['sent', 'delivered', 'read', 'replied', 'failed', 'points'] as const
type Name = (typeof shown)[number]
const drawn: Record<MessageChannel, readonly (readonly [Name, 'first' | 'second' | 'third'])[]> = {
  sms: [
    ['sent', 'first'],
    ['delivered', 'second'],
    ['failed', 'third'],
  ],
  whatsapp: [
    ['sent', 'first'],
    ['read', 'second'],
    ['replied', 'third'],
  ],
}

type Props = { answered: ReturnType<typeof useMessageReport>; span: BoardSpan }

/** What happened on which day; nothing before there is anything to draw. */
export function BoardDays({ answered, span }: Props) {
  return (
    <AnswerView answered={answered} lines={4}>
      {({ list }) => list.length > 0 && <Chart list={list} span={span} at={answered.answer!.at} />}
    </AnswerView>
  )
}

type ChartProps = { list: readonly MessageReportRow[]; span: BoardSpan; at: number }

function Chart({ list, span, at }: ChartProps) {
  const { t } = useTaskWords()
  const dayName = useDayName()
  const { number } = useFormats()
  const lang = language.useValue()
  const channel = useMessageChannel()
  const title = t('board.title.day')
  const names = shown.filter((name) => channel === 'whatsapp' || name !== 'read')
  const days = daysWith(list, { span, at })
  const sum = reportSum(list)
  const titleOf = (name: Name) => t(`board.figure.${name}`)
  return (
    <Figure
      title={title}
      summary={t('board.daysSummary', {
        values: names.map((name) => `${titleOf(name)} ${number(sum[name])}`).join(t('board.join')),
      })}
      chart={
        <LinesChart
          title={title}
          lines={drawn[channel].map(([name, look]) => ({
            name: titleOf(name),
            look,
            points: days.map(({ day, sums }) => ({ from: day, name: dayName(day), count: sums[name], to: null })),
          }))}
          step="day"
          language={lang}
        />
      }
      table={
        <Table
          label={title}
          rows={days.toReversed()}
          keyOf={({ day }) => String(day)}
          columns={[
            { key: 'day', title: t('board.by.day'), cell: ({ day }) => dayName(day) },
            ...names.map((name) => ({
              key: name,
              title: titleOf(name),
              isNumber: true,
              cell: ({ sums }: (typeof days)[number]) => number(sums[name]),
            })),
          ]}
        />
      }
      file={() => ({
        title,
        columns: [
          { title: t('board.by.day'), kind: 'text' },
          ...names.map((name) => ({ title: titleOf(name), kind: 'number' as const })),
        ],
        rows: days.map(({ day, sums }) => [isoDay(day), ...names.map((name) => sums[name])]),
      })}
    />
  )
}

const dayMs = 86_400_000

/** Every day of the span, also those on which nothing was sent. Days are those of UTC. */
function daysWith(list: readonly MessageReportRow[], { span, at }: Omit<ChartProps, 'list'>) {
  const byDay = new Map(list.map((row) => [dayIn(row.key), row]))
  const today: Day = Math.floor(at / dayMs)
  const known = list.map(({ key }) => dayIn(key) ?? today)
  // The server's clock may be ahead of the device's.
  const last = Math.max(today, ...known)
  const first = Math.min(last - daysOfSpan[span] + 1, ...known)
  return Array.from({ length: last - first + 1 }, (_, n) => {
    const row = byDay.get(first + n)
    return { day: first + n, sums: reportSum(row ? [row] : []) }
  })
}
