import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { amountOf, priceAt, type Quotation, quotationTotal } from '#domain/shop/quotation/quotation'
import { useFormats } from '../../../lib/formats.ts'
import { useShopMoney } from '../parts/useShopMoney.ts'
import { useShopText } from '../useShop.ts'

/** What was offered, and what the stock gave for it. */
export function SentPositions({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const text = useShopText()
  const money = useShopMoney()
  const { number } = useFormats()
  const { positions, currency, stock_taken } = quotation
  const taken = new Map(stock_taken.map((one) => [one.key, one]))
  return (
    <section aria-label={t('positions.title')}>
      <h2 className={styles.heading}>{t('positions.title')}</h2>
      <ol className={styles.list}>
        {positions.map((position) => {
          const stock = taken.get(position.key)
          return (
            <li key={position.key} className={styles.row}>
              <span className={styles.name}>
                {text(position.name)}
                <small className={styles.small}>{[position.sku, position.note].filter(Boolean).join(' · ')}</small>
                {stock && <small className={styles.small}>{t('taken', stock)}</small>}
              </span>
              <span className={styles.amount}>
                {money(amountOf(position), currency)}
                <small className={styles.small}>
                  {`${number(position.count)} ${position.unit} × ${money(priceAt(position.prices, position.count), currency)}`}
                </small>
              </span>
            </li>
          )
        })}
      </ol>
      <p className={styles.total}>
        {t('total')} <strong>{money(quotationTotal(positions), currency)}</strong>
      </p>
    </section>
  )
}

const useStyles = makeStyles({
  heading: { margin: 0, fontSize: tokens.fontSizeBase400 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} 0`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  name: { display: 'grid', flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  amount: { display: 'grid', marginInlineStart: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  small: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  total: { display: 'flex', justifyContent: 'space-between', margin: `${tokens.spacingVerticalM} 0 0` },
})
