import { expect, test } from 'vitest'
import { type PriceLine, priceDiff, priceOf } from './prices.ts'

const line = (fields: Partial<PriceLine>): PriceLine => ({
  channel: 'sms',
  country: '',
  category: '',
  from: '2026-01-01',
  points: 1,
  ...fields,
})
const german = { channel: 'sms', country: 'DE', category: 'marketing' } as const

test('the line that says most of a message decides, and of two the later one, once its day has come', () => {
  const lines = [
    line({ points: 2 }),
    line({ category: 'marketing', points: 3 }),
    line({ country: 'DE', points: 5, from: '2026-02-01' }),
    line({ country: 'DE', category: 'marketing', points: 8, from: '2026-03-01' }),
    line({ country: 'DE', category: 'marketing', points: 9, from: '2026-04-01' }),
    line({ channel: 'whatsapp', country: 'DE', points: 90 }),
  ]
  const on = (day: string) => priceOf(lines, german, day)
  expect(['2025-12-31', '2026-01-01', '2026-02-01', '2026-03-01', '2026-03-31', '2026-04-01'].map(on)).toEqual([
    1, 3, 5, 8, 8, 9,
  ])
  expect(priceOf(lines, { ...german, country: 'FR', category: '' }, '2026-05-01')).toBe(2)
})

test('what a file would change is told before', () => {
  const known = [line({}), line({ country: 'DE', points: 5 })]
  const file = [line({}), line({ country: 'DE', points: 6 }), line({ country: 'FR', points: 4 })]
  expect(priceDiff(known, file)).toEqual({
    added: [line({ country: 'FR', points: 4 })],
    changed: [{ line: line({ country: 'DE', points: 6 }), before: 5 }],
    same: 1,
  })
})
