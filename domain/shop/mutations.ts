import * as z from 'zod/mini'
import { type LabelIndex, refuseParent } from '../contacts/labelTree.ts'
import { type Actor, mainOnly, mustBeNew, mustExist, mutation, type Row, type RowIndex } from '../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { Article, ArticleFields, NewArticle } from './article.ts'
import { CurrencyRate, NewCurrencyRate } from './currencyRate.ts'
import { productMutations } from './productMutations.ts'
import { quotationMutations } from './quotation/quotationMutations.ts'
import { NewShop, ShopFields } from './shop.ts'
import {
  NewShopCategory,
  NewShopTag,
  ShopCategory,
  ShopCategoryFields,
  ShopTag,
  ShopTagFields,
} from './shopCategory.ts'
import { movedTo } from './slug.ts'

type PageAddress = { slug: string; former_slugs: string[] }

/** With its former addresses where it moves. */
function readdressed(row: Row | null, fields: { slug?: string | undefined }, at: number): Row | null {
  const after = changed(row, fields, at)
  return after && fields.slug ? { ...after, ...movedTo(row as unknown as PageAddress, fields.slug) } : after
}

const ofArticle = { version: 1, entity: 'article' } as const
const articleMutations = {
  'article.create': mutation({
    ...ofArticle,
    input: NewArticle,
    ids: ({ id }) => [id],
    creates: true,
    refuse: (row, { status }, actor) => mustBeNew(row) ?? mayPublish(status, actor),
    apply: (row, article, { user, edited_at }) =>
      stamped(row, { ...article, former_slugs: [], created_by: user }, edited_at),
  }),
  'article.patch': mutation({
    ...ofArticle,
    input: z.object({ id: Id, fields: z.partial(ArticleFields) }),
    ids: ({ id }) => [id],
    patches: true,
    refuse: (row, { fields }, actor) =>
      mustExist(row) ??
      mustBeOwnArticle(row!, actor) ??
      mayPublish(fields.status ?? (row as unknown as Article).status, actor),
    apply: (row, { fields }, { edited_at }) => readdressed(row, fields, edited_at),
  }),
  'article.delete': mutation({
    ...ofArticle,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (row, _, actor) => mustMayDelete(actor) ?? (row ? mustBeOwnArticle(row, actor) : null),
    apply: () => null,
  }),
  'article.restore': mutation({
    ...ofArticle,
    input: z.object({ rows: someRows(Article) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}

const mayPublish = (status: string, { role }: Actor) =>
  role === 'sub' && status === 'publish' ? ('productNeedsReview' as const) : null
const mustBeOwnArticle = (row: Row, { role, user }: Actor) =>
  role === 'main' || row.created_by === user ? null : ('productOfAnother' as const)

const ofCategory = { version: 1, entity: 'shop_category' } as const
/** A judge has the rows of the entity that a mutation names. */
const asTree = (rows: RowIndex) => rows as unknown as LabelIndex
const categoryMutations = {
  'shop_category.create': mutation({
    ...ofCategory,
    input: NewShopCategory,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    among: ({ id, parent }) => (parent ? (rows) => refuseParent(asTree(rows), id, parent) : null),
    apply: (row, category, { edited_at }) => stamped(row, { ...category, former_slugs: [] }, edited_at),
  }),
  'shop_category.patch': mutation({
    ...ofCategory,
    input: z.object({ id: Id, fields: z.partial(ShopCategoryFields) }),
    ids: ({ id }) => [id],
    patches: true,
    refuse: mustExist,
    among: ({ id, fields: { parent } }) => (parent ? (rows) => refuseParent(asTree(rows), id, parent) : null),
    apply: (row, { fields }, { edited_at }) => readdressed(row, fields, edited_at),
  }),
  /** Its products have no category then, and what hung below it stands at the top. */
  'shop_category.delete': mutation({
    ...ofCategory,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  }),
  'shop_category.restore': mutation({
    ...ofCategory,
    input: z.object({ rows: someRows(ShopCategory) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}

const ofTag = { version: 1, entity: 'shop_tag' } as const
const shopTagMutations = {
  'shop_tag.create': mutation({
    ...ofTag,
    input: NewShopTag,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, tag, { edited_at }) => stamped(row, { ...tag, former_slugs: [] }, edited_at),
  }),
  'shop_tag.patch': mutation({
    ...ofTag,
    input: z.object({ id: Id, fields: z.partial(ShopTagFields) }),
    ids: ({ id }) => [id],
    patches: true,
    refuse: mustExist,
    apply: (row, { fields }, { edited_at }) => readdressed(row, fields, edited_at),
  }),
  'shop_tag.delete': mutation({
    ...ofTag,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  }),
  'shop_tag.restore': mutation({
    ...ofTag,
    input: z.object({ rows: someRows(ShopTag) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}

const settingMutations = {
  /** Where another device said it first, the later word holds. */
  'shop.create': mutation({
    version: 1,
    entity: 'shop',
    input: NewShop,
    ids: ({ id }) => [id],
    creates: true,
    refuse: (_, __, actor) => mainOnly(actor),
    apply: (row, shop, { edited_at }) => changed(row, shop, edited_at) ?? stamped(null, shop, edited_at),
  }),
  'shop.patch': mutation({
    version: 1,
    entity: 'shop',
    input: z.object({ id: Id, fields: z.partial(ShopFields) }),
    ids: ({ id }) => [id],
    patches: true,
    refuse: (row, _, actor) => mainOnly(actor) ?? mustExist(row),
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),
}

const rateMutations = {
  /** Said again for the same day, the later word holds. */
  'currency_rate.create': mutation({
    version: 1,
    entity: 'currency_rate',
    rowByRow: true,
    input: z.object({ rows: someRows(NewCurrencyRate) }),
    ids: idsOf,
    creates: true,
    refuse: (_, __, actor) => mainOnly(actor),
    apply(row, { rows }, { id, user, edited_at }) {
      const said = rows.find((one) => one.id === id)
      if (!said) return row
      return changed(row, said, edited_at) ?? stamped(null, { ...said, created_by: user }, edited_at)
    },
  }),
  'currency_rate.delete': mutation({
    version: 1,
    entity: 'currency_rate',
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mainOnly(actor),
    apply: () => null,
  }),
  'currency_rate.restore': mutation({
    version: 1,
    entity: 'currency_rate',
    input: z.object({ rows: someRows(CurrencyRate) }),
    ids: idsOf,
    revives: true,
    refuse: (_, __, actor) => mainOnly(actor),
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}

export const shopMutations = {
  ...productMutations,
  ...articleMutations,
  ...categoryMutations,
  ...shopTagMutations,
  ...settingMutations,
  ...rateMutations,
  ...quotationMutations,
}
