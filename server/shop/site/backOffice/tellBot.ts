import type { BotProduct } from '#domain/assistant/bot'
import { limits } from '#domain/limits'
import { textOfContent } from '#domain/shop/contentText'
import { sitePath } from '#domain/shop/site/sitePaths'
import { type SiteProduct, type SiteShop, siteText } from '#domain/shop/site/snapshot'
import { keepBotProducts } from '../../../assistant/bot/botProducts.ts'
import type { Database } from '../../../db/connect.ts'
import { asSystem } from '../../../db/scope.ts'
import { serverNow } from '../../../people/serverNow.ts'
import { lowestPrices, moneyText } from '../pages/pieces.ts'
import { markOf } from '../siteBook.ts'

/** The bot speaks of the newest products that are published, and of nothing that visitors do not see. */
export const tellBotOfShop = (database: Database, account: string, origin: string): Promise<void> =>
  asSystem(database, async (connection) => {
    const { rows: shops } = await connection.query<{ body: SiteShop; bot_mark: string }>(
      `select p.body, s.bot_mark from shop_site s join shop_part p on p.account_id = s.account_id and p.kind = 'shop'
       where s.account_id = $1 for update of s`,
      [account],
    )
    const [shop] = shops
    if (!shop) return
    const { rows } = await connection.query<{ body: SiteProduct }>(
      `select body from shop_part where account_id = $1 and kind = 'product' order by place, id limit $2`,
      [account, limits.botProducts],
    )
    const products = rows.map(({ body }) => botProductOf(body, shop.body, origin))
    const mark = markOf(products)
    if (mark === shop.bot_mark) return
    await keepBotProducts(connection, account, { origin: 'shop', products }, await serverNow(connection))
    await connection.query('update shop_site set bot_mark = $2 where account_id = $1', [account, mark])
  })

const mostText = 6_000

/** What a customer may ask of it, in each of the shop's languages. */
export function botProductOf(product: SiteProduct, shop: Pick<SiteShop, 'languages'>, origin: string): BotProduct {
  const text = shop.languages.map((language) => productWords(product, shop, language)).join('\n\n')
  const [first] = shop.languages
  return {
    title: siteText(product.title, first!, shop).trim() || product.slug,
    text: text.slice(0, mostText),
    link: `${origin}${sitePath({ kind: 'product', slug: product.slug }, first!, shop)}`,
  }
}

function productWords(product: SiteProduct, shop: Pick<SiteShop, 'languages'>, language: string): string {
  const say = (texts: SiteProduct['title']) => siteText(texts, language, shop)
  const { prices } = lowestPrices(product)
  return [
    say(product.title),
    say(product.subtitle),
    // Named once more: a passage of it may be all of an answer.
    prices.length ? `${say(product.title)}: ${prices.map((price) => moneyText(price, language)).join(' · ')}` : '',
    ...product.facts.map(({ name, value }) => `${say(name)}: ${say(value)}`),
    ...product.options.map(({ name, values }) => `${say(name)}: ${values.map(say).join(', ')}`),
    [product.sku, ...product.variants.map(({ sku }) => sku)].filter(Boolean).slice(0, 40).join(', '),
    textOfContent(product.body[language] ?? product.body[shop.languages[0]!] ?? []),
  ]
    .filter(Boolean)
    .join('\n')
}
