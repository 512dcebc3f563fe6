import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { readPrice } from '#domain/shop/price'
import { AttributeFields } from './AttributeFields.tsx'
import { readCount } from './readCount.ts'
import { VariantGrid } from './VariantGrid.tsx'
import type { StepProps } from './wizard.ts'

/** Specification and price: of a single product its own, of a variable one each variant's. */
export function SaleStep(props: StepProps) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const { typed, set, shop, isAsked } = props
  const isVariable = typed.type === 'variable'
  return (
    <div className={styles.form}>
      {isVariable && <AttributeFields {...props} />}
      {isVariable && <VariantGrid {...props} />}
      <div className={styles.fields}>
        {!isVariable && (
          <>
            <PriceField
              label={t('field.price', { currency: shop.currency })}
              name="price"
              price={typed.price}
              fault={isAsked && typed.price === null ? t('fault.productPriceMissing') : undefined}
              onPrice={(price) => set({ price })}
            />
            <PriceField
              label={t('field.promotional_price', { currency: shop.currency })}
              name="promotional_price"
              price={typed.promotional_price}
              onPrice={(promotional_price) => set({ promotional_price })}
            />
            <CountField label={t('field.stock')} name="stock" count={typed.stock} onCount={(stock) => set({ stock })} />
            <Field label={t('field.sku')}>
              <Input
                name="sku"
                value={typed.sku}
                maxLength={limits.skuLength}
                onChange={(_, { value }) => set({ sku: value })}
              />
            </Field>
          </>
        )}
        <CountField
          label={t('field.stock_warning')}
          name="stock_warning"
          count={typed.stock_warning}
          hint={t('field.stockWarningHint')}
          onCount={(stock_warning) => set({ stock_warning })}
        />
      </div>
    </div>
  )
}

type PriceProps = {
  label: string
  name: string
  price: number | null
  onPrice: (price: number | null) => void
  fault?: string | undefined
}

/** What is typed stays as it is typed; what is no price says so. */
function PriceField({ label, name, price, onPrice, fault }: PriceProps) {
  const { t } = useTranslation('shop')
  const [typed, setTyped] = useState(price === null ? '' : String(price))
  const isWrong = typed.trim() !== '' && readPrice(typed) === null
  const said = isWrong ? t('fault.priceWrong') : fault
  return (
    <Field label={label} {...(said && { validationState: 'error', validationMessage: said })}>
      <Input
        name={name}
        inputMode="decimal"
        value={typed}
        onChange={(_, { value }) => {
          setTyped(value)
          onPrice(readPrice(value))
        }}
      />
    </Field>
  )
}

type CountProps = {
  label: string
  name: string
  count: number | null
  hint?: string
  onCount: (count: number | null) => void
}

function CountField({ label, name, count, hint, onCount }: CountProps) {
  return (
    <Field label={label} {...(hint && { hint })}>
      <Input
        name={name}
        inputMode="numeric"
        value={count === null ? '' : String(count)}
        onChange={(_, { value }) => onCount(readCount(value))}
      />
    </Field>
  )
}

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: tokens.spacingHorizontalM,
    maxWidth: '720px',
    alignItems: 'start',
  },
})
