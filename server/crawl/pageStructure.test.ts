import { selectAll } from 'css-select'
import type { AnyNode, Element } from 'domhandler'
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageNode, type PageTree, textOfNode, treeOf } from '#domain/leadSources/recipe/pageTree'
import { entryChoices, fieldSelector, likelyEntry, nextSelector } from '#domain/leadSources/recipe/recordRecipe'
import { rowsOfRecipe } from '#domain/leadSources/recipe/rowsOfRecipe'
import { nodesOf, parseSelector } from '#domain/leadSources/recipe/selector'
import { guessField } from '#domain/leads/guessField'
import { openTestTools } from '../leads/testing/walkSteps.ts'
import { neverAborted } from '../sources/testing/reach.ts'
import { readPageStructure, structureOf } from './pageStructure.ts'
import { readListPage } from './readList.ts'

let opened: Awaited<ReturnType<typeof openTestTools>>
beforeAll(async () => {
  opened = await openTestTools()
})
afterAll(() => opened.stop())

const base = new URL('https://fair.example/list')
const treeIn = (html: string) => treeOf(structureOf(parseDocument(html).children, base).nodes)
const saying = (tree: PageTree, text: string): number => {
  const at = tree.nodes.findIndex((node) => node.text.includes(text))
  if (at < 0) throw new Error(`nothing says ${text}`)
  return at
}

/** Points at an entry, at its values and at the next page, as somebody does on the screen. */
function recorded(tree: PageTree, { entry, values, next = '' }: { entry: string; values: string[]; next?: string }) {
  const chosen = likelyEntry(tree, entryChoices(tree, saying(tree, entry)))
  if (!chosen) throw new Error('no entry')
  const fields: Record<string, string> = {}
  for (const value of values) {
    const at = saying(tree, value)
    const row = nodesOf(tree, parseSelector(chosen.selector)!).find((one) => textOfNode(tree, one).includes(value))!
    fields[guessField(tree, at, new Set(Object.keys(fields)))!] = fieldSelector(tree, row, at)!
  }
  return { entry: chosen.selector, fields, next: next ? (nextSelector(tree, saying(tree, next)) ?? '') : '' }
}

test('a recipe that is recorded on the sandbox’s fair gives on the device what the crawler reads by it', async () => {
  const url = new URL('http://fair.example/exhibitors')
  const page = await readPageStructure(url, opened.tools.crawl, neverAborted)
  if (page.kind !== 'read') throw new Error(page.kind)
  const tree = treeOf(page.nodes)
  const recipe = recorded(tree, {
    entry: 'Hall 1',
    values: ['Casa Sombra 1', 'Hall 1', 'A10', 'PT', 'Website'],
    next: 'Next',
  })
  expect(recipe).toEqual({
    entry: 'li.card',
    fields: { company: 'h3.name', hall: 'span.hall', booth: 'b.booth', country: 'span.country', website: 'a.site' },
    next: 'a[rel~=next]',
  })
  const rows = rowsOfRecipe(tree, recipe)!.map(({ fields }) => fields)
  const read = await readListPage(url, recipe, opened.tools.crawl, neverAborted)
  expect(rows).toHaveLength(20)
  expect(read).toMatchObject({ kind: 'read', entries: rows.map((row) => ({ ...row })) })
  expect(read.kind === 'read' && read.next?.search).toBe('?page=2')
})

