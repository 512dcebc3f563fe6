import { expect, test } from 'vitest'
import { type ErrorCode, errors } from '../errors.ts'
import { errorsEnUS } from './errors.en-US.ts'
import { errorsZhCN } from './errors.zh-CN.ts'
import { errorText } from './errorText.ts'

const codes = Object.keys(errors) as ErrorCode[]
const holes = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()

test.each(codes)('%s asks for the same values in both languages', (code) => {
  expect(holes(errorsZhCN[code])).toEqual(holes(errorsEnUS[code]))
})

test('values are put into the words', () => {
  expect(errorText('exportTooMany', 'en-US', { max: 50_000 })).toBe('A single export has at most 50000 rows')
  expect(errorText('signInLocked', 'zh-CN', { minutes: 15 })).toBe('尝试次数过多，请 15 分钟后再试')
})

test("the specification's own words are kept", () => {
  const words = Object.values(errorsEnUS).join('\n')
  for (const text of [
    'Operation Fail',
    'Network request error',
    'Error, please login again',
    'The account or password is incorrect',
    'Export amount cannot be 0',
    'No data to export',
    'No data selected',
    'Password does not match twice',
    'file too large: limit {{limit}} M',
    'You have logged in to another device. Please log in again',
  ])
    expect(words).toContain(text)
})
