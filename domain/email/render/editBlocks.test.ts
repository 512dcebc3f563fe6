import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../../limits.ts'
import {
  blockAt,
  breakHeading,
  cutInBlocks,
  duplicateBlock,
  type Gap,
  insertBlock,
  joinBlock,
  moveBlock,
  removeBlock,
  replaceBlock,
  type Spot,
  setBlock,
  stepBlock,
  withColumns,
} from './editBlocks.ts'
import type { AnyBlock, Block, SimpleBlock } from './message.ts'

/** Told apart by its height, so that one that is lost or doubled is noticed. */
const space = (height: number): SimpleBlock => ({ kind: 'space', height })
const single = (id: string, height: number): Block => ({ id, block: space(height) })
const beside = (id: string, ...columns: number[][]): Block => ({
  id,
  block: { kind: 'columns', columns: columns.map((column) => column.map(space)) },
})
const heights = ({ block }: { block: AnyBlock }): number[] =>
  block.kind === 'columns'
    ? block.columns.flat().flatMap((one) => heights({ block: one }))
    : block.kind === 'space'
      ? [block.height]
      : []
const allOf = (content: readonly Block[]) => content.flatMap(heights)
const shape = (content: readonly Block[]) =>
  content.map(({ id, block }) =>
    block.kind === 'columns'
      ? `${id}(${block.columns.map((column) => column.map((one) => heights({ block: one })[0]).join(' ')).join('|')})`
      : `${id}:${heights({ block })[0]}`,
  )
const own = (id: string): Spot => ({ id, inside: null })
const inside = (id: string, column: number, at: number): Spot => ({ id, inside: { column, at } })
const ids = () => {
  let next = 0
  return () => `n${++next}`
}

const content = [single('a', 1), beside('b', [2, 3], [4]), single('c', 5)]

test('a part moves up and down, through columns and out of them again', () => {
  const steps: string[][] = []
  let now: { content: Block[]; spot: Spot } | null = { content, spot: inside('b', 0, 0) }
  const newId = ids()
  while (now) {
    steps.push(shape(now.content))
    now = stepBlock(now.content, now.spot, 1, newId)
  }
  expect(steps).toEqual([
    ['a:1', 'b(2 3|4)', 'c:5'],
    ['a:1', 'b(3 2|4)', 'c:5'],
    ['a:1', 'b(3|2 4)', 'c:5'],
    ['a:1', 'b(3|4 2)', 'c:5'],
    ['a:1', 'b(3|4)', 'n1:2', 'c:5'],
    ['a:1', 'b(3|4)', 'c:5', 'n1:2'],
  ])
})

test('what is dragged lands where it is dropped, with its own id where it stays on its own', () => {
  const to = (from: Spot, gap: Gap) => {
    const moved = moveBlock(content, from, gap, ids())
    return moved && shape(moved.content)
  }
  expect(to(own('a'), { at: 3, inside: null })).toEqual(['b(2 3|4)', 'c:5', 'a:1'])
  expect(to(own('a'), { at: 1, inside: null })).toEqual(['a:1', 'b(2 3|4)', 'c:5'])
  expect(to(own('c'), { at: 1, inside: { id: 'b', column: 1 } })).toEqual(['a:1', 'b(2 3|4 5)'])
  expect(to(inside('b', 0, 0), { at: 2, inside: { id: 'b', column: 0 } })).toEqual(['a:1', 'b(3 2|4)', 'c:5'])
  expect(to(inside('b', 1, 0), { at: 0, inside: null })).toEqual(['n1:4', 'a:1', 'b(2 3|)', 'c:5'])
  expect(to(own('b'), { at: 0, inside: { id: 'b', column: 0 } })).toBeNull()
  expect(to(own('a'), { at: 0, inside: { id: 'gone', column: 0 } })).toBeNull()
})

