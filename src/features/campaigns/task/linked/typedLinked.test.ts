import { expect, test } from 'vitest'
import { linkedFields, linkedFlawsOf } from './typedLinked.ts'

test('an interval is wanted, and the number of messages is neither none nor more than there are people', () => {
  expect(linkedFlawsOf({ interval: '10', most: '' }, 5)).toEqual([])
  expect(linkedFlawsOf({ interval: '', most: '' }, 5)).toEqual(['interval'])
  expect(linkedFlawsOf({ interval: '0', most: '0' }, 5)).toEqual(['interval', 'mostZero'])
  expect(linkedFlawsOf({ interval: '10', most: '6' }, 5)).toEqual(['mostAbove'])
  expect(linkedFlawsOf({ interval: '10', most: '5' }, 5)).toEqual([])
  expect(linkedFlawsOf({ interval: '10', most: 'all' }, null)).toEqual(['most'])
})

test('nothing typed goes to all', () => {
  expect(linkedFields({ interval: '7', most: ' ' })).toEqual({ interval_seconds: 7, most_receivers: null })
})
