import { expect, test } from 'vitest'
import { isListFiltered, noListFilters, readList, withList } from './listAddress.ts'

const read = (search: string) => readList(new URLSearchParams(search))

test('a shared address shows the same list', () => {
  const address = read('product=7&type=spend&period=lastMonth&page=3')
  expect(address).toEqual({ product: 7, type: 'spend', status: null, period: 'lastMonth', page: 3 })
  expect(read(withList(new URLSearchParams(), address).toString())).toEqual(address)
})

test('what an address cannot mean is left out', () => {
  expect(read('product=999&type=gift&status=lost&period=ever&page=-4')).toEqual({ ...noListFilters, page: 1 })
  expect(read('page=abc').page).toBe(1)
  expect(read('page=1e99').page).toBe(100_000)
})

test('another filter begins with the first page, another page keeps the filters', () => {
  const third = new URLSearchParams('status=pending&page=3')
  expect(withList(third, { status: 'paid' }).toString()).toBe('status=paid')
  expect(withList(third, { page: 4 }).toString()).toBe('status=pending&page=4')
  expect(withList(third, noListFilters).toString()).toBe('')
})

test('what else stands in the address stays', () => {
  expect(withList(new URLSearchParams('order=1'), { page: 2 }).toString()).toBe('order=1&page=2')
})

test('a page alone is no filter', () => {
  expect(isListFiltered(read('page=2'))).toBe(false)
  expect(isListFiltered(read('period=today'))).toBe(true)
})
