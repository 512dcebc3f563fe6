import { expect, test } from 'vitest'
import { newTemplateContent } from '#domain/whatsapp/template'
import { newTemplateFacts, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { isRecategorised, noTemplateFilter, shownTemplates, type TemplateFilter } from './templateList.ts'

const row = (n: number, changes: Partial<WhatsappTemplate>): WhatsappTemplate => ({
  ...newTemplateContent,
  ...newTemplateFacts,
  id: `019aa000-0000-7000-8000-00000000000${n}`,
  channel_account_id: '019aa000-0000-7000-8000-0000000000aa',
  created_by: null,
  created_at: n,
  updated_at: n,
  ...changes,
})
const rows = [
  row(1, { name: 'spring_offer', body: 'New lamps for {{first_name}} today', state: 'approved' }),
  row(2, { name: 'order_sent', language: 'zh_CN', category: 'utility', body: '您的订单已发货', state: 'rejected' }),
  row(3, { name: 'autumn', body: 'Lamps <script>', state: 'draft', category: 'utility', meta_category: 'marketing' }),
]
const names = (filter: Partial<TemplateFilter>) =>
  shownTemplates(rows, { ...noTemplateFilter, ...filter }).map(({ name }) => name)

test('templates are found by their words and name, state, language, and the category that Meta charges for', () => {
  expect(names({})).toEqual(['autumn', 'order_sent', 'spring_offer'])
  expect(names({ search: 'lamps' })).toEqual(['autumn', 'spring_offer'])
  expect(names({ search: 'spring first' })).toEqual(['spring_offer'])
  expect(names({ search: '订单' })).toEqual(['order_sent'])
  expect(names({ state: 'approved' })).toEqual(['spring_offer'])
  expect(names({ language: 'zh_CN' })).toEqual(['order_sent'])
  expect(names({ category: 'marketing' })).toEqual(['autumn', 'spring_offer'])
  expect(names({ sort: 'name' })).toEqual(['autumn', 'order_sent', 'spring_offer'])
  expect(names({ sort: 'state' })).toEqual(['order_sent', 'autumn', 'spring_offer'])
  expect(rows.filter(isRecategorised).map(({ name }) => name)).toEqual(['autumn'])
})
