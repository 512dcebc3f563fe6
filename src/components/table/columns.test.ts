import { expect, test } from 'vitest'
import { laidOut } from './columns.ts'

const column = (key: string, rank: number, more: object = {}) => ({ key, min: 100, grow: 1, rank, ...more })
const all = [column('name', 0), column('company', 1), column('country', 2)]
const keys = ({ columns }: { columns: readonly { key: string }[] }) => columns.map(({ key }) => key)

test('columns that do not fit leave, the least important first', () => {
  expect(keys(laidOut(all, 340, false))).toEqual(['name', 'company', 'country'])
  expect(keys(laidOut(all, 339, false))).toEqual(['name', 'company'])
  expect(laidOut(all, 240, false).track).toBe('40px minmax(100px, 1fr) minmax(100px, 1fr)')
})

test('chosen columns all stay, and the list is as wide as they need', () => {
  const layout = laidOut([column('name', 0), column('company', 1, { width: 300 })], 200, true)
  expect(layout).toMatchObject({ width: 440, stuck: [], track: '40px minmax(100px, 1fr) 300px' })
})

test('frozen columns come first, one after another', () => {
  const frozen = { frozen: true }
  const layout = laidOut([...all, column('tag', 3, { ...frozen, width: 80 }), column('source', 4, frozen)], 300, true)
  expect(keys(layout)).toEqual(['tag', 'source', 'name', 'company', 'country'])
  expect(layout.stuck).toEqual([40, 120])
  expect(layout.track.startsWith('40px 80px 100px minmax(')).toBe(true)
  expect(laidOut([column('name', 0, frozen)], 300, false).stuck).toEqual([])
})
