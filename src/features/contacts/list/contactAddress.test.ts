import { expect, test } from 'vitest'
import type { Filter } from '#domain/contacts/filter'
import { everyContact } from '#workers/search/api'
import {
  contactOrder,
  findSame,
  ownOrder,
  readContactAddress,
  wholeFilter,
  withoutFilters,
  writeContactAddress,
} from './contactAddress.ts'

const roundTrip = (text: string) => writeContactAddress(readContactAddress(new URLSearchParams(text))).toString()

test('the plain list has the plain address', () => {
  expect(
    writeContactAddress({
      query: { ...everyContact, ranked: true },
      opened: null,
      creating: false,
      refused: null,
    }).toString(),
  ).toBe('')
})

test('search, filters, order and the opened contact come back from the address', () => {
  const text =
    'q=%E4%B8%8A%E6%B5%B7+138&tag=t1&follow_up_status=replied&untouched_days=7&sort=company&order=down&view=v1&contact=c1&part=activity'
  expect(roundTrip(text)).toBe(text)
  expect(readContactAddress(new URLSearchParams(text))).toMatchObject({
    query: { search: '上海 138', tag: 't1', follow_up_status: 'replied', untouched_days: 7, sort: 'company' },
    opened: 'c1',
    part: 'activity',
  })
})

test('an address that somebody typed wrongly shows the list all the same', () => {
  expect(readContactAddress(new URLSearchParams('sort=password&follow_up_status=rich&untouched_days=8')).query).toEqual(
    {
      ...everyContact,
      ranked: true,
    },
  )
})

test('a second click on a column turns its order round', () => {
  const byName = contactOrder(everyContact, 'name')
  expect(byName).toEqual({ ranked: false, sort: 'name', descending: false })
  expect(contactOrder(byName, 'name')).toEqual({ ranked: false, sort: 'name', descending: true })
  expect(contactOrder(byName, 'updated_at')).toEqual({ ranked: false, sort: 'updated_at', descending: true })
})

test('clearing the filters keeps the order', () => {
  const query = {
    ...everyContact,
    search: 'x',
    tag: 't1',
    untouched_days: 30 as const,
    sort: 'name' as const,
    descending: false,
  }
  expect({ ...query, ...withoutFilters }).toEqual({ ...everyContact, sort: 'name', descending: false })
})

test('another order of the same contacts is the same selection', () => {
  expect(findSame(everyContact, { ...everyContact, ...contactOrder(everyContact, 'name') })).toBe(true)
  expect(findSame(everyContact, { ...everyContact, search: 'a' })).toBe(false)
})

test('a filter with groups comes back from the address, and what is none is left out', () => {
  const filter: Filter = {
    join: 'any',
    of: [
      { field: 'company', is: 'contains', value: '宁波 & Co' },
      { join: 'none', of: [{ field: 'email_send_count', is: 'greater', value: 2 }] },
    ],
  }
  const query = { ...everyContact, ...ownOrder, filter }
  const params = writeContactAddress({ query, opened: null, creating: false, refused: null })
  expect(readContactAddress(new URLSearchParams(params.toString())).query.filter).toEqual(filter)
  for (const wrong of ['', '{', '{"join":"all"}', '{"join":"all","of":[{"field":"password","is":"filled"}]}'])
    expect(readContactAddress(new URLSearchParams({ filter: wrong })).query.filter).toEqual({ join: 'all', of: [] })
})

test('the best match comes first until an order is chosen, also the one that there was', () => {
  expect(readContactAddress(new URLSearchParams('q=anna')).query.ranked).toBe(true)
  expect(roundTrip('q=anna&sort=updated_at')).toBe('q=anna&sort=updated_at')
  expect(readContactAddress(new URLSearchParams('q=anna&sort=updated_at')).query.ranked).toBe(false)
})

test('all filters of a list as one', () => {
  const query = { ...everyContact, tag: 't1', untouched_days: 7 as const }
  expect(wholeFilter(everyContact)).toEqual({ join: 'all', of: [] })
  expect(wholeFilter({ ...query, filter: { join: 'any', of: [{ field: 'name', is: 'filled' }] } })).toEqual({
    join: 'all',
    of: [
      { field: 'tag', is: 'anyOf', values: ['t1'] },
      { field: 'updated_at', is: 'beforeDays', days: 7 },
      { join: 'any', of: [{ field: 'name', is: 'filled' }] },
    ],
  })
})
