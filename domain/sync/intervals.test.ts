import { expect, test } from 'vitest'
import { bootIntervals } from './intervals.ts'

const names = ['tag', 'source', 'contact']

test('the pages of a first sync cover every row once', () => {
  const pages = [bootIntervals(null, ['source', 'm'], names), bootIntervals(['source', 'm'], ['contact', 'c'], names)]
  pages.push(bootIntervals(['contact', 'c'], null, names))
  for (const entity of names)
    for (const id of ['a', 'c', 'g', 'm', 'z']) {
      const covered = pages.flat().filter((one) => one.entity === entity && isWithin(one, id))
      expect(covered, `${entity} ${id}`).toHaveLength(1)
    }
})

test('a scope read in one page is covered whole', () => {
  expect(bootIntervals(null, null, names)).toEqual(names.map((entity) => ({ entity, above: null, below: null })))
})

test('a place in an entity that this version does not know covers nothing', () => {
  expect(bootIntervals(null, ['orbit', 'a'], names)).toEqual([])
  expect(bootIntervals(['orbit', 'a'], null, names)).toEqual([])
})

const isWithin = ({ above, below }: { above: string | null; below: string | null }, id: string) =>
  (above === null || id >= above) && (below === null || id < below)
