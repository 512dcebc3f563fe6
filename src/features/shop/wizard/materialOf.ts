import { textOfContent } from '#domain/shop/contentText'
import { type ShopLanguage, textInLanguage } from '#domain/shop/texts'
import { variantName } from '#domain/shop/variants'
import type { TypedProduct } from './typedProduct.ts'

/** What the assistant is told of a product, to be read and never obeyed. `wanted`: which of its texts is asked for. */
export function materialOf(typed: TypedProduct, language: ShopLanguage, wanted: string): string {
  const { attributes, variants, content } = typed
  return [
    `${wanted} (${language})`,
    textInLanguage(typed.title, language),
    textInLanguage(typed.subtitle, language),
    ...attributes.map(
      ({ name, values }) =>
        `${textInLanguage(name, language)}: ${values.map((value) => textInLanguage(value.name, language)).join(', ')}`,
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
