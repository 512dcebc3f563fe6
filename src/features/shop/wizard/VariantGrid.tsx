import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { readPrice } from '#domain/shop/price'
import { variantName, withSkus } from '#domain/shop/variants'
import { FileInput } from '../../../components/FileInput.tsx'
import { TypedPictureView } from '../parts/TypedPictureView.tsx'
import { useTakePicture } from '../parts/useTakePicture.ts'
import { readCount } from './readCount.ts'
import type { TypedVariant } from './typedProduct.ts'
import type { StepProps } from './wizard.ts'

/** So many are drawn at first: five hundred with four fields each are two thousand fields. */
const drawnAtFirst = 60

/** Every variant with picture, price, stock and SKU; one value for all of them is given above. A card each on a phone. */
export function VariantGrid({ typed, set, language, shop, isAsked }: StepProps) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const [shown, setShown] = useState(drawnAtFirst)
  const { variants } = typed
  const attributes = typed.attributes.filter(({ values }) => values.length > 0)
  if (variants.length === 0) return <p className={styles.note}>{t('variant.none')}</p>
  const replace = (at: number, some: Partial<TypedVariant>) =>
    set({ variants: variants.map((one, n) => (n === at ? { ...one, ...some } : one)) })
  return (
    <section className={styles.root} aria-label={t('variant.label')}>
      <ForAll typed={typed} set={set} language={language} shop={shop} isAsked={isAsked} />
      <p className={styles.note}>{t('variant.count', { count: variants.length })}</p>
      <ul className={styles.list}>
        {variants.slice(0, shown).map((variant, at) => (
          <VariantRow
            key={variant.values.join(' ')}
            name={variantName(attributes, variant, language)}
            product={typed.id}
            variant={variant}
            isAsked={isAsked}
            onChange={(some) => replace(at, some)}
          />
        ))}
      </ul>
      {variants.length > shown && (
        <Button onClick={() => setShown(shown + 100)}>{t('variant.more', { count: variants.length - shown })}</Button>
      )}
    </section>
  )
}

type RowProps = {
  name: string
  product: string
  variant: TypedVariant
  isAsked: boolean
  onChange: (some: Partial<TypedVariant>) => void
}

function VariantRow({ name, product, variant, isAsked, onChange }: RowProps) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const { take, isBusy } = useTakePicture()
  const missing = (isMissing: boolean) => (isAsked && isMissing ? { 'aria-invalid': true as const } : {})
  async function choose(file: File) {
    const picture = await take(file, 'square')
    if (picture) onChange({ picture })
  }
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.picture}
        disabled={isBusy}
        aria-label={t('variant.pictureOf', { name })}
        title={t('picture.choose')}
        onClick={() => input.current?.click()}
      >
        <TypedPictureView picture={variant.picture} of={{ entity: 'product', id: product }} />
      </button>
      <strong className={styles.name}>{name}</strong>
      <div className={styles.fields}>
        <PriceInput
          label={t('variant.priceOf', { name })}
          hint={t('variant.price')}
          price={variant.price}
          onPrice={(price) => onChange({ price })}
          {...missing(variant.price === null)}
        />
        <PriceInput
          label={t('variant.promotionOf', { name })}
          hint={t('variant.promotion')}
          price={variant.promotional_price}
          onPrice={(promotional_price) => onChange({ promotional_price })}
        />
        <Input
          className={styles.field}
          inputMode="numeric"
          aria-label={t('variant.stockOf', { name })}
          placeholder={t('variant.stock')}
          value={variant.stock === null ? '' : String(variant.stock)}
          {...missing(variant.stock === null)}
          onChange={(_, { value }) => onChange({ stock: readCount(value) })}
        />
        <Input
          className={styles.field}
          aria-label={t('variant.skuOf', { name })}
          placeholder="SKU"
          maxLength={limits.skuLength}
          value={variant.sku}
          {...missing(variant.sku.trim() === '')}
          onChange={(_, { value }) => onChange({ sku: value })}
        />
      </div>
      <FileInput
        input={input}
        accept="image/png,image/jpeg"
        aria-label={t('variant.pictureOf', { name })}
        onFiles={([file]) => file && void choose(file)}
      />
    </li>
  )
}

