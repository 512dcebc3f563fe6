import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { claimProblem, rulesOf, typedRules } from './claims.ts'

const rules = { per_day: 10, most_held: 20 }

test('what is left today, and how many are held, bounds a claim', () => {
  expect(claimProblem(4, rules, { today: 6, held: 6, left: 4 })).toBeNull()
  expect(claimProblem(5, rules, { today: 6, held: 6, left: 4 })).toEqual({ code: 'poolDayLimit', values: { left: 4 } })
  expect(claimProblem(3, rules, { today: 0, held: 18, left: 2 })).toEqual({
    code: 'poolHeldLimit',
    values: { held: 18, max: 20 },
  })
})

test('a closed pool gives nothing, but the main account is bound by no rule', () => {
  expect(claimProblem(1, { ...rules, per_day: 0 }, { today: 0, held: 0, left: 0 })).toMatchObject({
    code: 'poolClosed',
  })
  expect(claimProblem(200, { ...rules, per_day: 0 }, { today: 0, held: 0, left: null })).toBeNull()
})

test('rules are whole numbers, and closing the pool needs none', () => {
  expect(rulesOf({ isOpen: true, per_day: '5', most_held: '50' })).toEqual({ per_day: 5, most_held: 50 })
  for (const per_day of ['', '0', '-1', '1.5', 'many', '100001'])
    expect([per_day, rulesOf({ isOpen: true, per_day, most_held: '50' })]).toEqual([per_day, null])
  expect(rulesOf({ isOpen: false, per_day: '', most_held: '50' })).toEqual({ per_day: 0, most_held: 50 })
})

test('a pool that was closed is opened with what is usual', () => {
  expect(typedRules({ per_day: 0, most_held: 50 })).toEqual({
    isOpen: false,
    per_day: String(limits.poolPerDay),
    most_held: '50',
  })
})
