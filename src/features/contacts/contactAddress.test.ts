import { expect, test } from 'vitest'
import { everyContact } from '#workers/api'
import { findSame, readAddress, sortedBy, withoutFilters, writeAddress } from './contactAddress.ts'

const roundTrip = (text: string) => writeAddress(readAddress(new URLSearchParams(text))).toString()

test('the plain list has the plain address', () => {
  expect(writeAddress({ query: everyContact, opened: null, creating: false, refused: null }).toString()).toBe('')
})

test('search, filters, order and the opened contact come back from the address', () => {
  const text =
    'q=%E4%B8%8A%E6%B5%B7+138&tag=t1&follow_up_status=replied&untouched_days=7&sort=company&order=down&contact=c1'
  expect(roundTrip(text)).toBe(text)
  expect(readAddress(new URLSearchParams(text))).toMatchObject({
    query: { search: '上海 138', tag: 't1', follow_up_status: 'replied', untouched_days: 7, sort: 'company' },
    opened: 'c1',
  })
})

test('an address that somebody typed wrongly shows the list all the same', () => {
  expect(readAddress(new URLSearchParams('sort=password&follow_up_status=rich&untouched_days=8')).query).toEqual(
    everyContact,
  )
})

test('a second click on a column turns its order round', () => {
  const byName = sortedBy(everyContact, 'name')
  expect(byName).toEqual({ sort: 'name', descending: false })
  expect(sortedBy(byName, 'name')).toEqual({ sort: 'name', descending: true })
  expect(sortedBy(byName, 'updated_at')).toEqual({ sort: 'updated_at', descending: true })
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
  expect(findSame(everyContact, { ...everyContact, ...sortedBy(everyContact, 'name') })).toBe(true)
  expect(findSame(everyContact, { ...everyContact, search: 'a' })).toBe(false)
})