type PriceInputProps = {
  label: string
  hint: string
  price: number | null
  onPrice: (price: number | null) => void
  'aria-invalid'?: true
}

/** What is typed stays as it is typed, as long as it says that price. */
function PriceInput({ label, hint, price, onPrice, ...rest }: PriceInputProps) {
  const styles = useStyles()
  const [typed, setTyped] = useState('')
  const isOwn = typed !== '' && readPrice(typed) === price
  const value = isOwn ? typed : price === null ? (readPrice(typed) === null ? typed : '') : String(price)
  const isWrong = value.trim() !== '' && readPrice(value) === null
  return (
    <Input
      className={styles.field}
      inputMode="decimal"
      aria-label={label}
      placeholder={hint}
      value={value}
      {...rest}
      {...(isWrong && { 'aria-invalid': true })}
      onChange={(_, { value: said }) => {
        setTyped(said)
        onPrice(readPrice(said))
      }}
    />
  )
}

/** One price, stock, picture for all, and SKUs by a pattern. */
function ForAll({ typed, set, shop }: StepProps) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const [price, setPrice] = useState('')
  const [stock, setStock] = useState('')
  const [pattern, setPattern] = useState(shop.sku_pattern)
  const attributes = typed.attributes.filter(({ values }) => values.length > 0)
  function apply() {
    const said = readPrice(price)
    const count = readCount(stock)
    const changed = typed.variants.map((variant) => ({
      ...variant,
      ...(said !== null && { price: said }),
      ...(count !== null && { stock: count }),
      picture: variant.picture ?? typed.picture,
    }))
    const hasSkus = changed.every(({ sku }) => sku !== '')
    set({ variants: hasSkus ? changed : withSkus(pattern, attributes, changed) })
  }
  const renew = () => set({ variants: withSkus(pattern, attributes, typed.variants) })
  return (
    <div className={styles.all}>
      <span className={styles.allTitle}>{t('variant.forAll')}</span>
      <Input
        className={styles.field}
        inputMode="decimal"
        aria-label={t('variant.price')}
        placeholder={t('variant.price')}
        value={price}
        onChange={(_, { value }) => setPrice(value)}
      />
      <Input
        className={styles.field}
        inputMode="numeric"
        aria-label={t('variant.stock')}
        placeholder={t('variant.stock')}
        value={stock}
        onChange={(_, { value }) => setStock(value)}
      />
      <Input
        className={styles.field}
        aria-label={t('variant.pattern')}
        title={t('variant.patternHint')}
        placeholder={t('variant.pattern')}
        value={pattern}
        onChange={(_, { value }) => setPattern(value)}
      />
      <Button appearance="primary" onClick={apply}>
        {t('variant.apply')}
      </Button>
      <Button onClick={renew}>{t('variant.renewSkus')}</Button>
      <small className={styles.note}>{t('variant.patternHint')}</small>
    </div>
  )
}

const narrow = '@media (max-width: 640px)'
const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: '52px minmax(120px, 1fr) minmax(0, 3fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [narrow]: { gridTemplateColumns: '52px minmax(0, 1fr)' },
  },
  picture: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorBrandStroke1}` },
  },
  name: { minWidth: 0, overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalS,
    [narrow]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  field: { minWidth: 0, width: '100%', '@media (pointer: coarse)': { minHeight: '44px' } },
  all: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
    gap: tokens.spacingHorizontalS,
    alignItems: 'center',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    '& > small': { gridColumn: '1 / -1' },
  },
  allTitle: { gridColumn: '1 / -1', fontWeight: tokens.fontWeightSemibold },
})
