import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsToRows, rowsToColumns } from './columns.ts'
import type { Row } from './mutation.ts'

test('columns give back the rows they were made of', () => {
  const row = fc.record({
    id: fc.uuid(),
    name: fc.string(),
    count: fc.integer(),
    tag: fc.array(fc.string()),
    source: fc.constantFrom(null, 'a'),
  })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(columnsToRows(JSON.parse(JSON.stringify(rowsToColumns(rows))))).toEqual(rows)
    }),
  )
})

test('a field that only some rows have is null in the others', () => {
  const rows: Row[] = [{ id: 'a' }, { id: 'b', name: 'x' }]
  expect(columnsToRows(rowsToColumns(rows))).toEqual([
    { id: 'a', name: null },
    { id: 'b', name: 'x' },
  ])
})
