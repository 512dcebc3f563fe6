import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { AddRegular, ArrowUpRegular, DeleteRegular, DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { readPrice } from '#domain/shop/price'
import { stockOf } from '#domain/shop/product'
import { amountOf, type NewQuotation, type PriceStep, type QuotationPosition } from '#domain/shop/quotation/quotation'
import { positionOf, shopPrice } from '#domain/shop/quotation/startQuotation'
import { withText } from '#domain/shop/texts'
import { variantName } from '#domain/shop/variants'
import { pressed } from '../../../components/sendForm.ts'
import { phone } from '../../../lib/media.ts'
import { readOnce } from '../../../lib/reader.ts'
import { useShopMoney } from '../parts/useShopMoney.ts'
import { useProduct, useShop, useShopLanguage, useShopText } from '../useShop.ts'
import { OfferNumberInput } from './OfferNumberInput.tsx'
import { priceInOffer } from './useNewOffer.ts'

type Props = {
  position: QuotationPosition
  offer: NewQuotation
  onPosition: (position: QuotationPosition) => void
  onDrop: () => void
  onUp?: () => void
}

function readQuantity(typed: string): number | null {
  const count = Number(typed.replace(/[\s,]/g, ''))
  return Number.isInteger(count) && count >= 1 && count <= limits.quotationCount ? count : null
}

/** One thing that is offered: its names in the languages of the document, how many of it, and what one costs from how many on. */
export function PositionFields({ position, offer, onPosition, onDrop, onUp }: Props) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const text = useShopText()
  const money = useShopMoney()
  const set = (fields: Partial<QuotationPosition>) => onPosition({ ...position, ...fields })
  const name = text(position.name) || t('positions.nameless')
  return (
    <li className={styles.root} aria-label={name}>
      {offer.languages.map((language) => (
        <Field key={language} label={t(`positions.name.${language}`)} className={styles.name}>
          <Input
            lang={language}
            name={`name_${language}`}
            value={position.name[language] ?? ''}
            maxLength={limits.lineLength}
            onChange={(_, { value }) => set({ name: withText(position.name, language, value) })}
          />
        </Field>
      ))}
      {position.product && <VariantField position={position} offer={offer} onPosition={onPosition} />}
      <div className={styles.row}>
        <Field label={t('positions.count')}>
          <OfferNumberInput
            label={t('positions.count')}
            name="count"
            value={position.count}
            read={readQuantity}
            onValue={(count) => set({ count })}
          />
        </Field>
        <Field label={t('positions.unit')}>
          <Input name="unit" value={position.unit} maxLength={20} onChange={(_, { value }) => set({ unit: value })} />
        </Field>
        <Field label={t('positions.note')} className={styles.note}>
          <Input name="note" value={position.note} maxLength={300} onChange={(_, { value }) => set({ note: value })} />
        </Field>
      </div>
      <PriceSteps steps={position.prices} onSteps={(prices) => set({ prices })} />
      <div className={styles.foot}>
        <span>
          {t('positions.amount')} <strong>{money(amountOf(position), offer.currency)}</strong>
        </span>
        <span className={styles.buttons}>
          {onUp && (
            <Button
              appearance="subtle"
              icon={<ArrowUpRegular />}
              aria-label={t('positions.up', { name })}
              onClick={onUp}
            />
          )}
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('positions.drop', { name })}
            onClick={onDrop}
          />
        </span>
      </div>
    </li>
  )
}

type VariantProps = Pick<Props, 'position' | 'offer' | 'onPosition'>

/** Of a product with variants the one that is meant; another one brings its name, SKU and price. */
function VariantField({ position, offer, onPosition }: VariantProps) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const product = useProduct(position.product!)
  const shop = useShop()
  const language = useShopLanguage(shop?.languages ?? [])
  if (!product || !shop) return null
  const keyOf = (values: readonly string[]) => values.join('\n')
  const variant = product.variants.find(({ values }) => keyOf(values) === keyOf(position.values))
  const stock = product.type === 'single' ? stockOf(product) : (variant?.stock ?? null)
  async function choose(key: string) {
    const values = product!.variants.find((one) => keyOf(one.values) === key)?.values ?? []
    const exchange = { from: shop!.currency, to: offer.currency }
    const price = await readOnce((db) => priceInOffer(db, shopPrice(product!, values), exchange))
    const { key: kept, count, note, unit } = position
    onPosition({ ...positionOf(product!, { key: kept, count, price: price ?? null, values }), note, unit })
  }
  return (
    <>
      {product.type === 'variable' && (
        <Field label={t('positions.variant')}>
          <Select value={keyOf(position.values)} onChange={(_, { value }) => pressed(() => choose(value))}>
            <option value="">{t('positions.anyVariant')}</option>
            {product.variants.map((one) => (
              <option key={keyOf(one.values)} value={keyOf(one.values)}>
                {[variantName(product.attributes, one, language), one.sku].filter(Boolean).join(' · ')}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <small className={styles.small}>
        {[
          position.sku && `${t('positions.sku')} ${position.sku}`,
          stock !== null && t('positions.stock', { count: stock }),
          product.type === 'variable' && !variant && stockOf(product) !== null && t('positions.noVariant'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  )
}

function PriceSteps({ steps, onSteps }: { steps: PriceStep[]; onSteps: (steps: PriceStep[]) => void }) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const set = (at: number, fields: Partial<PriceStep>) =>
    onSteps(steps.map((step, n) => (n === at ? { ...step, ...fields } : step)))
  // Prices have no names: their place is what they are known by.
  const placed = steps.map((step, place) => ({ step, at: place }))
  const last = steps.at(-1)!
  const next = { from: Math.min(limits.quotationCount, last.from < 100 ? 100 : last.from * 5), price: last.price }
  return (
    <div className={styles.steps}>
      {placed.map(({ step, at }) => (
        <div key={at} className={styles.step}>
          {steps.length > 1 && (
            <Field label={t('positions.from')}>
              <OfferNumberInput
                label={t('positions.from')}
                name={`from_${at}`}
                value={step.from}
                read={readQuantity}
                onValue={(from) => set(at, { from })}
              />
            </Field>
          )}
          <Field label={t('positions.price')}>
            <OfferNumberInput
              label={t('positions.price')}
              name={`price_${at}`}
              value={step.price}
              read={readPrice}
              onValue={(price) => set(at, { price })}
            />
          </Field>
          {steps.length > 1 && (
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={t('positions.dropStep')}
              onClick={() => onSteps(steps.toSpliced(at, 1))}
            />
          )}
        </div>
      ))}
      {steps.length < limits.quotationPriceSteps && (
        <Button appearance="subtle" icon={<AddRegular />} onClick={() => onSteps([...steps, next])}>
          {t('positions.addStep')}
        </Button>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} 0`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '& > *': { gridColumn: '1 / -1' },
  },
  name: { gridColumn: 'auto !important', [phone]: { gridColumn: '1 / -1 !important' } },
  row: {
    display: 'grid',
    gridTemplateColumns: '120px 100px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
    '& input': { minWidth: 0, width: '100%' },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  note: { [phone]: { gridColumn: '1 / -1' } },
  steps: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  step: {
    display: 'flex',
    alignItems: 'end',
    gap: tokens.spacingHorizontalXS,
    '& input': { width: '84px', minWidth: 0 },
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  buttons: { display: 'flex' },
  small: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
