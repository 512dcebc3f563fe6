import { MessageBar, MessageBarBody, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { customsCalls } from '#domain/customs/calls'
import { monthsOfYear, type TradeSeriesQuestion, worldArea, yearsUpTo } from '#domain/customs/comtrade'
import type { OutputOf } from '#domain/shared/call'
import { dayIn } from '#domain/statistics/days'
import { Figure } from '../../../components/figures/Figure.tsx'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { Sheet } from '../../../components/Sheet.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { language } from '../../../lib/texts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { KeptNote } from '../shipments/KeptNote.tsx'
import { useTradeAmounts } from '../useTradeAmounts.ts'
import { problemWord } from './problemWord.ts'

const BarsChart = lazy(() =>
  import('../../../components/figures/BarsChart.tsx').then((m) => ({ default: m.BarsChart })),
)
const LinesChart = lazy(() =>
  import('../../../components/figures/LinesChart.tsx').then((m) => ({ default: m.LinesChart })),
)

const years = 6

/** A country with a product, by the name that tells it from the other one. */
export type TradeSide = { name: string; question: Pick<TradeSeriesQuestion, 'reporter' | 'hs' | 'flow'> }
type Step = 'month' | 'year'

/** The country whose periods are shown, and what stands beside it; none where all countries are. */
export type TradeSides = readonly [] | readonly [TradeSide] | readonly [TradeSide, TradeSide]

/** The months of the year and the years up to it; of two sides the lines stand beside each other. */
export function TradeSeries({ sides: [first, second], year }: { sides: TradeSides; year: number }) {
  if (!first) return null
  return second ? (
    <>
      <TwoSides first={first} second={second} step="month" year={year} />
      <TwoSides first={first} second={second} step="year" year={year} />
    </>
  ) : (
    <>
      <OneSide side={first} step="month" year={year} />
      <OneSide side={first} step="year" year={year} />
    </>
  )
}

export const seriesQuestion = ({ question }: TradeSide, step: Step, year: number): TradeSeriesQuestion => ({
  ...question,
  periods: step === 'month' ? monthsOfYear(year) : yearsUpTo(year, years),
})

type Series = OutputOf<typeof customsCalls.tradeSeries>

function OneSide({ side, step, year }: { side: TradeSide; step: Step; year: number }) {
  const { answer, problem } = useAnswer(customsCalls.tradeSeries, seriesQuestion(side, step, year))
  return <SeriesFigure step={step} year={year} sides={[{ name: side.name, answer, problem }]} />
}

function TwoSides({ first, second, step, year }: { first: TradeSide; second: TradeSide; step: Step; year: number }) {
  const one = useAnswer(customsCalls.tradeSeries, seriesQuestion(first, step, year))
  const other = useAnswer(customsCalls.tradeSeries, seriesQuestion(second, step, year))
  return (
    <SeriesFigure
      step={step}
      year={year}
      sides={[
        { name: first.name, ...one },
        { name: second.name, ...other },
      ]}
    />
  )
}

type AskedSide = { name: string; answer: { data: Series; at: number } | null; problem: unknown }
type FigureProps = { step: Step; year: number; sides: readonly AskedSide[] }
type PeriodRow = { period: string; amounts: (number | null)[] }

function SeriesFigure({ step, year, sides }: FigureProps) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const lang = language.useValue()
  const money = useTradeAmounts()
  const rows = periodRows(sides)
  const title = `${t(`series.${step}`, { year })} · ${sides.map(({ name }) => name).join(t('series.and'))}`
  const columns = useSeriesColumns(sides)
  if (sides.some(({ answer }) => !answer))
    return (
      <Sheet>
        {sides.map(({ name, problem }) => (
          <KeptNote key={name} answer={null} problem={problem} />
        ))}
        {sides.every(({ problem }) => !problem) && <Spinner />}
      </Sheet>
    )
  const problems = sides.flatMap(({ answer }) => answer?.data.problem ?? [])
  const foot = (
    <>
      {problems[0] && (
        <MessageBar intent="warning" className={styles.bar}>
          <MessageBarBody>{t(`trade.problem.${problemWord(problems[0])}`)}</MessageBarBody>
        </MessageBar>
      )}
      {!rows.length && <p className={styles.note}>{t('series.none')}</p>}
    </>
  )
  return (
    <Figure
      title={title}
      isWide={sides.length > 1}
      summary={t('chart.summary', {
        name: title,
        values: rows
          .map(({ period, amounts }) => `${spoken(period)} ${amounts.map((usd) => money.short(usd ?? 0)).join(' / ')}`)
          .join(', '),
      })}
      note={t('trade.millions')}
      chart={
        rows.length === 0 ? null : step === 'year' && sides.length === 1 ? (
          <BarsChart
            title={title}
            rows={rows.map(({ period, amounts: [usd] }) => ({
              name: period,
              count: millions(usd ?? 0),
              before: 0,
              to: null,
              said: money.short(usd ?? 0),
            }))}
            before={null}
            language={lang}
          />
        ) : (
          <LinesChart
            title={title}
            lines={sides.map(({ name }, at) => ({
              name,
              look: at === 0 ? ('first' as const) : ('second' as const),
              points: rows.flatMap(({ period, amounts }) =>
                amounts[at] == null
                  ? []
                  : [{ from: firstDay(period), name: spoken(period), count: millions(amounts[at]), to: null }],
              ),
            }))}
            step={step}
            language={lang}
          />
        )
      }
      table={<Table label={title} rows={rows} columns={columns} keyOf={({ period }) => period} />}
      foot={foot}
      file={() => ({
        title: title.slice(0, 100),
        columns: [
          { title: t('column.period'), kind: 'text' },
          ...sides.map(({ name }) => ({ title: `${name} (USD)`, kind: 'number' as const })),
        ],
        rows: rows.map(({ period, amounts }) => [spoken(period), ...amounts]),
        source: t('trade.attribution'),
      })}
    />
  )
}

