import { MessageBar, MessageBarBody, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { customsCalls } from '#domain/customs/calls'
import {
  countryOfArea,
  marketsOf,
  type TradeAnswer,
  type TradeMarket,
  type TradeQuestion,
  worldArea,
} from '#domain/customs/comtrade'
import { hsNameOf } from '#domain/customs/hsCodes'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Figure } from '../../../components/figures/Figure.tsx'
import type { FileTable } from '../../../components/figures/tableFile.ts'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import type { PinnedQuestion } from '../../../lib/pinned.ts'
import { language } from '../../../lib/texts.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../../lib/useAnswer.ts'
import { tradePath } from '../customsPaths.ts'
import { PinButton } from '../PinButton.tsx'
import { KeptNote } from '../shipments/KeptNote.tsx'
import { useHsIndex } from '../useHsIndex.ts'
import { useTradeAmounts } from '../useTradeAmounts.ts'
import { problemWord } from './problemWord.ts'
import { TradeMap } from './TradeMap.tsx'
import { seriesQuestion, TradeSeries, type TradeSides } from './TradeSeries.tsx'

const BarsChart = lazy(() =>
  import('../../../components/figures/BarsChart.tsx').then((m) => ({ default: m.BarsChart })),
)

const bars = 12
/** What is smaller grows by chance. */
const leastShare = 0.005

type Props = { question: TradeQuestion; sides: TradeSides }

/** A year beside the one before: the largest markets, and those that grow. */
export function TradeFigures({ question, sides }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const { answer, problem } = useAnswer(customsCalls.trade, { question })
  const before = useAnswer(customsCalls.trade, {
    question: yearBefore(question),
  })
  const said = answer?.data
  if (!said)
    return (
      <Sheet>
        <KeptNote answer={null} problem={problem} />
        {!problem && <Spinner />}
      </Sheet>
    )
  const about = question.reporter === null ? 'reporter' : 'partner'
  const markets = said.answer ? marketsOf(said.answer.rows, before.answer?.data.answer?.rows ?? [], about) : []
  return (
    <>
      <Sheet>
        <KeptNote answer={answer} problem={problem} />
        {said.problem && (
          <MessageBar intent="warning" className={styles.bar}>
            <MessageBarBody>{t(`trade.problem.${problemWord(said.problem)}`)}</MessageBarBody>
          </MessageBar>
        )}
        {said.answer && <AboutAnswer answer={said.answer} question={question} sides={sides} />}
      </Sheet>
      {markets.length > 0 && <Markets markets={markets} question={question} />}
      {sides.length > 0 && (
        <div className={styles.figures}>
          <TradeSeries sides={sides} year={Number(question.period)} />
        </div>
      )}
      {said.answer && markets.length === 0 && <EmptyState title={t('trade.none')} text={t('trade.noneText')} />}
    </>
  )
}

/** Whose figures these are, of when, and how whole they are. */
function AboutAnswer({ answer, question, sides }: Props & { answer: TradeAnswer }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const money = useTradeAmounts()
  const toasts = useToasts()
  const countryName = useCountryName()
  const { dateTime } = useFormats()
  const { answer: state } = useAnswer(customsCalls.state, {})
  const world = question.reporter === null ? null : answer.rows.find(({ partner }) => partner === worldArea)
  const sum = answer.rows.reduce((all, row) => all + (row.partner === worldArea ? 0 : row.usd), 0)
  const { hs, flow, period, reporter } = question
  const country = reporter === null ? '' : countryOfArea(reporter)
  const page = {
    key: `trade ${JSON.stringify([question, sides])}`,
    title: [hs, country && countryName(country), period].filter(Boolean).join(' · '),
    to: `${tradePath}?${new URLSearchParams({ hs, flow, year: period, ...(country && { country }) }).toString()}`,
  }
  const anew = async () => {
    try {
      await request(customsCalls.trade, { question, anew: true }, { timeout: 60_000 })
      askAgain()
    } catch (error) {
      toasts.failed(error)
    }
  }
  const sentences = [
    t('trade.source', { at: dateTime(answer.asked_at) }),
    world && t('trade.world', { usd: money.short(world.usd), sum: money.short(sum) }),
    !answer.is_whole && t('trade.part'),
    answer.rows.some(({ is_estimated }) => is_estimated) && t('trade.estimated'),
    state && t('trade.budget', { asked: state.data.comtrade.asked_today, most: state.data.comtrade.most_a_day }),
  ].filter(Boolean)
  return (
    <>
      <p className={styles.about}>{sentences.join(' ')}</p>
      <div className={styles.buttons}>
        <OnlineButton onClick={() => void anew()}>{t('trade.anew')}</OnlineButton>
        <PinButton page={page} questions={pinnedQuestions(question, sides)} />
      </div>
    </>
  )
}

/** All that the page is drawn from. */
const pinnedQuestions = (question: TradeQuestion, sides: TradeSides): PinnedQuestion[] => [
  { call: customsCalls.trade, input: { question } },
  { call: customsCalls.trade, input: { question: yearBefore(question) } },
  ...sides.flatMap((side) =>
    (['month', 'year'] as const).map((step) => ({
      call: customsCalls.tradeSeries,
      input: seriesQuestion(side, step, Number(question.period)),
    })),
  ),
]

