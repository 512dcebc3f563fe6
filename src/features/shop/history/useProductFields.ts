import { useTranslation } from 'react-i18next'
import type { RowChange } from '#domain/operationLog/log'
import type { Product, ProductFields } from '#domain/shop/product'
import type { ShopTexts } from '#domain/shop/texts'
import { type ShopVariant, variantName } from '#domain/shop/variants'
import type { ChangedField } from '../../../components/BeforeAfter.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { language } from '../../../lib/texts.ts'
import { useShopMoney } from '../parts/useShopMoney.ts'
import { useShop, useShopCategories, useShopTags, useShopText } from '../useShop.ts'

type Values = Readonly<Record<string, unknown>>
type FieldWords = Partial<Record<keyof ProductFields, (value: never) => string | null>>

const mostVariants = 6

/** The fields of a product that a change touched, each before and after it, in words. */
export function useProductFields(row: Product) {
  const { t } = useTranslation('shop')
  const shop = useShop()
  const money = useShopMoney()
  const text = useShopText()
  const { number } = useFormats()
  const categories = useShopCategories() ?? []
  const tags = useShopTags() ?? []
  const own = language.useValue() === 'zh-CN' ? 'zh' : 'en'
  const price = (value: number | null) => (value === null ? '' : money(value, shop?.currency ?? 'USD'))
  const count = (value: number | null) => (value === null ? '' : number(value))
  const labels: Partial<Record<keyof ProductFields, string>> = {
    price: t('field.priceShort'),
    promotional_price: t('variant.promotion'),
    attributes: t('variant.attribute'),
    variants: t('variant.label'),
  }
  const told: FieldWords = {
    type: (value: Product['type']) => t(`type.${value}`),
    form: (value: Product['form']) => t(`form.${value}`),
    status: (value: Product['status']) => t(`status.${value}`),
    price,
    promotional_price: price,
    stock: count,
    stock_warning: count,
    sku: (value: string) => value,
    slug: (value: string) => value,
    category: (value: string | null) => (value === null ? '' : nameIn(categories, value)),
    tags: (value: string[]) => value.map((id) => nameIn(tags, id) ?? '–').join(', '),
  }
  const nameIn = (rows: readonly { id: string; name: ShopTexts }[], id: string) => {
    const found = rows.find((one) => one.id === id)
    return found ? text(found.name) : null
  }
  const sayVariant = (variant: ShopVariant) =>
    [
      variantName(row.attributes, variant, own) || variant.sku,
      price(variant.promotional_price ?? variant.price),
      count(variant.stock),
    ]
      .filter(Boolean)
      .join(' · ')

  function fieldOf(field: keyof ProductFields, { before, after }: { before: Values; after: Values }): ChangedField {
    const label = labels[field] ?? t(`field.${field as 'title'}`)
    const both = (say: (value: unknown) => string | null): ChangedField => ({
      key: field,
      label,
      ...(field in before && { before: say(before[field]) }),
      after: field in after ? say(after[field]) : null,
    })
    if (isTexts(field)) return both(textsWhereDiffering(before[field], after[field]))
    if (field === 'variants') return both(variantsWhereDiffering(before.variants, after.variants, sayVariant))
    const say = told[field] as ((value: unknown) => string | null) | undefined
    // Pictures and texts of many parts are looked at, not told.
    return say ? both(say) : { key: field, label, after: t('history.different') }
  }

  return ({ kind, before, after }: Pick<RowChange, 'kind' | 'before' | 'after'>): ChangedField[] =>
    kind !== 'changed' && kind !== 'revived'
      ? []
      : inOrder.filter((field) => field in before || field in after).map((field) => fieldOf(field, { before, after }))
}

const inOrder = [
  'status',
  'title',
  'subtitle',
  'type',
  'form',
  'category',
  'tags',
  'price',
  'promotional_price',
  'stock',
  'stock_warning',
  'sku',
  'attributes',
  'variants',
  'picture',
  'banners',
  'content',
  'seo_title',
  'seo_description',
  'slug',
] as const satisfies (keyof ProductFields)[]

const textFields: ReadonlySet<string> = new Set(['title', 'subtitle', 'seo_title', 'seo_description'])
const isTexts = (field: string) => textFields.has(field)

/** Of a text in several languages those in which it changed, each named where there are several. */
function textsWhereDiffering(before: unknown, after: unknown): (value: unknown) => string {
  const [was, is] = [(before ?? {}) as ShopTexts, (after ?? {}) as ShopTexts]
  const known = [...new Set([...Object.keys(was), ...Object.keys(is)])] as (keyof ShopTexts)[]
  const differing = known.filter((one) => was[one] !== is[one])
  return (value) => {
    const texts = (value ?? {}) as ShopTexts
    const said = differing.filter((one) => texts[one])
    return said.map((one) => (known.length > 1 ? `${one}: ${texts[one]}` : texts[one])).join('\n')
  }
}

/** Only those that differ, and no more than can be read. */
function variantsWhereDiffering(
  before: unknown,
  after: unknown,
  say: (variant: ShopVariant) => string,
): (value: unknown) => string {
  const as = (value: unknown) => (Array.isArray(value) ? (value as ShopVariant[]) : [])
  const others = (value: unknown) => new Set(as(value === before ? after : before).map((one) => JSON.stringify(one)))
  return (value) => {
    const known = others(value)
    const differing = as(value).filter((one) => !known.has(JSON.stringify(one)))
    const lines = differing.slice(0, mostVariants).map(say)
    return [...lines, ...(differing.length > mostVariants ? ['…'] : [])].join('\n')
  }
}
