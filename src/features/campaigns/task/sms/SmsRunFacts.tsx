import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { SmsAccount } from '#domain/channels/account'
import type { SmsCountry, SmsTotals } from '#workers/campaigns/audienceApi'
import { useMoneyList } from '../../../../components/sms/useMoney.ts'
import { useFormats } from '../../../../lib/formats.ts'
import { useTaskWords } from '../channel.ts'
import { HeldUntil, useHeldCountry } from '../HeldUntil.tsx'
import { Duration, RunFacts } from '../RunFacts.tsx'
import type { MailPoints } from '../useMailPoints.ts'

type Props = { run: SmsTotals; routes: readonly SmsAccount[]; points: MailPoints }

const shownCountries = 8

/** What a task of text messages would do to its audience, and what each country takes. */
export function SmsRunFacts({ run, routes, points }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const moneyOf = useMoneyList()
  const money = moneyOf(run.cost)
  return (
    <RunFacts
      run={run}
      points={points}
      duration={<Duration run={run} />}
      held={<HeldUntil held={run.held} />}
      before={[{ name: t('task.sms.parts'), value: number(run.parts) }]}
      after={[
        {
          name: t('task.sms.cost'),
          value:
            (money || t('task.sms.noPrices')) +
            (money && run.unpriced > 0 ? ` ${t('task.sms.unpriced', { count: run.unpriced })}` : ''),
        },
      ]}
    >
      {run.countries.length > 0 && <Countries countries={run.countries} routes={routes} />}
      {run.countries.length > shownCountries && (
        <p className={styles.note}>{t('task.sms.moreCountries', { count: run.countries.length - shownCountries })}</p>
      )}
    </RunFacts>
  )
}

function Countries({ countries, routes }: { countries: readonly SmsCountry[] } & Pick<Props, 'routes'>) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const moneyOf = useMoneyList()
  const nameOf = useHeldCountry()
  const routeName = (id: string | null) =>
    id === null ? t('task.sms.noRoute') : (routes.find((route) => route.id === id)?.name ?? '')
  const head = mergeClasses(styles.head, styles.number)
  return (
    <table className={styles.table} aria-label={t('task.sms.countries')}>
      <thead>
        <tr>
          <th className={styles.head}>{t('task.sms.country')}</th>
          <th className={head}>{t('task.sms.receivers')}</th>
          <th className={head}>{t('task.sms.parts')}</th>
          <th className={head}>{t('task.sms.pointsShort')}</th>
        </tr>
      </thead>
      <tbody>
        {countries.slice(0, shownCountries).map(({ country, receivers, parts, points, cost, route }) => (
          <tr key={country}>
            <td>
              {nameOf(country)}
              <span className={styles.note}>{routeName(route)}</span>
            </td>
            <td className={styles.number}>{number(receivers)}</td>
            <td className={styles.number}>{route === null ? '–' : number(parts)}</td>
            <td className={styles.number}>
              {route === null ? '–' : number(points)}
              <span className={styles.note}>{moneyOf(cost)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXXS} 0`,
      verticalAlign: 'top',
    },
    '& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
  },
  head: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular, textAlign: 'start' },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  note: { display: 'block', margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