test('a copy stands behind its original, and a part can become several', () => {
  expect(shape(duplicateBlock(content, own('b'), ids())!.content)).toEqual(['a:1', 'b(2 3|4)', 'n1(2 3|4)', 'c:5'])
  expect(shape(duplicateBlock(content, inside('b', 0, 1), ids())!.content)).toEqual(['a:1', 'b(2 3 3|4)', 'c:5'])
  expect(shape(replaceBlock(content, own('a'), [space(6), space(7)], ids()))).toEqual([
    'a:6',
    'n1:7',
    'b(2 3|4)',
    'c:5',
  ])
  expect(shape(replaceBlock(content, inside('b', 1, 0), [space(6), space(7)], ids()))).toEqual([
    'a:1',
    'b(2 3|6 7)',
    'c:5',
  ])
})

test('fewer columns keep what stood in the others', () => {
  const columns = (...lists: number[][]) => ({ kind: 'columns' as const, columns: lists.map((one) => one.map(space)) })
  expect(withColumns(columns([1], [2], [3, 4]), 2)).toEqual(columns([1], [2, 3, 4]))
  expect(withColumns(columns([1], [2]), 3)).toEqual(columns([1], [2], []))
})

test('a mail that is full takes no more, and can still be put in another order', () => {
  const full = Array.from({ length: limits.emailBlocks }, (_, i) => single(`b${i}`, i))
  expect(insertBlock(full, { at: 0, inside: null }, space(1), ids())).toBeNull()
  expect(duplicateBlock(full, own('b0'), ids())).toBeNull()
  expect(replaceBlock(full, own('b0'), [space(1), space(2)], ids())).toEqual(full)
  expect(moveBlock(full, own('b0'), { at: 2, inside: null }, ids())?.content.slice(0, 2)).toEqual([full[1], full[0]])
})

type Move = { what: string; pick: number; to: number; column: number | null }
const moves = fc.array(
  fc.record<Move>({
    what: fc.constantFrom('insert', 'columns', 'remove', 'duplicate', 'move', 'up', 'down', 'set', 'split'),
    pick: fc.nat(50),
    to: fc.nat(50),
    column: fc.option(fc.nat(2)),
  }),
  { maxLength: 40 },
)

test('whatever is done, ids stay unique and nothing is lost or doubled on its way', () => {
  fc.assert(
    fc.property(moves, (list) => {
      const newId = ids()
      let height = 100
      let now: Block[] = content
      for (const { what, pick, to, column } of list) {
        const spots = spotsOf(now)
        const spot = spots[pick % Math.max(1, spots.length)] ?? own('none')
        const outer = now[pick % Math.max(1, now.length)]?.id ?? 'none'
        const gap: Gap = column === null ? { at: to % (now.length + 1), inside: null } : gapIn(now, outer, column, to)
        const before = allOf(now).sort()
        const has = blockAt(now, spot)
        const picked = has ? heights({ block: has }) : []
        if (what === 'insert') now = insertBlock(now, gap, space(++height), newId)?.content ?? now
        else if (what === 'columns')
          now = insertBlock(now, gap, { kind: 'columns', columns: [[], []] }, newId)?.content ?? now
        else if (what === 'remove') {
          now = removeBlock(now, spot)
          expect(allOf(now).length).toBe(before.length - picked.length)
        } else if (what === 'duplicate') now = duplicateBlock(now, spot, newId)?.content ?? now
        else if (what === 'set') now = setBlock(now, spot, has ?? space(1))
        else if (what === 'split') {
          if (has && has.kind !== 'columns') now = replaceBlock(now, spot, [has, space(++height)], newId)
        } else {
          const moved =
            what === 'move' ? moveBlock(now, spot, gap, newId) : stepBlock(now, spot, what === 'up' ? -1 : 1, newId)
          now = moved?.content ?? now
          expect(allOf(now).sort()).toEqual(before)
          if (moved) expect(blockAt(moved.content, moved.spot)).toEqual(has)
        }
        expect(new Set(now.map(({ id }) => id)).size).toBe(now.length)
      }
    }),
  )
})

const spotsOf = (content: readonly Block[]): Spot[] =>
  content.flatMap(({ id, block }) => [
    own(id),
    ...(block.kind === 'columns'
      ? block.columns.flatMap((list, column) => list.map((_, at) => inside(id, column, at)))
      : []),
  ])

