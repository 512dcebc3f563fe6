import { expect, test } from 'vitest'
import { derivedId, derivedIdAfter, derivedIdAt } from './derivedId.ts'
import { isId } from './schema.ts'

test('an id follows from its parts and from how they are cut', () => {
  expect(derivedId('peer', 'phone', '86139')).toBe(derivedId('peer', 'phone', '86139'))
  expect(derivedId('ab', 'c')).not.toBe(derivedId('a', 'bc'))
  expect(isId(derivedId('peer', '张伟'))).toBe(true)
  expect(derivedId('x')).toMatch(/^.{14}8.{4}[89ab]/)
})

test('what devices have made stays the same in later versions', () => {
  expect(derivedId('peer', 'phone', 'phone:8613912345678')).toBe('8c3a755b-618d-81ed-856f-4acc3db77843')
})

test('an id of a moment sorts where the moment does', () => {
  const [early, late] = ['019aa000-0000-7000-8000-000000000001', '019aa000-0001-7000-8000-000000000000']
  expect(derivedIdAt(early, 'z') < derivedIdAt(late, 'a')).toBe(true)
  expect(isId(derivedIdAt(early, 'z'))).toBe(true)
})

test('ids of one moment sort by their number, and are others for another thing', () => {
  const moment = '019aa000-0000-7000-8000-000000000001'
  const numbers = [0, 1, 15, 16, 4_095, 4_096, 65_535, 1_000_000, 2 ** 24 - 1]
  const ids = numbers.map((number) => derivedIdAfter(moment, number, 'job'))
  expect(ids.toSorted()).toEqual(ids)
  expect(ids.every(isId)).toBe(true)
  expect(derivedIdAfter(moment, 1, 'other job')).not.toBe(ids[1])
})
