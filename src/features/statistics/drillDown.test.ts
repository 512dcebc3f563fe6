import { expect, test } from 'vitest'
import { Filter } from '#domain/contacts/filter'
import { dayNumber } from '#domain/statistics/days'
import { drillDown } from './drillDown.ts'

const id = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const all = { belongto: null, days: null }

test('a mark leads to the list of its contacts', () => {
  expect(drillDown([{ field: 'follow_up_status', value: 'replied' }], all)).toBe(
    '/statistics/contacts?follow_up_status=replied',
  )
  expect(drillDown([{ field: 'follow_up_status', value: 'none' }], { belongto: 'u1', days: null })).toBe(
    '/statistics/contacts?follow_up_status=none&belongto=u1',
  )
  expect(drillDown([], all)).toBe('/statistics/contacts')
})

test('a stage of the funnel leads to all that got at least that far', () => {
  const filter = new URL(drillDown([{ field: 'funnel', value: 'interested' }], all)!, 'http://x').searchParams
  expect(JSON.parse(filter.get('filter')!)).toEqual({
    join: 'all',
    of: [{ field: 'follow_up_status', is: 'anyOf', values: ['interested', 'followingUp', 'closed'] }],
  })
})

test('what the list has no chip for stands in its filter', () => {
  const filterIn = (address: string | null) =>
    Filter.parse(JSON.parse(new URLSearchParams(address?.split('?')[1]).get('filter') ?? 'null'))
  expect(filterIn(drillDown([{ field: 'country', value: 'DE' }], all)).of).toEqual([
    { field: 'country', is: 'anyOf', values: ['DE'] },
  ])
  expect(filterIn(drillDown([{ field: 'source', value: '' }], all)).of).toEqual([{ field: 'source', is: 'empty' }])
  const midnight = (date: number) => new Date(2026, 10, date).getTime()
  const days = { from: dayNumber(2026, 10, 1), to: dayNumber(2026, 10, 8) }
  expect(filterIn(drillDown([], { belongto: null, days })).of).toEqual([
    { field: 'created_at', is: 'between', from: midnight(1), to: midnight(8) },
  ])
  const month = drillDown([{ field: 'created_month', value: '2026-11' }], all)
  expect(filterIn(month).of).toEqual([
    { field: 'created_at', is: 'between', from: midnight(1), to: new Date(2026, 11, 1).getTime() },
  ])
})

test('labels stand in the filter, each for itself, so that all of them must be there and nothing below', () => {
  const address = drillDown(
    [
      { field: 'tag', value: id(1) },
      { field: 'tag', value: id(2) },
    ],
    all,
  )
  const params = new URLSearchParams(address?.split('?')[1])
  expect(params.get('tag')).toBeNull()
  expect(JSON.parse(params.get('filter')!)).toEqual({
    join: 'all',
    of: [
      { field: 'tag', is: 'anyOf', values: [id(1)] },
      { field: 'tag', is: 'anyOf', values: [id(2)] },
    ],
  })
})

test('what no list can be asked for has no way there', () => {
  expect(drillDown([{ field: 'country', value: 'ZZ' }], all)).toBeNull()
})
