import { plainTemplate, type TemplateCategory, type TemplateState } from '#domain/whatsapp/template'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'

export const templateSorts = ['edited', 'name', 'state'] as const
export type TemplateSort = (typeof templateSorts)[number]

/** What the list is narrowed to; null: everything. */
export type TemplateFilter = {
  search: string
  state: TemplateState | null
  category: TemplateCategory | null
  language: string | null
  sort: TemplateSort
}
export const noTemplateFilter: TemplateFilter = {
  search: '',
  state: null,
  category: null,
  language: null,
  sort: 'edited',
}

/** First what somebody has to do something about. */
const inOrder: readonly TemplateState[] = [
  'rejected',
  'paused',
  'limit_exceeded',
  'sending',
  'draft',
  'pending',
  'in_appeal',
  'approved',
  'disabled',
  'archived',
  'deleted',
]

const byName = (a: WhatsappTemplate, b: WhatsappTemplate) =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : a.language < b.language ? -1 : a.language > b.language ? 1 : 0
const byEdited = (a: WhatsappTemplate, b: WhatsappTemplate) => b.updated_at - a.updated_at || byName(a, b)

const orders: Record<TemplateSort, (a: WhatsappTemplate, b: WhatsappTemplate) => number> = {
  edited: byEdited,
  name: byName,
  state: (a, b) => inOrder.indexOf(a.state) - inOrder.indexOf(b.state) || byEdited(a, b),
}

export function shownTemplates(
  rows: readonly WhatsappTemplate[],
  { search, state, category, language, sort }: TemplateFilter,
): WhatsappTemplate[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const has = (row: WhatsappTemplate) => {
    const text = `${row.name}\n${plainTemplate(row, { texts: {}, buttons: {} })}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return rows
    .filter(
      (row) =>
        (state === null || row.state === state) &&
        (category === null || categoryOf(row) === category) &&
        (language === null || row.language === language) &&
        has(row),
    )
    .toSorted(orders[sort])
}

/** As what Meta charges for it, where it has said so. */
export const categoryOf = ({ category, meta_category }: Pick<WhatsappTemplate, 'category' | 'meta_category'>): string =>
  meta_category || category

/** Meta has another one for it than was asked for, which costs another price. */
export const isRecategorised = ({ category, meta_category }: WhatsappTemplate): boolean =>
  meta_category !== '' && meta_category !== category

export const hasTemplateFilter = ({ search, state, category, language }: TemplateFilter): boolean =>
  search.trim() !== '' || state !== null || category !== null || language !== null
