import { limits } from '../limits.ts'
import { contentOfText, textOfContent, textOfHtml } from './contentText.ts'
import { readPrice } from './price.ts'
import { emptyProduct, type Product, type ProductFields, type ProductStatus } from './product.ts'
import { freeSlug, slugFrom } from './slug.ts'
import { type ShopLanguage, textInLanguage } from './texts.ts'
import { type ShopAttribute, type ShopVariant, skuKey } from './variants.ts'

/** Shopify's column layout, which other shops read as well: a row per variant, the product's own in its first row alone. */
export const productColumns = [
  'Handle',
  'Title',
  'Subtitle',
  'Body (HTML)',
  'Product Category',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'SEO Title',
  'SEO Description',
  'Status',
] as const
export type ProductColumn = (typeof productColumns)[number]
type Cell = string | number | null

const mostOptions = 3
type SheetWords = { language: ShopLanguage; categoryOf: (id: string) => string }

/** A product as rows of such a file. Its pictures are named by none: they lie in the shop. */
export function productRows(product: Product, { language, categoryOf }: SheetWords): Cell[][] {
  const isVariable = product.type === 'variable'
  const own: Partial<Record<ProductColumn, Cell>> = {
    Title: textInLanguage(product.title, language),
    Subtitle: textInLanguage(product.subtitle, language),
    'Body (HTML)': htmlOfText(textOfContent(product.content[language] ?? Object.values(product.content)[0] ?? [])),
    'Product Category': product.category ? categoryOf(product.category) : '',
    'Variant Requires Shipping': product.form === 'physical' ? 'TRUE' : 'FALSE',
    'SEO Title': textInLanguage(product.seo_title, language),
    'SEO Description': textInLanguage(product.seo_description, language),
    Status: statusWords[product.status],
  }
  const variants: readonly (ShopVariant | null)[] =
    isVariable && product.variants.length > 0 ? product.variants : [null]
  return variants.map((variant, at) => {
    const cells: Partial<Record<ProductColumn, Cell>> = {
      Handle: product.slug,
      ...(at === 0 && own),
      ...(variant ? optionCells(product.attributes, variant, language, at === 0) : {}),
      ...soldCells(variant ?? product),
    }
    return productColumns.map((column) => cells[column] ?? null)
  })
}

/** Of a promotion the first price is the one that is compared with. */
const soldCells = ({
  sku,
  stock,
  price,
  promotional_price,
}: Pick<ShopVariant, 'sku' | 'stock' | 'price' | 'promotional_price'>): Partial<Record<ProductColumn, Cell>> => ({
  'Variant SKU': sku,
  'Variant Inventory Qty': stock,
  'Variant Price': promotional_price ?? price,
  'Variant Compare At Price': promotional_price === null ? null : price,
})

function optionCells(
  attributes: readonly ShopAttribute[],
  { values }: ShopVariant,
  language: ShopLanguage,
  isFirst: boolean,
): Partial<Record<ProductColumn, Cell>> {
  const cells: Partial<Record<ProductColumn, Cell>> = {}
  for (const [at, attribute] of attributes.slice(0, mostOptions).entries()) {
    const value = attribute.values.find(({ key }) => key === values[at])
    if (isFirst) cells[`Option${at + 1} Name` as ProductColumn] = textInLanguage(attribute.name, language)
    cells[`Option${at + 1} Value` as ProductColumn] = value ? textInLanguage(value.name, language) : ''
  }
  return cells
}

