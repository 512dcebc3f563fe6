import { expect, test } from 'vitest'
import type { ReadRow } from './readRow.ts'
import { WaitingRows } from './waitingRows.ts'

const read = (index: number, more: Partial<ReadRow> = {}): ReadRow => ({
  index,
  draft: { name: `Ann ${index}` },
  tags: [],
  source: '',
  category: '',
  keys: [],
  problems: [],
  ...more,
})

test('what was read comes back as it was, whichever row is asked for first', () => {
  const rows = new WaitingRows()
  const long = '义'.repeat(700_000)
  const drafts = [
    { name: '张伟 \ud83d\ude00' },
    { remark: long },
    { name: 'half of a letter \ud83d' },
    { remark: long },
  ]
  drafts.forEach((draft, at) => rows.add(read(at * 10, { draft })))
  expect(rows.count).toBe(4)
  for (const at of [3, 0, 2, 1]) expect(rows.row(at)).toEqual({ index: at * 10, draft: drafts[at] })
})

test('labels and keys stand beside their rows', () => {
  const rows = new WaitingRows()
  rows.add(read(0, { tags: ['VIP'], source: 'Fair', keys: ['p1', 'e1'] }))
  rows.add(read(1))
  rows.add(read(2, { tags: ['VIP'], source: 'Fair', keys: ['p1'] }))
  expect(rows.labels(2)).toEqual({ tags: ['VIP'], source: 'Fair', category: '' })
  expect(rows.labels(1)).toEqual({ tags: [], source: '', category: '' })
  expect(rows.allKeys()).toEqual(new Set(['p1', 'e1']))
})

test('of many rows each is found, in whatever order they are asked for', () => {
  const rows = new WaitingRows()
  const count = 1_000
  for (let at = 0; at < count; at++) rows.add(read(at))
  for (let n = 0; n < count; n++) {
    const at = (n * 617) % count
    expect(rows.row(at)).toEqual({ index: at, draft: { name: `Ann ${at}` } })
  }
})
