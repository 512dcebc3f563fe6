import i18next from 'i18next'
import type { MutationArgs } from '#domain/mutations'
import type { shopMutations } from '#domain/shop/mutations'
import { type ShopLanguage, type ShopTexts, textInLanguage } from '#domain/shop/texts'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../lib/feature.ts'
import { quotationPath } from '../../lib/quotationPaths.ts'

type Name = keyof typeof shopMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'shop')
const said = (texts: ShopTexts) =>
  textInLanguage(texts, (i18next.language.startsWith('zh') ? 'zh' : 'en') satisfies ShopLanguage) ||
  t('product.nameless')

const sentences: Sentences = {
  'product.create': ({ title }) => t('change.productCreate', { name: said(title) }),
  'product.patch': ({ ids }) => t('change.productPatch', { count: ids.length }),
  'product.putBack': ({ rows }) => t('change.productPutBack', { count: rows.length }),
  'product.delete': ({ ids }) => t('change.productDelete', { count: ids.length }),
  'product.restore': ({ rows }) => t('change.productRestore', { count: rows.length }),
  'article.create': ({ title }) => t('change.articleCreate', { name: said(title) }),
  'article.patch': () => t('change.articlePatch'),
  'article.delete': ({ ids }) => t('change.articleDelete', { count: ids.length }),
  'article.restore': ({ rows }) => t('change.articleRestore', { count: rows.length }),
  'shop_category.create': ({ name }) => t('change.categoryCreate', { name: said(name) }),
  'shop_category.patch': () => t('change.categoryPatch'),
  'shop_category.delete': ({ ids }) => t('change.categoryDelete', { count: ids.length }),
  'shop_category.restore': ({ rows }) => t('change.categoryRestore', { count: rows.length }),
  'shop_tag.create': ({ name }) => t('change.tagCreate', { name: said(name) }),
  'shop_tag.patch': () => t('change.tagPatch'),
  'shop_tag.delete': ({ ids }) => t('change.tagDelete', { count: ids.length }),
  'shop_tag.restore': ({ rows }) => t('change.tagRestore', { count: rows.length }),
  'shop.create': () => t('change.shop'),
  'shop.patch': () => t('change.shop'),
  'currency_rate.create': ({ rows }) => t('change.rates', { count: rows.length }),
  'currency_rate.delete': ({ ids }) => t('change.ratesDelete', { count: ids.length }),
  'currency_rate.restore': ({ rows }) => t('change.rates', { count: rows.length }),
  'quotation.create': ({ buyer }) => t('change.quotationCreate', { name: buyer.company || buyer.name || '–' }),
  'quotation.patch': () => t('change.quotationPatch'),
  'quotation.accept': () => t('change.quotationAccept'),
  'quotation.decline': ({ on }) => t(on ? 'change.quotationDecline' : 'change.quotationReopen'),
  'quotation.delete': ({ ids }) => t('change.quotationDelete', { count: ids.length }),
  'quotation.restore': ({ rows }) => t('change.quotationRestore', { count: rows.length }),
}

export async function describeShopChange(change: Change): Promise<ChangeWords | null> {
  const { name, args } = change
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('shop')
  const title = (sentences[name as Name] as (args: unknown) => string)(args)
  const edit = addressOf(change)
  return { title, ...(edit && { edit }) }
}

/** What was refused as new is opened with all that was typed; one product that is here, as it is. */
function addressOf({ name, args, state, uid }: Change): string | null {
  if (name === 'product.create' && state === 'rejected') return `/tools/pinShop?refused=${uid}`
  if (name === 'quotation.patch' || name === 'quotation.accept' || name === 'quotation.decline')
    return quotationPath((args as { id: string }).id)
  if (name !== 'product.patch') return null
  const { ids } = args as MutationArgs<'product.patch'>
  return ids.length === 1 ? `/tools/pinShop?product=${ids[0]}` : null
}