function gapIn(content: readonly Block[], id: string, column: number, to: number): Gap {
  const block = blockAt(content, own(id))
  const length = block?.kind === 'columns' ? (block.columns[column]?.length ?? 0) : 0
  return { at: to % (length + 1), inside: { id, column } }
}

/* ---------- words that go from one part to another ---------- */

const words = (style: 'plain' | 'bullets' | 'quote', ...lines: string[]): SimpleBlock => ({
  kind: 'text',
  style,
  lines: lines.map((text) => (text ? [{ text }] : [])),
  align: 'left',
})
const heading = (text: string): SimpleBlock => ({
  kind: 'heading',
  level: '2',
  runs: text ? [{ text }] : [],
  align: 'left',
})
const listed = (...blocks: SimpleBlock[]): Block[] => blocks.map((block, i) => ({ id: `p${i}`, block }))
const said = (content: readonly Block[]) =>
  content.map(({ block }) =>
    block.kind === 'text'
      ? `${block.style}: ${block.lines.map((runs) => runs.map(({ text }) => text).join('')).join(' / ')}`
      : block.kind === 'heading'
        ? `heading: ${block.runs.map(({ text }) => text).join('')}`
        : block.kind,
  )

test('what stands below goes on in the words above, and typing where the two meet', () => {
  const paragraphs = joinBlock(listed(words('plain', 'one', 'two'), words('plain', 'three', 'four')), own('p1'))!
  expect(said(paragraphs.content)).toEqual(['plain: one / twothree / four'])
  expect(paragraphs).toMatchObject({ spot: own('p0'), line: 1, offset: 3 })
  const intoHeading = joinBlock(listed(heading('Lamp'), words('plain', ' one', 'two')), own('p1'))!
  expect(said(intoHeading.content)).toEqual(['heading: Lamp one', 'plain: two'])
  const ofList = joinBlock(listed(words('plain', 'one'), words('bullets', 'two', 'three')), own('p1'))!
  expect(said(ofList.content)).toEqual(['plain: onetwo', 'bullets: three'])
})

test('an empty part above goes, and what stands below keeps its look', () => {
  const joined = joinBlock(listed(words('plain', ''), heading('Lamp')), own('p1'))!
  expect(said(joined.content)).toEqual(['heading: Lamp'])
  expect(joined).toMatchObject({ spot: own('p1'), line: 0, offset: 0 })
})

test('where no words stand above, nothing is joined', () => {
  expect(joinBlock(listed(words('plain', 'one')), own('p0'))).toBeNull()
  expect(joinBlock(listed(space(8), words('plain', 'one')), own('p1'))).toBeNull()
  expect(joinBlock(listed(words('plain', 'one'), space(8)), own('p1'))).toBeNull()
})

test('a heading that is broken in two, and joined again, says the same', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 30 }), fc.nat(30), (text, offset) => {
      const start = listed(heading(text))
      const broken = breakHeading(start, own('p0'), offset, ids())!
      expect(broken.content.map(({ block }) => block.kind)).toEqual(['heading', 'text'])
      const again = joinBlock(broken.content, broken.spot)!
      expect(
        said(again.content)
          .join('')
          .replace(/^(heading|plain): /, ''),
      ).toBe(text)
    }),
  )
})

test('what comes between the words of a text leaves all of them', () => {
  const start = listed(words('plain', 'one two', 'three'))
  const cut = (line: number, offset: number) =>
    said(cutInBlocks(start, own('p0'), { line, offset, blocks: [heading('New')] }, ids())!)
  expect(cut(0, 4)).toEqual(['plain: one ', 'heading: New', 'plain: two / three'])
  expect(cut(0, 0)).toEqual(['heading: New', 'plain: one two / three'])
  expect(cut(1, 5)).toEqual(['plain: one two / three', 'heading: New'])
  const full = Array.from(
    { length: limits.emailBlocks },
    (_, i): Block => ({ id: `p${i}`, block: words('plain', 'x') }),
  )
  expect(cutInBlocks(full, own('p0'), { line: 0, offset: 0, blocks: [space(8)] }, ids())).toBeNull()
})