const yearBefore = (question: TradeQuestion): TradeQuestion => ({
  ...question,
  period: String(Number(question.period) - 1),
})

function Markets({ markets, question }: { markets: readonly TradeMarket[]; question: TradeQuestion }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const lang = language.useValue()
  const index = useHsIndex()
  const whole = markets.reduce((sum, { usd }) => sum + usd, 0)
  const growing = markets
    .filter(({ growth, usd }) => growth !== null && growth > 0 && usd >= whole * leastShare)
    .toSorted((a, b) => b.growth! - a.growth!)
  const name = `${question.hs} ${index ? hsNameOf(index, question.hs, lang) : ''}`.trim()
  const of = { name, year: question.period }
  return (
    <div className={styles.figures}>
      <MarketFigure
        title={`${t('trade.largest')} · ${t('trade.markets', of)}`}
        markets={markets}
        question={question}
        by="usd"
      />
      <MarketFigure
        title={`${t('trade.growing')} · ${t('trade.markets', of)}`}
        markets={growing}
        question={question}
        by="growth"
      />
      <MarketMap title={`${t('trade.map')} · ${t('trade.markets', of)}`} markets={markets} question={question} />
    </div>
  )
}

/** With one digit behind the point: the bars have no room for more. */
const millions = (usd: number) => Math.round(usd / 100_000) / 10

type MarketsProps = { title: string; markets: readonly TradeMarket[]; question: TradeQuestion }
type FigureProps = MarketsProps & { by: 'usd' | 'growth' }

function MarketFigure({ title, markets, question, by }: FigureProps) {
  const { t } = useTranslation('customs')
  const lang = language.useValue()
  const money = useTradeAmounts()
  const { nameOf, growthSaid, toOf, table, file } = useMarkets({ title, markets, question })
  const said = (market: TradeMarket) => (by === 'usd' ? money.short(market.usd) : growthSaid(market))
  const shown = markets.slice(0, bars)
  return (
    <Figure
      title={title}
      summary={t('chart.summary', {
        name: title,
        values: shown.map((one) => `${nameOf(one)} ${said(one)}`).join(', '),
      })}
      note={t(by === 'usd' ? 'trade.millions' : 'trade.percent')}
      chart={
        <BarsChart
          title={title}
          rows={shown.map((one) => ({
            name: nameOf(one),
            count: by === 'usd' ? millions(one.usd) : Math.round(one.growth ?? 0),
            before: 0,
            to: toOf(one),
            said: said(one),
          }))}
          before={null}
          language={lang}
        />
      }
      table={table}
      file={file}
    />
  )
}

function MarketMap(props: MarketsProps) {
  const { toOf, table, file } = useMarkets(props)
  return <TradeMap title={props.title} markets={props.markets} toOf={toOf} table={table} file={file} />
}

/** What a chart of markets and a map of them have in common. */
function useMarkets({ title, markets, question }: MarketsProps) {
  const { t } = useTranslation('customs')
  const { change } = useNumbers()
  const money = useTradeAmounts()
  const { number } = useFormats()
  const countryName = useCountryName()
  const nameOf = ({ country, name }: TradeMarket) => (country ? countryName(country) : name)
  const growthSaid = (market: TradeMarket) => change(market.growth === null ? null : market.growth / 100)
  const toOf = ({ country }: TradeMarket) =>
    country && question.reporter === null
      ? `${tradePath}?${new URLSearchParams({ hs: question.hs, flow: question.flow, year: question.period, country }).toString()}`
      : null
  const columns: TableColumn<TradeMarket>[] = [
    { key: 'name', title: t('column.country'), cell: nameOf },
    { key: 'usd', title: t('column.usd'), cell: ({ usd }) => money.whole(usd), isNumber: true },
    { key: 'before', title: t('column.before'), cell: ({ previous }) => money.whole(previous ?? 0), isNumber: true },
    { key: 'growth', title: t('column.growth'), cell: growthSaid, isNumber: true },
    { key: 'kg', title: t('column.kg'), cell: ({ kg }) => (kg === null ? '–' : number(kg)), isNumber: true },
    { key: 'price', title: t('column.price'), cell: ({ price }) => money.fine(price), isNumber: true },
    { key: 'revision', title: t('column.revision'), cell: ({ revision }) => revision },
  ]
  const keyOf = ({ reporter, partner }: TradeMarket) => `${reporter} ${partner}`
  const table = <Table label={title} rows={markets} columns={columns} keyOf={keyOf} />
  const file = (): FileTable => ({
    title: `${title} (UN Comtrade)`,
    columns: [
      { title: t('column.country'), kind: 'text' },
      ...(['usd', 'before', 'kg', 'price'] as const).map((key) => ({
        title: t(`column.${key}`),
        kind: 'number' as const,
      })),
      { title: t('column.revision'), kind: 'text' },
    ],
    rows: markets.map((one) => [nameOf(one), one.usd, one.previous, one.kg, one.price, one.revision]),
    source: t('trade.attribution'),
  })
  return { nameOf, growthSaid, toOf, table, file }
}

const useStyles = makeStyles({
  bar: { '& *': { whiteSpace: 'normal' } },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
