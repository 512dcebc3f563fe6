import { expect, test } from 'vitest'
import { categoryOfTemplate, priceCategoryOf, whatsappRules } from './campaignRules.ts'
import { messageObstacles } from './messageObstacles.ts'
import { type NumberFacts, peopleLimitOf } from './number.ts'
import { newTemplateContent, type TemplateContent } from './template.ts'

const content: TemplateContent = {
  ...newTemplateContent,
  name: 'spring',
  body: 'Hello {{name}}, see us.',
  header: { kind: 'image', file: null },
  buttons: [{ kind: 'url', text: 'See', url: 'https://shop.example/{{1}}', example: 'new' }],
}
const file = { hash: 'a'.repeat(64), name: 'lamp.png', mime: 'image/png' as const, size: 10 }
const filled = { texts: { name: '{{name}}' }, buttons: { 0: 'new' }, file }
const numbers = [{ setting: { kind: 'cloud' as const, waba: '100000', number: '200000' } }]
const ask = (template: Parameters<typeof messageObstacles>[0]['template'], message = filled, waba = '100000') =>
  messageObstacles({ message, template, numbers, waba })
const approved = { state: 'approved' as const, approved: content, channel_account_id: 'a' }

test('an approved template with all that stands for its variables goes; else it is said what is missing', () => {
  expect(ask(approved)).toEqual([])
  expect(ask(null)).toEqual([{ obstacle: 'templateGone' }])
  expect(ask({ ...approved, state: 'pending' })).toEqual([{ obstacle: 'notApproved' }])
  expect(ask({ ...approved, state: 'paused' })).toEqual([{ obstacle: 'paused' }])
  expect(ask({ ...approved, state: 'disabled' })).toEqual([{ obstacle: 'disabled' }])
  const empty = { texts: {} as never, buttons: {} as never, file: null as never }
  expect(ask(approved, empty, '300000')).toEqual([
    { obstacle: 'valuesMissing', values: ['name', '0'] },
    { obstacle: 'fileMissing' },
    { obstacle: 'numberElsewhere' },
  ])
  const large = { ...filled, file: { ...file, size: 5_000_001 } }
  expect(ask(approved, large)).toEqual([{ obstacle: 'fileUnfit' }])
})

test('a message is priced as Meta has its template, and by a word of Meta’s that has a price', () => {
  expect(categoryOfTemplate({ category: 'utility', meta_category: 'marketing' })).toBe('marketing')
  expect(categoryOfTemplate({ category: 'utility', meta_category: '' })).toBe('utility')
  expect(priceCategoryOf('authentication_international')).toBe('authentication')
  expect(priceCategoryOf('referral_conversion')).toBeNull()
})

test('numbers are written in one way, and what is none is refused', () => {
  expect(whatsappRules.keyOf('+86 138-0013-8000')).toBe('8613800138000')
  expect(whatsappRules.keyOf('anna@example.com')).toBeNull()
  expect(whatsappRules.refusal(null, { key: '0012', country: '' })).toBe('badAddress')
})

test('the limit of people a day is what Meta said last of any number of the portfolio, and the least where it said nothing', () => {
  const told = (limit: string, told_at: number) => ({ limit, told_at }) as NumberFacts
  expect(peopleLimitOf([null])).toBe(250)
  expect(peopleLimitOf([told('', 1)])).toBe(250)
  expect(peopleLimitOf([told('TIER_10K', 2), told('TIER_2K', 1), null])).toBe(10_000)
  expect(peopleLimitOf([told('TIER_UNLIMITED', 1)])).toBeNull()
})
