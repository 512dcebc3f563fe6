import { expect, test } from 'vitest'
import { allSelected, isSelected, noSelection, selectedCount, selectedIds, toggled, withIds } from './selection.ts'

test('these contacts are counted one by one, whatever matches', () => {
  const two = toggled(toggled(noSelection, 'a'), 'b')
  expect(selectedCount(two, 83_112)).toBe(2)
  expect(selectedIds(two, ['a', 'c'])).toEqual(['a', 'b'])
  expect(selectedIds(toggled(two, 'a'), [])).toEqual(['b'])
})

test('all that match, but for one that was taken out', () => {
  const allButOne = toggled(allSelected, 'b')
  expect(selectedCount(allButOne, 83_112)).toBe(83_111)
  expect(isSelected(allButOne, 'b')).toBe(false)
  expect(selectedIds(allButOne, ['a', 'b', 'c'])).toEqual(['a', 'c'])
})

test('a run of rows joins the selection and brings back what was taken out', () => {
  expect(selectedIds(withIds(toggled(noSelection, 'a'), ['b', 'c']), [])).toEqual(['a', 'b', 'c'])
  expect(selectedCount(withIds(toggled(allSelected, 'b'), ['b']), 3)).toBe(3)
})
