import { expect, test } from 'vitest'
import { RowStore, rowKey, type StoredRow } from './rows.ts'

const stored = (id: string, parent: string | null): StoredRow => ({
  row: { id, parent },
  scope: 'acct',
  fv: {},
  deleted: false,
  isNew: false,
})
const put = (rows: RowStore, id: string, parent: string | null, deleted = false) =>
  rows.put('tag', { ...stored(id, parent), deleted, touched: new Map() })
const base = (rows: readonly StoredRow[]) => new Map(rows.map((one) => [rowKey('tag', one.row.id), one]))
const below = (rows: RowStore, id: string) => [...rows.index('tag').below(id)].toSorted()

test('a try sees its own changes over what there is, and what there is does not see them before it is absorbed', () => {
  const rows = new RowStore(base([stored('a', null), stored('b', 'a'), stored('c', 'a')]))
  expect(below(rows, 'a')).toEqual(['b', 'c'])
  const tried = rows.overlay()
  put(tried, 'b', null)
  put(tried, 'd', 'a')
  put(tried, 'c', 'a', true)
  expect(below(tried, 'a')).toEqual(['d'])
  expect([tried.index('tag').get('c'), tried.index('tag').get('d')?.id]).toEqual([undefined, 'd'])
  put(tried, 'b', 'a')
  expect(below(tried, 'a')).toEqual(['b', 'd'])
  expect(below(rows, 'a')).toEqual(['b', 'c'])
  rows.absorb(tried)
  expect(below(rows, 'a')).toEqual(['b', 'd'])
  expect(below(rows.overlay(), 'a')).toEqual(['b', 'd'])
})

test('a second try over many rows does not look at all of them again', () => {
  const all = base(Array.from({ length: 2_000 }, (_, n) => stored(`${n}`, null)))
  let looks = 0
  const counted = new Proxy(all, {
    get(map, name) {
      if (name === Symbol.iterator || name === 'entries') looks++
      const value = Reflect.get(map, name) as unknown
      return typeof value === 'function' ? value.bind(map) : value
    },
  })
  const rows = new RowStore(counted)
  for (let n = 0; n < 100; n++) expect(rows.overlay().index('tag').get('7')?.id).toBe('7')
  expect(looks).toBe(1)
})
