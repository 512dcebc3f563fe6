import { expect, test } from 'vitest'
import type { Label } from './label.ts'
import {
  indexLabels,
  labelAndBelow,
  labelsAbove,
  labelTree,
  movedPlaces,
  refuseLabelMerge,
  refuseParent,
} from './labelTree.ts'

const label = (id: string, parent: string | null = null, place = 0): Label => ({
  id,
  name: id,
  parent,
  colour: null,
  place,
  created_at: 1,
  updated_at: 1,
})
const five = ['1', '2', '3', '4', '5'].map((id, at, all) => label(id, all[at - 1] ?? null))

test('labels stand below their parents, by place and then as they are given', () => {
  const tree = labelTree([label('a'), label('b'), label('first', null, -1), label('c', 'a')])
  expect(tree.map(({ label: { id }, level }) => `${level} ${id}`)).toEqual(['0 first', '0 a', '1 c', '0 b'])
})

test('what stands above a label is known, also where two devices made a circle', () => {
  expect(labelsAbove(five.slice(0, 3))).toEqual({ 2: ['1'], 3: ['2', '1'] })
  expect(labelsAbove([label('a', 'b'), label('b', 'a'), label('c', 'gone')])).toEqual({ a: ['b'], b: ['a'] })
})

test('no label is out of reach, whatever two devices made of the tree', () => {
  const circle = [label('a', 'b'), label('b', 'a'), label('c', 'gone'), label('self', 'self')]
  expect(
    labelTree(circle)
      .map(({ label: { id } }) => id)
      .toSorted(),
  ).toEqual(['a', 'b', 'c', 'self'])
  expect(labelAndBelow(circle, 'a').toSorted()).toEqual(['a', 'b'])
  expect(refuseParent(indexLabels(circle), 'c', 'a')).toBeNull()
})

test('a label does not come to stand below itself', () => {
  expect(refuseParent(indexLabels(five), '1', '3')).toBe('labelCycle')
  expect(refuseParent(indexLabels(five), '1', '1')).toBe('labelCycle')
  expect(refuseParent(indexLabels(five), '5', '1')).toBeNull()
  expect(refuseParent(indexLabels(five), '5', null)).toBeNull()
})

test('a tree has five levels', () => {
  const more = [...five, label('x'), label('y', 'x')]
  expect(refuseParent(indexLabels(more), 'x', '3')).toBeNull()
  expect(refuseParent(indexLabels(more), 'x', '4')).toBe('labelTooDeep')
  expect(refuseParent(indexLabels(more), 'new', '5')).toBe('labelTooDeep')
})

test('a label becomes another one only where what hangs below it still fits', () => {
  const more = [...five, label('x'), label('y', 'x')]
  expect(refuseLabelMerge(indexLabels(more), 'x', '4')).toBeNull()
  expect(refuseLabelMerge(indexLabels(more), 'x', '5')).toBe('labelTooDeep')
  expect(refuseLabelMerge(indexLabels(more), '1', '2')).toBe('labelCycle')
  expect(refuseLabelMerge(indexLabels(more), '2', '1')).toBeNull()
  expect(refuseLabelMerge(indexLabels(more), 'x', 'x')).toBe('sameLabel')
  expect(refuseLabelMerge(indexLabels(more), 'x', 'gone')).toBe('gone')
})

test('a label is found with all below it', () => {
  expect(labelAndBelow(five, '4')).toEqual(['4', '5'])
})

test('a label goes up and down among its siblings alone', () => {
  const labels = [label('a'), label('b'), label('c'), label('below', 'b')]
  expect(movedPlaces(labels, 'c', -1)).toEqual([
    { id: 'c', place: 1 },
    { id: 'b', place: 2 },
  ])
  expect(movedPlaces(labels, 'a', -1)).toEqual([])
  expect(movedPlaces(labels, 'below', 1)).toEqual([])
  expect(movedPlaces(labels, 'gone', 1)).toEqual([])
})

test('what is asked of one label looks at what is above and below it, and not at all there are', () => {
  const many = Array.from({ length: 6_000 }, (_, n) => label(`${n}`, n === 0 ? null : '0'))
  const index = indexLabels(many)
  let looks = 0
  const counted = {
    get: (id: string) => {
      looks++
      return index.get(id)
    },
    below: (id: string) => {
      looks++
      return index.below(id)
    },
  }
  for (let n = 1; n < 1_000; n++) expect(refuseParent(counted, `${n}`, '0')).toBeNull()
  expect(looks).toBeLessThan(1_000 * 10)
})
