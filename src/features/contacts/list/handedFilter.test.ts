import { expect, test } from 'vitest'
import type { Condition, Filter } from '#domain/contacts/filter'
import { handedFilter } from './handedFilter.ts'

const below = (kind: string, id: string) => (kind === 'tag' && id === 'fairs' ? ['fairs', 'canton'] : [id])
const all = (...of: (Condition | Filter)[]): Filter => ({ join: 'all', of })
const handed = (filter: Filter) => handedFilter(filter, below)

test('what a list asks by labels, countries, statuses, codes and owner is asked the same of a distribution', () => {
  expect(handed(all())).toEqual({ belongto: null, filter: {} })
  expect(
    handed(
      all(
        { field: 'tag', is: 'anyOf', values: ['fairs'] },
        { field: 'country', is: 'anyOf', values: ['DE', 'AT'] },
        { field: 'follow_up_status', is: 'anyOf', values: ['none'] },
        { field: 'calling_code', is: 'anyOf', values: ['49', '86138'] },
        { field: 'belongto', is: 'anyOf', values: ['mia'] },
      ),
    ),
  ).toEqual({
    belongto: 'mia',
    filter: {
      tag: ['fairs', 'canton'],
      country: ['DE', 'AT'],
      follow_up_status: ['none'],
      area_code: '49 86138',
    },
  })
})

test('what a distribution cannot ask is not asked by halves', () => {
  const tag: Condition = { field: 'tag', is: 'anyOf', values: ['a'] }
  for (const filter of [
    all({ field: 'tag', is: 'noneOf', values: ['a'] }),
    all(tag, { field: 'tag', is: 'anyOf', values: ['b'] }),
    all(tag, { field: 'name', is: 'contains', value: 'x' }),
    all({ field: 'belongto', is: 'anyOf', values: ['mia', 'tom'] }),
    all({ join: 'any', of: [tag] }),
    { join: 'none', of: [tag] } as Filter,
    { join: 'any', of: [tag, { field: 'country', is: 'anyOf', values: ['DE'] }] } as Filter,
  ])
    expect(handed(filter)).toBeNull()
})
