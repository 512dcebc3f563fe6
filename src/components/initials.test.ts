import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Jürgen Schäfer', 'J'],
  ['  anna', 'A'],
  ['Đỗ Minh', 'Đ'],
  ['e\u0301mile', 'E\u0301'],
  ['李娜', '李娜'],
  ['欧阳修远', '修远'],
  ['👩‍💼 Office', '👩‍💼'],
  ['', ''],
])('%s is %s in a round', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a small round has one Chinese character', () => {
  expect(initialsOf('欧阳修远', { isSmall: true })).toBe('远')
})
