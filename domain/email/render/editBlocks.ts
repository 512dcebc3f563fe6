import { cutLines, joinedRuns, lengthOf } from '../../campaigns/runs.ts'
import { limits } from '../../limits.ts'
import type { AnyBlock, Block, Run, SimpleBlock } from './message.ts'

/** Where a part of a mail stands: on its own (`inside` is null), or in a column of the block `id`. */
export type Spot = { id: string; inside: { column: number; at: number } | null }
/** Between two parts: before the part that stands at `at` now. */
export type Gap = { at: number; inside: { id: string; column: number } | null }
export type EditResult = { content: Block[]; spot: Spot }

type Columns = Extract<AnyBlock, { kind: 'columns' }>
type NewId = () => string

export const isFull = (content: readonly Block[]) => content.length >= limits.emailBlocks

export function blockAt(content: readonly Block[], { id, inside }: Spot): AnyBlock | undefined {
  const found = content.find((one) => one.id === id)?.block
  if (!inside || found?.kind !== 'columns') return inside ? undefined : found
  return found.columns[inside.column]?.[inside.at]
}

export function setBlock(content: readonly Block[], { id, inside }: Spot, block: AnyBlock): Block[] {
  if (!inside) return content.map((one) => (one.id === id ? placed(id, block) : one))
  if (block.kind === 'columns') return [...content]
  return inColumn(content, id, inside.column, (column) => column.with(inside.at, block))
}

/** A mail takes no more than `limits.emailBlocks`, and no columns within columns: it stays as it is then. */
export function insertBlock(content: readonly Block[], gap: Gap, block: AnyBlock, newId: NewId): EditResult | null {
  if (!gap.inside) {
    if (isFull(content)) return null
    const id = newId()
    return { content: content.toSpliced(gap.at, 0, placed(id, block)), spot: { id, inside: null } }
  }
  const { id, column } = gap.inside
  const outer = blockAt(content, { id, inside: null })
  if (block.kind === 'columns' || outer?.kind !== 'columns' || !outer.columns[column]) return null
  return {
    content: inColumn(content, id, column, (list) => list.toSpliced(gap.at, 0, block)),
    spot: { id, inside: { column, at: gap.at } },
  }
}

export function removeBlock(content: readonly Block[], { id, inside }: Spot): Block[] {
  if (!inside) return content.filter((one) => one.id !== id)
  return inColumn(content, id, inside.column, (column) => column.toSpliced(inside.at, 1))
}

export function duplicateBlock(content: readonly Block[], spot: Spot, newId: NewId): EditResult | null {
  const block = blockAt(content, spot)
  return block ? insertBlock(content, gapAfter(content, spot), block, newId) : null
}

/** The first of `blocks` stays under the id of the one that they replace; in a mail that gets too long nothing changes. */
export function replaceBlock(
  content: readonly Block[],
  spot: Spot,
  blocks: readonly [SimpleBlock, ...SimpleBlock[]],
  newId: NewId,
): Block[] {
  const { id, inside } = spot
  if (inside) return inColumn(content, id, inside.column, (column) => column.toSpliced(inside.at, 1, ...blocks))
  if (content.length + blocks.length - 1 > limits.emailBlocks) return [...content]
  return content.flatMap((one) =>
    one.id === id ? blocks.map((block, i) => placed(i === 0 ? id : newId(), block)) : [one],
  )
}

/** What was on its own keeps its id as long as it stays so. */
export function moveBlock(content: readonly Block[], from: Spot, to: Gap, newId: NewId): EditResult | null {
  const block = blockAt(content, from)
  if (!block) return null
  const without = removeBlock(content, from)
  const at = to.at - (isBefore(content, from, to) ? 1 : 0)
  return insertBlock(without, { ...to, at }, block, from.inside ? newId : () => from.id)
}

/** `line` and `offset`: where what was typed last ends, and typing goes on. */
export type JoinResult = EditResult & { line: number; offset: number }

/**
 * The words of a part go on in the text or heading right above it. Lines that have another look than that one stay below;
 * one above that is empty goes. Null: no words stand above it.
 */
export function joinBlock(content: readonly Block[], spot: Spot): JoinResult | null {
  const above = spotAbove(content, spot)
  const upper = above && blockAt(content, above)
  const lower = blockAt(content, spot)
  if (!above || !upper || !lower || !hasLines(upper) || !hasLines(lower)) return null
  const [before, after] = [linesOfBlock(upper), linesOfBlock(lower)]
  if (before.every((line) => lengthOf(line) === 0) && !isEmptyBlock(lower)) {
    const left = spot.inside ? { ...spot, inside: above.inside } : spot
    return { content: removeBlock(content, above), spot: left, line: 0, offset: 0 }
  }
  const last = before.at(-1) ?? []
  const [first = [], ...rest] = after
  const joined = [...before.slice(0, -1), joinedRuns([...last, ...first])]
  const takesAll = upper.kind === 'text' && lower.kind === 'text' && upper.style === lower.style
  const stays = !takesAll && rest.length > 0
  const without = stays ? setBlock(content, spot, withLines(lower, rest)) : removeBlock(content, spot)
  const whole = withLines(upper, takesAll ? [...joined, ...rest] : joined)
  return { content: setBlock(without, above, whole), spot: above, line: joined.length - 1, offset: lengthOf(last) }
}

