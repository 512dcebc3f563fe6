import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Id, Time } from '../shared/schema.ts'
import { ShopPicture } from './picture.ts'
import { FormerSlugs, Slug } from './slug.ts'
import { ShopTexts, textsUpTo } from './texts.ts'

const categoryFields = {
  name: ShopTexts,
  text: textsUpTo(limits.shopSummaryLength),
  picture: z.nullable(ShopPicture),
  slug: Slug,
  parent: z.nullable(Id),
  /** among those of one parent */
  place: z.int(),
  /** where it stands in the shop's menu; null: not there */
  menu_place: z.nullable(z.int()),
}
export const ShopCategoryFields = z.object(categoryFields)
export type ShopCategoryFields = z.output<typeof ShopCategoryFields>
export const NewShopCategory = z.object({ id: Id, ...categoryFields })
export const ShopCategory = z.extend(NewShopCategory, { former_slugs: FormerSlugs, created_at: Time, updated_at: Time })
export type ShopCategory = z.output<typeof ShopCategory>

const tagFields = { name: ShopTexts, slug: Slug }
export const ShopTagFields = z.object(tagFields)
export const NewShopTag = z.object({ id: Id, ...tagFields })
export const ShopTag = z.extend(NewShopTag, { former_slugs: FormerSlugs, created_at: Time, updated_at: Time })
export type ShopTag = z.output<typeof ShopTag>
