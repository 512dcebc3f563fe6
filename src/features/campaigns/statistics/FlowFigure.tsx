import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { type Counts } from '#domain/campaigns/statistics/counters'
import { mailFlow } from '#domain/campaigns/statistics/mailFlow'
import { toldRate } from '#domain/campaigns/statistics/rates'
import { Figure } from '../../../components/figures/Figure.tsx'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { Table } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { language } from '../../../lib/texts.ts'
import { FlowLosses } from './FlowLosses.tsx'
import { useLossWords } from './useLossWords.ts'

const BarsChart = lazy(() =>
  import('../../../components/figures/BarsChart.tsx').then((m) => ({ default: m.BarsChart })),
)

/** How far mails came, and where those are that did not come further. */
export function FlowFigure({ counts }: { counts: Counts }) {
  const { t } = useTranslation('campaigns')
  const formats = useFormats()
  const numbers = useNumbers()
  const lossWords = useLossWords()
  const lang = language.useValue()
  const title = t('statistics.flow.title')
  const flow = mailFlow(counts)
  const reply = toldRate(counts, 'reply')
  const said = (count: number, of: number) =>
    t('statistics.flow.share', { count: formats.number(count), share: numbers.share(count, of) })
  const bars = [
    ...flow.stages.map(({ stage, count }) => ({ stage, count, said: said(count, flow.stages[0]!.count) })),
    { stage: 'replied' as const, count: reply.some, said: said(reply.some, reply.all) },
  ].map(({ stage, ...bar }) => ({ ...bar, name: t(`statistics.flow.stage.${stage}`), before: 0, to: null }))
  const lines = [
    ...bars.map(({ name, count, said }) => ({ name, count, said })),
    ...flow.stages.flatMap(({ lost }) =>
      lost.map((loss) => ({ name: lossWords(loss), count: loss.count, said: formats.number(loss.count) })),
    ),
  ]
  return (
    <Figure
      title={title}
      note={t('statistics.flow.note')}
      summary={t('statistics.summary', {
        name: title,
        values: bars.map(({ name, said }) => `${name} ${said}`).join(', '),
      })}
      chart={<BarsChart title={title} rows={bars} before={null} language={lang} />}
      table={
        <Table
          label={title}
          rows={lines}
          keyOf={({ name }) => name}
          columns={[
            { key: 'name', title: t('statistics.compare.what'), cell: ({ name }) => name },
            { key: 'count', title: t('statistics.column.receivers'), cell: ({ said }) => said, isNumber: true },
          ]}
        />
      }
      foot={<FlowLosses flow={flow} counts={counts} />}
      file={() => ({
        title,
        columns: [
          { title: t('statistics.compare.what'), kind: 'text' },
          { title: t('statistics.column.receivers'), kind: 'number' },
        ],
        rows: lines.map(({ name, count }) => [name, count]),
      })}
    />
  )
}
