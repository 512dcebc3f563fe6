import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packRows, unpackRows } from './packedRows.ts'

test('rows come out of their two texts as they went in, whatever stands in them', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '王小明', 'Müller', 'a\u0000b', '\ud83d'),
  )
  const note = fc.record({ column: fc.nat(255), kind: fc.constantFrom('rounded', 'error', 'cut'), text })
  const row = fc.record({ index: fc.nat(1_048_575), cells: fc.array(text), notes: fc.option(fc.array(note)) })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(unpackRows(structuredClone(packRows(rows)))).toEqual(rows)
    }),
  )
})
