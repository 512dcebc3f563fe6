import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { SmsAccount } from '#domain/channels/account'
import { Sheet } from '../../../components/Sheet.tsx'
import { RouteBadge } from '../../../components/sms/RouteBadge.tsx'
import { useKindName } from '../../../components/sms/useKindName.ts'
import { useMoney } from '../../../components/sms/useMoney.ts'
import { useCountryName } from '../../../lib/countries.ts'

/** A route as who may not change it sees it. */
export function RouteFacts({ route }: { route: SmsAccount }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const kindName = useKindName()
  const countryName = useCountryName()
  const money = useMoney()
  const { setting, sender, countries, hours, per_second, prices, currency, templates } = route
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  const facts = [
    [t('route.connection.service'), kindName(setting)],
    [t('route.sender.label'), sender || t('route.sender.byService')],
    [
      t('route.countries.title'),
      countries.length ? countries.map(countryName).join(t('route.join')) : t('route.everywhere'),
    ],
    [t('route.hours.title'), `${clock(hours.from)}–${clock(hours.to)} · ${t('route.pace', { count: per_second })}`],
    ...(prices.length
      ? [
          [
            t('route.prices.title'),
            prices
              .map(
                ({ country, per_part }) =>
                  `${country ? countryName(country) : t('route.prices.others')} ${money(per_part, currency)}`,
              )
              .join(' · '),
          ],
        ]
      : []),
    ...(templates.length
      ? [[t('route.templates.title'), templates.map(({ name, code }) => name || code).join(t('route.join'))]]
      : []),
  ] as const
  return (
    <Sheet>
      <div>
        <RouteBadge route={route} />
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Sheet>
  )
}

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  },
})
