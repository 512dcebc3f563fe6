import { Button, MessageBar, MessageBarBody, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons'
import type { ChannelAccount } from '#domain/channels/account'
import type { SmsTotals } from '#workers/campaigns/audienceApi'
import { useMoneyList } from '../../../../components/sms/useMoney.ts'
import { useCountryName } from '../../../../lib/countries.ts'
import { useFormats } from '../../../../lib/formats.ts'
import { useConnected } from '../../../../lib/useConnected.ts'
import { useTaskWords } from '../channel.ts'
import { Known, Reach } from '../DryRunFacts.tsx'
import { useProblemWords } from '../FormPart.tsx'
import { Obstacle, obstacleKey } from '../Obstacle.tsx'
import { Skipped } from '../Skipped.tsx'
import type { StartObstacle } from '../startReasons.ts'
import type { FormProblem } from '../taskForm.ts'
import type { MailPoints } from '../useMailPoints.ts'
import type { SmsRunWork } from './useSmsRun.ts'

type Props = {
  dry: SmsRunWork
  routes: readonly ChannelAccount[]
  points: MailPoints
  isAsked: boolean
  wrong: readonly FormProblem[]
  obstacles: readonly StartObstacle[]
  isReady: boolean
}

/** What a task of text messages would do and cost, and what keeps it from it. */
export function SmsRunPanel({ dry, routes, points, isAsked, wrong, obstacles, isReady }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const wordsOf = useProblemWords()
  const isConnected = useConnected()
  const { run, counting, stopped } = dry
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{t('task.run.title')}</h2>
      {!isAsked && <p className={styles.text}>{t('task.run.nobodyYet')}</p>}
      {counting && (
        <div className={styles.counting}>
          <ProgressBar
            value={counting.of > 0 ? counting.done / counting.of : 1}
            aria-label={t('task.run.counting', counting)}
          />
          <Button size="small" onClick={dry.stop}>
            {t('task.run.cancel')}
          </Button>
        </div>
      )}
      {stopped && (
        <p className={styles.text}>
          {t('task.run.stopped')}{' '}
          <Button size="small" onClick={dry.again}>
            {t('task.run.again')}
          </Button>
        </p>
      )}
      {run && <Reach run={run} />}
      {(wrong.length > 0 || obstacles.length > 0) && (
        <section className={styles.errors} aria-label={t('task.run.errors')} aria-live="polite">
          <h3 className={styles.subtitle}>{t('task.run.errors')}</h3>
          <ul className={styles.list}>
            {wrong.map((problem) => (
              <li key={problem}>{wordsOf(problem)}</li>
            ))}
            {obstacles.map((obstacle) => (
              <Obstacle key={obstacleKey(obstacle)} obstacle={obstacle} />
            ))}
          </ul>
        </section>
      )}
      {isReady && run && (
        <p className={styles.ready} role="status">
          <CheckmarkCircleRegular aria-hidden />
          {t(isConnected ? 'task.run.ready' : 'task.run.readyOffline')}
        </p>
      )}
      {run && <SmsFacts run={run} routes={routes} points={points} />}
    </div>
  )
}

const shownCountries = 8

function SmsFacts({ run, routes, points }: { run: SmsTotals } & Pick<Props, 'routes' | 'points'>) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const countryName = useCountryName()
  const moneyOf = useMoneyList()
  const routeName = (id: string | null) =>
    id === null ? t('task.sms.noRoute') : (routes.find((route) => route.id === id)?.name ?? '')
  const money = moneyOf(run.cost)
  return (
    <div className={styles.facts}>
      <Skipped run={run} />
      {run.receivers > 0 && (
        <>
          {run.unknownBasis > 0 && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>
                {t('task.run.unknownBasis', { count: run.unknownBasis })} {t('task.run.unknownBasisHint')}
              </MessageBarBody>
            </MessageBar>
          )}
          {run.noRoute > 0 && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>{t('task.sms.withoutRoute', { count: run.noRoute })}</MessageBarBody>
            </MessageBar>
          )}
          <dl className={styles.pairs}>
            <dt>{t('task.run.hours')}</dt>
            <dd>{run.heldAtStart > 0 ? t('task.run.held', { count: run.heldAtStart }) : t('task.run.heldNone')}</dd>
            <dt>{t('task.sms.parts')}</dt>
            <dd>{number(run.parts)}</dd>
            <dt>{t('task.run.points')}</dt>
            <dd>
              {t('task.run.pointsNeeded', { needed: number(run.points) })} · <Known points={points} />
            </dd>
            <dt>{t('task.sms.cost')}</dt>
            <dd>
              {money || t('task.sms.noPrices')}
              {money && run.unpriced > 0 && ` ${t('task.sms.unpriced', { count: run.unpriced })}`}
            </dd>
          </dl>
          <table className={styles.table} aria-label={t('task.sms.countries')}>
            <thead>
              <tr>
                <th>{t('task.sms.country')}</th>
                <th className={styles.number}>{t('task.sms.receivers')}</th>
                <th>{t('task.sms.route')}</th>
              </tr>
            </thead>
            <tbody>
              {run.countries.slice(0, shownCountries).map(({ country, receivers, route }) => (
                <tr key={country}>
                  <td>{country ? countryName(country) : t('task.sms.unknownCountry')}</td>
                  <td className={styles.number}>{number(receivers)}</td>
                  <td>{routeName(route)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {run.countries.length > shownCountries && (
            <p className={styles.text}>
              {t('task.sms.moreCountries', { count: run.countries.length - shownCountries })}
            </p>
          )}
        </>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  subtitle: { margin: 0, fontSize: tokens.fontSizeBase300 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  counting: { display: 'grid', gap: tokens.spacingVerticalXS, justifyItems: 'start' },
  errors: { display: 'grid', gap: tokens.spacingVerticalXS, color: tokens.colorStatusDangerForeground1 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, display: 'grid', gap: tokens.spacingVerticalXS },
  ready: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    color: tokens.colorStatusSuccessForeground1,
  },
  facts: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  pairs: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, minWidth: 0 },
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th': { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular, textAlign: 'start' },
    '& th, & td': {
      padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXXS} 0`,
    },
  },
  number: { textAlign: 'end !important' as 'end', fontVariantNumeric: 'tabular-nums' },
})
