import { expect, test } from 'vitest'
import { statisticsRows } from './rows.ts'

test('two labels of one name stay two bars', () => {
  const rows = statisticsRows(
    [
      { value: 'a', count: 3, before: 0 },
      { value: 'b', count: 2, before: 1 },
    ],
    () => '展会',
    (value) => `/${value}`,
  )
  expect(rows.map(({ name, to }) => [name, to])).toEqual([
    ['展会', '/a'],
    ['展会 (2)', '/b'],
  ])
})
