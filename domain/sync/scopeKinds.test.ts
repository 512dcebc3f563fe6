import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Scope } from './protocol.ts'
import { baseOfScope, kindOfScope, monthScope, scopeMonth } from './scopeKinds.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const isScope = (scope: string) => z.safeParse(Scope, scope).success

test('the name of a scope says what kind it is, and whose months it has', () => {
  const kinds = ['acct', 'main', `user:${id}`, `self:${id}`, `talk:${id}`, `pool:${id}`, `talk:${id}:202611`]
  expect(kinds.filter((scope) => !isScope(scope))).toEqual([])
  expect(kinds.map(kindOfScope)).toEqual(['acct', 'main', 'user', 'self', 'talk', 'pool', 'month'])
  expect(isScope(`pool:${id}:202601`)).toBe(true)
  expect(baseOfScope(`pool:${id}:202601`)).toBe(`pool:${id}`)
  expect([`talk:${id}`, 'acct'].map(baseOfScope)).toEqual([`talk:${id}`, 'acct'])
})

test('what is no month of the calendar, or a month of rows that have none, is no scope', () => {
  const wrong = [
    `talk:${id}:202613`,
    `talk:${id}:202600`,
    `talk:${id}:20261`,
    `talk:${id}:`,
    `talk:${id}:202611:202612`,
    `user:${id}:202611`,
    'acct:202611',
    'talk',
    `room:${id}`,
  ]
  expect(wrong.filter(isScope)).toEqual([])
})

test('a month begins at midnight UTC', () => {
  const end = Date.UTC(2026, 11, 31, 23, 59, 59, 999)
  expect([end, end + 1].map(scopeMonth)).toEqual([202612, 202701])
  expect(monthScope(`talk:${id}`, scopeMonth(end))).toBe(`talk:${id}:202612`)
  expect(isScope(monthScope(`pool:${id}`, scopeMonth(end + 1)))).toBe(true)
})
