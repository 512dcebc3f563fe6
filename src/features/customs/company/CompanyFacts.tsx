import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import {
  growthOf,
  monthsBetween,
  pricePerKg,
  pricePerPiece,
  type ShipmentStatistics,
  type ShipmentSum,
  shareOfLargest,
  sumsOf,
} from '#domain/customs/statistics'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useTradeAmounts } from '../useTradeAmounts.ts'

/** A company in some numbers. */
export function CompanyFacts({ statistics }: { statistics: ShipmentStatistics }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const { number } = useFormats()
  const { change } = useNumbers()
  const money = useTradeAmounts()
  const months = sumsOf(statistics, 'month')
  const of = (read: (sum: ShipmentSum) => number) => months.reduce((sum, month) => sum + read(month), 0)
  const growth = growthOfMonths(months)
  const share = shareOfPartners(statistics)
  const price = pricePerKg({ priced_usd: of((sum) => sum.priced_usd), priced_kg: of((sum) => sum.priced_kg) })
  const piece = pricePerPiece({ pieces_usd: of((sum) => sum.pieces_usd), pieces: of((sum) => sum.pieces) })
  const facts: [string, string][] = [
    [t('column.count'), `${number(statistics.count)}${statistics.is_about ? '+' : ''}`],
    [t('column.usd'), money.whole(of(({ usd }) => usd))],
    [t('column.kg'), number(Math.round(of(({ kg }) => kg)))],
    [t('column.price'), money.fine(price)],
    [t('column.piecePrice'), money.fine(piece)],
    [t('company.growth'), change(growth === null ? null : growth / 100)],
    [t('company.concentration'), share === null ? '–' : `${Math.round(share)} %`],
    [t('company.first'), months[0]?.value ?? '–'],
    [t('company.last'), months.at(-1)?.value ?? '–'],
  ]
  return (
    <dl className={styles.root}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The newest month with those before it, beside the twelve before. */
function growthOfMonths(months: readonly ShipmentSum[]): number | null {
  const counts = new Map(months.map(({ value, count }) => [value, count]))
  const all = monthsBetween(months.map(({ value }) => value)).map((month) => counts.get(month) ?? 0)
  const sum = (list: readonly number[]) => list.reduce((whole, count) => whole + count, 0)
  return all.length < 24 ? null : growthOf(sum(all.slice(-12)), sum(all.slice(-24, -12)))
}

/** Of a company that buys its suppliers, of one that sells its buyers: whichever are more. */
function shareOfPartners(statistics: ShipmentStatistics): number | null {
  const [buyers, suppliers] = [sumsOf(statistics, 'buyer'), sumsOf(statistics, 'supplier')]
  const partners = buyers.length > suppliers.length ? buyers : suppliers
  return shareOfLargest(
    partners.map(({ count }) => count),
    statistics.count,
    3,
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    margin: 0,
  },
  fact: { minWidth: 0 },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
})
