import { expect, test } from 'vitest'
import type { Person } from '#domain/subAccounts/person'
import type { SubAccount } from '#domain/subAccounts/subAccount'
import {
  firstQuery,
  readSubAddress,
  requestsIn,
  shownLines,
  standOf,
  subLines,
  subOrder,
  writeSubAddress,
} from './subList.ts'

const person = (id: string, nickname: string, more: Partial<Person> = {}): Person => ({
  id,
  username: `user-${id}`,
  nickname,
  status: 'normal',
  is_main: false,
  created_at: 1,
  updated_at: 1,
  ...more,
})
const sub = (id: string, more: Partial<SubAccount> = {}): SubAccount => ({
  id,
  product_list: [],
  export_data: 'none',
  export_reason: '',
  delete_data: 'none',
  delete_reason: '',
  last_seen: null,
  created_at: 1,
  updated_at: 1,
  ...more,
})

const people = [
  person('m', '海港', { is_main: true }),
  person('a', '张伟'),
  person('b', '李娜', { status: 'disabled' }),
  person('c', '', { username: 'Mia' }),
  person('d', '离职', { status: 'deleted' }),
]
const lines = subLines(people, [sub('a', { last_seen: 50 }), sub('b'), sub('c', { last_seen: 90 }), sub('d')], {
  a: 7,
  m: 100,
})
const names = (query: Partial<typeof firstQuery>) =>
  shownLines(lines, { ...firstQuery, ...query }).map(({ name }) => name)

test('the list has who works here and may be managed: not the main account, and nobody who left', () => {
  expect(names({})).toEqual(['李娜', '张伟', 'Mia'])
  expect(lines.find(({ id }) => id === 'a')).toMatchObject({ contacts: 7, username: 'user-a' })
})

test('a search looks into names and user names, in any case', () => {
  expect(names({ search: 'MIA' })).toEqual(['Mia'])
  expect(names({ search: '李 user-b' })).toEqual(['李娜'])
  expect(names({ search: '海港' })).toEqual([])
})

test('every order falls back to the name', () => {
  expect(names({ sort: 'contacts', descending: true })).toEqual(['张伟', '李娜', 'Mia'])
  expect(names({ sort: 'last_seen', descending: true })).toEqual(['Mia', '张伟', '李娜'])
  expect(names({ sort: 'status', descending: true })).toEqual(['李娜', '张伟', 'Mia'])
})

test('a column begins with what one looks for, and turns round the second time', () => {
  const contacts = subOrder(firstQuery, 'contacts')
  expect(contacts).toEqual({ sort: 'contacts', descending: true })
  expect(subOrder({ ...firstQuery, ...contacts }, 'contacts').descending).toBe(false)
})

test('what the address says comes back', () => {
  for (const query of [firstQuery, { search: '李 娜&', sort: 'last_seen', descending: false } as const])
    for (const opened of [null, 'a'])
      expect(readSubAddress(new URLSearchParams(writeSubAddress({ query, opened }).toString()))).toEqual({
        query,
        opened,
      })
  expect(writeSubAddress({ query: firstQuery, opened: null }).toString()).toBe('')
})

test('the inbox has what was asked for and not answered, of both rights', () => {
  const asking = subLines(
    people,
    [
      sub('a', { export_data: 'asked', export_reason: '广交会名单', delete_data: 'asked', delete_reason: '重复' }),
      sub('b', { export_data: 'granted', delete_data: 'refused' }),
      sub('d', { export_data: 'asked' }),
    ],
    {},
  )
  expect(requestsIn(asking).map(({ sub, right, reason }) => [sub.name, right, reason])).toEqual([
    ['张伟', 'export_data', '广交会名单'],
    ['张伟', 'delete_data', '重复'],
  ])
})

test('a product ends at its time, and is nothing while it is switched off', () => {
  expect(standOf({ expires_at: null, status: '1' }, 10)).toBe('held')
  expect(standOf({ expires_at: 11, status: '1' }, 10)).toBe('held')
  expect(standOf({ expires_at: 10, status: '1' }, 10)).toBe('expired')
  expect(standOf({ expires_at: null, status: '0' }, 10)).toBe('off')
})
