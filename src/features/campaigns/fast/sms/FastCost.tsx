import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { SmsAccount } from '#domain/channels/account'
import type { TypedSms } from '#domain/sms/compose'
import { Sheet } from '../../../../components/Sheet.tsx'
import { useMoneyList } from '../../../../components/sms/useMoney.ts'
import { useSmsMeans } from '../../../../components/sms/useSmsRules.ts'
import { useCountryName } from '../../../../lib/countries.ts'
import { useTaskWords } from '../../task/channel.ts'
import type { FastNumbers } from '../useFastNumbers.ts'
import { fastTotals } from './fastCost.ts'

type Props = { sms: TypedSms; routes: readonly SmsAccount[]; numbers: FastNumbers }

/** What it takes, all the time while it is typed. */
export function FastCost({ sms, routes, numbers }: Props) {
  const { t } = useTaskWords()
  const { t: ofSms } = useTranslation('sms')
  const styles = useStyles()
  const moneyOf = useMoneyList()
  const countryName = useCountryName()
  const means = useSmsMeans()
  if (numbers.all.length === 0 || routes.length === 0) return null
  const { parts, points, cost, noRoute } = fastTotals(sms, routes, numbers.all, means)
  const money = moneyOf(cost)
  const countries = [
    ...new Set(noRoute.map(({ country }) => (country ? countryName(country) : t('board.unknownCountry')))),
  ]
  return (
    <Sheet>
      <p className={styles.line} role="status">
        {[
          t('fast.count', { count: numbers.all.length }),
          ofSms('compose.parts', { count: parts }),
          ofSms('compose.points', { count: points }),
          money || ofSms('noPrices'),
        ].join(' · ')}
      </p>
      {noRoute.length > 0 && (
        <p className={styles.warning}>
          {t('fast.noRoute', { count: noRoute.length, countries: countries.join(ofSms('route.join')) })}
        </p>
      )}
    </Sheet>
  )
}

const useStyles = makeStyles({
  line: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  warning: { margin: 0, color: tokens.colorStatusWarningForeground1, textWrap: 'pretty' },
})
