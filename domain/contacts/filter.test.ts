import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { type ContactFields, newContact } from './contact.ts'
import { asksNothing, both, type Condition, Filter, type FilterContext, matchesFilter, noFilter } from './filter.ts'

const id = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const dayMs = 86_400_000
const now = 400 * dayMs
const context: FilterContext = {
  dayStart: (days) => now - days * dayMs,
  hasCustomField: () => true,
  dayAt: (days) => new Date(now - days * dayMs).toISOString().slice(0, 10),
  hasVoiceNote: (of) => of === id(1),
  isExcluded: ({ emails }) => emails.some(({ email }) => email === 'stop@example.com'),
}

const made = (fields: ContactFields, at = now) => newContact(id(1), fields, id(9), at)
const one = (condition: Condition): Filter => ({ join: 'all', of: [condition] })
const holds = (fields: ContactFields, condition: Condition) => matchesFilter(made(fields), one(condition), context)
const phone = (full_number: string, is_wt: 'registered' | 'unregistered' = 'registered') => ({ full_number, is_wt })

test('texts are compared without telling capitals and full-width letters apart', () => {
  expect(holds({ company: 'ＢＯＳＣＨ GmbH' }, { field: 'company', is: 'contains', value: 'bosch g' })).toBe(true)
  expect(holds({ company: '宁波海港贸易' }, { field: 'company', is: 'contains', value: '海港' })).toBe(true)
  expect(holds({ company: 'Bosch' }, { field: 'company', is: 'begins', value: 'osch' })).toBe(false)
  expect(holds({ company: 'Bosch' }, { field: 'company', is: 'equals', value: 'BOSCH' })).toBe(true)
  expect(holds({ company: '' }, { field: 'company', is: 'differs', value: 'Bosch' })).toBe(true)
  expect(holds({ remark: '' }, { field: 'remark', is: 'lacks', value: 'x' })).toBe(true)
})

test('phones are found in any writing, emails by any one of them', () => {
  const phones = [phone('4915112345678')]
  for (const value of ['+49 151 1234', '0049 (0)151 12345678', '0151 1234'])
    expect(holds({ phones }, { field: 'phones', is: 'contains', value })).toBe(true)
  expect(holds({ phones }, { field: 'phones', is: 'equals', value: '+49 151 12345678' })).toBe(true)
  expect(holds({ phones }, { field: 'phones', is: 'begins', value: '151' })).toBe(false)
  expect(holds({ phones }, { field: 'phones', is: 'contains', value: 'mobile' })).toBe(false)
  const emails = [
    { email: 'a@x.com', is_valid: 'invalid' as const },
    { email: 'b@y.com', is_valid: 'valid' as const },
  ]
  expect(holds({ emails }, { field: 'emails', is: 'contains', value: '@Y.' })).toBe(true)
  expect(holds({ emails }, { field: 'emails', is: 'lacks', value: '@y.' })).toBe(false)
  expect(holds({ emails }, { field: 'is_valid', is: 'anyOf', values: ['valid'] })).toBe(true)
  expect(holds({ emails }, { field: 'is_valid', is: 'noneOf', values: ['toVerify'] })).toBe(true)
})

test('choices, calling codes, counters and what is there or not', () => {
  expect(holds({ tag: [id(5), id(6)] }, { field: 'tag', is: 'anyOf', values: [id(6), id(7)] })).toBe(true)
  expect(holds({ tag: [] }, { field: 'tag', is: 'noneOf', values: [id(6)] })).toBe(true)
  expect(holds({ source: id(5) }, { field: 'source', is: 'anyOf', values: [id(6)] })).toBe(false)
  expect(holds({}, { field: 'belongto', is: 'anyOf', values: [id(9)] })).toBe(true)
  expect(holds({ country: 'DE' }, { field: 'country', is: 'noneOf', values: ['DE'] })).toBe(false)
  const phones = [phone('8613800138000', 'unregistered')]
  expect(holds({ phones }, { field: 'calling_code', is: 'anyOf', values: ['49', '86138'] })).toBe(true)
  expect(holds({ phones }, { field: 'is_wt', is: 'anyOf', values: ['registered'] })).toBe(false)
  expect(holds({}, { field: 'wt_send_count', is: 'less', value: 1 })).toBe(true)
  expect(holds({}, { field: 'wt_send_count', is: 'greater', value: 0 })).toBe(false)
  expect(holds({ phones }, { field: 'phones', is: 'filled' })).toBe(true)
  expect(holds({}, { field: 'emails', is: 'empty' })).toBe(true)
  expect(holds({}, { field: 'picture', is: 'filled' })).toBe(false)
  expect(holds({}, { field: 'voice_note', is: 'filled' })).toBe(true)
  expect(holds({}, { field: 'excluded', is: 'empty' })).toBe(true)
  const emails = [{ email: 'stop@example.com', is_valid: 'toVerify' as const }]
  expect(holds({ emails }, { field: 'excluded', is: 'filled' })).toBe(true)
  expect(holds({}, { field: 'restricted_at', is: 'filled' })).toBe(false)
})