test('tables, plain lists and lists by letters are recorded by pointing at one of their entries', () => {
  const table = treeIn(`<table id="exhibitors"><tr><th>Exhibitor</th><th>Stand</th></tr>
    ${['Acme', 'Luz', 'Elbe'].map((name, n) => `<tr><td>${name} Ltd</td><td>B${n}7</td></tr>`).join('')}</table>
    <p class="pages"><a href="?p=2">2</a> <a href="?p=2">Weiter ›</a></p>`)
  const recipe = recorded(table, { entry: 'Luz Ltd', values: ['Luz Ltd', 'B17'], next: 'Weiter' })
  expect(recipe).toEqual({
    entry: 'table#exhibitors > tr',
    fields: { company: 'td', booth: 'td:nth-of-type(2)' },
    next: 'a:contains("Weiter ›")',
  })
  expect(rowsOfRecipe(table, recipe)!.map(({ fields }) => fields)).toEqual([
    { company: 'Acme Ltd', booth: 'B07' },
    { company: 'Luz Ltd', booth: 'B17' },
    { company: 'Elbe Ltd', booth: 'B27' },
  ])
  const letters = treeIn(
    ['A', 'B']
      .map((one) => `<h2>${one}</h2><ul class="names"><li>${one}cme</li><li>${one}lpha</li><li>${one}nna</li></ul>`)
      .join(''),
  )
  const names = recorded(letters, { entry: 'Alpha', values: ['Alpha'] })
  expect(names).toMatchObject({ entry: 'ul.names > li', fields: { company: '' } })
  expect(rowsOfRecipe(letters, names)).toHaveLength(6)
})

test('what of a page is shown is text in its structure: no script, style, frame or picture comes along, and no address of another kind', () => {
  const tree = treeIn(`<head><title>T</title><style>p{}</style></head><body onload="x()"><script>alert(1)</script>
    <p style="color:red" class="a" onclick="x()">Hello &lt;b&gt; <a href="javascript:alert(1)">here</a> <a href="/next">next</a></p>
    <iframe src="https://elsewhere.example"></iframe><svg><text>drawn</text></svg><noscript>none</noscript></body>`)
  expect(textOfNode(tree, 0)).toBe('Hello <b> here next')
  expect(JSON.stringify(tree.nodes)).not.toMatch(/alert|onclick|color|elsewhere|drawn|onload/)
  expect(tree.nodes.flatMap(({ href }) => (href ? [href] : []))).toEqual(['https://fair.example/next'])
})

test('a page without end is cut, and a deep one is no trouble', () => {
  const { nodes, isCut } = structureOf(parseDocument('<p>word</p>'.repeat(20_000)).children, base)
  expect(isCut).toBe(true)
  expect(nodes.length).toBeLessThanOrEqual(6_001)
  expect(structureOf(parseDocument('<div>'.repeat(5_000)).children, base).isCut).toBe(true)
})

const tag = fc.constantFrom('div', 'li', 'a', 'span')
const className = fc.constantFrom('a', 'b', 'next')
type Part = { tag: string; classes: string[]; text: string; children: Part[] }
const { part } = fc.letrec<{ part: Part }>((tie) => ({
  part: fc.record({
    tag,
    classes: fc.array(className, { maxLength: 2 }),
    text: fc.constantFrom('Acme', 'B7', ''),
    children: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'page' },
      fc.constant<Part[]>([]),
      fc.array(tie('part'), { maxLength: 3 }),
    ),
  }),
}))
const htmlOf = ({ tag, classes, text, children }: Part): string =>
  `<${tag} class="${classes.join(' ')}">${text}${children.map(htmlOf).join('')}</${tag}>`
const compound = fc
  .record({
    tag: fc.option(tag, { nil: '' }),
    classes: fc.array(className, { maxLength: 1 }),
    nth: fc.constantFrom('', ':nth-of-type(2)'),
  })
  .map(({ tag, classes, nth }) => `${tag}${classes.map((one) => `.${one}`).join('')}${nth}` || '*')
const selectors = fc
  .array(fc.tuple(compound, fc.constantFrom(' ', ' > ')), { minLength: 1, maxLength: 3 })
  .map((steps) => steps.map(([step, between], n) => (n === 0 ? step : between + step)).join(''))

test('selectors mean on the device what they mean to the crawler', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), selectors, (parts, selector) => {
      const document = parseDocument(parts.map(htmlOf).join(''))
      const { nodes } = structureOf(document.children, base)
      const elements: PageNode[] = nodes.filter((node) => node.tag !== '')
      const found = nodesOf(treeOf(nodes), parseSelector(selector)!).map((at) => elements.indexOf(nodes[at]!))
      const all = selectAll<AnyNode, Element>('*', document)
      expect(found).toEqual(selectAll<AnyNode, Element>(selector, document).map((element) => all.indexOf(element)))
    }),
  )
})
