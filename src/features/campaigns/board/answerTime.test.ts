import { expect, test } from 'vitest'
import { answerTimeParts } from './answerTime.ts'

const minute = 60_000

test('a time to answer is said in the unit that people would say', () => {
  expect([0, 90_000, 119 * minute, 120 * minute, 47 * 60 * minute, 49 * 60 * minute].map(answerTimeParts)).toEqual([
    { unit: 'minutes', count: 1 },
    { unit: 'minutes', count: 2 },
    { unit: 'minutes', count: 119 },
    { unit: 'hours', count: 2 },
    { unit: 'hours', count: 47 },
    { unit: 'days', count: 2 },
  ])
})
