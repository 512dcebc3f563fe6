import { expect, test } from 'vitest'
import { RowDigest } from './digest.ts'

const rows = Array.from(
  { length: 500 },
  (_, n) => [`019aa000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`, n + 1] as const,
)
const digestOf = (some: readonly (readonly [string, number])[]) => {
  const digest = new RowDigest()
  for (const [id, rev] of some) digest.add(id, rev)
  return digest.value()
}

test('rows in any order have the same digest', () => {
  expect(digestOf(rows.toReversed())).toEqual(digestOf(rows))
  expect(digestOf([])).toEqual({ rows: 0, hash: '0000000000000000' })
})

test('another rev, a missing row and one too many are seen', () => {
  const whole = digestOf(rows).hash
  const [id, rev] = rows[7]!
  expect(digestOf(rows.with(7, [id, rev + 1])).hash).not.toBe(whole)
  expect(digestOf(rows.with(7, [id, rev + 2 ** 32])).hash).not.toBe(whole)
  expect(digestOf(rows.slice(1)).hash).not.toBe(whole)
  expect(digestOf([...rows, rows[0]!]).hash).not.toBe(whole)
})
