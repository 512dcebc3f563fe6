import { expect, test } from 'vitest'
import { countConditions, Filter } from '#domain/contacts/filter'
import { asked, filterFields, newCondition, testsOf, withTest } from './filterFields.ts'

test('every field has a test, and every test of a field makes a condition that can be filled in', () => {
  for (const field of filterFields) {
    expect(testsOf(field).length, field).toBeGreaterThan(0)
    for (const is of testsOf(field)) {
      const condition = newCondition(field, is)
      const filled = {
        ...condition,
        ...('value' in condition && condition.value === '' && { value: 'x' }),
        ...('values' in condition && { values: valuesFor(field) }),
      }
      expect(Filter.safeParse({ join: 'all', of: [filled] }).success, `${field} ${is}`).toBe(true)
    }
  }
})

const id = '019aa000-0000-7000-8000-000000000001'
function valuesFor(field: string): string[] {
  if (field === 'country') return ['DE']
  if (field === 'calling_code') return ['86']
  if (field === 'follow_up_status') return ['replied']
  if (field === 'is_wt') return ['registered']
  return field === 'is_valid' ? ['valid'] : [id]
}

test('another test keeps what was filled in where it fits', () => {
  const condition = { field: 'company', is: 'contains', value: 'bosch' } as const
  expect(withTest(condition, 'begins')).toEqual({ field: 'company', is: 'begins', value: 'bosch' })
  expect(withTest(condition, 'empty')).toEqual({ field: 'company', is: 'empty' })
  expect(withTest({ field: 'updated_at', is: 'lastDays', days: 30 }, 'beforeDays')).toEqual({
    field: 'updated_at',
    is: 'beforeDays',
    days: 30,
  })
})

test('what is not filled in asks nothing', () => {
  const filter: Filter = {
    join: 'any',
    of: [
      newCondition('name'),
      newCondition('created_at', 'between'),
      { join: 'all', of: [newCondition('tag')] },
      { join: 'none', of: [{ field: 'tag', is: 'filled' }] },
    ],
  }
  expect(countConditions(filter)).toBe(4)
  expect(asked(filter)).toEqual({ join: 'any', of: [{ join: 'none', of: [{ field: 'tag', is: 'filled' }] }] })
})
