import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyFair, FairFields, isFairOn, likelyFair } from './fair.ts'

const fair = (name: string, from: string, to = '') => ({ ...emptyFair, name, from, to })

test('a fair is on from its first day to its last one, and on one day only without a last one', () => {
  const canton = fair('广交会', '2027-04-15', '2027-04-19')
  expect(['2027-04-14', '2027-04-15', '2027-04-19', '2027-04-20'].map((day) => isFairOn(canton, day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isFairOn(fair('', '2027-04-15'), '2027-04-16')).toBe(false)
  expect(isFairOn(fair('', ''), '2027-04-16')).toBe(false)
})

test('the fair that is on is proposed, else the next one, else the last one', () => {
  const fairs = [
    fair('undated', ''),
    fair('later', '2027-09-01'),
    fair('on', '2027-04-15', '2027-04-19'),
    fair('past', '2026-01-01'),
  ]
  expect(likelyFair(fairs, '2027-04-16')?.name).toBe('on')
  expect(likelyFair(fairs, '2027-05-01')?.name).toBe('later')
  expect(likelyFair(fairs, '2028-01-01')?.name).toBe('later')
  expect(likelyFair(fairs.slice(0, 1), '2028-01-01')?.name).toBe('undated')
  expect(likelyFair([], '2028-01-01')).toBeNull()
})

test('a fair has a name, and days that are days', () => {
  const takes = (some: object) => z.safeParse(FairFields, { ...emptyFair, name: '广交会', ...some }).success
  expect(takes({})).toBe(true)
  expect(takes({ from: '2027-04-15' })).toBe(true)
  for (const wrong of [{ name: ' ' }, { from: '15.4.2027' }, { from: '2027-13-01' }, { booths: [''] }])
    expect(takes(wrong)).toBe(false)
})
