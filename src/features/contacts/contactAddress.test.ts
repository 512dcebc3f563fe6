import { expect, test } from 'vitest'
import { findSame, firstQuery, readAddress, sortedBy, withoutFilters, writeAddress } from './contactAddress.ts'

const roundTrip = (text: string) => writeAddress(readAddress(new URLSearchParams(text))).toString()

test('the plain list has the plain address', () => {
  expect(writeAddress({ query: firstQuery, opened: null, creating: false, refused: null }).toString()).toBe('')
})

test('search, filters, order and the opened contact come back from the address', () => {
  const text = 'q=%E4%B8%8A%E6%B5%B7+138&tag=t1&follow_up_status=replied&sort=company&order=down&contact=c1'
  expect(roundTrip(text)).toBe(text)
  expect(readAddress(new URLSearchParams(text))).toMatchObject({
    query: { search: '上海 138', tag: 't1', follow_up_status: 'replied', sort: 'company', descending: true },
    opened: 'c1',
  })
})

test('an address that somebody typed wrongly shows the list all the same', () => {
  expect(readAddress(new URLSearchParams('sort=password&follow_up_status=rich')).query).toEqual(firstQuery)
})

test('a second click on a column turns its order round', () => {
  const byName = sortedBy(firstQuery, 'name')
  expect(byName).toEqual({ sort: 'name', descending: false })
  expect(sortedBy(byName, 'name')).toEqual({ sort: 'name', descending: true })
  expect(sortedBy(byName, 'updated_at')).toEqual({ sort: 'updated_at', descending: true })
})

test('clearing the filters keeps the order', () => {
  const query = { ...firstQuery, search: 'x', tag: 't1', sort: 'name' as const, descending: false }
  expect({ ...query, ...withoutFilters }).toEqual({ ...firstQuery, sort: 'name', descending: false })
})

test('another order of the same contacts is the same selection', () => {
  expect(findSame(firstQuery, { ...firstQuery, ...sortedBy(firstQuery, 'name') })).toBe(true)
  expect(findSame(firstQuery, { ...firstQuery, search: 'a' })).toBe(false)
})
