import { expect, test } from 'vitest'
import { offsetAt } from '../campaigns/testing/offsets.ts'
import { type CompanyProfile, openingText, withCompany } from './companyProfile.ts'

// A Friday, noon in Shanghai.
const at = Date.UTC(2026, 10, 27, 4)
const profile = (days: number[], time_zone = 'Asia/Shanghai'): CompanyProfile => ({
  id: '019aa000-0000-7000-8000-000000000001',
  name: 'Harbour',
  hours: { from: 9, to: 18, days },
  time_zone,
  created_at: 1,
  updated_at: 1,
})

test.each([
  [[0, 1, 2, 3, 4], 'Mon-Fri 9:00-18:00 (UTC+8)', '周一至周五 9:00-18:00 (UTC+8)'],
  [[5, 6], 'Sat, Sun 9:00-18:00 (UTC+8)', '周六, 周日 9:00-18:00 (UTC+8)'],
  [[6, 0, 1, 2, 4], 'Mon-Wed, Fri, Sun 9:00-18:00 (UTC+8)', '周一至周三, 周五, 周日 9:00-18:00 (UTC+8)'],
  [[0, 1, 2, 3, 4, 5, 6], '9:00-18:00 (UTC+8)', '9:00-18:00 (UTC+8)'],
])('opening hours on %j are short', (days, en, zh) => {
  expect(openingText(profile(days), 'en', at, offsetAt)).toBe(en)
  expect(openingText(profile(days), 'zh', at, offsetAt)).toBe(zh)
})

test('who said no hours says none', () => {
  expect(openingText(null, 'en', at, offsetAt)).toBe('')
  expect(openingText({ ...profile([0]), hours: null }, 'en', at, offsetAt)).toBe('')
})

test('a text says the company where it asks for it, and what is read instead where nobody said it', () => {
  const text = '{{name}}, {{ our_company }} answers {{our_hours|soon}}.'
  const asked = { language: 'en', at, offsetAt } as const
  expect(withCompany(text, profile([0]), asked)).toBe('{{name}}, Harbour answers Mon 9:00-18:00 (UTC+8).')
  expect(withCompany(text, null, asked)).toBe('{{name}},  answers soon.')
  expect(withCompany('{{our_company}}', { ...profile([0]), name: '{{name}}' }, asked)).toBe('name')
})
