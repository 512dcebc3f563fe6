import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { SendRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import { products } from '#domain/products'
import { type SmsReportRow, smsCalls } from '#domain/sms/smsCalls'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { NoRouteBar } from '../../../components/sms/NoRouteBar.tsx'
import { RouteBadge } from '../../../components/sms/RouteBadge.tsx'
import { useMoneyList } from '../../../components/sms/useMoney.ts'
import { usableRoutes, useRoutes } from '../../../components/sms/useRoutes.ts'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useOwners } from '../../../lib/owners.ts'
import { momentsOf } from '../../../lib/period.ts'
import { useUser } from '../../../lib/session.ts'
import { smsFastPath, smsRoutesPath } from '../../../lib/smsPaths.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { usePoints } from '../../../lib/usePoints.ts'
import { AnswerTimesReport } from './AnswerTimesReport.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { RunningTasks } from './RunningTasks.tsx'
import { reportSum } from './reportSum.ts'

const spans = ['today', 'days7', 'days30'] as const
type Span = (typeof spans)[number]
const daysOf: Record<Span, number> = { today: 1, days7: 7, days30: 30 }

/** What text messages came to: figures, costs, routes, and what is going on. */
export function DashBoardScreen() {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const navigate = useNavigate()
  const [params, setParams] = useAddress()
  const span = spans.find((one) => one === params.get('days')) ?? 'days30'
  const routes = useRoutes()
  const isSub = isSubAccount(useUser())
  const isSetUp = routes && usableRoutes(routes).some(({ tested_at }) => tested_at !== null)
  return (
    <Page
      title={t('board.menu')}
      intro={t('board.intro')}
      action={
        <Button appearance="primary" icon={<SendRegular />} onClick={() => void navigate(smsFastPath)}>
          {t('fast.menu')}
        </Button>
      }
    >
      {routes && !isSetUp && !isSub ? <FirstSteps routes={routes} /> : <NoRouteBar />}
      <Tabs
        size="small"
        label={t('board.span')}
        tabs={spans.map((value) => ({ value, label: t(`sent.period.${value}`) }))}
        chosen={span}
        onChoose={(next) => setParams({ days: next }, { replace: true })}
      />
      <Figures span={span} />
      {isSub ? <OwnBudget /> : <PointsThere />}
      <RunningTasks />
      <div className={styles.pair}>
        <Report span={span} by="country" />
        <Report span={span} by="route" />
      </div>
      {!isSub && <Report span={span} by="user" />}
      <AnswerTimesReport days={daysOf[span]} />
      {routes && routes.length > 0 && (
        <Sheet>
          <h2 className={styles.title}>{t('route.menu')}</h2>
          <ul className={styles.list}>
            {routes.map((route) => (
              <li key={route.id} className={styles.route}>
                <Link to={`${smsRoutesPath}?route=${route.id}`}>{route.name}</Link>
                <RouteBadge route={route} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </Page>
  )
}

/** What a sub account may still spend this month; nothing where it has no limit. */
function OwnBudget() {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const { number } = useFormats()
  const list = useAnswer(subAccountCalls.ownPointBudgets, {}).answer?.data.list
  const own = list?.find(({ product_id }) => product_id === products.smsMarketing)
  if (!own || own.points === null) return null
  const left = Math.max(0, own.points - own.used)
  return <p className={styles.none}>{t('board.budget', { left: number(left), points: number(own.points) })}</p>
}

function PointsThere() {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const { number } = useFormats()
  const { points } = usePoints(products.smsMarketing, 0)
  return points === null ? null : <p className={styles.none}>{t('board.pointsThere', { points: number(points) })}</p>
}

/** The moment is kept, so that the question stays the same while the page is open. */
function useReport(span: Span, by: 'day' | 'country' | 'route' | 'user') {
  const [now] = useState(() => new Date())
  const { from } = momentsOf(span, now)
  return useAnswer(smsCalls.report, { by, ...(from !== undefined && { from }) })
}

const figures = ['sent', 'delivered', 'failed', 'clicked', 'replied', 'points'] as const

function Figures({ span }: { span: Span }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const { number } = useFormats()
  const { share } = useNumbers()
  const moneyOf = useMoneyList()
  const answered = useReport(span, 'day')
  return (
    <AnswerView answered={answered} lines={2}>
      {({ list }) => {
        const sum = reportSum(list)
        return (
          <dl className={styles.figures}>
            {figures.map((name) => (
              <div key={name} className={styles.figure}>
                <dt>{t(`board.figure.${name}`)}</dt>
                <dd>{number(sum[name])}</dd>
                {name !== 'sent' && name !== 'points' && <dd className={styles.share}>{share(sum[name], sum.sent)}</dd>}
              </div>
            ))}
            <div className={styles.figure}>
              <dt>{t('board.figure.cost')}</dt>
              <dd className={styles.money}>{moneyOf(sum.cost) || '–'}</dd>
            </div>
          </dl>
        )
      }}
    </AnswerView>
  )
}

function Report({ span, by }: { span: Span; by: 'country' | 'route' | 'user' }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const answered = useReport(span, by)
  const nameOf = useNames(by)
  const columns = useReportColumns(nameOf, t(`board.by.${by}`))
  const isEmpty = answered.answer?.data.list.length === 0
  return (
    <Sheet>
      <h2 className={styles.title}>{t(`board.title.${by}`)}</h2>
      <AnswerView answered={answered} lines={4}>
        {({ list }) =>
          isEmpty ? (
            <p className={styles.none}>{t('board.none')}</p>
          ) : (
            <Table label={t(`board.title.${by}`)} rows={list} columns={columns} keyOf={({ key }) => key} />
          )
        }
      </AnswerView>
    </Sheet>
  )
}

function useNames(by: 'country' | 'route' | 'user') {
  const { t } = useTranslation('sms')
  const countryName = useCountryName()
  const routes = useRoutes() ?? []
  const { nameOf } = useOwners()
  return (key: string): string => {
    if (by === 'country') return key ? countryName(key) : t('unknownCountry')
    return by === 'route' ? (routes.find(({ id }) => id === key)?.name ?? t('board.routeGone')) : nameOf(key)
  }
}

function useReportColumns(nameOf: (key: string) => string, title: string): TableColumn<SmsReportRow>[] {
  const { t } = useTranslation('sms')
  const { number } = useFormats()
  const { share } = useNumbers()
  const moneyOf = useMoneyList()
  return [
    { key: 'name', title, cell: ({ key }) => nameOf(key) },
    { key: 'sent', title: t('board.figure.sent'), isNumber: true, cell: ({ sent }) => number(sent) },
    {
      key: 'delivered',
      title: t('board.rate'),
      isNumber: true,
      cell: ({ delivered, sent }) => share(delivered, sent),
    },
    { key: 'points', title: t('board.figure.points'), isNumber: true, cell: ({ points }) => number(points) },
    { key: 'cost', title: t('board.figure.cost'), isNumber: true, cell: ({ cost }) => moneyOf(cost) || '–' },
  ]
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
  },
  figure: {
    display: 'grid',
    alignContent: 'start',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '& dt': { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
    '& dd': { margin: 0 },
    '& dt + dd': {
      fontSize: tokens.fontSizeBase600,
      lineHeight: tokens.lineHeightBase600,
      fontWeight: tokens.fontWeightSemibold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  money: { fontSize: `${tokens.fontSizeBase400} !important`, overflowWrap: 'anywhere' },
  share: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  list: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  route: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '36px',
    '& a': { color: tokens.colorBrandForeground1 },
  },
})
