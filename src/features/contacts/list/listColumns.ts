import { counterFields } from '#domain/contacts/contact'
import { isId } from '#domain/shared/schema'
import { type ContactSort, moreFields } from '#workers/search/api'

/** What a list shows until somebody chooses. */
export const usualColumns = [
  'name',
  'company',
  'phones',
  'emails',
  'follow_up_status',
  'tag',
  'country',
  'category',
  'source',
  'belongto',
  'updated_at',
] as const
/** Everything that can be shown, in the order in which it is offered. */
export const listColumns = [
  ...usualColumns,
  'position',
  'created_at',
  ...moreFields,
  ...counterFields,
] as const satisfies readonly ContactSort[]
export type ListColumn = (typeof listColumns)[number]
/** Columns whose values lines have only when they are asked for. */
const more: readonly string[] = [...moreFields, ...counterFields]
/** A custom field is a column by its id. */
export const needsMore = (key: string) => more.includes(key) || isId(key)
