import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { text } from '../shared/schema.ts'
import { ShopPicture } from './picture.ts'
import { Price, Sku, Stock } from './price.ts'
import { hasText, ShopTexts, textInLanguage } from './texts.ts'

/** Names an attribute or a value within its product; the words may change, this does not. */
const Key = text(40).check(z.minLength(1))

const AttributeValue = z.object({ key: Key, name: ShopTexts })
export const ShopAttribute = z.object({
  key: Key,
  name: ShopTexts,
  values: z.array(AttributeValue).check(z.maxLength(limits.shopAttributeValues)),
})
export type ShopAttribute = z.output<typeof ShopAttribute>

export const ShopVariant = z.object({
  /** the key of one value of each attribute, in their order */
  values: z.array(Key).check(z.maxLength(limits.shopAttributes)),
  picture: z.nullable(ShopPicture),
  price: z.nullable(Price),
  promotional_price: z.nullable(Price),
  stock: Stock,
  sku: Sku,
})
export type ShopVariant = z.output<typeof ShopVariant>

export const ShopAttributes = z.array(ShopAttribute).check(z.maxLength(limits.shopAttributes))
export const ShopVariants = z.array(ShopVariant).check(z.maxLength(limits.shopVariants, says('variantsTooMany')))

const emptyVariant = (values: string[]): ShopVariant => ({
  values,
  picture: null,
  price: null,
  promotional_price: null,
  stock: null,
  sku: '',
})

/** How many variants these attributes make; one without values makes none. */
export const countGrid = (attributes: readonly ShopAttribute[]): number =>
  attributes.length === 0 ? 0 : attributes.reduce((count, { values }) => count * values.length, 1)

/** Each value of each attribute with each of the others, in their order. */
function gridOf(attributes: readonly ShopAttribute[]): string[][] {
  if (attributes.length === 0) return []
  return attributes.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map(({ key }) => [...row, key])),
    [[]],
  )
}

/**
 * The variants of the attributes as they are now. What was typed for the same values stays; where an attribute was added
 * or removed, a new variant begins with what the nearest old one has.
 */
export function variantsFor(
  attributes: readonly ShopAttribute[],
  variants: readonly ShopVariant[],
): ShopVariant[] | 'tooMany' {
  if (countGrid(attributes) > limits.shopVariants) return 'tooMany'
  const known = new Map(variants.map((variant) => [keyOf(variant.values), variant]))
  const usedSkus = new Set<string>()
  return gridOf(attributes).map((values) => {
    const same = known.get(keyOf(values))
    const near = same ?? variants.find((variant) => isNear(variant.values, values))
    if (!near) return emptyVariant(values)
    const sku = near.sku && !usedSkus.has(near.sku) && (same || !known.has(keyOf(values))) ? near.sku : ''
    if (sku) usedSkus.add(sku)
    return { ...near, values, sku }
  })
}

const keyOf = (values: readonly string[]) => values.join('\u0000')
/** One has all that the other has. */
const isNear = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && a.length !== b.length && (a.every((key) => b.includes(key)) || b.every((key) => a.includes(key)))

/** What a variant is called: Red / 20 W. */
export const variantName = (
  attributes: readonly ShopAttribute[],
  { values }: Pick<ShopVariant, 'values'>,
  language: Parameters<typeof textInLanguage>[1],
): string =>
  values
    .map((key, at) => {
      const value = attributes[at]?.values.find((one) => one.key === key)
      return value ? textInLanguage(value.name, language) : key
    })
    .join(' / ')

/**
 * A SKU by a pattern such as `LAMP-{1}-{2}`, of which each number is the value of that attribute, and `{n}` the place of
 * the variant.
 */
export function skuFrom(
  pattern: string,
  attributes: readonly ShopAttribute[],
  { values }: Pick<ShopVariant, 'values'>,
  place: number,
): string {
  const said = pattern.replace(/\{(n|\d)\}/g, (_, which: string) => {
    if (which === 'n') return String(place + 1).padStart(3, '0')
    const at = Number(which) - 1
    const value = attributes[at]?.values.find(({ key }) => key === values[at])
    return value ? codeOf(textInLanguage(value.name, 'en')) : ''
  })
  return said.replace(/-{2,}/g, '-').replace(/^-|-$/g, '').slice(0, limits.skuLength)
}

const codeOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toUpperCase()
    .slice(0, 12)

/** Every variant has a SKU by the pattern; equal ones get their place behind them. */
export function withSkus(
  pattern: string,
  attributes: readonly ShopAttribute[],
  variants: readonly ShopVariant[],
): ShopVariant[] {
  const taken = new Set<string>()
  return variants.map((variant, at) => {
    let sku = skuFrom(pattern, attributes, variant, at)
    for (let n = 2; sku && taken.has(skuKey(sku)); n++)
      sku = `${skuFrom(pattern, attributes, variant, at).slice(0, limits.skuLength - 4)}-${n}`
    taken.add(skuKey(sku))
    return { ...variant, sku }
  })
}

/** SKUs that differ in their letters' case alone are the same. */
export const skuKey = (sku: string): string => sku.trim().toLowerCase()

export type VariantFault =
  | 'attributeNameless'
  | 'valueNameless'
  | 'gridWrong'
  | 'pictureMissing'
  | 'priceMissing'
  | 'stockMissing'
  | 'skuMissing'

/** What the specification's rule finds: each variant has a picture, a price, a stock and a SKU. */
export function variantFaults(attributes: readonly ShopAttribute[], variants: readonly ShopVariant[]): VariantFault[] {
  const some = (test: (variant: ShopVariant) => boolean) => variants.some(test)
  const isWrong: Record<VariantFault, boolean> = {
    attributeNameless: attributes.some(({ name }) => !hasText(name)),
    valueNameless: attributes.some(({ values }) => values.some(({ name }) => !hasText(name))),
    gridWrong: variants.length === 0 || !isWholeGrid(attributes, variants),
    pictureMissing: some(({ picture }) => picture === null),
    priceMissing: some(({ price }) => price === null),
    stockMissing: some(({ stock }) => stock === null),
    skuMissing: some(({ sku }) => sku.trim() === ''),
  }
  return (Object.keys(isWrong) as VariantFault[]).filter((fault) => isWrong[fault])
}

/** Each variant is one of the grid, and none is there twice. */
function isWholeGrid(attributes: readonly ShopAttribute[], variants: readonly ShopVariant[]): boolean {
  const keys = new Set(variants.map(({ values }) => keyOf(values)))
  const isOfGrid = ({ values }: ShopVariant) =>
    values.length === attributes.length &&
    values.every((key, at) => attributes[at]!.values.some((one) => one.key === key))
  return keys.size === variants.length && variants.every(isOfGrid)
}