const statusWords: Record<ProductStatus, string> = {
  publish: 'active',
  pending: 'draft',
  draft: 'draft',
  private: 'archived',
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const htmlOfText = (text: string) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((part) => `<p>${escaped(part).replace(/\n/g, '<br>')}</p>`)
    .join('')

export type SheetProblem = 'noTitle' | 'priceWrong' | 'stockWrong' | 'tooManyVariants'
export type SheetProduct = { fields: ProductFields; problems: SheetProblem[] }

type SheetReader = {
  language: ShopLanguage
  /** by its name in small letters; null: there is none */
  categoryOf: (name: string) => string | null
  newKey: () => string
  isSlugTaken: (slug: string) => boolean
}

/** Products of such a file, in the order of its rows; null: it has no such columns. All of them are drafts. */
export function readProductSheet(rows: readonly (readonly string[])[], reading: SheetReader): SheetProduct[] | null {
  const [header, ...below] = rows
  const columns = new Map((header ?? []).map((title, at) => [title.trim().toLowerCase(), at]))
  if (!columns.has('title') || !(columns.has('handle') || columns.has('variant sku') || columns.has('variant price')))
    return null
  const cellOf = (row: readonly string[], column: ProductColumn) =>
    (row[columns.get(column.toLowerCase()) ?? -1] ?? '').trim()
  const groups: (readonly string[])[][] = []
  for (const row of below) {
    const last = groups.at(-1)
    const handle = cellOf(row, 'Handle')
    const isMore = last && (handle ? handle === cellOf(last[0]!, 'Handle') : cellOf(row, 'Title') === '')
    if (isMore) last.push(row)
    else if (row.some((cell) => cell.trim() !== '')) groups.push([row])
  }
  const taken = new Set<string>()
  return groups.map((group) => {
    const product = productOf(group, cellOf, reading, taken)
    taken.add(product.fields.slug)
    return product
  })
}

type CellOf = (row: readonly string[], column: ProductColumn) => string

function productOf(
  group: (readonly string[])[],
  cellOf: CellOf,
  reading: SheetReader,
  taken: ReadonlySet<string>,
): SheetProduct {
  const { language, categoryOf, newKey, isSlugTaken } = reading
  const first = group[0]!
  const problems = new Set<SheetProblem>()
  const text = (column: ProductColumn, most: number) => {
    const said = textOfHtml(cellOf(first, column)).slice(0, most)
    return said ? { [language]: said } : {}
  }
  const title = text('Title', limits.lineLength)
  if (!textInLanguage(title, language)) problems.add('noTitle')
  const names = [1, 2, 3].map((n) => cellOf(first, `Option${n} Name` as ProductColumn))
  const options = names.flatMap((name, at) => (name && name !== 'Title' ? [{ name, at }] : []))
  const isVariable = options.length > 0
  const attributes = options.map(({ name, at }): ShopAttribute => {
    const values = new Set(group.map((row) => cellOf(row, `Option${at + 1} Value` as ProductColumn)).filter(Boolean))
    return {
      key: newKey(),
      name: { [language]: name.slice(0, limits.lineLength) },
      values: [...values]
        .slice(0, limits.shopAttributeValues)
        .map((value) => ({ key: newKey(), name: { [language]: value.slice(0, limits.lineLength) } })),
    }
  })
  const sold = group.map((row) => soldOf(row, cellOf, problems))
  if (isVariable && group.length > limits.shopVariants) problems.add('tooManyVariants')
  const skus = new Set<string>()
  const variants = group.slice(0, limits.shopVariants).flatMap((row, at): ShopVariant[] => {
    const values = options.map(({ at: nth }, of) => {
      const value = cellOf(row, `Option${nth + 1} Value` as ProductColumn)
      return attributes[of]!.values.find(({ name }) => name[language] === value)?.key ?? ''
    })
    if (values.includes('')) return []
    const { sku, ...rest } = sold[at]!
    const isTwice = sku !== '' && skus.has(skuKey(sku))
    skus.add(skuKey(sku))
    return [{ values, picture: null, ...rest, sku: isTwice ? '' : sku }]
  })
  const wanted = slugFrom(cellOf(first, 'Handle') || textInLanguage(title, language), newKey())
  const content = contentOfText(textOfHtml(cellOf(first, 'Body (HTML)')), [], newKey).slice(0, limits.emailBlocks)
  const fields: ProductFields = {
    ...emptyProduct,
    ...(isVariable ? {} : sold[0]!),
    title,
    subtitle: text('Subtitle', limits.lineLength),
    type: isVariable ? 'variable' : 'single',
    form: /^(false|no|0)$/i.test(cellOf(first, 'Variant Requires Shipping')) ? 'virtual' : 'physical',
    category: categoryOf(cellOf(first, 'Product Category').toLowerCase()),
    attributes,
    variants: isVariable ? variants : [],
    content: content.length > 0 ? { [language]: content } : {},
    seo_title: text('SEO Title', limits.seoTitleLength),
    seo_description: text('SEO Description', limits.seoDescriptionLength),
    slug: freeSlug(wanted, (slug) => taken.has(slug) || isSlugTaken(slug)),
  }
  return { fields, problems: [...problems] }
}

function soldOf(row: readonly string[], cellOf: CellOf, problems: Set<SheetProblem>) {
  const priceIn = (column: ProductColumn): number | null => {
    const typed = cellOf(row, column)
    const price = typed === '' ? null : readPrice(typed)
    if (typed !== '' && price === null) problems.add('priceWrong')
    return price
  }
  const [asked, before] = [priceIn('Variant Price'), priceIn('Variant Compare At Price')]
  const isPromotion = asked !== null && before !== null && before > asked
  const counted = cellOf(row, 'Variant Inventory Qty')
  const isCount = /^\d{1,9}$/.test(counted)
  if (counted !== '' && !isCount) problems.add('stockWrong')
  return {
    price: isPromotion ? before : asked,
    promotional_price: isPromotion ? asked : null,
    stock: isCount ? Number(counted) : null,
    sku: cellOf(row, 'Variant SKU').slice(0, limits.skuLength),
  }
}
