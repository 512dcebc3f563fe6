import { expect, test } from 'vitest'
import { withSameParts } from './sameParts.ts'

const row = () => ({ id: 'a', phones: [{ full_number: '1' }, { full_number: '2' }], tag: ['x'], picture: null })

test('what is read again unchanged is the same object', () => {
  const before = [row(), row()]
  expect(withSameParts(before, [row(), row()])).toBe(before)
})

test('only what changed, and what holds it, is new', () => {
  const before = row()
  const now = withSameParts(before, { ...row(), phones: [{ full_number: '1' }, { full_number: '3' }] })
  expect(now).toEqual({ ...row(), phones: [{ full_number: '1' }, { full_number: '3' }] })
  expect(now).not.toBe(before)
  expect(now.phones).not.toBe(before.phones)
  expect(now.phones[0]).toBe(before.phones[0])
  expect(now.tag).toBe(before.tag)
})

test('more, fewer and other parts are told', () => {
  expect(withSameParts([1, 2], [1])).toEqual([1])
  expect(withSameParts([1], [1, undefined])).toEqual([1, undefined])
  expect(withSameParts({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 })
  expect(withSameParts({ a: 1 }, { b: 1 })).toEqual({ b: 1 })
  expect(withSameParts({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
  expect(withSameParts({}, [])).toEqual([])
  expect(withSameParts(null, { a: 1 })).toEqual({ a: 1 })
  expect(withSameParts({ a: 1 }, null)).toBe(null)
})

test('what is no plain row is taken as it is', () => {
  const now = { set: new Set([1]), at: new Date(0) }
  expect(withSameParts({ set: new Set([1]), at: new Date(0) }, now)).toEqual(now)
  expect(withSameParts({ set: new Set([1]), at: new Date(0) }, now).set).toBe(now.set)
})
