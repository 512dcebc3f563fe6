import { Button, MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components'
import { StarRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { billingCalls } from '#domain/billing/calls'
import { AnswerView } from '../../components/AnswerView.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { Page } from '../../components/Page.tsx'
import { Sheet } from '../../components/Sheet.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useProductName } from '../../lib/productName.ts'
import { useIsBuilt } from '../../lib/tiles.ts'
import { useAnswer } from '../../lib/useAnswer.ts'
import { ExchangeDialog, type PointsExchange } from './ExchangeDialog.tsx'
import { paths } from './paths.ts'
import { type ProductPoints, productPoints } from './productPoints.ts'
import { useAmounts } from './useAmounts.ts'

/** The points of each product, and more of them for money. */
export function PointsScreen() {
  const { t } = useTranslation('billing')
  const balances = useAnswer(billingCalls.balances, {})
  const rates = useAnswer(billingCalls.rates, {})
  const [exchanging, setExchanging] = useState<PointsExchange | null>(null)
  const money = balances.answer?.data.money ?? 0
  return (
    <Page title={t('points.menu')} intro={t('points.intro')}>
      <Sheet>
        <AnswerView answered={balances} lines={6}>
          {({ scores }) => (
            <Products
              products={productPoints(scores, rates.answer?.data.list ?? [])}
              onExchange={({ product_id, score, pointsPerYuan }) =>
                pointsPerYuan !== null && setExchanging({ product_id, score, pointsPerYuan })
              }
            />
          )}
        </AnswerView>
      </Sheet>
      {exchanging && <ExchangeDialog exchanging={exchanging} money={money} onClose={() => setExchanging(null)} />}
    </Page>
  )
}

type ProductsProps = { products: readonly ProductPoints[]; onExchange: (product: ProductPoints) => void }

function Products({ products, onExchange }: ProductsProps) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  if (products.length === 0)
    return <EmptyState icon={<StarRegular />} title={t('points.empty')} text={t('points.emptyText')} />
  return (
    <>
      <LowPoints products={products.filter(({ isLow }) => isLow)} />
      <ul className={styles.list}>
        {products.map((product) => (
          <Product key={product.product_id} product={product} onExchange={() => onExchange(product)} />
        ))}
      </ul>
    </>
  )
}

function LowPoints({ products }: { products: readonly ProductPoints[] }) {
  const { t, i18n } = useTranslation('billing')
  const productName = useProductName()
  if (products.length === 0) return null
  const names = products.map(({ product_id }) => productName(product_id))
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>
          {t('points.lowTitle', { count: names.length, products: new Intl.ListFormat(i18n.language).format(names) })}
        </MessageBarTitle>
        {t('points.lowText')}
      </MessageBarBody>
    </MessageBar>
  )
}

function Product({ product, onExchange }: { product: ProductPoints; onExchange: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const { points } = useAmounts()
  const name = useProductName()(product.product_id)
  const navigate = useNavigate()
  const isBuilt = useIsBuilt(product.product_id)
  const { score, held, pointsPerYuan, isLow, product_id } = product
  return (
    <li className={styles.item} aria-label={name}>
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          {isLow && <StatusBadge tone="warning">{t('points.low')}</StatusBadge>}
        </span>
        <span className={styles.note}>
          {pointsPerYuan === null ? t('points.notOnSale') : t('points.rate', { points: points(pointsPerYuan) })}
          {!isBuilt && ` · ${t('points.later')}`}
        </span>
      </div>
      <div className={styles.left}>
        <span className={styles.score}>{t('points.left', { points: points(score) })}</span>
        {held > 0 && <span className={styles.note}>{t('points.held', { points: points(held) })}</span>}
      </div>
      <div className={styles.actions}>
        <Button
          appearance="subtle"
          aria-label={t('points.logOf', { product: name })}
          onClick={() => void navigate(`${paths.pointsList}?product=${product_id}`)}
        >
          {t('points.log')}
        </Button>
        {pointsPerYuan !== null && (
          <OnlineButton aria-label={t('points.exchangeFor', { product: name })} onClick={onExchange}>
            {t('points.exchange')}
          </OnlineButton>
        )}
      </div>
    </li>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    paddingBlock: tokens.spacingVerticalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  words: { display: 'grid', minWidth: 0 },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  left: { display: 'grid', justifyItems: 'end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  score: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  actions: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    minWidth: '168px',
    '@media (max-width: 640px)': { gridColumn: '1 / -1' },
  },
})
