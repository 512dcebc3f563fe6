import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Id, Time } from '../shared/schema.ts'
import { ShopPicture } from './picture.ts'
import { ShopContent, seoFields } from './product.ts'
import { FormerSlugs, Slug } from './slug.ts'
import { ShopTexts, textsUpTo } from './texts.ts'

/** `page`: stands by itself, such as About us, and not among the articles. */
export const articleKinds = ['post', 'page'] as const
export const articleStatuses = ['draft', 'publish', 'private'] as const

const articleFields = {
  kind: z.enum(articleKinds),
  title: ShopTexts,
  /** shown in lists and feeds */
  summary: textsUpTo(limits.shopSummaryLength),
  picture: z.nullable(ShopPicture),
  status: z.enum(articleStatuses),
  tags: z.array(Id).check(z.maxLength(limits.tagsPerContact)),
  content: ShopContent,
  ...seoFields,
  slug: Slug,
  /** where it stands in the shop's menu; null: not there */
  menu_place: z.nullable(z.int()),
}
export const ArticleFields = z.object(articleFields)
export type ArticleFields = z.output<typeof ArticleFields>
export const NewArticle = z.object({ id: Id, ...articleFields })
export const Article = z.extend(NewArticle, {
  former_slugs: FormerSlugs,
  created_by: Id,
  created_at: Time,
  updated_at: Time,
})
export type Article = z.output<typeof Article>

export const emptyArticle: Omit<ArticleFields, 'slug'> = {
  kind: 'post',
  title: {},
  summary: {},
  picture: null,
  status: 'draft',
  tags: [],
  content: {},
  seo_title: {},
  seo_description: {},
  menu_place: null,
}
