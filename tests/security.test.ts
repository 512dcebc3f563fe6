import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// What docs/security.md says is there is there.

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/security.md'), 'utf8')
const items = document
  .split('\n')
  .filter((line) => /^\| V\d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [item, verdict, what, where, tests] = line.slice(2, -2).split(' | ')
    return { item: item!, verdict: verdict!, what: what!, where: where!, tests: tests! }
  })

test('the table has each of the 200 items once, and counts them', () => {
  expect(new Set(items.map(({ item }) => item)).size).toBe(200)
  expect(items).toHaveLength(200)
  const count = (verdict: string) => items.filter((one) => one.verdict === verdict).length
  expect(document).toContain(
    `${count('met')} are met, ${count('in part')} in part with the reason, ${count('operator')} are the operator’s.`,
  )
  expect(count('met')).toBeGreaterThanOrEqual(165)
  expect(count('met') + count('in part') + count('operator')).toBe(200)
})

test('what is met has a test', () => {
  expect(items.filter(({ verdict, tests }) => verdict !== 'operator' && !/\.(test|e2e)\.ts`/.test(tests))).toEqual([])
})

test('every file that the document names is there', () => {
  const paths = [...document.matchAll(/`((?:domain|server|src|workers|tests|scripts|docs)\/[\w./-]+)`/g)]
  expect(paths.length).toBeGreaterThan(300)
  expect([...new Set(paths.map(([, path]) => path!))].filter((path) => !isThere(path))).toEqual([])
})

/** `domain/contacts/label` stands for the file or the folder of that name. */
const isThere = (path: string) => ['', '.ts', '.tsx'].some((ending) => existsSync(join(root, path + ending)))

describe('a chapter that an item refers to', () => {
  const named = [...new Set(items.flatMap(({ what }) => /^see "([^"]+)"/.exec(what)?.[1] ?? []))]
  test.each(named)('%s', (title) => {
    const others = ['server/README.md', 'docs/operation.md'].map((path) => readFileSync(join(root, path), 'utf8'))
    const texts = [document, ...others]
    expect(texts.some((text) => text.includes(`\n## ${title}\n`))).toBe(true)
  })
})
