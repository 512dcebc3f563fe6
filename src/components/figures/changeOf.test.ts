import { expect, test } from 'vitest'
import { changeOf } from './changeOf.ts'

test('what was not there before has no change in per cent', () => {
  expect(changeOf(30, 20)).toBe(0.5)
  expect(changeOf(0, 20)).toBe(-1)
  expect(changeOf(5, 0)).toBeNull()
})