/** What stands behind the character `offset` of a heading becomes a text below it. Null: it takes no more parts. */
export function breakHeading(content: readonly Block[], spot: Spot, offset: number, newId: NewId): EditResult | null {
  const block = blockAt(content, spot)
  if (block?.kind !== 'heading') return null
  const [[runs = []], lines] = cutLines([block.runs], 0, offset)
  const text: SimpleBlock = { kind: 'text', style: 'plain', lines, align: block.align }
  return insertBlock(setBlock(content, spot, { ...block, runs }), gapAfter(content, spot), text, newId)
}

/** Between the words of a text come other parts. An empty half of it goes; in a mail that gets too long nothing changes. */
export function cutInBlocks(
  content: readonly Block[],
  spot: Spot,
  { line, offset, blocks }: { line: number; offset: number; blocks: readonly SimpleBlock[] },
  newId: NewId,
): Block[] | null {
  const block = blockAt(content, spot)
  if (block?.kind !== 'text' || content.length + blocks.length + 1 > limits.emailBlocks) return null
  const [before, after] = cutLines(block.lines, line, offset).map((lines): SimpleBlock => ({ ...block, lines }))
  const [first, ...others] = [before!, ...blocks, after!].filter((one) => !isEmptyBlock(one))
  return first ? replaceBlock(content, spot, [first, ...others], newId) : null
}

/** One place up (-1) or down (1): through its column, the next one, and out of the last. Null: there is none. */
export function stepBlock(content: readonly Block[], spot: Spot, step: -1 | 1, newId: NewId): EditResult | null {
  const gap = spot.inside ? gapFromColumn(content, spot.id, spot.inside, step) : gapBeside(content, spot.id, step)
  return gap && moveBlock(content, spot, gap, newId)
}

export function gapAfter(content: readonly Block[], { id, inside }: Spot): Gap {
  if (inside) return { at: inside.at + 1, inside: { id, column: inside.column } }
  return { at: content.findIndex((one) => one.id === id) + 1, inside: null }
}

/** With fewer columns, what stood in the others comes below the last. */
export function withColumns({ columns }: Columns, count: 2 | 3): Columns {
  const kept = columns.slice(0, count)
  const rest = columns.slice(count).flat()
  const filled = Array.from({ length: count }, (_, i) => kept[i] ?? [])
  return { kind: 'columns', columns: filled.with(count - 1, [...filled[count - 1]!, ...rest]) }
}

type WordBlock = Extract<SimpleBlock, { kind: 'text' | 'heading' }>

const hasLines = (block: AnyBlock): block is WordBlock => block.kind === 'text' || block.kind === 'heading'
const linesOfBlock = (block: WordBlock): Run[][] => (block.kind === 'text' ? block.lines : [block.runs])
const isEmptyBlock = (block: AnyBlock) => hasLines(block) && linesOfBlock(block).every((line) => lengthOf(line) === 0)
const withLines = (block: WordBlock, lines: Run[][]): WordBlock =>
  block.kind === 'text' ? { ...block, lines } : { ...block, runs: lines.flat() }

/** In the same list. */
function spotAbove(content: readonly Block[], { id, inside }: Spot): Spot | null {
  if (inside) return inside.at > 0 ? { id, inside: { ...inside, at: inside.at - 1 } } : null
  const above = content[content.findIndex((one) => one.id === id) - 1]
  return above ? { id: above.id, inside: null } : null
}

const placed = (id: string, block: AnyBlock) => ({ id, block }) as Block

function inColumn(
  content: readonly Block[],
  id: string,
  column: number,
  change: (list: SimpleBlock[]) => SimpleBlock[],
): Block[] {
  return content.map((one) => {
    if (one.id !== id || one.block.kind !== 'columns') return one
    const columns = one.block.columns.map((list, i) => (i === column ? change(list) : list))
    return placed(id, { kind: 'columns', columns })
  })
}

/** Whether what is taken away stood before the gap in the same list. */
function isBefore(content: readonly Block[], from: Spot, to: Gap): boolean {
  if (!from.inside) return !to.inside && content.findIndex(({ id }) => id === from.id) < to.at
  return to.inside?.id === from.id && to.inside.column === from.inside.column && from.inside.at < to.at
}

function gapBeside(content: readonly Block[], id: string, step: -1 | 1): Gap | null {
  const at = content.findIndex((one) => one.id === id)
  const next = at + step
  return next < 0 || next >= content.length ? null : { at: step < 0 ? next : next + 1, inside: null }
}

function gapFromColumn(
  content: readonly Block[],
  id: string,
  { column, at }: NonNullable<Spot['inside']>,
  step: -1 | 1,
): Gap | null {
  const outer = content.findIndex((one) => one.id === id)
  const block = content[outer]?.block
  if (block?.kind !== 'columns') return null
  const next = at + step
  if (next >= 0 && next < block.columns[column]!.length)
    return { at: step < 0 ? next : next + 1, inside: { id, column } }
  const beside = block.columns[column + step]
  if (beside) return { at: step < 0 ? beside.length : 0, inside: { id, column: column + step } }
  return { at: step < 0 ? outer : outer + 1, inside: null }
}
