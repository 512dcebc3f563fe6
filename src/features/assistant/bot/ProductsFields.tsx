import { Button, Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { BotProduct } from '#domain/assistant/bot'
import { limits } from '#domain/limits'
import { useToasts } from '../../../lib/toasts.ts'

type Props = { products: readonly BotProduct[]; onProducts: (products: BotProduct[]) => void }

/** Products that the bot may speak of. */
export function ProductsFields({ products, onProducts }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const toasts = useToasts()
  const set = (at: number, some: Partial<BotProduct>) => onProducts(products.with(at, { ...products[at]!, ...some }))
  function remove(at: number) {
    onProducts(products.toSpliced(at, 1))
    toasts.done(t('bot.productRemoved'), { undo: () => onProducts([...products]) })
  }
  return (
    <div className={styles.root}>
      <p className={styles.note}>{t('bot.productsNote', { count: limits.botProducts })}</p>
      {products.map((product, at) => (
        <ProductItem
          key={at}
          product={product}
          at={at}
          onChange={(some) => set(at, some)}
          onRemove={() => remove(at)}
        />
      ))}
      <div>
        <Button
          icon={<AddRegular />}
          disabledFocusable={products.length >= limits.botProducts}
          onClick={() => onProducts([...products, { title: '', text: '', link: '' }])}
        >
          {t('bot.addProduct')}
        </Button>
      </div>
    </div>
  )
}

type ItemProps = {
  product: BotProduct
  at: number
  onChange: (some: Partial<BotProduct>) => void
  onRemove: () => void
}

function ProductItem({ product, at, onChange, onRemove }: ItemProps) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const wrong = (field: 'title' | 'link') =>
    BotProduct.shape[field].safeParse(product[field]).success
      ? {}
      : ({ validationState: 'error', validationMessage: t(`bot.product.${field}Wrong`) } as const)
  return (
    <fieldset className={styles.item}>
      <legend className={styles.legend}>{t('bot.productNth', { count: at + 1 })}</legend>
      <div className={styles.line}>
        <Field label={t('bot.product.title')} {...wrong('title')}>
          <Input
            name="title"
            value={product.title}
            maxLength={limits.lineLength}
            onChange={(_, { value }) => onChange({ title: value })}
          />
        </Field>
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('bot.removeProduct', { name: product.title || t('bot.productNth', { count: at + 1 }) })}
          onClick={onRemove}
        />
      </div>
      <Field label={t('bot.product.text')}>
        <Textarea
          name="text"
          rows={2}
          resize="vertical"
          value={product.text}
          maxLength={limits.botFieldLength}
          onChange={(_, { value }) => onChange({ text: value })}
        />
      </Field>
      <Field label={t('bot.product.link')} {...wrong('link')}>
        <Input
          name="link"
          inputMode="url"
          value={product.link}
          maxLength={limits.urlLength}
          onChange={(_, { value }) => onChange({ link: value })}
        />
      </Field>
    </fieldset>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  item: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  legend: { color: tokens.colorNeutralForeground3 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: tokens.spacingHorizontalS,
  },
})