/** Each period that one of them told; null where the other one did not. */
function periodRows(sides: readonly AskedSide[]): PeriodRow[] {
  const told = sides.map(({ answer }) => {
    const world = answer?.data.lines.find(({ partner }) => partner === worldArea)
    return new Map(world?.values.map(({ period, usd }) => [period, usd]))
  })
  const periods = [...new Set(told.flatMap((one) => [...one.keys()]))].toSorted()
  return periods.map((period) => ({ period, amounts: told.map((one) => one.get(period) ?? null) }))
}

function useSeriesColumns(sides: readonly AskedSide[]): TableColumn<PeriodRow>[] {
  const { t } = useTranslation('customs')
  const money = useTradeAmounts()
  const { change } = useNumbers()
  return [
    { key: 'period', title: t('column.period'), cell: ({ period }) => spoken(period), isWhole: true },
    ...sides.map(
      ({ name }, at): TableColumn<PeriodRow> => ({
        key: `usd ${at}`,
        title: name,
        cell: ({ amounts }) => (amounts[at] == null ? '–' : money.whole(amounts[at])),
        isNumber: true,
      }),
    ),
    ...(sides.length > 1
      ? [
          {
            key: 'beside',
            title: t('series.beside'),
            cell: ({ amounts: [one, other] }: PeriodRow) => change(one && other ? (one - other) / other : null),
            isNumber: true,
          },
        ]
      : []),
  ]
}

/** With one digit behind the point: the axis has no room for more. */
const millions = (usd: number) => Math.round(usd / 100_000) / 10
const spoken = (period: string) => (period.length === 6 ? `${period.slice(0, 4)}-${period.slice(4)}` : period)
const firstDay = (period: string) => dayIn(`${period.slice(0, 4)}-${period.slice(4) || '01'}-01`) ?? 0

const useStyles = makeStyles({
  bar: { '& *': { whiteSpace: 'normal' } },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
})
