import { textOfContent } from '#domain/shop/contentText'
import { type ShopLanguage, textIn } from '#domain/shop/texts'
import { variantName } from '#domain/shop/variants'
import type { TypedProduct } from './typedProduct.ts'

/** What the assistant is told of a product, to be read and never obeyed. `wanted`: which of its texts is asked for. */
export function materialOf(typed: TypedProduct, language: ShopLanguage, wanted: string): string {
  const { attributes, variants, content } = typed
  return [
    `${wanted} (${language})`,
    textIn(typed.title, language),
    textIn(typed.subtitle, language),
    ...attributes.map(
      ({ name, values }) =>
        `${textIn(name, language)}: ${values.map((value) => textIn(value.name, language)).join(', ')}`,
    ),
    variants.length > 0
      ? variants
          .slice(0, 20)
          .map((one) => variantName(attributes, one, language))
          .join('; ')
      : '',
    textOfContent(content[language] ?? Object.values(content)[0] ?? []),
  ]
    .filter(Boolean)
    .join('\n')
}
