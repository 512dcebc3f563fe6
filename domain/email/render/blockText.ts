import type { Block, Run, SimpleBlock } from './message.ts'

type Lines = readonly (readonly Run[])[]

const textOfRuns = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

/** The words of a text part, a line each, without their look. */
export const textOfLines = (lines: Lines): string => lines.map(textOfRuns).join('\n')

/** Lines with these words: one that was there keeps its look, and a new one has none. */
export function linesWithText(lines: Lines, text: string): Run[][] {
  const kept = new Map(lines.map((runs) => [textOfRuns(runs), runs]))
  return text.split('\n').map((line) => [...(kept.get(line) ?? (line ? [{ text: line }] : []))])
}

/** All words of a message in their order, without what only shows something. */
export const plainOfBlocks = (content: readonly Block[]): string =>
  content
    .flatMap(({ block }) => (block.kind === 'columns' ? block.columns.flat() : [block]))
    .map(textOfBlock)
    .filter(Boolean)
    .join('\n')

function textOfBlock(block: SimpleBlock): string {
  if (block.kind === 'text') return textOfLines(block.lines)
  if (block.kind === 'heading') return textOfRuns(block.runs)
  return block.kind === 'button' ? block.label : ''
}
