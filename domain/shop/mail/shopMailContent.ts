import type { ShopMailKind } from '../../campaigns/shopMail.ts'
import type { AnyBlock, Block, EmailMessageFields, SimpleBlock } from '../../email/render/message.ts'
import { divider, heading, paragraphs } from '../../email/render/templateBlocks.ts'
import { limits } from '../../limits.ts'
import type { Article } from '../article.ts'
import type { ShopPicture } from '../picture.ts'
import { type Product, priceRange } from '../product.ts'
import type { ShopFields } from '../shop.ts'
import { type ShopPage, sitePath } from '../site/sitePaths.ts'
import { type ShopTexts, textInLanguage } from '../texts.ts'
import { shopMailWords } from './shopMailWords.ts'

type Card = {
  title: string
  text: string
  picture: ShopPicture | null
  page: ShopPage
  button: string
}
export type ShopMailMaterial = {
  language: EmailMessageFields['language']
  shop: Pick<ShopFields, 'languages' | 'currency'>
  /** where the shop is seen, such as `https://shop.example.com`; null: nowhere yet, so nothing leads there */
  origin: string | null
  products: readonly Product[]
  articles: readonly Article[]
}

/** A mail as the shop fills it; from then on it is a mail like any other. */
export function shopMailContent(
  kind: ShopMailKind,
  material: ShopMailMaterial,
): Pick<EmailMessageFields, 'theme' | 'preheader' | 'content'> {
  const words = shopMailWords[material.language]
  const said = words.kinds[kind]
  const cards = kind === 'newsletter' ? articleCards(material) : productCards(material)
  const blocks: AnyBlock[] = [
    heading(said.heading),
    paragraphs(words.hello, ...said.lines),
    ...cards.flatMap((card) => [divider, ...cardBlocks(card, material)]),
    ...(cards.length ? [divider] : []),
    paragraphs(...said.end),
  ]
  return {
    theme: said.theme(cards[0]?.title ?? said.heading).slice(0, limits.lineLength),
    preheader: said.preheader,
    content: blocks.map((block, nth) => ({ id: `b${nth + 1}`, block }) as Block),
  }
}

function productCards({ language, shop, products }: ShopMailMaterial): Card[] {
  const said = saidIn(language, shop)
  return products.map((product) => ({
    title: said(product.title),
    text: [said(product.subtitle), priceText(product, { language, currency: shop.currency })]
      .filter(Boolean)
      .join('\n'),
    picture: product.picture,
    page: { kind: 'product', slug: product.slug },
    button: shopMailWords[language].see,
  }))
}

function articleCards({ language, shop, articles }: ShopMailMaterial): Card[] {
  const said = saidIn(language, shop)
  return articles.map((article) => ({
    title: said(article.title),
    text: said(article.summary),
    picture: article.picture,
    page: { kind: article.kind === 'page' ? 'page' : 'article', slug: article.slug },
    button: shopMailWords[language].read,
  }))
}

const saidIn =
  (language: ShopMailMaterial['language'], { languages }: Pick<ShopFields, 'languages'>) =>
  (texts: ShopTexts): string =>
    textInLanguage(texts, language, languages)

/** '' where no price is known. */
function priceText(product: Product, { language, currency }: { language: 'zh' | 'en'; currency: string }): string {
  const range = priceRange(product)
  if (!range) return ''
  const money = new Intl.NumberFormat(language === 'zh' ? 'zh-CN' : 'en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: 4,
  })
  const price = money.format(range.from)
  return range.from === range.to ? price : shopMailWords[language].from(price)
}

/** The picture beside its words; on a phone above them. */
function cardBlocks(card: Card, { language, shop, origin }: ShopMailMaterial): AnyBlock[] {
  const { languages } = shop
  const read = languages.includes(language) ? language : languages[0]!
  const link = origin && `${origin}${sitePath(card.page, read, { languages })}`
  const words: SimpleBlock[] = [
    heading(card.title, '3'),
    ...(card.text ? [paragraphs(...card.text.split('\n'))] : []),
    ...(link ? [{ kind: 'button', label: card.button, link, colour: '#0f6cbd', align: 'left' } as const] : []),
  ]
  if (!card.picture) return words
  const { hash, size, mime, alt } = card.picture
  const picture: SimpleBlock = {
    kind: 'picture',
    hash,
    size,
    mime,
    alt: textInLanguage(alt, language, languages) || card.title,
    width: 100,
    link: link ?? '',
    align: 'center',
  }
  return [{ kind: 'columns', columns: [[picture], words] }]
}
