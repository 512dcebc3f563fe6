import { expect, test } from 'vitest'
import { searchOf, viewOf } from './views.ts'

test('a link opens its way to sign in; an unknown one, the password', () => {
  expect(viewOf('?tab=email')).toBe('email')
  expect(viewOf('?to=%2Fstatistics&tab=forgot')).toBe('forgot')
  expect(viewOf('?tab=magic')).toBe('password')
  expect(viewOf('')).toBe('password')
})

test('another way to sign in still leads to where the visitor wanted to go', () => {
  const wanted = '?to=%2Fstatistics%2Fcontacts%3Fq%3D1'
  const there = searchOf(wanted, 'phone')
  expect(viewOf(there)).toBe('phone')
  expect(new URLSearchParams(there).get('to')).toBe('/statistics/contacts?q=1')
  expect(searchOf(there, 'password')).toBe(wanted)
})
