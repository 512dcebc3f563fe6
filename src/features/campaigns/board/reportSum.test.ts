import { expect, test } from 'vitest'
import { reportSum, reportUnder } from './reportSum.ts'

const row = {
  key: 'a',
  messages: 1,
  parts: 2,
  sent: 1,
  delivered: 1,
  read: 1,
  failed: 0,
  uncertain: 0,
  clicked: 0,
  replied: 1,
  points: 2,
}

test('days add up, and money of each currency by itself', () => {
  expect(
    reportSum([
      { ...row, cost: { EUR: 5 } },
      { ...row, cost: { EUR: 1, CNY: 7 } },
    ]),
  ).toMatchObject({
    messages: 2,
    points: 4,
    replied: 2,
    cost: { EUR: 6, CNY: 7 },
  })
  expect(reportSum([])).toMatchObject({ sent: 0, cost: {} })
})

test('countries of one market are one line, with the sums of all of them', () => {
  const rows = ['AT', 'DE', 'CH'].map((key) => ({ ...row, key, cost: {} }))
  const lines = reportUnder(rows, (country) => (country === 'DE' ? 'germany' : 'rest'))
  expect(lines.map(({ key, sent, points }) => [key, sent, points])).toEqual([
    ['rest', 2, 4],
    ['germany', 1, 2],
  ])
})
