import { expect, test } from 'vitest'
import { mutantsOf, mutate } from './mutants.ts'
import { importsOf } from './selection.ts'

const changed = (source: string) => mutantsOf(source).map((mutant) => mutate(source, mutant))

test.each([
  ['a < b', ['(a <= b)', '(a >= b)']],
  ['a === b', ['(a !== b)']],
  ['a && b', ['(a || b)']],
  ['a ?? b', ['a']],
  ['!a', ['(a)']],
  ['a - 1', ['(a + 1)', 'a - 2']],
  ["a + 'text'", []],
  ['total += step', [';', '(total -= step)']],
  ['n++', ['n--']],
  ['save(true)', [';', 'save(false)']],
  ['if (a) b', ['if (true) b', 'if (false) b']],
  ['x = a ? b : c', [';', 'x = true ? b : c', 'x = false ? b : c']],
  ['x = list.filter(isNew).some(isOpen)', [';', 'x = list.filter(isNew).every(isOpen)', 'x = list.some(isOpen)']],
  ['type Size = 1 | 2', []],
  ['const n: 1 | 2 = m as 1', []],
])('the faults of %s', (source, faults) => {
  expect(changed(source)).toEqual(faults)
})

test('a fault knows its line, and changes nothing else', () => {
  const source = 'const isFull = (n: number) =>\n  n >= 30\n'
  expect(mutantsOf(source)[0]).toMatchObject({ line: 2, operator: '>= → >' })
  expect(changed(source)[0]).toBe('const isFull = (n: number) =>\n  (n > 30)\n')
})

test('what is imported for its types alone does not run', () => {
  const source =
    "import type { A } from './a.ts'\nimport { b } from './b.ts'\nimport { c } from '#domain/c'\nimport 'react'"
  expect(importsOf('workers/sync/here.ts', source)).toEqual(['workers/sync/b.ts', 'domain/c.ts'])
})
