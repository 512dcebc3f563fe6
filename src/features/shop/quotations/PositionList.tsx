import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { TextAddRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import type { NewQuotation, QuotationPosition } from '#domain/shop/quotation/quotation'
import { freePosition, positionOf, shopPrice } from '#domain/shop/quotation/startQuotation'
import { rowById } from '#workers/database/read'
import { newId } from '#workers/newId'
import { readOnce } from '../../../lib/reader.ts'
import { useShop } from '../useShop.ts'
import { PositionFields } from './PositionFields.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { priceInOffer } from './useNewOffer.ts'

type Props = {
  offer: NewQuotation
  fault: string | undefined
  onPositions: (positions: QuotationPosition[]) => void
}

/** What is offered, in the order in which it stands in the document. */
export function PositionList({ offer, fault, onPositions }: Props) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const shop = useShop()
  const { positions, currency } = offer
  const isFull = positions.length >= limits.quotationPositions
  async function add(id: string) {
    const made = await readOnce(async (db) => {
      const product = await rowById(db, 'product', id)
      if (!product) return null
      const values = product.type === 'variable' ? (product.variants[0]?.values ?? []) : []
      const exchange = { from: shop?.currency ?? currency, to: currency }
      const price = await priceInOffer(db, shopPrice(product, values), exchange)
      return positionOf(product, { key: newId(), count: 1, price, values })
    })
    if (made) onPositions([...positions, made])
  }
  const change = (next: QuotationPosition) => onPositions(positions.map((one) => (one.key === next.key ? next : one)))
  const raise = (at: number) => onPositions(positions.toSpliced(at, 1).toSpliced(at - 1, 0, positions[at]!))
  return (
    <section className={styles.root} aria-label={t('positions.title')}>
      <h2 className={styles.heading}>{t('positions.title')}</h2>
      {fault && (
        <MessageBar intent="error">
          <MessageBarBody>{fault}</MessageBarBody>
        </MessageBar>
      )}
      <ol className={styles.list}>
        {positions.map((position, at) => (
          <PositionFields
            key={position.key}
            position={position}
            offer={offer}
            onPosition={change}
            onDrop={() => onPositions(positions.toSpliced(at, 1))}
            {...(at > 0 && { onUp: () => raise(at) })}
          />
        ))}
      </ol>
      {!isFull && (
        <div className={styles.actions}>
          <ProductPicker currency={shop?.currency ?? currency} onChoose={({ id }) => void add(id)} />
          <Button icon={<TextAddRegular />} onClick={() => onPositions([...positions, freePosition(newId(), {})])}>
            {t('positions.free')}
          </Button>
        </div>
      )}
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400 },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyleType: 'none' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
