import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry } from '../sync/core/ports.ts'
import { keptEntry, lastId, packEntries, unpackEntries } from './packedEntries.ts'

const whole = { noNullPrototype: true }
const value = fc.oneof(
  fc.constantFrom(null, 0, '', 'CN', true),
  fc.string(),
  fc.double(),
  fc.array(fc.string(), { maxLength: 2 }),
  fc.constant(undefined),
)
const row = fc.oneof(
  { weight: 5, arbitrary: fc.record({ name: value, tag: value, wt_send_count: value }, whole) },
  fc.dictionary(fc.constantFrom('name', 'tag', 'id', 'toString', 'constructor'), value, whole),
)
const entry = fc.record({
  row: fc.option(row, { freq: 8 }),
  rev: fc.nat(3),
  scope: fc.constantFrom(null, 'acct', 'user:a'),
  history: fc.nat(1),
  more: fc.constantFrom({}, {}, {}, { waiting: [1] }, { base: null, waiting: [1, 2] }, { unread: { id: 'x' } }),
  ownId: fc.boolean(),
})

const made = fc.array(entry, { maxLength: 12 }).map((all) =>
  all.map(({ row, more, ownId, ...rest }, at): Entry => {
    const id = `id-${String(at).padStart(3, '0')}`
    return { id, ...rest, row: row && (ownId ? { ...row, id } : (row as Entry['row'])), ...more } as Entry
  }),
)

test('what was packed comes out as it was, all of it and one by one', () => {
  fc.assert(
    fc.property(made, (entries) => {
      const packed = packEntries(entries)
      expect(unpackEntries(packed)).toStrictEqual(entries)
      for (const entry of entries) expect(keptEntry(packed, entry.id)).toStrictEqual(entry)
      expect(keptEntry(packed, 'id-0005')).toBeUndefined()
      expect(lastId(packed)).toBe(entries.at(-1)?.id)
    }),
    { numRuns: 500 },
  )
})

test('entries that were stored before they were packed are read as they are', () => {
  const entries: Entry[] = [{ id: 'a', row: { id: 'a' }, rev: 1, scope: 'acct', history: 0 }]
  expect(unpackEntries(entries)).toEqual(entries)
  expect(keptEntry(entries, 'a')).toEqual(entries[0])
  expect(keptEntry(entries, 'b')).toBeUndefined()
})

test('a value that all rows have is kept once', () => {
  const rows = Array.from({ length: 200 }, (_, at) => ({ id: String(1_000 + at), picture: null, name: 'Anna', n: at }))
  const entries = rows.map((row): Entry => ({ id: row.id, row, rev: 1, scope: 'acct', history: 0 }))
  const { fields, values, scopes, others } = packEntries(entries)
  expect(fields).toEqual(['id', 'picture', 'name', 'n'])
  expect(values.slice(1, 3)).toEqual([{ all: null }, { all: 'Anna' }])
  expect(values[3]).toHaveLength(200)
  expect(scopes).toEqual({ all: 'acct' })
  expect(others).toEqual([])
})
