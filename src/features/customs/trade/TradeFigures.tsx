import { MessageBar, MessageBarBody, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { customsCalls } from '#domain/customs/calls'
import { marketsOf, type TradeAnswer, type TradeMarket, type TradeQuestion, worldArea } from '#domain/customs/comtrade'
import { hsNameOf } from '#domain/customs/hsCodes'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Figure } from '../../../components/figures/Figure.tsx'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { language } from '../../../lib/texts.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../../lib/useAnswer.ts'
import { tradePath } from '../customsPaths.ts'
import { KeptNote } from '../shipments/KeptNote.tsx'
import { useHsIndex } from '../useHsIndex.ts'
import { useMoney } from '../useMoney.ts'

const BarsChart = lazy(() =>
  import('../../../components/figures/BarsChart.tsx').then((m) => ({ default: m.BarsChart })),
)

const bars = 12
/** What is smaller grows by chance. */
const leastShare = 0.005

type Props = { question: TradeQuestion }

/** A year beside the one before: the largest markets, and those that grow. */
export function TradeFigures({ question }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const { answer, problem } = useAnswer(customsCalls.trade, { question })
  const before = useAnswer(customsCalls.trade, {
    question: { ...question, period: String(Number(question.period) - 1) },
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
        {said.answer && <AboutAnswer answer={said.answer} question={question} />}
      </Sheet>
      {markets.length > 0 && <Markets markets={markets} question={question} />}
      {said.answer && markets.length === 0 && <EmptyState title={t('trade.none')} text={t('trade.noneText')} />}
    </>
  )
}

const told = ['budget', 'rate', 'quota', 'busy', 'unreachable', 'blocked', 'key'] as const
const problemWord = (problem: string) => told.find((one) => one === problem) ?? 'other'

/** Whose figures these are, of when, and how whole they are. */
function AboutAnswer({ answer, question }: { answer: TradeAnswer; question: TradeQuestion }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const money = useMoney()
  const toasts = useToasts()
  const { dateTime } = useFormats()
  const { answer: state } = useAnswer(customsCalls.state, {})
  const world = question.reporter === null ? null : answer.rows.find(({ partner }) => partner === worldArea)
  const sum = answer.rows.reduce((all, row) => all + (row.partner === worldArea ? 0 : row.usd), 0)
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
      <div>
        <OnlineButton size="small" onClick={() => void anew()}>
          {t('trade.anew')}
        </OnlineButton>
      </div>
    </>
  )
}

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
    </div>
  )
}

type FigureProps = { title: string; markets: readonly TradeMarket[]; question: TradeQuestion; by: 'usd' | 'growth' }

function MarketFigure({ title, markets, question, by }: FigureProps) {
  const { t } = useTranslation('customs')
  const { change } = useNumbers()
  const money = useMoney()
  const { number } = useFormats()
  const lang = language.useValue()
  const countryName = useCountryName()
  const nameOf = ({ country, name }: TradeMarket) => (country ? countryName(country) : name)
  const growth = (market: TradeMarket) => change(market.growth === null ? null : market.growth / 100)
  const said = (market: TradeMarket) => (by === 'usd' ? money.short(market.usd) : growth(market))
  const to = ({ country }: TradeMarket) =>
    country && question.reporter === null
      ? `${tradePath}?${new URLSearchParams({ hs: question.hs, flow: question.flow, year: question.period, country }).toString()}`
      : null
  const shown = markets.slice(0, bars)
  const columns: TableColumn<TradeMarket>[] = [
    { key: 'name', title: t('column.country'), cell: nameOf },
    { key: 'usd', title: t('column.usd'), cell: ({ usd }) => money.whole(usd), isNumber: true },
    { key: 'before', title: t('column.before'), cell: ({ previous }) => money.whole(previous ?? 0), isNumber: true },
    { key: 'growth', title: t('column.growth'), cell: growth, isNumber: true },
    { key: 'kg', title: t('column.kg'), cell: ({ kg }) => (kg === null ? '–' : number(kg)), isNumber: true },
    { key: 'price', title: t('column.price'), cell: ({ price }) => money.fine(price), isNumber: true },
    { key: 'revision', title: t('column.revision'), cell: ({ revision }) => revision },
  ]
  return (
    <Figure
      title={title}
      summary={t('chart.summary', {
        name: title,
        values: shown.map((one) => `${nameOf(one)} ${said(one)}`).join(', '),
      })}
      chart={
        <BarsChart
          title={title}
          rows={shown.map((one) => ({
            name: nameOf(one),
            count: by === 'usd' ? one.usd : Math.round(one.growth ?? 0),
            before: 0,
            to: to(one),
            said: said(one),
          }))}
          before={null}
          language={lang}
        />
      }
      table={
        <Table
          label={title}
          rows={markets}
          columns={columns}
          keyOf={({ reporter, partner }) => `${reporter} ${partner}`}
        />
      }
      file={() => ({
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
      })}
    />
  )
}

const useStyles = makeStyles({
  bar: { '& *': { whiteSpace: 'normal' } },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