test('days are those of the calendar, and every moment is either within them or before', () => {
  for (const [days, within] of [
    [1, true],
    [3, true],
  ] as const) {
    const contact = made({ name: 'x' }, context.dayStart(days - 1))
    expect(matchesFilter(contact, one({ field: 'created_at', is: 'lastDays', days }), context)).toBe(within)
    expect(matchesFilter(contact, one({ field: 'created_at', is: 'beforeDays', days }), context)).toBe(!within)
  }
  const contact = made({ name: 'x' }, 1_000)
  const between = (from: number | null, to: number | null) =>
    matchesFilter(contact, one({ field: 'updated_at', is: 'between', from, to }), context)
  expect([between(1_000, 1_001), between(null, 1_000), between(1_001, null), between(null, null)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('groups are all, any or none of what they hold, and an empty one asks nothing', () => {
  const yes: Condition = { field: 'name', is: 'filled' }
  const no: Condition = { field: 'name', is: 'empty' }
  const holdsFor = (filter: Filter) => matchesFilter(made({ name: 'Anna' }), filter, context)
  expect(holdsFor({ join: 'all', of: [yes, no] })).toBe(false)
  expect(holdsFor({ join: 'any', of: [yes, no] })).toBe(true)
  expect(holdsFor({ join: 'none', of: [yes, no] })).toBe(false)
  expect(holdsFor({ join: 'none', of: [no, { join: 'all', of: [yes, no] }] })).toBe(true)
  for (const join of ['all', 'any', 'none'] as const) {
    const nothing: Filter = { join, of: [{ join: 'none', of: [] }] }
    expect([asksNothing(nothing), holdsFor(nothing)]).toEqual([true, true])
  }
  expect(both(noFilter, { join: 'any', of: [yes] })).toEqual({ join: 'any', of: [yes] })
  expect(both({ join: 'all', of: [yes] }, { join: 'any', of: [no] })).toEqual({
    join: 'all',
    of: [yes, { join: 'any', of: [no] }],
  })
})

test('what is not a filter is refused: unknown fields, tests of another field, too deep, too many', () => {
  const takes = (of: unknown) => Filter.safeParse({ join: 'all', of }).success
  expect(takes([{ field: 'name', is: 'contains', value: ' x ' }])).toBe(true)
  expect(takes([{ field: 'name', is: 'contains', value: ' ' }])).toBe(false)
  expect(takes([{ field: 'password', is: 'filled' }])).toBe(false)
  expect(takes([{ field: 'name', is: 'greater', value: 3 }])).toBe(false)
  expect(takes([{ field: 'tag', is: 'anyOf', values: [] }])).toBe(false)
  expect(takes([{ field: 'calling_code', is: 'anyOf', values: ['0'] }])).toBe(false)
  const deep = (levels: number): unknown =>
    levels === 0 ? { field: 'name', is: 'filled' } : { join: 'any', of: [deep(levels - 1)] }
  expect(takes([deep(limits.filterDepth - 1)])).toBe(true)
  expect(takes([deep(limits.filterDepth)])).toBe(false)
  const many = (n: number) => Array.from({ length: n }, () => ({ field: 'name', is: 'filled' }))
  expect(takes(many(limits.filterConditions))).toBe(true)
  expect(
    takes([
      { join: 'any', of: many(60) },
      { join: 'any', of: many(60) },
    ]),
  ).toBe(false)
})
