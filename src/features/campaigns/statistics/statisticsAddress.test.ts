import { expect, test } from 'vitest'
import { dayIn } from '#domain/statistics/days'
import { comparedWith, daysOf, readStatisticsAddress, sortedBy, writeAddress } from './statisticsAddress.ts'

const read = (text: string) => readStatisticsAddress(new URLSearchParams(text))

test('an address that was written says the same when it is read', () => {
  for (const text of [
    '',
    'period=days7&task=a&belongto=u&table=domain&sort=open&order=up&heat=click&compared=a%2Cb',
    'period=custom&from=2026-10-01&to=2026-10-31&sender=s&sort=&order=down',
  ])
    expect(writeAddress(read(text)).toString()).toBe(text)
})

test('custom days count the first and the last one, and what is no stretch of days is the usual one', () => {
  const { from, to } = daysOf(read('period=custom&from=2026-10-30&to=2026-11-02'), 0)
  expect(to - from).toBe(4)
  expect(from).toBe(dayIn('2026-10-30'))
  expect(read('period=custom&from=2026-11-02&to=2026-10-30').period).toBe('days30')
  expect(read('period=custom&from=2026-13-40&to=x').period).toBe('days30')
  expect(daysOf(read('period=days7'), 100)).toEqual({ from: 94, to: 101 })
})

test('numbers begin with the largest, names with A, and the same column again turns the order round', () => {
  expect(sortedBy({ sort: 'sent', descending: true }, 'open')).toEqual({ sort: 'open', descending: true })
  expect(sortedBy({ sort: 'open', descending: true }, 'open')).toEqual({ sort: 'open', descending: false })
  expect(sortedBy({ sort: 'open', descending: true }, '')).toEqual({ sort: '', descending: false })
})

test('no more tasks stand beside each other than there is room for, and each once', () => {
  expect(read('compared=a,b,a,c,d,e').compared).toEqual(['a', 'b', 'c', 'd'])
  expect(comparedWith(read('compared=a,b,c,d'), 'e').compared).toEqual(['b', 'c', 'd', 'e'])
  expect(comparedWith(read('compared=a,b'), 'a').compared).toEqual(['b'])
})
